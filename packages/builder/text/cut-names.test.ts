import assert from "node:assert/strict";
import { test } from "node:test";
import { cutName, cutNames } from "./cut-names.ts";

test("Names of any length are cut in messages, and all else is as it was", () => {
  const long = "x".repeat(100_000);
  assert.equal(cutNames("No page is named `a`."), "No page is named `a`.");
  const sentence = "Every word of it is short. ".repeat(20);
  assert.equal(cutNames(sentence), sentence);
  assert.match(cutNames(`\`<${long}>\` has no end; \`b\` has one.`), /^`<x{197}…` has no end; `b` has one\.$/);
  assert.match(cutNames(`No ${long} here.`), /^No x{199}… here\.$/);
  assert.match(cutNames(`\`${"two words ".repeat(9000)}\` is no name.`), /^`.{198}…` is no name\.$/);
  assert.equal(cutNames("a ".repeat(50_000)).length, 2000);
});

test("A sign of two halves is not cut in the middle", () => {
  assert.equal(cutName("🦀🦀🦀", 4), "🦀…");
  assert.equal(cutName("abcd", 4), "abcd");
});
