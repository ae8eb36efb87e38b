import { targetOfAddress } from "./own-places.ts";
import { leadsWithinPage } from "./within-page.ts";

/** Milliseconds after which a reader is no longer on the way, however slowly the page is drawn. */
const longest = 10_000;

/**
 * Has the page glide where a link within it leads. Nowhere else: on the way back to a page, and where one is loaded again,
 * the reader would see all of it go by. What is drawn on the way moves the place that was looked for: it is looked for again.
 */
export function setUpFollowing(): void {
  const root = document.documentElement;
  let height = 0;
  let waiting = 0;
  const stop = () => {
    root.classList.remove("lc-follows");
    clearTimeout(waiting);
  };
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !leadsWithinPage(event)) return;
    stop();
    root.classList.add("lc-follows");
    height = root.scrollHeight;
    waiting = setTimeout(stop, longest);
  });
  document.addEventListener("scrollend", () => {
    if (!root.classList.contains("lc-follows")) return;
    const before = height;
    height = root.scrollHeight;
    if (height === before) stop();
    else targetOfAddress()?.scrollIntoView();
  });
  // From here on it is the reader who says where to go.
  for (const kind of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(kind, stop, { passive: true });
}
