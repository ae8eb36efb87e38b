import { element, icon } from "../element.ts";

const chevron = "m6 9 6 6 6-6";

/** Tabs that the row under the header has no room for stand in a menu at its end; the active one stays in the row. */
export function setUpTabRow(): void {
  const row = document.querySelector<HTMLElement>(".nav-tabs");
  if (!row) return;
  const tabs = [...row.children] as HTMLElement[];
  const count = document.createTextNode("");
  const list = element("ul", { class: "lc-menu-panel nav-dropdown-content" });
  const name = row.getAttribute("aria-label") ?? "";
  const summary = element("summary", { class: "nav-tabs-item" }, count, icon(chevron));
  const more = element("details", { class: "lc-menu lc-menu-end lc-more-tabs", name: "lc-menu" }, summary, list);

  const active = tabs.find((tab) => tab.matches("[data-active], :has(> [data-active])"));

  const fit = () => {
    for (const tab of tabs) tab.hidden = false;
    more.remove();
    if (row.scrollWidth <= row.clientWidth) return;
    count.data = `+${tabs.length}`;
    row.append(more);
    const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(row);
    const widthOf = (one: HTMLElement) => one.offsetWidth + parseFloat(columnGap);
    let room = row.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - more.offsetWidth;
    if (active) room -= widthOf(active);
    const widths = tabs.map(widthOf);
    let isFull = false;
    const left = tabs.filter((tab, index) => {
      if (tab === active) return false;
      isFull ||= (widths[index] as number) > room;
      room -= widths[index] as number;
      return isFull;
    });
    for (const tab of left) tab.hidden = true;
    count.data = `+${left.length}`;
    summary.setAttribute("aria-label", `${name} ${count.data}`);
    list.replaceChildren(...left.flatMap(entries));
  };
  // Also when its fonts have come, when it is shown again, and when the reader sets letters larger or wider apart.
  const watch = new ResizeObserver(fit);
  watch.observe(row);
  if (active) watch.observe(active);
  document.fonts.addEventListener("loadingdone", fit);
}

/** What a tab has in the menu: itself, or what stands in its own menu under its name. */
function entries(tab: HTMLElement): HTMLElement[] {
  if (tab instanceof HTMLAnchorElement) {
    const link = tab.cloneNode(true) as HTMLElement;
    link.hidden = false;
    link.className = "nav-dropdown-item";
    return [element("li", {}, link)];
  }
  const head = element("li", { class: "lc-menu-head" }, tab.querySelector("summary")?.textContent ?? "");
  return [head, ...[...tab.querySelectorAll("ul > li")].map((one) => one.cloneNode(true) as HTMLElement)];
}
