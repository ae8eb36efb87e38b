import { all } from "./page.ts";

/**
 * Tips show by styles alone; a script keeps them inside the window and clear of the header, and lets Escape put them away
 * until the next visit.
 */
export function setUpTooltips(): void {
  const tooltips = all(".tooltip");
  for (const tooltip of tooltips) {
    for (const kind of ["pointerenter", "focusin"]) tooltip.addEventListener(kind, () => keepInside(tooltip));
    for (const kind of ["pointerleave", "focusout"]) {
      tooltip.addEventListener(kind, () => delete tooltip.dataset.dismissed);
    }
  }
  if (tooltips.length === 0) return;
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const tooltip of tooltips) if (tooltip.matches(":hover, :focus-within")) tooltip.dataset.dismissed = "";
  });
}

function keepInside(tooltip: HTMLElement): void {
  const tip = tooltip.querySelector<HTMLElement>(".lc-tooltip-tip");
  if (!tip) return;
  tip.style.translate = "";
  const { left, right } = tip.getBoundingClientRect();
  const over = Math.max(0, right + 8 - document.documentElement.clientWidth);
  const under = Math.max(0, 8 - left);
  if (over || under) tip.style.translate = `${under - over}px`;
  const header = document.querySelector(".lc-header")?.getBoundingClientRect().bottom ?? 0;
  tip.toggleAttribute("data-below", tooltip.getBoundingClientRect().top - tip.offsetHeight < header + 8);
}
