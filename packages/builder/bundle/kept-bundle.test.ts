import assert from "node:assert/strict";
import { test } from "node:test";
import { type KeptBundle, keptIn, stored } from "./kept-bundle.ts";

const kept: KeptBundle = {
  parts: new Map([["llms", { sha256: "a".repeat(64), size: 2 ** 40 }]]),
  runs: new Map([["run", { members: ["one"], listing: '"a":{}', bytes: 12, leftOut: [[3, 17]] }]]),
  members: new Map([["one", ["segment", 1, 2, 3]]]),
  cuts: new Map([["whole", ["one", "two"]]]),
};

test("what a bundle leaves for the next one is read as it was", () => {
  assert.deepEqual(keptIn(structuredClone(stored(kept, "now")), "now"), kept);
});

test("what another program left is nothing", () => {
  assert.equal(keptIn(stored(kept, "before"), "now"), null);
  const { runs: _runs, ...fewer } = stored(kept, "now");
  assert.equal(keptIn(fewer, "now"), null);
  for (const value of [null, undefined, "text", 1]) assert.equal(keptIn(value, "now"), null);
});
