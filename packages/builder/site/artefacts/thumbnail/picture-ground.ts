import { type CompressedLines, compressLines, encodePng, filters } from "./encode-png.ts";
import { rasterize } from "./rasterize.ts";
import type { Mask } from "./word-masks.ts";

/** What is laid onto a picture. */
export interface Stamp {
  mask: Mask;
  /** Where it is put, in whole pixels. */
  x: number;
  y: number;
  /** Red, green and blue. */
  color: readonly [number, number, number];
}

/** Lines at which the part of a picture may begin that is not compressed with the ground. */
const step = 16;

/**
 * What many pictures have in common, drawn once. To draw all of it for each, its image decoded and every row compressed
 * by the drawing library, takes ten times as long.
 */
export class PictureGround {
  readonly #width: number;
  readonly #height: number;
  /** Bytes of a line: its filter, then red, green and blue of each pixel. */
  readonly #stride: number;
  readonly #filter: number;
  /** The ground as lines without a filter, and the picture that is drawn: new memory for each would cost more. */
  readonly #ground: Uint8Array;
  readonly #drawn: Uint8Array;
  /** Both as they are compressed. */
  readonly #groundLines: Uint8Array;
  readonly #lines: Uint8Array;
  /** The ground above a line. */
  readonly #above = new Map<number, CompressedLines>();

  /** @param drawing SVG elements that cover the whole picture, without anything to be seen through. */
  constructor(width: number, height: number, drawing: string) {
    this.#width = width;
    this.#height = height;
    this.#stride = width * 3 + 1;
    this.#ground = new Uint8Array(this.#stride * height);
    const drawn = rasterize(drawing, { left: 0, top: 0, right: width, bottom: height });
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0, to = y * this.#stride + 1; x < width; x++, at += 4, to += 3) {
        this.#ground[to] = drawn[at] as number;
        this.#ground[to + 1] = drawn[at + 1] as number;
        this.#ground[to + 2] = drawn[at + 2] as number;
      }
    this.#drawn = this.#ground.slice();
    // Plain grounds are smaller as they are, photographs by their differences.
    const filtered = new Uint8Array(this.#ground.length);
    filterLines(this.#ground, filtered, this.#stride, 0, height);
    const isPlain = compressLines(this.#ground).blocks.length <= compressLines(filtered).blocks.length;
    this.#filter = isPlain ? filters.none : filters.sub;
    this.#groundLines = isPlain ? this.#ground : filtered;
    this.#lines = isPlain ? this.#drawn : filtered.slice();
  }

  /** The picture with more laid onto it, as PNG. */
  with(stamps: readonly Stamp[]): Uint8Array {
    let [top, bottom] = [this.#height - 1, 0];
    for (const stamp of stamps) {
      const from = Math.max(0, stamp.y + stamp.mask.top);
      const to = Math.min(this.#height, stamp.y + stamp.mask.top + stamp.mask.height);
      if (from >= to) continue;
      this.#lay(stamp, from, to);
      top = Math.min(top, from);
      bottom = Math.max(bottom, to);
    }
    if (this.#filter === filters.sub) filterLines(this.#drawn, this.#lines, this.#stride, top, bottom);
    const first = Math.floor(top / step) * step;
    const rest = this.#lines.subarray(first * this.#stride);
    const png = encodePng(this.#width, this.#height, this.#linesAbove(first), rest);
    const [from, to] = [top * this.#stride, Math.max(top, bottom) * this.#stride];
    this.#drawn.set(this.#ground.subarray(from, to), from);
    this.#lines.set(this.#groundLines.subarray(from, to), from);
    return png;
  }

  #lay({ mask, x, y, color: [red, green, blue] }: Stamp, top: number, bottom: number): void {
    const drawn = this.#drawn;
    const left = Math.max(0, x + mask.left);
    const right = Math.min(this.#width, x + mask.left + mask.width);
    for (let line = top; line < bottom; line++) {
      let at = (line - y - mask.top) * mask.width + left - x - mask.left;
      let to = line * this.#stride + 1 + left * 3;
      for (let column = left; column < right; column++, at++, to += 3) {
        const covered = mask.coverage[at] as number;
        if (covered === 0) continue;
        const rest = 255 - covered;
        drawn[to] = Math.round((red * covered + (drawn[to] as number) * rest) / 255);
        drawn[to + 1] = Math.round((green * covered + (drawn[to + 1] as number) * rest) / 255);
        drawn[to + 2] = Math.round((blue * covered + (drawn[to + 2] as number) * rest) / 255);
      }
    }
  }

  #linesAbove(line: number): CompressedLines {
    let lines = this.#above.get(line);
    if (!lines) {
      lines = compressLines(this.#groundLines.subarray(0, line * this.#stride));
      this.#above.set(line, lines);
    }
    return lines;
  }
}

/** Writes lines as the differences of each pixel from the one to its left. */
function filterLines(plain: Uint8Array, filtered: Uint8Array, stride: number, top: number, bottom: number): void {
  for (let y = top; y < bottom; y++) {
    const start = y * stride;
    filtered[start] = filters.sub;
    for (let at = start + 1; at < start + 4; at++) filtered[at] = plain[at] as number;
    for (let at = start + 4; at < start + stride; at++)
      filtered[at] = (plain[at] as number) - (plain[at - 3] as number);
  }
}
