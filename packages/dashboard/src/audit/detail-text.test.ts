import assert from "node:assert/strict";
import { test } from "node:test";
import { detailText } from "./detail-text.ts";

test("details are read as names and values, whatever the values are", () => {
  assert.equal(
    detailText({ name: "CI", count: 2, of: ["a"], none: null }),
    'name: CI, count: 2, of: ["a"], none: null',
  );
  assert.equal(detailText(null), "");
});
