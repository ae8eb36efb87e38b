import assert from "node:assert/strict";
import { test } from "node:test";
import { dashedWords } from "./dashed-words.ts";

test("words of any script keep their letters and digits of ASCII, with one dash between them and none at the ends", () => {
  assert.equal(dashedWords("  Überblick & Économie, 2ᵉ éd. ", 40), "uberblick-economie-2e-ed");
  assert.equal(dashedWords("İstanbul", 40), "istanbul");
  assert.equal(dashedWords("文档", 40), "");
});

test("what is too long is cut, and ends in no dash", () => {
  assert.equal(dashedWords("one two three", 7), "one-two");
  assert.equal(dashedWords("one two three", 8), "one-two");
  assert.equal(dashedWords("-one two", 3), "one");
});
