import assert from "node:assert/strict";
import { test } from "node:test";
import { Resvg } from "@resvg/resvg-js";
import { PictureGround } from "./picture-ground.ts";

const ground = `<defs><linearGradient id="g"><stop stop-color="#123"/><stop offset="1" stop-color="#fa5"/></linearGradient></defs><rect width="60" height="40" fill="url(#g)"/>`;
const words = `<circle cx="30" cy="20" r="9.5" fill="#08c"/><rect x="33" y="14" width="12" height="9" fill="#fff" opacity=".4"/>`;

function drawn(elements: string): Uint8Array {
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">${elements}</svg>`).render().pixels;
}

/** The pixels of a PNG, as another program reads it. */
function read(png: Uint8Array): Uint8Array {
  const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  return drawn(`<image width="60" height="40" image-rendering="optimizeSpeed" href="${href}"/>`);
}

function assertSame(png: Uint8Array, elements: string): void {
  const [one, other] = [read(png), drawn(elements)];
  const most = one.reduce((worst, value, at) => Math.max(worst, Math.abs(value - (other[at] as number))), 0);
  assert.ok(most <= 1, `a colour differs by ${most}`);
}

test("what is drawn onto a kept ground looks as if all were drawn at once", () => {
  const picture = new PictureGround(60, 40, ground);
  assertSame(picture.with(words, { left: 20, top: 10, right: 46, bottom: 31 }), ground + words);
  assertSame(picture.with(words, { left: -5, top: -5, right: 200, bottom: 200 }), ground + words);
  assertSame(picture.with("", { left: 3, top: 3, right: 9, bottom: 9 }), ground);
});

test("one picture leaves nothing on the next", () => {
  const picture = new PictureGround(60, 40, ground);
  const whole = { left: 0, top: 0, right: 60, bottom: 40 };
  const first = picture.with(words, whole);
  picture.with('<rect width="60" height="40" fill="red"/>', whole);
  assert.deepEqual(picture.with(words, whole), first);
});
