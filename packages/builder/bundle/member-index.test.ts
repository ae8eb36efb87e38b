import assert from "node:assert/strict";
import { test } from "node:test";
import { type KeptBundle, packIndex, unpackIndex } from "./member-index.ts";

const sha256 = "a".repeat(64);
const kept: KeptBundle = {
  files: new Map([
    ["plain", { sha256, size: 1 }],
    ["a key with spaces", { sha256, size: 0, leftOut: null }],
    ["", { sha256, size: 12, leftOut: 0 }],
    ["line", { sha256, size: 2 ** 40, leftOut: 17 }],
  ]),
  members: new Map([["one", ["segment", 1, 2, 3]]]),
  cuts: new Map([["whole", ["one", "two"]]]),
};

test("what a bundle leaves for the next one is read as it was", () => {
  assert.deepEqual(unpackIndex(packIndex(kept, "now"), "now"), kept);
  const empty: KeptBundle = { files: new Map(), members: new Map(), cuts: new Map() };
  assert.deepEqual(unpackIndex(packIndex(empty, "now"), "now"), empty);
});

test("what another program left is nothing", () => {
  assert.equal(unpackIndex(packIndex(kept, "before"), "now"), null);
  assert.equal(unpackIndex({ format: "now", files: new Map(), members: new Map(), cuts: new Map() }, "now"), null);
  for (const value of [null, undefined, "text", 1]) assert.equal(unpackIndex(value, "now"), null);
});
