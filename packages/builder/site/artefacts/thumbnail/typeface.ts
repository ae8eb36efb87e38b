import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as fontkit from "fontkit";

export type Weight = 400 | 600 | 700;

/** Parts of Inter by script, in the order in which they are asked for a letter. */
const subsets = ["latin", "latin-ext", "cyrillic", "greek", "vietnamese", "cyrillic-ext", "greek-ext"] as const;

const require = createRequire(import.meta.url);
const fonts = new Map<string, fontkit.Font>();
const shapes = new WeakMap<fontkit.Font, Map<number, string>>();

function fontOf(subset: string, weight: Weight): fontkit.Font {
  const name = `inter-${subset}-${weight}-normal.woff`;
  let font = fonts.get(name);
  if (!font) {
    const folder = join(dirname(require.resolve("@fontsource/inter/package.json")), "files");
    font = fontkit.create(readFileSync(join(folder, name))) as fontkit.Font;
    fonts.set(name, font);
  }
  return font;
}

/** The part of Inter that has a letter; null where it lacks it. */
function interFor(character: string, weight: Weight): fontkit.Font | null {
  const code = character.codePointAt(0) as number;
  for (const subset of subsets) {
    const font = fontOf(subset, weight);
    if (font.hasGlyphForCodePoint(code)) return font;
  }
  return null;
}

/** A part of a word in one font: its letters as SVG paths in the font's units, and how far it goes in parts of the em. */
interface Run {
  unitsPerEm: number;
  advance: number;
  paths: string;
}

/** Words that are kept: most stand on many pictures. */
const wordsMost = 20_000;

/** What words are drawn in: Inter, or a font of the author's and Inter for the letters that it lacks. */
export class Typeface {
  readonly #own: readonly fontkit.Font[];
  readonly #words = new Map<string, Run[]>();

  /**
   * @param own bytes of font files (WOFF, WOFF2, TrueType, OpenType), of which the first that has a letter draws it.
   * @throws for one that cannot be read.
   */
  constructor(own: readonly Uint8Array[] = []) {
    this.#own = own.map((bytes) => {
      const font = fontkit.create(Buffer.from(bytes));
      if (!("layout" in font)) throw new Error("a collection of fonts is no font");
      return font;
    });
  }

  /** Whether every letter of a text can be drawn: no reader should see empty boxes. */
  canDraw(text: string): boolean {
    for (const character of new Set(text)) if (this.#fontFor(character, 400) === null) return false;
    return true;
  }

  /** Width of a line in pixels. */
  widthOf(text: string, weight: Weight, size: number): number {
    let width = 0;
    for (const word of wordsIn(text)) for (const { advance } of this.#runsOf(word, weight)) width += advance * size;
    return width;
  }

  /** The words of a line, and where in it each begins, in pixels. */
  placeWords(text: string, weight: Weight, size: number): { word: string; left: number }[] {
    const placed: { word: string; left: number }[] = [];
    let left = 0;
    for (const word of wordsIn(text)) {
      if (!word.startsWith(" ")) placed.push({ word, left });
      left += this.widthOf(word, weight, size);
    }
    return placed;
  }

  /** A line as SVG paths; `y` is its baseline. Paths need no font where they are drawn. */
  drawLine(text: string, weight: Weight, size: number, x: number, y: number, color: string): string {
    const parts: string[] = [];
    let left = x;
    for (const word of wordsIn(text))
      for (const { unitsPerEm, advance, paths } of this.#runsOf(word, weight)) {
        const scale = round(size / unitsPerEm);
        if (paths)
          parts.push(`<g transform="translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})">${paths}</g>`);
        left += advance * size;
      }
    return `<g fill="${color}">${parts.join("")}</g>`;
  }

  #fontFor(character: string, weight: Weight): fontkit.Font | null {
    const code = character.codePointAt(0) as number;
    return this.#own.find((font) => font.hasGlyphForCodePoint(code)) ?? interFor(character, weight);
  }

  #runsOf(word: string, weight: Weight): Run[] {
    const key = `${weight} ${word}`;
    let runs = this.#words.get(key);
    if (!runs) {
      runs = this.#layOut(word, weight);
      if (this.#words.size > wordsMost) this.#words.clear();
      this.#words.set(key, runs);
    }
    return runs;
  }

  #layOut(word: string, weight: Weight): Run[] {
    const runs: { font: fontkit.Font; text: string }[] = [];
    for (const character of word) {
      const last = runs.at(-1);
      // A part of Inter goes on as long as it can; the author's font is asked for each letter.
      const goesOn = this.#own.length === 0 && last?.font.hasGlyphForCodePoint(character.codePointAt(0) as number);
      const font = goesOn ? last?.font : this.#fontFor(character, weight);
      if (!font) continue;
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs.map(({ font, text }) => runOf(font, font.layout(text)));
  }
}

/** Words and the spaces between them, each by itself. */
function wordsIn(text: string): string[] {
  return text.match(/ +|[^ ]+/g) ?? [];
}

function runOf(font: fontkit.Font, { glyphs, positions, advanceWidth }: fontkit.GlyphRun): Run {
  let paths = "";
  let left = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index] as fontkit.GlyphPosition;
    const shape = shapeOf(font, glyph);
    if (shape) paths += `<path transform="translate(${round(left + xOffset)} ${round(yOffset)})" d="${shape}"/>`;
    left += xAdvance;
  }
  return { unitsPerEm: font.unitsPerEm, advance: advanceWidth / font.unitsPerEm, paths };
}

/** The outline of a letter; the same few are drawn on every picture. */
function shapeOf(font: fontkit.Font, glyph: fontkit.Glyph): string {
  const known = shapes.get(font) ?? new Map<number, string>();
  shapes.set(font, known);
  let shape = known.get(glyph.id);
  if (shape === undefined) {
    shape = glyph.path.toSVG();
    known.set(glyph.id, shape);
  }
  return shape;
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
