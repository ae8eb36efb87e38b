import { all } from "./page.ts";

/** Formulas that are wider than their place are scrolled, by the keyboard too, under the name of their source. */
export function setUpFormulas(): void {
  const formulas = all(".lc-math-block");
  if (formulas.length === 0) return;
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target as HTMLElement);
  });
  for (const formula of formulas) watch.observe(formula);
}

function mark(formula: HTMLElement): void {
  const source = formula.querySelector("annotation")?.textContent?.trim();
  if (formula.scrollWidth > formula.clientWidth) {
    formula.tabIndex = 0;
    if (!source) return;
    formula.setAttribute("role", "group");
    formula.setAttribute("aria-label", source);
  } else for (const name of ["tabindex", "role", "aria-label"]) formula.removeAttribute(name);
}
