import { endsParagraph } from "../rendering/blocks/paragraph.ts";

/**
 * The title of a card: an `<h2>` for stylesheets of authors, as in the format, and no heading to those who walk through
 * the page by headings, of which it would be one without a place. A `<div>` where an author put a block into it.
 * @param part what the format calls it in `data-component-part`.
 */
export function faceTitle(html: string, part = ""): string {
  const [start, end] = endsParagraph.test(html) ? ["div", "div"] : ['h2 role="presentation"', "h2"];
  const hook = part && ` data-component-part="${part}"`;
  return `<${start}${hook} class="lc-face-title">${html}</${end}>`;
}
