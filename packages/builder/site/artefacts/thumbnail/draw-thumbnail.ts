import { channels } from "../../../theme/color/oklch.ts";
import { PictureGround, type Stamp } from "./picture-ground.ts";
import type { Typeface, Weight } from "./typeface.ts";
import { WordMasks } from "./word-masks.ts";
import { wrapLines } from "./wrap-lines.ts";

const thumbnailWidth = 1200;
const thumbnailHeight = 630;

/** How the pictures of a site look: the same for all its pages. */
export interface ThumbnailLook {
  ground: string;
  accent: string;
  strong: string;
  muted: string;
  /** Data URLs. */
  logo: string | null;
  background: string | null;
  siteName: string;
  /** Host of the site, shown below. */
  host: string;
  typeface: Typeface;
}

export interface ThumbnailText {
  title: string;
  description: string;
  /** Group of the page, above the title. */
  section: string;
}

const margin = 80;
const inner = thumbnailWidth - 2 * margin;

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

/** Draws the pictures of a site. */
export class ThumbnailPainter {
  readonly #look: ThumbnailLook;
  readonly #ground: PictureGround;
  readonly #masks: WordMasks;

  constructor(look: ThumbnailLook) {
    this.#look = look;
    this.#masks = new WordMasks(look.typeface);
    this.#ground = new PictureGround(thumbnailWidth, thumbnailHeight, `${ground(look)}${brand(look)}${foot(look)}`);
  }

  /** The picture of a page for those who share its address: a PNG of 1200 × 630, the same bytes for the same words. */
  draw(text: ThumbnailText): Uint8Array {
    return this.#ground.with(linesOf(this.#look, text).flatMap((line) => this.#stamps(line)));
  }

  #stamps({ text, weight, size, x, y, color }: Line): Stamp[] {
    const bytes = channels(color).map((channel) => 255 * channel) as [number, number, number];
    return this.#look.typeface.placeWords(text, weight, size).map(({ word, left }) => ({
      mask: this.#masks.of(word, weight, size),
      x: Math.round(x + left),
      y: Math.round(y),
      color: bytes,
    }));
  }
}

/** The author's picture; else the page's own colour with a light of the accent in the corner. */
function ground({ ground, accent, background }: ThumbnailLook): string {
  const plain = `<rect width="1200" height="630" fill="${ground}"/>`;
  if (background)
    return `${plain}<image width="1200" height="630" preserveAspectRatio="xMidYMid slice" href="${background}"/>`;
  return (
    `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="1200" cy="0" r="600"><stop offset="0" stop-color="${accent}" stop-opacity=".26"/><stop offset=".6" stop-color="${accent}" stop-opacity=".07"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>` +
    `${plain}<rect x="600" width="600" height="600" fill="url(#g)"/><rect y="618" width="1200" height="12" fill="${accent}"/>`
  );
}

function brand({ logo, siteName, accent, strong, typeface }: ThumbnailLook): string {
  if (logo)
    return `<image x="${margin}" y="72" width="520" height="60" preserveAspectRatio="xMinYMid meet" href="${logo}"/>`;
  const name = drawable(siteName, typeface);
  if (!name) return "";
  const [line = ""] = wrapLines(name, inner - 60, 1, measure(typeface, 600, 36));
  return `<rect x="${margin}" y="80" width="36" height="36" rx="10" fill="${accent}"/>${typeface.drawLine(line, 600, 36, margin + 54, 111, strong)}`;
}

/** A line of words; `y` is its baseline. */
interface Line {
  text: string;
  weight: Weight;
  size: number;
  x: number;
  y: number;
  color: string;
}

/** Section, title and description, from the bottom up: their last line always stands in the same place. */
function linesOf(look: ThumbnailLook, text: ThumbnailText): Line[] {
  const { typeface } = look;
  const title = fitTitle(drawable(text.title, typeface), typeface);
  const description = wrapLines(drawable(text.description, typeface), inner * 0.92, 2, measure(typeface, 400, 31));
  const section = drawable(text.section, typeface);
  const lines: Line[] = [];
  let y = 492;
  for (const line of description.toReversed()) {
    lines.push({ text: line, weight: 400, size: 31, x: margin, y, color: look.muted });
    y -= 44;
  }
  if (description.length > 0) y -= 22;
  const { size } = title;
  for (const line of title.lines.toReversed()) {
    lines.push({ text: line, weight: 700, size, x: margin - size * 0.04, y, color: look.strong });
    y -= size * 1.16;
  }
  if (section) {
    const [line = ""] = wrapLines(section, inner, 1, measure(typeface, 600, 28));
    lines.push({ text: line, weight: 600, size: 28, x: margin, y: y - 4 + size * 0.16, color: look.accent });
  }
  return lines;
}

function fitTitle(text: string, typeface: Typeface): { lines: string[]; size: number } {
  const fits = titles.find(
    ({ size, most }) => wrapLines(text, inner, most + 1, measure(typeface, 700, size)).length <= most,
  );
  const { size, most } = fits ?? titles[2];
  return { lines: wrapLines(text, inner, most, measure(typeface, 700, size)), size };
}

function foot({ host, muted, typeface }: ThumbnailLook): string {
  return typeface.canDraw(host) ? typeface.drawLine(host, 400, 26, margin, 566, muted) : "";
}

function measure(typeface: Typeface, weight: Weight, size: number): (text: string) => number {
  return (text) => typeface.widthOf(text, weight, size);
}
