import { channels } from "../../../theme/color/oklch.ts";
import { type FontFamily, regularFiles, shippedFamily } from "../../../theme/font-family.ts";
import { PictureGround, type Stamp } from "./picture-ground.ts";
import { presetGround, presetLines } from "./preset-layout.ts";
import {
  drawable,
  fitTitle,
  inner,
  type Line,
  margin,
  measure,
  type ThumbnailLook,
  type ThumbnailText,
  thumbnailHeight,
  thumbnailWidth,
} from "./thumbnail-look.ts";
import { Typeface } from "./typeface.ts";
import { WordMasks } from "./word-masks.ts";
import { wrapLines } from "./wrap-lines.ts";

export { drawable };

let mono: Typeface | undefined;

/** What the words above a title are drawn in on a preset, whatever the font of the others. */
export function monospace(): Typeface {
  mono ??= new Typeface(regularFiles(shippedFamily("IBM Plex Mono") as FontFamily));
  return mono;
}

/** Draws the pictures of a site. */
export class ThumbnailPainter {
  readonly #look: ThumbnailLook;
  readonly #ground: PictureGround;
  readonly #masks = new Map<Typeface, WordMasks>();

  constructor(look: ThumbnailLook) {
    this.#look = look;
    const around = look.preset === null ? `${brand(look)}${foot(look)}` : presetGround(look, look.preset);
    this.#ground = new PictureGround(thumbnailWidth, thumbnailHeight, ground(look) + around);
  }

  /** The picture of a page for those who share its address: a PNG of 1200 × 630, the same bytes for the same words. */
  draw(text: ThumbnailText): Uint8Array {
    const look = this.#look;
    const { lines, stamps } =
      look.preset === null ? { lines: linesOf(look, text), stamps: [] } : presetLines(look, look.preset, text);
    return this.#ground.with([...stamps, ...lines.flatMap((line) => this.#stamps(line))]);
  }

  #stamps({ text, weight, size, x, y, color, typeface = this.#look.typeface }: Line): Stamp[] {
    const bytes = channels(color).map((channel) => 255 * channel) as [number, number, number];
    const masks = this.#masks.get(typeface) ?? new WordMasks(typeface);
    this.#masks.set(typeface, masks);
    return typeface.placeWords(text, weight, size).map(({ word, left }) => ({
      mask: masks.of(word, weight, size),
      x: Math.round(x + left),
      y: Math.round(y),
      color: bytes,
    }));
  }
}

/** The author's picture; else the page's own colour with a light of the accent in the corner. */
function ground({ ground, accent, background, glows, preset }: ThumbnailLook): string {
  const plain = `<rect width="1200" height="630" fill="${ground}"/>`;
  if (background)
    return `${plain}<image width="1200" height="630" preserveAspectRatio="xMidYMid slice" href="${background}"/>`;
  if (!glows) return plain;
  const edge = preset === null ? `<rect y="618" width="1200" height="12" fill="${accent}"/>` : "";
  return (
    `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="1200" cy="0" r="600"><stop offset="0" stop-color="${accent}" stop-opacity=".26"/><stop offset=".6" stop-color="${accent}" stop-opacity=".07"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>` +
    `${plain}<rect x="600" width="600" height="600" fill="url(#g)"/>${edge}`
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

function foot({ host, muted, typeface }: ThumbnailLook): string {
  return typeface.canDraw(host) ? typeface.drawLine(host, 400, 26, margin, 566, muted) : "";
}
