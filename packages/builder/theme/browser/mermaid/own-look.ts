import type { Mermaid, MermaidConfig } from "mermaid";

/** How one diagram is drawn: the configuration for it, and its text. */
export interface Look {
  config: MermaidConfig;
  text: string;
}

/** What a diagram may set without leaving the page's colours. */
const lettering = new Set(["fontFamily", "fontSize", "fontWeight"]);
/** Taken for the theme where a diagram sets colours and names none: other themes mix theirs from no colour that is set. */
const mixing = '\n%%{init: {"theme": "base"}}%%';

/**
 * The look of a diagram: the page's colours, unless the diagram names a theme or sets colours by a directive or in its
 * frontmatter. The page's would win over all that the library mixes from those (the ground of nodes from `primaryColor`),
 * and leave words of one palette on grounds of the other.
 */
export async function lookOf(mermaid: Mermaid, text: string, page: MermaidConfig): Promise<Look> {
  if (!/\btheme(?:Variables)?\b/.test(text)) return { config: page, text };
  const { theme, themeVariables = {} } = (await mermaid.parse(text)).config;
  const isColoured = Object.keys(themeVariables).some((name) => !lettering.has(name));
  if (!theme && !isColoured) return { config: page, text };
  const { darkMode, background, fontFamily, fontSize } = page.themeVariables;
  // The other themes know what they stand on.
  const ground = !theme || theme === "base" ? { darkMode, background } : {};
  return {
    config: { ...page, themeVariables: { ...ground, fontFamily, fontSize } },
    text: theme ? text : text + mixing,
  };
}
