import { whenTabChosen } from "../components/chosen-tabs.ts";

/**
 * Keeps which label of code the reader has chosen where components of authors look for it: in the browser's
 * storage, by the name that the format gives it. Until one is chosen it is that which is shown first.
 */
export function keepChosenCode(): void {
  const group = document.querySelector(".code-group");
  const shown = group?.querySelector<HTMLElement>(":scope > .lc-tab-panel:not([hidden])")?.dataset.tab;
  if (shown) keep(shown);
  whenTabChosen((label, box) => {
    if (box.matches(".code-group")) keep(label);
  });
}

function keep(label: string): void {
  try {
    localStorage.setItem("code", JSON.stringify(label));
  } catch {
    // The reader's browser keeps nothing.
  }
}
