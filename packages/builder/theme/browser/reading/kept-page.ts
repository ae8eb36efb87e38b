import { all } from "../page.ts";

/**
 * A browser keeps a page that is left, and shows it again as it was. What lay over it led away from it: the reader who comes
 * back finds the page.
 */
export function setUpKeptPage(): void {
  // Before it is shown again, which would show them for a moment.
  addEventListener("pagehide", () => {
    for (const dialog of all<HTMLDialogElement>("dialog.lc-search[open]")) dialog.close();
    for (const menu of all<HTMLDetailsElement>("details.lc-menu[open]")) menu.open = false;
    const drawer = document.getElementById("sidebar");
    if (drawer?.matches(":popover-open")) drawer.hidePopover();
  });
}
