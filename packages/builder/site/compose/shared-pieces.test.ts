import assert from "node:assert/strict";
import { test } from "node:test";
import { SharedPieces } from "./shared-pieces.ts";

test("the same text is the same piece, until others have taken its room", () => {
  const pieces = new SharedPieces(10);
  const a = pieces.of("aaaa");
  assert.equal(Buffer.from(a.bytes).toString(), "aaaa");
  const b = pieces.of("bbbb");
  assert.equal(pieces.of("aaaa"), a);
  pieces.of("cccc");
  assert.equal(pieces.of("aaaa"), a, "what was asked for last stays");
  assert.notEqual(pieces.of("bbbb"), b);
  const long = "x".repeat(50);
  assert.equal(pieces.of(long), pieces.of(long), "one alone may be larger");
});
