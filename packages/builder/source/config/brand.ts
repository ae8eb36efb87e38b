import { createRequire } from "node:module";
import { positionOf } from "../json/json-node.ts";
import type { FontConfig, SiteConfig } from "../site-config.ts";
import type { Fields } from "./fields.ts";
import { filePath, linkTarget } from "./site-path.ts";

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour as `#rgb` or `#rrggbb`; `#rrggbbaa` loses its opacity; anything else is reported and null. */
export function readColor(fields: Fields, key: string): string | null {
  const value = fields.string(key)?.trim();
  if (!value) return null;
  if (hex.test(value)) return value;
  if (/^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i.test(value)) return value.slice(0, value.length === 5 ? 4 : 7);
  fields.warn(
    key,
    "bad-color",
    `${fields.name(key)} is ${JSON.stringify(value)}, not a hexadecimal color`,
    "Write #rrggbb",
  );
  return null;
}

/** `colors`; without a valid `primary`, the default green with a diagnostic where nothing was named at all. */
export function readColors(root: Fields): SiteConfig["colors"] {
  const colors = root.object("colors");
  const primary = colors ? readColor(colors, "primary") : null;
  if (!primary && !root.has("colors")) missing(root, "colors.primary", "the default green is used");
  const used = primary ?? "#16A34A";
  return {
    primary: used,
    light: (colors && readColor(colors, "light")) ?? used,
    dark: (colors && readColor(colors, "dark")) ?? used,
  };
}

/** A file for both modes, or one for each; one that is missing is stood in for by the other. */
export function readPair(root: Fields, key: string): { light: string; dark: string } | null {
  const node = root.get(key);
  if (!node) return null;
  const fields = node.kind === "scalar" ? null : root.object(key);
  const textOf = (mode: string) => (node.kind === "scalar" ? String(node.value) : fields?.string(mode)) || null;
  const light = textOf("light");
  const dark = textOf("dark");
  const first = light ?? dark;
  if (!first) return null;
  return { light: filePath(light ?? first), dark: filePath(dark ?? first) };
}

/** `logo.href`: where the logo leads, and the name where there is no picture. */
export function readLogoHref(root: Fields): string | null {
  const href = root.get("logo")?.kind === "object" ? root.object("logo")?.string("href") : null;
  return href ? linkTarget(href) : null;
}

/** One font for all, one for headings and one for the body, or one for all with an exception for headings. */
export function readFonts(root: Fields): SiteConfig["fonts"] {
  const fonts = root.object("fonts");
  if (!fonts) return { heading: null, body: null };
  const all = fonts.has("family") ? readFont(fonts) : null;
  const heading = fonts.object("heading");
  const body = fonts.object("body");
  return { heading: (heading && readFont(heading)) ?? all, body: (body && readFont(body)) ?? all };
}

function readFont(fields: Fields): FontConfig | null {
  const family = fields.string("family");
  if (!family) return null;
  const source = fields.string("source");
  return {
    family,
    weight: fields.number("weight"),
    source: source === null ? null : filePath(source),
    format: fields.oneOf("format", ["woff", "woff2"], null),
    position: positionOf(fields.placeOf("family")),
  };
}

/** `background`: decoration, colors and images of the page behind everything. */
export function readBackground(root: Fields): SiteConfig["background"] {
  const background = root.object("background");
  const color = background?.object("color");
  return {
    decoration: background?.oneOf("decoration", ["gradient", "grid", "windows"], null) ?? null,
    color: { light: (color && readColor(color, "light")) ?? null, dark: (color && readColor(color, "dark")) ?? null },
    image: background ? readPair(background, "image") : null,
  };
}

/** `styling`: eyebrows, formulas, themes and grammars of code. */
export function readStyling(root: Fields): SiteConfig["styling"] {
  const styling = root.object("styling");
  return {
    eyebrows: styling?.oneOf("eyebrows", ["section", "breadcrumbs"], "section") ?? "section",
    latex: styling?.boolean("latex") ?? null,
    codeblocks: styling ? readCodeThemes(styling) : systemThemes,
    grammars: styling ? readGrammarPaths(styling) : [],
  };
}

/** `codeblocks.languages.custom`: files of TextMate grammars, with their places in docs.json. */
function readGrammarPaths(styling: Fields): SiteConfig["styling"]["grammars"] {
  const holder = styling.get("codeblocks")?.kind === "object" ? styling.object("codeblocks") : null;
  const nodes = holder?.object("languages")?.array("custom", true) ?? [];
  return nodes.flatMap((node) =>
    node.kind === "scalar" && typeof node.value === "string"
      ? [{ path: filePath(node.value).replace(/^\//, ""), position: positionOf(node.place) }]
      : [],
  );
}

/** The pair of a site that chose none: the two whose every colour reads on white and on near-black (WCAG AA). */
export const systemThemes = { light: "github-light-default", dark: "github-dark-default" } as const;

/** `system`, `dark`, the name of a theme, `{ light, dark }`, or `{ theme: <one of these> }`. */
function readCodeThemes(fields: Fields): { light: string; dark: string } {
  const holder = fields.get("codeblocks")?.kind === "object" ? fields.object("codeblocks") : null;
  if (holder?.has("theme")) return readThemeNames(holder, "theme");
  return readThemeNames(fields, "codeblocks");
}

function readThemeNames(fields: Fields, key: string): { light: string; dark: string } {
  const node = fields.get(key);
  if (!node) return systemThemes;
  const pair = node.kind === "object" ? fields.object(key) : null;
  if (pair) {
    return {
      light: knownTheme(pair, "light") ?? systemThemes.light,
      dark: knownTheme(pair, "dark") ?? systemThemes.dark,
    };
  }
  const name = fields.string(key);
  if (name === null || name === "system") return systemThemes;
  if (name === "dark") return { light: systemThemes.dark, dark: systemThemes.dark };
  const known = knownTheme(fields, key);
  return known ? { light: known, dark: known } : systemThemes;
}

const require = createRequire(import.meta.url);

function knownTheme(fields: Fields, key: string): string | null {
  const name = fields.string(key);
  if (name === null) return null;
  if (name === "css-variables" || isShikiTheme(name)) return name;
  fields.warn(
    key,
    "unknown-code-theme",
    `There is no code theme ${JSON.stringify(name)}`,
    "Use the name of a Shiki theme",
  );
  return null;
}

function isShikiTheme(name: string): boolean {
  if (!/^[a-z0-9-]+$/.test(name)) return false;
  try {
    require.resolve(`@shikijs/themes/${name}`);
    return true;
  } catch {
    return false;
  }
}

/** A required key that is not there. */
export function missing(root: Fields, key: string, consequence: string): void {
  root.report("warning", root.node.place, "missing-key", `${key} is missing; ${consequence}`, `Add ${key}`);
}
