import assert from "node:assert/strict";
import { test } from "node:test";
import { patternOfText } from "./pattern-of-text.ts";

test("A text is found as it is written, whatever its signs mean in patterns", () => {
  for (const text of ["a.b", "$name", "f(x)[0]", "{id}", "a|b", "^a*b+c?", "C:\\d"]) {
    assert.match(text, new RegExp(`^${patternOfText(text)}$`));
    assert.doesNotMatch("axb", new RegExp(patternOfText(text)));
  }
});
