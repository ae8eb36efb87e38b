/** Tags before which a browser ends a paragraph (HTML, 13.2.6.4.7). */
export const endsParagraph =
  /<(?:address|article|aside|blockquote|center|d[dlt]|details|dialog|div|fieldset|fig(?:caption|ure)|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|section|summary|table|ul)[\s>]/;

/**
 * A paragraph of a component; a `<div>` where what an author put into it cannot stand in a `<p>`.
 * @param part what the format calls it in `data-component-part`.
 */
export function paragraphOf(className: string, html: string, part = ""): string {
  const tag = endsParagraph.test(html) ? "div" : "p";
  const hook = part && ` data-component-part="${part}"`;
  return `<${tag}${hook} class="${className}">${html}</${tag}>`;
}
