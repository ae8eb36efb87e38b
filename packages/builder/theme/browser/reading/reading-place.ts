import { openAround } from "../components/accordions.ts";
import { all, isReturn, onFrame } from "../page.ts";

/** The first text in the window, as where it stands among those of the page and how it begins; and how far below the window's top. */
interface Place {
  index: number;
  text: string;
  top: number;
}

/** Of how many visits a browser's tab remembers the places. */
const most = 50;
/** Milliseconds after which a page stays as it is, however slowly it is drawn. */
const longest = 10_000;
const texts = "#content :is(h1, h2, h3, h4, h5, h6, p, li, dt, dd, tr, pre):not(.lc-diagram *)";

/**
 * Brings the reader back to what was read, on the way back to a page and where it is loaded again. A browser knows how far
 * the page was scrolled: that is another text where something above it is drawn later, or stands closed again.
 */
export function setUpReadingPlace(): void {
  addEventListener("pagehide", () => keep(readingPlace()));
  const place = isReturn() ? places()[entryKey()] : undefined;
  if (!place || !goTo(place)) return;
  // Else the browser goes to its own place once more, as soon as the page is long enough.
  history.scrollRestoration = "manual";
  // What is drawn later moves what stands below it.
  const content = document.getElementById("content") as HTMLElement;
  const watch = new ResizeObserver(() => goTo(place));
  watch.observe(content);
  const leave = () => watch.disconnect();
  for (const kind of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(kind, leave, { once: true, passive: true });
  setTimeout(leave, longest);
  addEventListener("load", () => onFrame(() => onFrame(() => (history.scrollRestoration = "auto"))), { once: true });
}

/** Null at the top of the page. */
function readingPlace(): Place | null {
  if (scrollY < 1) return null;
  const found = all(texts);
  const index = found.findIndex((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > headerEnd());
  const first = found[index];
  return first ? { index, text: beginning(first), top: first.getBoundingClientRect().top } : null;
}

/** Whether the page still has that text: another one may have been published in between. */
function goTo({ index, text, top }: Place): boolean {
  const target = all(texts)[index];
  if (!target || beginning(target) !== text) return false;
  openAround(target);
  scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
  return true;
}

function headerEnd(): number {
  return document.querySelector(".lc-header")?.getBoundingClientRect().bottom ?? 0;
}

function beginning(element: Element): string {
  return (element.textContent ?? "").slice(0, 40);
}

/** One page may be visited twice, with places of its own; older browsers keep the last. */
function entryKey(): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } } };
  return `${location.pathname} ${navigation?.currentEntry?.key ?? ""}`;
}

function places(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem("lectern:places") ?? "{}");
  } catch {
    return {};
  }
}

function keep(place: Place | null): void {
  const { [entryKey()]: _, ...others } = places();
  const entries = Object.entries(others).slice(1 - most);
  if (place) entries.push([entryKey(), place]);
  try {
    sessionStorage.setItem("lectern:places", JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Where storage is refused, the browser's own place serves.
  }
}
