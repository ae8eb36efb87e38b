import assert from "node:assert/strict";
import { test } from "node:test";
import { wrapLines } from "./wrap-lines.ts";

const wrap = (text: string, width: number, most: number) => wrapLines(text, width, most, (part) => part.length);

test("a text is broken between words, and within one that is too wide alone", () => {
  assert.deepEqual(wrap("one two three", 7, 3), ["one two", "three"]);
  assert.deepEqual(wrap("a verylongword", 6, 3), ["a", "verylo", "ngword"]);
  assert.deepEqual(wrap("", 7, 3), []);
});

test("what does not fit ends in an ellipsis behind a whole word", () => {
  assert.deepEqual(wrap("one two three four", 9, 1), ["one two…"]);
  assert.deepEqual(wrap("from your own pages, and from others", 14, 1), ["from your own…"]);
  assert.deepEqual(wrap("support, in the product and beyond", 10, 1), ["support…"]);
});

test("a word that has no end within the line is cut", () => {
  assert.deepEqual(wrap("verylongwordwithoutspaces", 6, 1), ["veryl…"]);
  assert.deepEqual(wrap("日本語の文章はここで終わりません", 6, 1), ["日本語の文…"]);
});
