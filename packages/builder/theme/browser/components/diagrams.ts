import "./diagram-words.ts";
import { all, loadScript, loadStyle, partAddress } from "../page.ts";
import { words } from "../page-words.ts";

declare global {
  interface Window {
    /** Kept when the style of diagrams is there, or cannot be had. */
    lecternDiagramStyle?: Promise<void>;
  }
}

/**
 * What draws diagrams is large, and reading it holds a weak machine for a second: it is loaded when the first of them comes
 * near the window, or when the page is printed.
 */
export function setUpDiagrams(): void {
  const address = partAddress("mermaid");
  const style = partAddress("mermaidStyle");
  if (!address || !style) return;
  window.lecternDiagramWords = words;
  // Both at once: the browser goes to its own place on a page that it holds for loaded, and a script asked for later comes after.
  const load = () => {
    window.lecternDiagramStyle = loadStyle(style).catch(() => undefined);
    void loadScript(address).catch(() => undefined);
  };
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      load();
    },
    { rootMargin: "800px" },
  );
  for (const diagram of all("pre.mermaid")) watcher.observe(diagram);
  // A component tells of a diagram that it has drawn the place of.
  document.addEventListener("lc-diagram", ({ target }) => watcher.observe(target as Element));
  addEventListener("beforeprint", load);
}
