import type { FontConfig, SiteConfig } from "../source/site-config.ts";
import { fallbackFace } from "./font-fallback.ts";
import { type FontFaces, type FontFamily, familyFaces, shippedFamily } from "./font-family.ts";
import type { ThemeAsset } from "./theme-asset.ts";

/** What the stylesheet says about fonts, and the files it names; names are relative to the stylesheet. */
export interface ThemeFonts {
  rules: string;
  assets: ThemeAsset[];
}

/**
 * Fonts of the reader's system in Inter's proportions, by which text is set until Inter is there: those of Windows, macOS
 * and most of Linux, then the one that even the smallest Linux has, whose bold is wider than its regular.
 */
const fallbacks = [
  '"Inter Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:107.1%;ascent-override:90.4%;descent-override:22.5%',
  '"Inter Fallback 2";src:local("DejaVu Sans");font-weight:100 500;size-adjust:94.1%;ascent-override:103%;descent-override:25.6%',
  '"Inter Fallback 2";src:local("DejaVu Sans Bold");font-weight:501 900;size-adjust:85.3%;ascent-override:113.6%;descent-override:28.3%',
].map((face) => `@font-face{font-family:${face};line-gap-override:0%}`);

/** Families that every site has. */
const alwaysThere: ReadonlySet<string> = new Set(["Inter", "JetBrains Mono"]);

/** Words of CSS for what the reader's system has; they are no names and stand without quotes. */
export const systemFamily = /^(?:system-ui|ui-(?:sans-)?serif|ui-monospace|ui-rounded|sans-serif|serif|monospace)$/;

let shipped: ThemeFonts | null = null;

/**
 * Inter for text, JetBrains Mono for code. The fallback has Inter's proportions, so that nothing moves when Inter
 * arrives.
 */
export function shippedFonts(): ThemeFonts {
  shipped ??= collect();
  return shipped;
}

function collect(): ThemeFonts {
  const faces: FontFaces[] = [
    familyFaces(shippedFamily("Inter") as FontFamily),
    familyFaces(shippedFamily("JetBrains Mono") as FontFamily, "JetBrains Mono", ["normal"]),
  ];
  return {
    rules: [...faces.flatMap(({ rules }) => rules), ...fallbacks].join("\n"),
    assets: faces.flatMap(({ assets }) => assets),
  };
}

/**
 * The families that the author chose: one with a file is loaded from there, one that comes with Lectern from the site
 * itself, and any other is asked of the reader's own system, never of a third party.
 * @param asked names of families that the author's own stylesheets ask of Google Fonts, and use.
 */
export function chosenFonts({ body, heading }: SiteConfig["fonts"], asked: readonly string[]): ThemeFonts {
  const rules = new Set<string>();
  const assets = new Map<string, ThemeAsset>();
  const add = (family: FontFamily, written: string) => {
    const name = plain(written);
    const faces = familyFaces(family, name);
    for (const rule of [...faces.rules, fallbackFace(family, name)]) rules.add(rule);
    for (const asset of faces.assets) assets.set(asset.path, asset);
  };
  const stack = (font: FontConfig): string => {
    const source = font.source === null ? null : fontAddress(font.source);
    if (source !== null) {
      rules.add(
        `@font-face{font-family:${quoted(font.family)};font-display:${isOutsideFont(font) ? "swap" : "optional"};font-weight:${font.weight ?? "100 900"};src:url(${quoted(source)})${font.format ? ` format("${font.format}")` : ""}}`,
      );
      return quoted(font.family);
    }
    const family = shippedFamily(font.family);
    if (family === null)
      return systemFamily.test(font.family) ? font.family : `${quoted(font.family)}${standIn(font.family)}`;
    if (alwaysThere.has(family.name)) return family.name === "Inter" ? "var(--lc-font-own)" : quoted(family.name);
    add(family, font.family);
    return `${quoted(font.family)},${quoted(`${font.family} Fallback`)}`;
  };
  for (const name of asked) {
    const family = shippedFamily(name);
    if (family && !alwaysThere.has(family.name)) add(family, name);
  }
  const variables: string[] = [];
  if (body) variables.push(`--font-sans:${stack(body)},var(--lc-font-own)`);
  if (heading) variables.push(`--lc-font-heading:${stack(heading)},var(--font-sans)`);
  if (body?.weight) variables.push(`--lc-body-weight:${body.weight}`);
  // A theme may draw its titles lighter than its headings.
  if (heading?.weight) variables.push(`--lc-heading-weight:${heading.weight};--lc-title-weight:${heading.weight}`);
  if (variables.length > 0) rules.add(`:root[data-look]{${variables.join(";")}}\n`);
  return { rules: [...rules].join("\n"), assets: [...assets.values()] };
}

/** What stands in for a family that nobody has and whose name tells its kind. */
function standIn(family: string): string {
  if (/\b(?:mono|code|typewriter)\b/i.test(family)) return ",var(--font-mono)";
  return /\b(?:serif|slab)\b/i.test(family) && !/\bsans\b/i.test(family) ? ',ui-serif,Georgia,"Noto Serif",serif' : "";
}

/** A file of the site is named relative to the stylesheet, which stands one folder down; a URL is what the author asks for. */
function fontAddress(source: string): string | null {
  if (source.startsWith("/")) return `..${source}`;
  return URL.canParse(source) && new URL(source).protocol === "https:" ? new URL(source).href : null;
}

/** Whether the author asks for a font of another host. */
export function isOutsideFont(font: FontConfig): boolean {
  return font.source !== null && /^https:/.test(fontAddress(font.source) ?? "");
}

/** Whether a font chosen by name alone is neither Lectern's nor a file: readers see it only where they have it. */
export function isUnknownFont(font: FontConfig): boolean {
  return font.source === null && shippedFamily(font.family) === null && !systemFamily.test(font.family);
}

function quoted(text: string): string {
  return `"${plain(text)}"`;
}

/** Without what could end a string of a stylesheet, or the stylesheet. */
function plain(text: string): string {
  return text.replace(/["\\\n\r<>]/g, "");
}
