import { type Html, html } from "../../html/html.ts";
import { isRightToLeft } from "./texts.ts";

/** A word of Latin letters with the signs of a program at its ends: `client.create(port)`, `--save-exact`, `<Card>`. */
const word = String.raw`(?:(?<!\p{L})[-@$#~/.<]+)?\w(?:[-\w@$#~/.:+=&?%*>]|\([ -'*-~]*\)|\[[!-Z^-~]*\]|\{[ -z|~]*\})*(?<![.:?&=-])`;
const latin = new RegExp(`(?=[-@$#~/.<]*[a-z])${word}(?: ${word})*`, "giu");
const endsInSign = /^\W|\W$/;

/**
 * Text without marks of code, as titles and lists of headings have it. Where one reads from right to left, signs at the
 * ends of what a program reads would change sides (`()client.create`), so that it stands by itself.
 */
export function leftToRight(text: string, language: string): Html | string {
  if (!isRightToLeft(language)) return text;
  const parts: (Html | string)[] = [];
  let done = 0;
  for (const { index, 0: found } of text.matchAll(latin)) {
    if (!endsInSign.test(found)) continue;
    parts.push(text.slice(done, index), html`<bdi>${found}</bdi>`);
    done = index + found.length;
  }
  return parts.length === 0 ? text : html`${parts}${text.slice(done)}`;
}
