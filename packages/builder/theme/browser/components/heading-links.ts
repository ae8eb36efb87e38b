import { confirmOn, copyText } from "../clipboard.ts";
import { words } from "../page-words.ts";

/** What does something of its own where it stands in a heading. */
const ownControls = "a, button, summary, label, input, [tabindex]";

/** Whoever presses the words of a heading is led to it, and has its address to share. */
export function setUpHeadingLinks(): void {
  document.addEventListener("click", async ({ target }) => {
    const heading = target instanceof Element ? target.closest("h1, h2, h3, h4, h5, h6, .lc-step-title") : null;
    const link = heading?.querySelector<HTMLAnchorElement>(":scope > .lc-heading-anchor");
    if (heading?.contains((target as Element).closest(ownControls))) return;
    // Who marks words with the mouse copies these; where the sign beside a heading is not shown, none is to be pressed.
    if (!link?.checkVisibility() || getSelection()?.isCollapsed === false) return;
    link.click();
    if (await copyText(link.href)) confirmOn(link, words.copied);
  });
}
