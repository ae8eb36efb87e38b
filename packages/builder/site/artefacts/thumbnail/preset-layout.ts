import type { ThumbnailPreset } from "../../../source/site-config.ts";
import { channels } from "../../../theme/color/oklch.ts";
import type { Stamp } from "./picture-ground.ts";
import { type PictureBox, rasterize } from "./rasterize.ts";
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
import { wrapLines } from "./wrap-lines.ts";

/** Height of the panel at the foot of `minimal`. */
const panel = 132;
const logoHeight = 56;
const eyebrowSize = 24;

/** What all pictures of a preset have: the logo, or the name where there is none, in its place. */
export function presetGround(look: ThumbnailLook, preset: ThumbnailPreset): string {
  if (preset === "classic") return logoAt(look, "xMin", margin, 72);
  if (preset === "headline") return logoAt(look, "xMax", margin, thumbnailHeight - 72 - logoHeight);
  const top = thumbnailHeight - panel;
  return (
    `<rect y="${top}" width="${thumbnailWidth}" height="${panel}" fill="${look.raised}"/>` +
    logoAt(look, "xMid", margin, top + (panel - logoHeight) / 2)
  );
}

function logoAt(look: ThumbnailLook, side: "xMin" | "xMid" | "xMax", x: number, y: number): string {
  const { logo, siteName, strong, typeface } = look;
  if (logo)
    return `<image x="${x}" y="${y}" width="${inner}" height="${logoHeight}" preserveAspectRatio="${side}YMid meet" href="${logo}"/>`;
  const [name = ""] = wrapLines(drawable(siteName, typeface), inner, 1, measure(typeface, 600, 36));
  const left = x + startOf(side, typeface.widthOf(name, 600, 36));
  return name === "" ? "" : typeface.drawLine(name, 600, 36, left, y + 41, strong);
}

function startOf(side: "xMin" | "xMid" | "xMax", width: number): number {
  return side === "xMin" ? 0 : side === "xMax" ? inner - width : (inner - width) / 2;
}

/** The words of a page, from the top down, and what is drawn around those above the title. */
export function presetLines(
  look: ThumbnailLook,
  preset: ThumbnailPreset,
  text: ThumbnailText,
): { lines: Line[]; stamps: Stamp[] } {
  const { typeface } = look;
  const title = fitTitle(drawable(text.title, typeface), typeface);
  const description = wrapLines(drawable(text.description, typeface), inner * 0.92, 2, measure(typeface, 400, 31));
  const eyebrow = drawable(text.section, look.eyebrow.typeface);
  const step = title.size * 1.16;
  const heights = [
    eyebrow ? 62 : 0,
    title.lines.length * step,
    description.length > 0 ? 20 + description.length * 44 : 0,
  ];
  const height = heights.reduce((sum, one) => sum + one, 0);
  const side = preset === "minimal" ? "xMid" : "xMin";
  let y = preset === "headline" ? 84 : preset === "classic" ? 190 : (thumbnailHeight - panel - height) / 2;
  const lines: Line[] = [];
  let stamps: Stamp[] = [];
  const add = (line: Omit<Line, "x">, width: number) => lines.push({ ...line, x: margin + startOf(side, width) });
  if (eyebrow) {
    const above = eyebrowOf(look, eyebrow, side, y);
    lines.push(above.line);
    stamps = above.stamps;
    y += 62;
  }
  for (const line of title.lines) {
    const width = typeface.widthOf(line, 700, title.size);
    add({ text: line, weight: 700, size: title.size, y: y + title.size * 0.9, color: look.strong }, width);
    y += step;
  }
  y += 20;
  for (const line of description) {
    add({ text: line, weight: 400, size: 31, y: y + 31, color: look.muted }, typeface.widthOf(line, 400, 31));
    y += 44;
  }
  return { lines, stamps };
}

/** The words above a title: plain, behind a bar, or in a pill. */
function eyebrowOf(look: ThumbnailLook, words: string, side: "xMin" | "xMid", y: number) {
  const { style, color, typeface } = look.eyebrow;
  const room = style === "pill" ? 22 : style === "bar" ? 20 : 0;
  const [text = ""] = wrapLines(words, inner - 2 * room, 1, measure(typeface, 600, eyebrowSize));
  const width = typeface.widthOf(text, 600, eyebrowSize);
  const whole = width + room * (style === "pill" ? 2 : 1);
  const left = margin + startOf(side, whole);
  const line: Line = { text, weight: 600, size: eyebrowSize, x: left + room, y: y + 31, color, typeface };
  if (style === "plain") return { line, stamps: [] };
  const box: PictureBox = {
    left: Math.floor(left),
    top: Math.round(y),
    right: Math.ceil(left + (style === "bar" ? 6 : whole)),
    bottom: Math.round(y) + 46,
  };
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const shape =
    style === "bar"
      ? `<rect x="${box.left}" y="${box.top + 8}" width="6" height="${h - 16}" rx="3"/>`
      : `<rect x="${box.left}" y="${box.top}" width="${w}" height="${h}" rx="${h / 2}" fill-opacity=".16"/>`;
  return { line, stamps: [stampOf(shape, box, color)] };
}

/** A shape as it is laid onto a ground. */
function stampOf(shape: string, box: PictureBox, color: string): Stamp {
  const pixels = rasterize(shape, box);
  const coverage = Uint8Array.from({ length: pixels.length / 4 }, (_, at) => pixels[at * 4 + 3] as number);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return {
    mask: { left: 0, top: 0, width, height, coverage },
    x: box.left,
    y: box.top,
    color: channels(color).map((channel) => 255 * channel) as [number, number, number],
  };
}
