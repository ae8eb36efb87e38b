import { confirmOn, copyText } from "../clipboard.ts";
import { element } from "../element.ts";
import { all } from "../page.ts";
import { words } from "../page-words.ts";

/** The value of a colour is copied where its swatch is pressed, or the value itself; of two, that of the reader's mode. */
export function setUpColors(): void {
  for (const swatch of all(".color-item > .lc-color-swatch")) {
    const value = shownValue(swatch.parentElement as HTMLElement);
    swatch.replaceWith(
      element("button", { type: "button", class: swatch.className, "aria-label": `${words.copy} ${value}` }),
    );
  }
  document.addEventListener("click", async ({ target }) => {
    if (!(target instanceof Element)) return;
    const item = target.closest<HTMLElement>(".color-item");
    const swatch = item?.querySelector<HTMLElement>(":scope > .lc-color-swatch");
    const isPressed = target === swatch || target.parentElement === item;
    // Who marks a value with the mouse copies by hand.
    if (!item || !swatch || !isPressed || getSelection()?.isCollapsed === false) return;
    const value = target.matches("code") ? (target.textContent ?? "") : shownValue(item);
    if (await copyText(value)) confirmOn(swatch, words.copied);
  });
}

function shownValue(item: HTMLElement): string {
  const [light, dark] = all("code", item).map((code) => code.textContent ?? "");
  return (document.documentElement.classList.contains("dark") ? dark : undefined) ?? light ?? "";
}
