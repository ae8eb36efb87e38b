import assert from "node:assert/strict";
import { it } from "node:test";
import { percentDecoded } from "./percent-decoding.ts";

it("undoes the encoding of a path", () => {
  assert.equal(percentDecoded("/caf%C3%A9/a%20b"), "/café/a b");
});

it("leaves a text as it is that is not rightly encoded", () => {
  assert.equal(percentDecoded("/100%/a%20b"), "/100%/a%20b");
  assert.equal(percentDecoded("%C3"), "%C3");
});
