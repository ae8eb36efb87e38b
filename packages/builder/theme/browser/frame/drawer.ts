import { all } from "../page.ts";

/**
 * Puts what the header of narrow screens has no room for into the drawer: the switchers, the tabs and the links, which the page
 * itself holds once. Done when the drawer is first opened.
 */
export function fillDrawer(drawer: HTMLElement): void {
  copyInto(drawer, ".lc-drawer-switchers", ".lc-header-switchers > *");
  copyInto(drawer, ".lc-drawer-tabs", ".nav-tabs");
  copyInto(drawer, ".lc-drawer-links", ".topbar-right-container > *");
}

function copyInto(drawer: HTMLElement, to: string, from: string): void {
  const target = drawer.querySelector(to);
  if (!target || target.firstChild) return;
  for (const one of all(from)) {
    const copy = one.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...all("*", copy)]) {
      // An id names one element of the page.
      part.removeAttribute("id");
      const name = part.getAttribute("class");
      if (name) part.setAttribute("class", name.replace(/\bnav-tabs/, "mobile-nav-tabs"));
    }
    target.append(copy);
  }
}
