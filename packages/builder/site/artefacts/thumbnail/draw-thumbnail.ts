import { type PictureBox, PictureGround } from "./picture-ground.ts";
import type { Typeface, Weight } from "./typeface.ts";
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

  constructor(look: ThumbnailLook) {
    this.#look = look;
    this.#ground = new PictureGround(thumbnailWidth, thumbnailHeight, `${ground(look)}${brand(look)}${foot(look)}`);
  }

  /** The picture of a page for those who share its address: a PNG of 1200 × 630, the same bytes for the same words. */
  draw(text: ThumbnailText): Uint8Array {
    const { drawing, box } = words(this.#look, text);
    return this.#ground.with(drawing, box);
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

/** Section, title and description, from the bottom up: their last line always stands in the same place. */
function words(look: ThumbnailLook, text: ThumbnailText): { drawing: string; box: PictureBox } {
  const { typeface } = look;
  const title = fitTitle(drawable(text.title, typeface), typeface);
  const description = wrapLines(drawable(text.description, typeface), inner * 0.92, 2, measure(typeface, 400, 31));
  const section = drawable(text.section, typeface);
  const parts: string[] = [];
  let baseline = 492;
  const box = { left: margin - 20, top: baseline, right: margin, bottom: baseline + 30 };
  const draw = (line: string, weight: Weight, size: number, x: number, y: number, color: string) => {
    parts.push(typeface.drawLine(line, weight, size, x, y, color));
    // Letters reach above their line by accents, and beyond their width by slants.
    box.top = Math.min(box.top, y - 1.3 * size);
    box.right = Math.max(box.right, x + typeface.widthOf(line, weight, size) + size / 2);
  };
  for (const line of description.toReversed()) {
    draw(line, 400, 31, margin, baseline, look.muted);
    baseline -= 44;
  }
  if (description.length > 0) baseline -= 22;
  for (const line of title.lines.toReversed()) {
    draw(line, 700, title.size, margin - title.size * 0.04, baseline, look.strong);
    baseline -= title.size * 1.16;
  }
  if (section) {
    const [line = ""] = wrapLines(section, inner, 1, measure(typeface, 600, 28));
    draw(line, 600, 28, margin, baseline - 4 + title.size * 0.16, look.accent);
  }
  return { drawing: parts.join(""), box };
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
