import { element } from "../element.ts";
import { all, whenShownAgain } from "../page.ts";
import { words } from "../page-words.ts";
import { rememberedTabs, rememberTab, tellOfTab, whenTabChosen } from "./chosen-tabs.ts";

/** A group of panels of which one shows. */
interface TabGroup {
  box: HTMLElement;
  labels: string[];
  sync: boolean;
  select(index: number): void;
}

const groups: TabGroup[] = [];

/**
 * Makes tabs of the panels that stand under each other in the page. Choosing a label chooses it everywhere on the page
 * where it occurs, and is remembered for the next page.
 */
export function setUpTabs(): void {
  for (const box of all(":is(.tabs, .code-group):has(> .lc-tab-panel)")) groups.push(build(box));
  const chooseRemembered = () => {
    for (const label of rememberedTabs().reverse()) choose(label, null);
  };
  chooseRemembered();
  whenShownAgain(chooseRemembered);
  whenTabChosen((label, box) => {
    keepInPlace(box, () => choose(label, box));
    rememberTab(label);
  });
}

/** What is one of several, of which one is shown: panels of tabs, views and variations of a page. */
export const oneOfSeveral = ".lc-tab-panel, .multi-view-item, .lc-variation";

/** Shows the panels and the view around an element, for an address that leads into one. */
export function showPanelOf(target: Element): void {
  for (
    let panel = target.closest<HTMLElement>(oneOfSeveral);
    panel;
    panel = panel.parentElement?.closest<HTMLElement>(oneOfSeveral) ?? null
  ) {
    panel.dispatchEvent(new CustomEvent("lc-show"));
  }
}

function build(box: HTMLElement): TabGroup {
  const panels = [...box.children].filter((child): child is HTMLElement => child.matches(".lc-tab-panel"));
  const labels = panels.map((panel) => panel.dataset.tab ?? "");
  const start = Math.min(Number(box.dataset.default ?? 0), panels.length - 1);
  const mark = box.dataset.dropdown === undefined ? tabList(box, panels, pick) : dropDown(box, panels, labels, pick);
  const group: TabGroup = { box, labels, sync: box.dataset.sync !== "false", select };
  for (const [index, panel] of panels.entries()) panel.addEventListener("lc-show", () => select(index));
  box.dataset.ready = "";
  select(Math.max(0, start));
  return group;

  function select(index: number): void {
    for (const [at, panel] of panels.entries()) panel.hidden = at !== index;
    mark(index);
  }

  function pick(index: number): void {
    select(index);
    const label = labels[index];
    if (label && group.sync) tellOfTab(box, label);
  }
}

function choose(label: string, except: HTMLElement | null): void {
  for (const group of groups) {
    if (group.box === except || !group.sync) continue;
    const index = group.labels.indexOf(label);
    if (index >= 0) group.select(index);
  }
}

/** Panels above may change their height; what the reader looks at stays where it is. */
function keepInPlace(box: HTMLElement, change: () => void): void {
  const before = box.getBoundingClientRect().top;
  change();
  scrollBy({ top: box.getBoundingClientRect().top - before, behavior: "instant" });
}

let count = 0;

/** What a label or a title shows, for another place. */
function copied(label: Element | null): Node[] {
  const shown = [...(label?.childNodes ?? [])].filter(
    (one) => !(one instanceof Element && one.matches(".lc-page-tag")),
  );
  return shown.map((node) => node.cloneNode(true));
}

function tabList(box: HTMLElement, panels: HTMLElement[], pick: (index: number) => void): (index: number) => void {
  const list = element("div", {
    class: "lc-tablist",
    "data-component-part": box.matches(".tabs") ? "tabs-list" : "code-group-tab-bar",
    role: "tablist",
    "aria-label": box.getAttribute("aria-label") ?? words.variant,
  });
  const tabs = panels.map((panel, index) => {
    panel.id ||= `lc-panel-${++count}`;
    panel.setAttribute("role", "tabpanel");
    const label = panel.querySelector(":scope > .lc-tab-label");
    const tab = element("button", {
      class: "lc-tab",
      "data-component-part": box.matches(".tabs") ? "tab-button" : "code-group-tab-button",
      type: "button",
      role: "tab",
      id: `${panel.id}-tab`,
      "aria-controls": panel.id,
    });
    tab.append(...copied(label));
    panel.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", () => pick(index));
    return tab;
  });
  list.append(...tabs);
  list.addEventListener("keydown", (event) => {
    const at = tabs.indexOf(document.activeElement as HTMLButtonElement);
    const back = getComputedStyle(list).direction === "rtl" ? "ArrowRight" : "ArrowLeft";
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 };
    const step = event.key === back ? -1 : /^Arrow(Left|Right)$/.test(event.key) ? 1 : 0;
    if (at < 0 || (step === 0 && !(event.key in ends))) return;
    event.preventDefault();
    const to = ends[event.key] ?? (at + step + tabs.length) % tabs.length;
    tabs[to]?.focus();
    pick(to);
  });
  box.prepend(list);
  return (index) => {
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute("aria-selected", String(at === index));
      tab.dataset.active = String(at === index);
      tab.tabIndex = at === index ? 0 : -1;
    }
  };
}

function dropDown(
  box: HTMLElement,
  panels: HTMLElement[],
  labels: string[],
  pick: (index: number) => void,
): (index: number) => void {
  const options = labels.map((label, index) => element("option", { value: String(index) }, label));
  const select = element("select", { class: "lc-select", "aria-label": words.variant }, ...options);
  select.addEventListener("change", () => pick(select.selectedIndex));
  for (const panel of panels) panel.id ||= `lc-panel-${++count}`;
  // A menu of languages does not say what the code is of: its title does, or that of the page, whose request it is.
  const title = element("span", { class: "lc-code-title" });
  const heading = box.matches(".lc-request-example") ? document.getElementById("page-title") : null;
  box.prepend(element("div", { class: "lc-tablist" }, title, labels.length > 1 ? select : (labels[0] ?? "")));
  return (index) => {
    select.selectedIndex = index;
    const label = panels[index]?.querySelector(":scope > .lc-tab-label") ?? null;
    const text = copied(label?.textContent === labels[index] ? heading : label);
    title.hidden = text.length === 0;
    title.replaceChildren(...text);
  };
}
