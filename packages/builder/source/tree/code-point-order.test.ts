import assert from "node:assert/strict";
import { test } from "node:test";
import { byCodePoint, sortByCodePoint } from "./code-point-order.ts";

test("texts are sorted as each pair of them is ordered, with surrogates and without", () => {
  for (const texts of [
    ["b", "a/b", "", "a", "é", "\uffee", "Z", "a.b"],
    ["\u{1f600}", "\uffee", "b", "\ud800", "\u{1f600}a", ""],
  ])
    assert.deepEqual(sortByCodePoint([...texts]), [...texts].sort(byCodePoint));
});
