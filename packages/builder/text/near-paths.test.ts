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

test("many paths and many questions take no long time", () => {
  const paths = Array.from({ length: 20_000 }, (_, at) => `folder-${at % 4}/page-${at}`);
  const near = new NearPaths(paths);
  const begin = performance.now();
  for (const path of paths) near.of(`${path}-gone`);
  assert.ok(performance.now() - begin < 2000);
});
