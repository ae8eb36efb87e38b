import { createRequire } from "node:module";
import type * as Fontkit from "fontkit";
import { type FontFamily, latinFile } from "./font-family.ts";

const require = createRequire(import.meta.url);

/** Letters in about the proportions of English text. */
const sample =
  "etaoin shrdlu cmfwyp vbgkjqxz the quick brown fox jumps over the lazy dog and reads documentation, about 40% of it.";

/**
 * Fonts that readers' systems have (Windows, macOS, then their twins of equal widths on Linux), with the mean width of
 * a character of the sample in em.
 */
const systemFonts = {
  "sans-serif": { sources: ["Arial", "Liberation Sans"], width: 0.4553 },
  serif: { sources: ["Times New Roman", "Liberation Serif"], width: 0.418 },
  monospace: { sources: ["Courier New", "Liberation Mono"], width: 0.6001 },
} as const;

/**
 * A rule for the font of the reader's system in a family's proportions, named `<name> Fallback`: text is set in it until
 * the family is there, and does not move when it comes.
 */
export function fallbackFace(family: FontFamily, name: string): string {
  // Loaded here: it takes a tenth of a second, and most sites keep the font that needs no measuring.
  const { create } = require("fontkit") as typeof Fontkit;
  const font = create(latinFile(family)) as Fontkit.Font;
  const em = font.unitsPerEm;
  const widths = [...sample].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) as number).advanceWidth / em);
  const system =
    systemFonts[family.category === "serif" || family.category === "monospace" ? family.category : "sans-serif"];
  const adjust = widths.reduce((sum, width) => sum + width, 0) / widths.length / system.width;
  const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;
  const sources = system.sources.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${name} Fallback";src:${sources};size-adjust:${percent(adjust)};ascent-override:${percent(font.ascent / em / adjust)};descent-override:${percent(-font.descent / em / adjust)};line-gap-override:${percent(font.lineGap / em / adjust)}}`;
}
