import assert from "node:assert/strict";
import { test } from "node:test";
import { bytes } from "./bytes.ts";

test("sizes keep three digits at most and never show 1000 of a unit", () => {
  assert.equal(bytes(0), "0 B");
  assert.equal(bytes(999), "999 B");
  assert.equal(bytes(1000), "1 kB");
  assert.equal(bytes(3_240_000), "3.2 MB");
  assert.equal(bytes(999_960), "1 MB");
  assert.equal(bytes(123_456_789), "123 MB");
});
