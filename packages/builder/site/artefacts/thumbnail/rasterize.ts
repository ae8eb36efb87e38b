import { Resvg } from "@resvg/resvg-js";

/** A part of a picture, in pixels. */
export interface PictureBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Draws a part of SVG: red, green, blue, multiplied by the opacity, and that, row by row. An empty part takes nearly as
 * long as a full one.
 * @param drawing SVG elements; a whole number of pixels bounds the part
 */
export function rasterize(drawing: string, { left, top, right, bottom }: PictureBox): Uint8Array {
  const width = right - left;
  const box = `${left} ${top} ${width} ${bottom - top}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: width } }).render().pixels;
}
