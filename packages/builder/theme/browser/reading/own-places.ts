import { isReturn, onFrame } from "../page.ts";

/** The place of that name in the page's own text; null where it has none. */
export function inContent(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#content [id="${CSS.escape(id)}"]`);
}

/** What the address leads to: a place of the page's own text before any part of the frame; null where there is none. */
export function targetOfAddress(): HTMLElement | null {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    return id === "" ? null : (inContent(id) ?? document.getElementById(id));
  } catch {
    return null;
  }
}

/**
 * Leads to a heading that is called as a part of the frame is ("Sidebar", "Header"): a browser goes to the first that has
 * the id, and the frame begins before the text.
 */
export function setUpOwnPlaces(): void {
  // Until everything is loaded, the browser goes to its own choice again and again. Whoever comes back was elsewhere in the page.
  if (!isReturn()) addEventListener("load", () => onFrame(() => onFrame(lead)), { once: true });
  addEventListener("hashchange", lead);
}

function lead(): void {
  const target = targetOfAddress();
  if (target && document.getElementById(target.id) !== target) target.scrollIntoView();
}
