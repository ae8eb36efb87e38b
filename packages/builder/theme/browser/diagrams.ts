import "./diagram-words.ts";
import { all, loadScript, partAddress } from "./page.ts";
import { words } from "./page-words.ts";

/**
 * What draws diagrams is large, and reading it holds a weak machine for a second: it is loaded when the first of them comes
 * near the window, or when the page is printed.
 */
export function setUpDiagrams(): void {
  const address = partAddress("mermaid");
  const diagrams = all("pre.mermaid");
  if (!address || diagrams.length === 0) return;
  window.lecternDiagramWords = words;
  const load = () => void loadScript(address).catch(() => undefined);
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      load();
    },
    { rootMargin: "800px" },
  );
  for (const diagram of diagrams) watcher.observe(diagram);
  addEventListener("beforeprint", load);
}
