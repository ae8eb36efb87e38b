import type { ThumbnailPreset } from "../../../source/site-config.ts";
import type { Typeface, Weight } from "./typeface.ts";
import { wrapLines } from "./wrap-lines.ts";

/** How pictures look: the same for all pages that say nothing else. */
export interface ThumbnailLook {
  /** How the parts are laid out; null as they are where nothing is said. */
  preset: ThumbnailPreset | null;
  ground: string;
  accent: string;
  strong: string;
  muted: string;
  /** What lies on the ground: the panel of a preset. */
  raised: string;
  /** Whether a light of the accent lies in a corner. */
  glows: boolean;
  /** Data URLs. */
  logo: string | null;
  background: string | null;
  siteName: string;
  /** Host of the site, shown below. */
  host: string;
  typeface: Typeface;
  /** How the words above the title are drawn, on presets. */
  eyebrow: { style: "plain" | "bar" | "pill"; color: string; typeface: Typeface };
}

export interface ThumbnailText {
  title: string;
  description: string;
  /** What stands above the title: the group of the page, unless it says otherwise. */
  section: string;
}

/** A line of words; `y` is its baseline. */
export interface Line {
  text: string;
  weight: Weight;
  size: number;
  x: number;
  y: number;
  color: string;
  /** Not that of all other words. */
  typeface?: Typeface;
}

export const thumbnailWidth = 1200;
export const thumbnailHeight = 630;
export const margin = 80;
export const inner = thumbnailWidth - 2 * margin;

/** Sizes of the title, the first that it fits; the last cuts it. */
const titles = [
  { size: 82, most: 1 },
  { size: 68, most: 2 },
  { size: 58, most: 3 },
] as const;

/** Text without what no typeface of ours has a form for: emoji and their joiners. */
export function drawable(text: string, typeface: Typeface): string {
  const plain = text
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0e|\ufe0f/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return typeface.canDraw(plain) ? plain : "";
}

/** The lines of a title in the largest size that they fit. */
export function fitTitle(text: string, typeface: Typeface): { lines: string[]; size: number } {
  const fits = titles.find(
    ({ size, most }) => wrapLines(text, inner, most + 1, measure(typeface, 700, size)).length <= most,
  );
  const { size, most } = fits ?? titles[2];
  return { lines: wrapLines(text, inner, most, measure(typeface, 700, size)), size };
}

/** Tells how many pixels a text is wide. */
export function measure(typeface: Typeface, weight: Weight, size: number): (text: string) => number {
  return (text) => typeface.widthOf(text, weight, size);
}
