import { notedClasses } from "../../content/index.ts";

/** As the theme draws links of a text; a link around boxes is a card of the author's own. */
const declarations = `color: var(--lc-text-strong);
  font-weight: 500;
  text-decoration: underline 1px var(--lc-accent);
  text-underline-offset: 0.2em;`;
const around = ":has(> :is(div, section, article, h1, h2, h3, h4, h5, h6))";

/**
 * Rules for links whose classes say nothing: they are seen as links, since neither a utility nor a file of the site has a rule
 * for them. On pages that authors draw, and in boxes without the style of texts, they are as their author leaves them.
 * @param texts all that may say something of a class: stylesheets and scripts of the content, and the rules of its utilities.
 */
export function plainLinks(notes: readonly string[], texts: readonly string[]): string {
  if (notes.length === 0) return "";
  const said = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const selectors = notes
    .map(notedClasses)
    .filter((classes) => !classes.some((name) => said.has(name)))
    .map((classes) => `a.${classes.join(".")}`);
  if (selectors.length === 0) return "";
  return `:where(:root:not([data-mode="custom"], [data-mode="frame"]) .mdx-content)
  :is(${selectors.join(", ")}):where(:not(.not-prose, .not-prose *, ${around})) {
  ${declarations}
}`;
}
