import { all, onFrame } from "../page.ts";
import { inContent } from "../reading/own-places.ts";

/** Marks in the table of contents the section that is being read. */
export function setUpContents(): void {
  const links = all<HTMLAnchorElement>("nav#table-of-contents a");
  const pairs = links.flatMap((link) => {
    const heading = inContent(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (pairs.length === 0) return;
  const list = document.querySelector("nav#table-of-contents") as HTMLElement;
  const opener = document.querySelector<HTMLButtonElement>(".lc-toc-button");
  // A heading of that name comes before the list.
  if (opener) opener.popoverTargetElement = list;
  list.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a") && list.matches(":popover-open")) list.hidePopover();
  });
  let marked: HTMLElement | null = null;
  const mark = () => {
    // Entries of tabs and views that do not show lead nowhere that one can see.
    for (const { link, heading } of pairs) (link.parentElement as HTMLElement).hidden = !!heading.closest("[hidden]");
    const visible = pairs.filter(({ heading }) => heading.checkVisibility());
    const line = innerHeight * 0.22;
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4 && scrollY > 0;
    const passed = visible.filter(({ heading }) => heading.getBoundingClientRect().top <= line);
    const current = (atEnd ? lastInWindow(visible) : null) ?? passed.at(-1) ?? visible[0];
    // Above the first section there is none to name.
    if (opener) opener.dataset.section = (passed.length > 0 && current?.link.textContent) || "";
    if (!current || current.link === marked) return;
    marked?.removeAttribute("data-active");
    marked?.removeAttribute("aria-current");
    marked = current.link;
    marked.dataset.active = "true";
    marked.setAttribute("aria-current", "location");
    markEntries(pairs, marked);
    keepInView(marked);
  };
  let waiting = false;
  const later = () => {
    if (waiting) return;
    waiting = true;
    onFrame(() => {
      waiting = false;
      mark();
    });
  };
  addEventListener("scroll", later, { passive: true });
  addEventListener("resize", later, { passive: true });
  // Tabs, accordions and late pictures move what stands below them.
  const content = document.getElementById("content");
  if (content) new ResizeObserver(later).observe(content);
  later();
}

/** For stylesheets of the content: the entry of the section that is being read, and with it those that it stands below. */
function markEntries(pairs: readonly { link: HTMLAnchorElement }[], active: HTMLElement): void {
  const entries = pairs.map(({ link }) => link.parentElement as HTMLElement);
  for (const entry of entries) {
    delete entry.dataset.active;
    delete entry.dataset.activeDeepest;
  }
  const deepest = active.parentElement as HTMLElement;
  deepest.dataset.activeDeepest = "true";
  let below = Infinity;
  for (const entry of entries.slice(0, entries.indexOf(deepest) + 1).reverse()) {
    const depth = Number(entry.dataset.depth);
    if (depth >= below) continue;
    below = depth;
    entry.dataset.active = "true";
  }
}

/** At the foot of a page its last sections never reach the reading line: then the one in the address, or the last. */
function lastInWindow<P extends { link: HTMLAnchorElement; heading: HTMLElement }>(pairs: P[]): P | null {
  const above = pairs.filter(({ heading }) => heading.getBoundingClientRect().top < innerHeight);
  return above.find(({ link }) => link.hash === location.hash) ?? above.at(-1) ?? null;
}

function keepInView(link: HTMLElement): void {
  const column = document.getElementById("table-of-contents-layout");
  if (!column || column.scrollHeight <= column.clientHeight) return;
  const box = column.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < box.top + 32 || place.bottom > Math.min(box.bottom, innerHeight) - 32)
    column.scrollTop += place.top - box.top - box.height / 2;
}
