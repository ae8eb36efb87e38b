import assert from "node:assert/strict";
import { test } from "node:test";
import { inflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { PictureGround, type Stamp } from "./picture-ground.ts";
import { rasterize } from "./rasterize.ts";

const [width, height] = [60, 40];
const ground = `<defs><linearGradient id="g"><stop stop-color="#123"/><stop offset="1" stop-color="#fa5"/></linearGradient></defs><rect width="60" height="40" fill="url(#g)"/>`;
const disc = (color: string) => `<circle cx="30" cy="20" r="9.5" fill="${color}"/>`;
/** Edges between pixels look the same wherever they are; others are smoothed by where they are. */
const box = (color: string, x = 0, y = 0) =>
  `<rect x="${20 + x}" y="${10 + y}" width="20" height="17" fill="${color}"/>`;
const bar = (color: string) => `<rect x="10" y="12" width="40" height="9" fill="${color}" opacity=".4"/>`;

function drawn(elements: string): Uint8Array {
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">${elements}</svg>`).render().pixels;
}

/** The pixels of a PNG, as another program reads it. */
function read(png: Uint8Array): Uint8Array {
  const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  return drawn(`<image width="60" height="40" image-rendering="optimizeSpeed" href="${href}"/>`);
}

/** What is compressed in it, which Node checks by its sum. */
function linesIn(png: Uint8Array): Buffer {
  const bytes = Buffer.from(png);
  const start = bytes.indexOf("IDAT");
  return inflateSync(bytes.subarray(start + 4, start + 4 + bytes.readUInt32BE(start - 4)));
}

function assertSame(png: Uint8Array, elements: string): void {
  assert.equal(linesIn(png).length, (3 * width + 1) * height);
  const [one, other] = [read(png), drawn(elements)];
  const most = one.reduce((worst, value, at) => Math.max(worst, Math.abs(value - (other[at] as number))), 0);
  assert.ok(most <= 1, `a colour differs by ${most}`);
}

/** What black elements cover of the whole picture. */
function stamp(elements: string, color: Stamp["color"], x = 0, y = 0): Stamp {
  const pixels = rasterize(elements, { left: 0, top: 0, right: width, bottom: height });
  const coverage = Uint8Array.from({ length: width * height }, (_, at) => pixels[at * 4 + 3] as number);
  return { mask: { left: 0, top: 0, width, height, coverage }, x, y, color };
}

test("what is laid onto a kept ground looks as if all were drawn at once", () => {
  const picture = new PictureGround(width, height, ground);
  assertSame(picture.with([stamp(disc("#000"), [0, 136, 204])]), ground + disc("#0088cc"));
  assertSame(picture.with([]), ground);
  const both = [stamp(disc("#000"), [0, 136, 204]), stamp(bar("#000"), [255, 255, 255])];
  assertSame(picture.with(both), ground + disc("#0088cc") + bar("#fff"));
});

test("what reaches beyond the picture is cut, on every side", () => {
  const picture = new PictureGround(width, height, ground);
  for (const [x, y] of [
    [-25, 0],
    [25, 0],
    [0, -18],
    [0, 18],
    [-25, 18],
    [-200, 0],
    [200, 0],
    [0, 200],
    [0, -200],
  ] as const)
    assertSame(picture.with([stamp(box("#000"), [0, 136, 204], x, y)]), ground + box("#0088cc", x, y));
});

test("a ground of many colours, which is kept by its differences, looks the same", () => {
  let many = "";
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) {
      const color = `rgb(${4 * x} ${3 * x + 2 * y} ${(5 * x + 3 * y) % 255})`;
      many += `<rect x="${x}" y="${y}" width="1" height="1" fill="${color}"/>`;
    }
  const picture = new PictureGround(width, height, many);
  assertSame(picture.with([stamp(disc("#000"), [0, 136, 204])]), many + disc("#0088cc"));
  assertSame(picture.with([stamp(box("#000"), [0, 136, 204], 0, 15)]), many + box("#0088cc", 0, 15));
});

test("one picture leaves nothing on the next", () => {
  const picture = new PictureGround(width, height, ground);
  const first = picture.with([stamp(disc("#000"), [0, 136, 204])]);
  picture.with([stamp(`<rect width="60" height="40"/>`, [255, 0, 0])]);
  assert.deepEqual(picture.with([stamp(disc("#000"), [0, 136, 204])]), first);
});
