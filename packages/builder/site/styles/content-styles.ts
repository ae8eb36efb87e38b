import { codeThemeStyles, isLinkNote, styleClassPrefix } from "../../content/index.ts";
import type { SiteConfig } from "../../source/site-config.ts";
import { byCodePoint } from "../../source/tree/code-point-order.ts";
import { authorColors } from "../../theme/color/author-colors.ts";
import { plainLinks } from "./plain-links.ts";
import { utilityStyles } from "./utility-styles.ts";

/**
 * CSS that belongs to the content of the whole site: its colours under authors' names, the ground of code, rules in place of `style` attributes, and
 * the utilities whose classes the content uses. `files` are the texts of its own stylesheets and scripts. The same of all gives
 * the same text.
 */
export async function contentStyles(
  config: SiteConfig,
  classes: ReadonlySet<string>,
  styles: Readonly<Record<string, string>>,
  files: readonly string[] = [],
): Promise<string> {
  const rules = Object.entries(styles)
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([name, declarations]) => `${styleSelector(name)}{${declarations}}`)
    .join("\n");
  const names = [...classes].sort(byCodePoint);
  const wanted = names.filter((name) => !isLinkNote(name));
  const utilities = wanted.length === 0 ? "" : await utilityStyles(wanted);
  const links = plainLinks(names.filter(isLinkNote), [...files, utilities]);
  const colors = authorColors(config, [...classes, ...Object.values(styles), ...files]);
  return [colors, codeThemeStyles(config.styling.codeblocks), rules, utilities, links]
    .filter((text) => text !== "")
    .join("\n");
}

/**
 * The class of a `style` attribute weighs as much as three ids, so that it wins over the rules of authors' stylesheets,
 * as the attribute does (CSS Cascading and Inheritance 4, section 6.4.3). Other classes, those of coloured code, weigh as any.
 */
function styleSelector(name: string): string {
  return name.startsWith(styleClassPrefix) ? `.${name}:not(#_#_#_)` : `.${name}`;
}
