import { Resvg } from "@resvg/resvg-js";
import { encodePng, subFilter } from "./encode-png.ts";

/** A part of a picture, in pixels. */
export interface PictureBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * What many pictures have in common, drawn once. To draw all of it for each, its image decoded and every row compressed
 * by the drawing library, takes five times as long.
 */
export class PictureGround {
  readonly #width: number;
  readonly #height: number;
  /** Red, green and blue of each pixel. */
  readonly #pixels: Uint8Array;
  /** The same as rows of a PNG, and once more for a picture: new memory for each would cost more than to draw it. */
  readonly #lines: Uint8Array;
  readonly #drawn: Uint8Array;

  /** @param drawing SVG elements that cover the whole picture, without anything to be seen through. */
  constructor(width: number, height: number, drawing: string) {
    this.#width = width;
    this.#height = height;
    const drawn = pixelsOf(drawing, { left: 0, top: 0, right: width, bottom: height });
    this.#pixels = new Uint8Array(width * height * 3);
    for (let at = 0, to = 0; at < drawn.length; at += 4, to += 3) {
      this.#pixels[to] = drawn[at] as number;
      this.#pixels[to + 1] = drawn[at + 1] as number;
      this.#pixels[to + 2] = drawn[at + 2] as number;
    }
    this.#lines = new Uint8Array((width * 3 + 1) * height);
    for (let y = 0; y < height; y++) {
      this.#lines[y * (width * 3 + 1)] = subFilter;
      this.#writeLine(this.#lines, y, 0, this.#pixels.subarray(y * width * 3, (y + 1) * width * 3));
    }
    this.#drawn = this.#lines.slice();
  }

  /**
   * The picture with more drawn onto it, as PNG.
   * @param drawing SVG elements that reach nowhere beyond `box`.
   */
  with(drawing: string, box: PictureBox): Uint8Array {
    const left = Math.max(0, Math.floor(box.left));
    const top = Math.max(0, Math.floor(box.top));
    const right = Math.min(this.#width, Math.ceil(box.right));
    const bottom = Math.min(this.#height, Math.ceil(box.bottom));
    const over = pixelsOf(drawing, { left, top, right, bottom });
    // To the end of the row: the pixel after the box differs from the one before it by something else now.
    const row = new Uint8Array((this.#width - left) * 3);
    for (let y = top; y < bottom; y++) {
      row.set(this.#pixels.subarray((y * this.#width + left) * 3, (y + 1) * this.#width * 3));
      let isDrawn = false;
      for (let at = (y - top) * (right - left) * 4, to = 0; to < (right - left) * 3; at += 4, to += 3) {
        const opacity = over[at + 3] as number;
        if (opacity === 0) continue;
        isDrawn = true;
        // The colours that are drawn are multiplied by their opacity already.
        const rest = 255 - opacity;
        for (let part = 0; part < 3; part++)
          row[to + part] = (over[at + part] as number) + Math.round(((row[to + part] as number) * rest) / 255);
      }
      if (isDrawn) this.#writeLine(this.#drawn, y, left, row);
    }
    const png = encodePng(this.#width, this.#height, this.#drawn);
    const line = this.#width * 3 + 1;
    this.#drawn.set(this.#lines.subarray(top * line, bottom * line), top * line);
    return png;
  }

  /** Writes a row from a place on. */
  #writeLine(lines: Uint8Array, y: number, left: number, row: Uint8Array): void {
    const start = y * (this.#width * 3 + 1) + 1 + left * 3;
    const before = (y * this.#width + left - 1) * 3;
    for (let x = 0; x < row.length; x++) {
      const other = x >= 3 ? row[x - 3] : left === 0 ? 0 : this.#pixels[before + x];
      lines[start + x] = (row[x] as number) - (other as number);
    }
  }
}

/** Rows of a part of a drawing: red, green, blue, multiplied by the opacity, and that. */
function pixelsOf(drawing: string, { left, top, right, bottom }: PictureBox): Uint8Array {
  const width = right - left;
  const box = `${left} ${top} ${width} ${bottom - top}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: width } }).render().pixels;
}
