import { onFrame } from "../page.ts";
import { leadsWithinPage } from "../reading/within-page.ts";
import { fillDrawer } from "./drawer.ts";

/** Brings the reader's page into view in the column, and keeps the column's place from page to page. */
export function setUpSidebar(): void {
  const column = document.getElementById("sidebar");
  if (!column) return;
  const active = column.querySelector<HTMLElement>('[aria-current="page"]');
  const show = () => {
    if (!active) return;
    const box = column.getBoundingClientRect();
    const link = active.getBoundingClientRect();
    // Below a banner the column goes on beyond the window's end.
    const end = Math.min(box.bottom, innerHeight);
    if (link.top < box.top + 24 || link.bottom > end - 24) {
      column.scrollTop += link.top - box.top - box.height / 3;
    }
  };
  onFrame(show);
  // While the drawer lies over the page, the keyboard stays in it, and screen readers tell it from the page.
  const hold = (held: boolean) => {
    for (const one of behind(column)) one.inert = held;
    column.role = held ? "dialog" : null;
    column.ariaModal = held ? "true" : null;
    column.ariaLabel = held ? (document.getElementById("navigation-items")?.ariaLabel ?? null) : null;
  };
  column.addEventListener("beforetoggle", (event) => {
    // Before it closes, since the browser then gives the focus back to the button that opened it.
    if ((event as ToggleEvent).newState === "closed") hold(false);
    else fillDrawer(column);
  });
  column.addEventListener("toggle", () => {
    show();
    if (!column.matches(":popover-open")) return;
    hold(true);
    column.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus({ preventScroll: true });
  });
  column.addEventListener("click", (event) => {
    if (leadsWithinPage(event) && column.matches(":popover-open")) column.hidePopover();
  });
  // On a wide screen a drawer left open by a narrower one would lie over the page.
  matchMedia("(min-width: 64rem)").addEventListener("change", () => {
    if (column.matches(":popover-open")) column.hidePopover();
  });
}

/** Everything of the page that is not in the drawer. */
function behind(drawer: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = drawer; one !== document.body && one.parentElement; one = one.parentElement) {
    for (const other of one.parentElement.children) {
      if (other !== one && other instanceof HTMLElement) found.push(other);
    }
  }
  return found;
}
