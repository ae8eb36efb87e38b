/** Name by which docs.json asks for colours that the site's own CSS decides. */
export const cssVariables = "css-variables";

/** What kinds of tokens there are, in the order of their rules: a later one counts before an earlier one. */
const tokens: [variable: string, scopes: string[]][] = [
  ["token-constant", ["constant", "entity.name.constant", "variable.language", "support.constant", "support.type"]],
  ["token-string", ["string", "markup.inline.raw", "markup.fenced_code"]],
  ["token-comment", ["comment", "punctuation.definition.comment"]],
  ["token-keyword", ["keyword", "storage", "entity.name.tag", "markup.heading", "keyword.operator"]],
  ["token-parameter", ["variable.parameter", "variable.parameter.function"]],
  ["token-function", ["entity.name", "entity.name.function", "support.function", "entity.other.attribute-name"]],
  ["token-string-expression", ["string.template", "string.interpolated", "punctuation.quasi.element"]],
  ["token-punctuation", ["punctuation", "meta.brace", "meta.delimiter"]],
  ["token-string", ["punctuation.definition.string"]],
  ["token-link", ["markup.underline.link", "string.other.link"]],
];

const variable = (name: string, otherwise: string) => `var(--mint-${name},${otherwise})`;
/** Themes hold hexadecimal colours only, so each kind of token has one that stands for it. */
const placeholder = (index: number) => `#0000${(index + 1).toString(16).padStart(2, "0")}`;

/** The theme in the form of the others, with stand-ins for its colours. */
export const cssVariablesTheme = {
  fg: "#000000",
  bg: "#ffffff",
  settings: tokens.map(([, scope], index) => ({ scope, settings: { foreground: placeholder(index) } })),
};

/** What a stand-in means; a site that does not set a variable shows the token like the text around it. */
export function cssVariableOf(color: string): string {
  if (color === cssVariablesTheme.bg) return variable("color-background", "transparent");
  const index = tokens.findIndex((_, at) => placeholder(at) === color.toLowerCase());
  const name = tokens[index]?.[0];
  return name ? variable(name, "currentcolor") : variable("color-text", "currentcolor");
}
