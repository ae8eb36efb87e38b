import assert from "node:assert/strict";
import { test } from "node:test";
import { countOf } from "./count-of.ts";

test("one is told as one, and all others as several", () => {
  assert.deepEqual(
    [0, 1, 2].map((count) => countOf(count, "page")),
    ["0 pages", "1 page", "2 pages"],
  );
});
