import { element } from "../element.ts";
import { all, memory } from "../page.ts";
import { words } from "../page-words.ts";

/** Parts for readers of some variations only; those that a component draws later are among them. */
const parts = ".lc-variation";

/**
 * A page with variations shows one, chosen by a menu at its top: that of the address (`?variation=cloud`), else the one
 * that was chosen last, else the first of the site.
 */
export function setUpVariations(): void {
  const first = document.querySelector<HTMLElement>(`${parts}[data-options]`);
  if (!first) return;
  const options = JSON.parse(first.dataset.options ?? "[]") as [id: string, label: string][];
  const select = element(
    "select",
    { id: "variation-dropdown", class: "lc-select", "aria-label": words.variant },
    ...options.map(([id, label]) => element("option", { value: id }, label)),
  );
  const show = () => {
    document.documentElement.dataset.variation = select.value;
    for (const part of all(parts)) part.hidden = !variationsOf(part).includes(select.value);
  };
  const isKnown = (id: string | null): id is string => options.some(([one]) => one === id);
  const asked = [new URL(location.href).searchParams.get("variation"), memory.get("variation")].find(isKnown);
  if (asked) select.value = asked;
  select.addEventListener("change", () => {
    memory.set("variation", select.value);
    const address = new URL(location.href);
    address.searchParams.set("variation", select.value);
    history.replaceState(history.state, "", address);
    show();
  });
  for (const part of all(parts))
    part.addEventListener("lc-show", () => {
      const ids = variationsOf(part);
      if (!ids.includes(select.value)) select.value = ids.find(isKnown) ?? select.value;
      show();
    });
  document.getElementById("content")?.prepend(element("div", { class: "multi-view-dropdown" }, select));
  show();
}

function variationsOf(part: HTMLElement): string[] {
  return JSON.parse(part.dataset.variations ?? "[]") as string[];
}
