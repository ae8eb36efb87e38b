import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compile } from "tailwindcss";
import { safeStyleSheet } from "../../content/index.ts";
import { formatUtilities } from "./format-utilities.ts";
import { paletteVariables } from "./utility-colors.ts";

const require = createRequire(import.meta.url);

/**
 * The utility engine without its reset and without variables that no utility uses; `dark:` follows the page's switch, and
 * the site's colours have the names that the format gives them. Its names mean what they do in version 3 of the engine,
 * which is what the format promises: version 4 gives `shadow-sm` to what was `shadow` before, and a ring one pixel. `8xl` is
 * the width of the format's own pages. What themes have a variable of the same name for is written out.
 */
const input = `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities);
@custom-variant dark (&:where(.dark, .dark *));
@theme inline {
  --color-primary: rgb(var(--primary));
  --color-primary-light: rgb(var(--primary-light));
  --color-primary-dark: rgb(var(--primary-dark));
  --color-background-light: rgb(var(--background-light));
  --color-background-dark: rgb(var(--background-dark));
  --color-codeblock: #0b0c0e;
  ${paletteVariables()}
  --container-8xl: 96rem;
  --radius-sm: 0.125rem;
  --radius-lg: 0.5rem;
  --blur-sm: 4px;
  --shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 0.05);
  --drop-shadow-sm: 0 1px 1px rgb(0 0 0 / 0.05);
  --default-ring-width: 3px;
  --default-ring-color: rgb(59 130 246 / 0.5);
}
${formatUtilities}`;

/** Opacities of older versions of the engine, which stand in a class of their own: `bg-black bg-opacity-40`. */
const opacities = { bg: "background-color", text: "color", border: "border-color", ring: "--tw-ring-color" };
const anyOpacity = /(?:^|:)(?:bg|text|border|divide|ring)-opacity-\d+$/;
const dimmed = new RegExp(`^( +(${Object.values(opacities).join("|")}): )([^;]+?)(?=(?: !important)?;)`, "gm");

/** Classes that can say what their rule is, `bg-[url(/images/a.png)]`, and might name something outside the site. */
const withAddress = /\[.*(?:\\|url|src|image-set|@|expression|javascript)/i;

/** Where a file of the site is for rules, which stand right below its root. */
function addressOf(address: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(address)) return null;
  return address.startsWith("/") ? `..${address}` : address;
}

/** Conditions that may stand in front of a utility (`hover:`): the engine takes the square of their number in time. */
const tooManyConditions = /^(?:[^:]*:){17}/;

/** Rules of the utilities among the class names. */
export async function utilityStyles(names: string[]): Promise<string> {
  const candidates = names.filter((name) => !tooManyConditions.test(name));
  const css = await utilitiesOf(candidates);
  const prefixed = prefixedCandidates(candidates);
  const more = prefixed.size > 0 ? withPrefix(await utilitiesOf([...prefixed.keys()]), prefixed) : "";
  const all = [css, more].filter((text) => text.includes("@layer utilities {")).join("\n");
  return candidates.some((name) => withAddress.test(name)) ? safeStyleSheet(all, addressOf).css : all;
}

async function utilitiesOf(candidates: string[]): Promise<string> {
  const hasOpacity = candidates.some((name) => anyOpacity.test(name));
  const compiler = await compile(hasOpacity ? input + opacityRules() : input, {
    loadStylesheet: async (id, base) => {
      const path = require.resolve(id);
      return { path, base, content: readFileSync(path, "utf8") };
    },
    loadModule: async () => {
      throw new Error("Stylesheets of the content load no modules");
    },
  });
  const css = asBefore(compiler.build(candidates));
  return hasOpacity ? css.replace(dimmed, withOpacity) : css;
}

/**
 * What version 3 did: `bg-[--name]` is the variable, commas in brackets part the columns of a grid, and gradients run
 * through plain red, green and blue.
 */
function asBefore(css: string): string {
  return css
    .replace(/^( +[\w-]+: )(--[\w-]+)(?=(?: !important)?;)/gm, "$1var($2)")
    .replace(/^( +--tw-gradient-position: [^;]*?) in oklab(?=;)/gm, "$1")
    .replace(/^( +grid-template-(?:columns|rows): )([^;]+)(?=;)/gm, (_, start: string, tracks: string) => {
      let depth = 0;
      return (
        start +
        tracks.replace(/[(),]/g, (sign) => {
          depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
          return sign === "," && depth === 0 ? " " : sign;
        })
      );
    });
}

function opacityRules(): string {
  const own = Object.keys(opacities).map(
    (name) =>
      `@utility ${name}-opacity-* { --tw-${name}-opacity: calc(--value(integer) * 1%); }\n` +
      `@property --tw-${name}-opacity { syntax: "<percentage>"; inherits: false; initial-value: 100%; }`,
  );
  // Lines between elements are borders of these.
  const divide = "@utility divide-opacity-* { & > * { --tw-border-opacity: calc(--value(integer) * 1%); } }";
  return [...own, divide].join("\n");
}

/** A colour that takes the opacity which another class of its element gives it. */
function withOpacity(_: string, start: string, property: string, color: string): string {
  const name = Object.entries(opacities).find(([, one]) => one === property)?.[0];
  return `${start}color-mix(in srgb, ${color} var(--tw-${name}-opacity, 100%), transparent)`;
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
