import { rasterize } from "./rasterize.ts";
import type { Typeface, Weight } from "./typeface.ts";

/** How much of each pixel a drawing covers. */
export interface Mask {
  /** From where it is put, in pixels: to the right and down. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** A byte for each pixel, row by row. */
  coverage: Uint8Array;
}

/** Bytes of masks that are kept. */
const mostBytes = 32 * 1024 * 1024;

/** Words as they are drawn, kept: most stand on many pictures, and to draw one costs more than to lay it onto a picture. */
export class WordMasks {
  readonly #typeface: Typeface;
  readonly #known = new Map<string, Mask>();
  #bytes = 0;

  constructor(typeface: Typeface) {
    this.#typeface = typeface;
  }

  /** A word whose baseline begins where the mask is put. */
  of(word: string, weight: Weight, size: number): Mask {
    const key = `${weight} ${size} ${word}`;
    let mask = this.#known.get(key);
    if (!mask) {
      mask = this.#draw(word, weight, size);
      this.#bytes += mask.coverage.length;
      if (this.#bytes > mostBytes) {
        this.#known.clear();
        this.#bytes = mask.coverage.length;
      }
      this.#known.set(key, mask);
    }
    return mask;
  }

  #draw(word: string, weight: Weight, size: number): Mask {
    // Letters reach above their line by accents, below it by tails, and beyond their width by slants.
    const [left, top] = [Math.floor(-size / 4), Math.floor(-1.3 * size)];
    const right = Math.ceil(this.#typeface.widthOf(word, weight, size) + size / 2);
    const bottom = Math.ceil(size / 2);
    const pixels = rasterize(this.#typeface.drawLine(word, weight, size, 0, 0, "#000"), { left, top, right, bottom });
    const coverage = new Uint8Array(pixels.length / 4);
    for (let at = 0; at < coverage.length; at++) coverage[at] = pixels[at * 4 + 3] as number;
    return { left, top, width: right - left, height: bottom - top, coverage };
  }
}
