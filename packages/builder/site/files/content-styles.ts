import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compile } from "tailwindcss";
import { codeThemeStyles } from "../../content/index.ts";
import { byCodePoint } from "../../source/code-point-order.ts";
import type { SiteConfig } from "../../source/site-config.ts";

const require = createRequire(import.meta.url);

/** The utility engine without its reset and without variables that no utility uses; `dark:` follows the page's switch. */
const input = `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities);
@custom-variant dark (&:where(.dark, .dark *));`;

/**
 * CSS that belongs to the content of the whole site: the ground of code, rules in place of `style` attributes, and
 * the utilities whose classes the content uses. The same classes and styles give the same text.
 */
export async function contentStyles(
  config: SiteConfig,
  classes: ReadonlySet<string>,
  styles: Readonly<Record<string, string>>,
): Promise<string> {
  const rules = Object.entries(styles)
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([name, declarations]) => `.${name}{${declarations}}`)
    .join("\n");
  const utilities = classes.size === 0 ? "" : await utilityStyles([...classes].sort(byCodePoint));
  return [codeThemeStyles(config.styling.codeblocks), rules, utilities].filter((text) => text !== "").join("\n");
}

async function utilityStyles(candidates: string[]): Promise<string> {
  const css = await utilitiesOf(candidates);
  const prefixed = prefixedCandidates(candidates);
  const more = prefixed.size > 0 ? withPrefix(await utilitiesOf([...prefixed.keys()]), prefixed) : "";
  return [css, more].filter((text) => text.includes("@layer utilities {")).join("\n");
}

async function utilitiesOf(candidates: string[]): Promise<string> {
  const compiler = await compile(input, {
    loadStylesheet: async (id, base) => {
      const path = require.resolve(id);
      return { path, base, content: readFileSync(path, "utf8") };
    },
    loadModule: async () => {
      throw new Error("Stylesheets of the content load no modules");
    },
  });
  return compiler.build(candidates);
}

/** Classes as some pages of the format have them, `md:mint-px-4` for `md:px-4`: by the name without the prefix. */
function prefixedCandidates(candidates: readonly string[]): Map<string, string> {
  const plain = new Map<string, string>();
  for (const name of candidates) {
    const parts = /^((?:[^\s:]+:)*[!-]*)mint-(.+)$/.exec(name);
    if (parts) plain.set(`${parts[1]}${parts[2]}`, name);
  }
  return plain;
}

/** The rules of utilities, for the classes with their prefix. */
function withPrefix(css: string, prefixed: ReadonlyMap<string, string>): string {
  const names = new Map([...prefixed].map(([plain, name]) => [escapeClass(plain), escapeClass(name)]));
  return css.replace(/\.((?:\\.|[\w-])+)/g, (whole, name: string) => {
    const known = names.get(name);
    return known === undefined ? whole : `.${known}`;
  });
}

/** A class as it stands in a selector. */
function escapeClass(name: string): string {
  return name.replace(/[^\w-]/g, "\\$&").replace(/^(-?)(\d)/, "$1\\3$2 ");
}
