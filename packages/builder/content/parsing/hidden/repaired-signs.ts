import { hiddenSigns } from "./hidden-signs.ts";

/**
 * Stand-ins of the same length for signs that the parser could not accept, put back when the page is printed; chosen as
 * those of `hidden-signs.ts` are.
 */
export const repairedSigns = { brace: "\u008F", angle: "\u0090" } as const;

/** Puts the signs back that a repair had replaced, in text that is not HTML. */
export function restoreSigns(text: string): string {
  return text
    .replaceAll(repairedSigns.brace, "{")
    .replaceAll(repairedSigns.angle, "<")
    .replaceAll(hiddenSigns.joint, "");
}

/** The same for HTML. */
export function restoreSignsInHtml(html: string): string {
  return html
    .replaceAll(repairedSigns.brace, "{")
    .replaceAll(repairedSigns.angle, "&lt;")
    .replaceAll(hiddenSigns.joint, "");
}
