import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FontConfig, SiteConfig } from "../source/site-config.ts";
import { hashedName } from "./hashed-name.ts";
import type { ThemeAsset } from "./theme-asset.ts";

const require = createRequire(import.meta.url);

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

let shipped: ThemeFonts | null = null;

/**
 * Inter for text, JetBrains Mono for code, in parts by script: a browser fetches only the parts whose characters stand
 * on the page. The fallback has Inter's proportions, so that nothing moves when Inter arrives.
 */
export function shippedFonts(): ThemeFonts {
  shipped ??= collect();
  return shipped;
}

function collect(): ThemeFonts {
  const families = [
    {
      name: "Inter",
      folder: "@fontsource-variable/inter",
      file: "inter",
      styles: ["normal", "italic"],
      weight: "100 900",
    },
    {
      name: "JetBrains Mono",
      folder: "@fontsource-variable/jetbrains-mono",
      file: "jetbrains-mono",
      styles: ["normal"],
      weight: "100 800",
    },
  ];
  const rules: string[] = [];
  const assets: ThemeAsset[] = [];
  for (const family of families) {
    const root = dirname(require.resolve(`${family.folder}/package.json`));
    const ranges = JSON.parse(readFileSync(join(root, "unicode.json"), "utf8")) as Record<string, string>;
    for (const [subset, range] of Object.entries(ranges)) {
      for (const style of family.styles) {
        const bytes = readFileSync(join(root, "files", `${family.file}-${subset}-wght-${style}.woff2`));
        const path = hashedName(`${family.file}-${subset}${style === "italic" ? "-italic" : ""}.woff2`, bytes);
        assets.push({ path, bytes, type: "font/woff2", immutable: true, role: "font", feature: null });
        rules.push(
          `@font-face{font-family:"${family.name}";font-style:${style};font-display:swap;font-weight:${family.weight};src:url(${path.split("/").at(-1)}) format("woff2");unicode-range:${range}}`,
        );
      }
    }
  }
  rules.push(...fallbacks);
  return { rules: rules.join("\n"), assets };
}

/**
 * Custom properties for the families that the author chose. A family with a file of the site is loaded from there; one
 * without is asked of the reader's own system, never of a third party.
 */
export function chosenFonts(fonts: SiteConfig["fonts"]): string {
  const face = (font: FontConfig | null): string =>
    font?.source?.startsWith("/")
      ? `@font-face{font-family:${quoted(font.family)};font-display:swap;font-weight:${font.weight ?? "100 900"};src:url(${quoted(`..${font.source}`)})${font.format ? ` format("${font.format}")` : ""}}\n`
      : "";
  const variables: string[] = [];
  if (fonts.body) variables.push(`--font-body:${quoted(fonts.body.family)},var(--font-sans)`);
  if (fonts.heading) variables.push(`--font-heading:${quoted(fonts.heading.family)},var(--font-sans)`);
  if (fonts.heading?.weight) variables.push(`--heading-weight:${fonts.heading.weight}`);
  const rules = variables.length > 0 ? `:root[data-theme]{${variables.join(";")}}\n` : "";
  return face(fonts.body) + (fonts.heading?.source === fonts.body?.source ? "" : face(fonts.heading)) + rules;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\\n\r<>]/g, "")}"`;
}
