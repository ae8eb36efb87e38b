import { element } from "./element.ts";
import { all, memory } from "./page.ts";
import { words } from "./page-words.ts";

/** A page with several views shows one, chosen by a menu at its top and remembered for other pages. */
export function setUpViews(): void {
  const views = all(".multi-view-item");
  const titles = [...new Set(views.map((view) => view.dataset.view ?? ""))];
  if (titles.length < 2) return;
  const options = titles.map((title) => element("option", {}, title));
  const select = element(
    "select",
    { id: "multi-view-dropdown", class: "lc-select multi-view-dropdown-trigger", "aria-label": words.view },
    ...options,
  );
  const show = () => {
    for (const view of views) view.hidden = view.dataset.view !== select.value;
  };
  const kept = memory.get("view");
  if (kept && titles.includes(kept)) select.value = kept;
  select.addEventListener("change", () => {
    memory.set("view", select.value);
    show();
  });
  views[0]?.before(element("div", { class: "multi-view-dropdown" }, select));
  show();
}
