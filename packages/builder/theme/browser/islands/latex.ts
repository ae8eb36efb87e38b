import { all } from "../page.ts";
import { type Draw, h, textOf } from "./draw.ts";

/** Formulas that the page shows, by their source, as they were drawn when it was built. */
const formulas = new Map<string, string>();

/** Takes note of the formulas of the page for the states of its islands: what draws them stays with the builder. */
export function learnFormulas(): void {
  for (const formula of all(".lc-math")) {
    const source = formula.querySelector("annotation")?.textContent;
    if (source) formulas.set(source.trim(), formula.innerHTML);
  }
}

/** `<Latex>`: the formula where the page has drawn it, else its source. */
export const latex: Draw = (props) => {
  const known = formulas.get(textOf(props.children).trim());
  return known === undefined
    ? h("code", { class: "lc-math" }, props.children)
    : h("span", { class: "lc-math", dangerouslySetInnerHTML: { __html: known } });
};
