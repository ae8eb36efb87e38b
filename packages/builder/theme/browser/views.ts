import { element } from "./element.ts";
import { all, memory } from "./page.ts";
import { words } from "./page-words.ts";

/** A page with several views shows one, chosen by a menu at its top and remembered for other pages. */
export function setUpViews(): void {
  const views = all(".multi-view-item");
  const titles = [...new Set(views.map((view) => view.dataset.view ?? ""))];
  if (titles.length < 2) return;
  const options = titles.map((title) => element("option", { class: "multi-view-dropdown-item" }, title));
  const select = element(
    "select",
    { id: "multi-view-dropdown", class: "lc-select multi-view-dropdown-trigger", "aria-label": words.view },
    ...options,
  );
  const sign = element("span", { class: "tab-icon" });
  const show = () => {
    for (const view of views) view.hidden = view.dataset.view !== select.value;
    // A menu's entries are text alone, so the icon of the chosen one stands before it.
    const shown = views.find((view) => !view.hidden)?.querySelector(":scope > .lc-view-label > .tab-icon");
    sign.replaceChildren(...[...(shown?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    sign.hidden = !shown;
  };
  const kept = memory.get("view");
  if (kept && titles.includes(kept)) select.value = kept;
  select.addEventListener("change", () => {
    memory.set("view", select.value);
    show();
  });
  for (const view of views)
    view.addEventListener("lc-show", () => {
      select.value = view.dataset.view ?? "";
      show();
    });
  views[0]?.before(element("div", { class: "multi-view-dropdown" }, sign, select));
  show();
}
