import { element } from "../element.ts";
import { all, memory } from "../page.ts";
import { words } from "../page-words.ts";

const selector = ".multi-view-item";
const select = element("select", { id: "multi-view-dropdown", class: "lc-select multi-view-dropdown-trigger" });
const sign = element("span", { class: "tab-icon" });
const menu = element("div", { class: "multi-view-dropdown" }, sign, select);

/** A page with several views shows one, chosen by a menu at its top and remembered for other pages. */
export function setUpViews(): void {
  select.setAttribute("aria-label", words.view);
  select.addEventListener("change", () => {
    memory.set("view", select.value);
    show();
  });
  // What an address leads into; the event does not rise.
  document.addEventListener("lc-show", ({ target }) => target instanceof HTMLElement && choose(target), true);
  // Components with state draw theirs later, and put those between their tags where they show them.
  document.addEventListener("lc-view", gather);
  document.addEventListener("lc-mounted", gather);
  gather();
}

function choose(view: HTMLElement): void {
  if (!view.matches(selector)) return;
  select.value = view.dataset.view ?? "";
  show();
}

/** Offers all views that the page has by now. */
function gather(): void {
  const views = all(selector);
  const titles = [...new Set(views.map((view) => view.dataset.view ?? ""))];
  if (titles.length < 2) return;
  const chosen = select.value || memory.get("view");
  select.replaceChildren(...titles.map((title) => element("option", { class: "multi-view-dropdown-item" }, title)));
  if (chosen && titles.includes(chosen)) select.value = chosen;
  // What stands in a component with state is drawn again.
  if (!menu.isConnected) (views[0]?.closest("lc-island:not(lc-island *)") ?? views[0])?.before(menu);
  show();
}

function show(): void {
  const views = all(selector);
  for (const view of views) view.hidden = view.dataset.view !== select.value;
  // A menu's entries are text alone, so the icon of the chosen one stands before it.
  const shown = views.find((view) => !view.hidden)?.querySelector(":scope > .lc-view-label > .tab-icon");
  sign.replaceChildren(...[...(shown?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  sign.hidden = !shown;
}
