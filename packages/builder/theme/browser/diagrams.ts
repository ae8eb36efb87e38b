import "./diagram-words.ts";
import { all, loadScript, partAddress } from "./page.ts";
import { words } from "./page-words.ts";

/**
 * What draws diagrams is large: it is loaded when the first of them comes near the window, when the page is printed, and
 * else when the browser has nothing more urgent to do.
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
  // Safari has no idle callback.
  const idle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(load, { timeout: 3000 }) : setTimeout(load, 1000);
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle);
}
