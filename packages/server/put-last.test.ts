import assert from "node:assert/strict";
import { test } from "node:test";
import { putLast } from "./put-last.ts";

test("a map holds so many entries, those that were put last", () => {
  const entries = new Map<string, number>();
  for (const [index, key] of ["a", "b", "a", "c", "d"].entries()) putLast(entries, key, index, 3);
  assert.deepEqual(
    [...entries],
    [
      ["a", 2],
      ["c", 3],
      ["d", 4],
    ],
  );
});
