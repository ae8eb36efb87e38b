import assert from "node:assert/strict";
import { test } from "node:test";
import { NearPaths } from "./near-paths.ts";

const harbour = new NearPaths([
  "",
  "quays",
  "guides/moor",
  "guides/anchor-well",
  "boats/moor",
  "boats/sail",
  "v1/sail",
]);

test("what was moved is found by its name where one place alone has it", () => {
  assert.equal(harbour.of("start/quays"), "quays");
  assert.equal(harbour.of("anchor-well"), "guides/anchor-well");
});

test("a name that several places have is that of the nearest folder, or none", () => {
  assert.equal(harbour.of("guide/moor"), "guides/moor");
  assert.equal(harbour.of("lights/moor"), undefined);
});

test("an error in a name leads to its neighbour", () => {
  assert.equal(harbour.of("guides/anchor-wel"), "guides/anchor-well");
  assert.equal(harbour.of("Quays"), "quays");
  assert.equal(harbour.of("guides/lighthouse"), undefined);
  assert.equal(harbour.of(""), undefined);
});

test("a folder of more names than can be compared has none that is near", () => {
  const folder = (names: number) =>
    new NearPaths(Array.from({ length: names }, (_, at) => `pages/harbour-${at + 100}-a`));
  assert.equal(folder(1).of("pages/harbour-100-b"), "pages/harbour-100-a");
  assert.equal(folder(20_000).of("pages/harbour-100-b"), undefined);
});
