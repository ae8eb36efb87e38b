import assert from "node:assert/strict";
import { test } from "node:test";
import { addSpokenWords, noWords } from "./spoken-words.ts";

function spoken(source: string): { words: string[]; classes: string[] } {
  const found = noWords();
  addSpokenWords(source, found);
  return { words: [...found.words].sort(), classes: [...found.classes].sort() };
}

const words = (source: string) => spoken(source).words;

test("Words of a pattern are found however it spells them", () => {
  assert.deepEqual(words("\\b(if|else)\\b"), ["else", "if"]);
  assert.deepEqual(words("\\b(va[lr]|i(?:n|f))\\b"), ["if", "in", "val", "var"]);
  assert.deepEqual(words("[Ss]elf"), ["self"]);
  assert.deepEqual(words("colou?r"), ["color", "colour"]);
  assert.deepEqual(words("(?i:HTTP)/"), ["http"]);
  assert.deepEqual(words("un(?:safe|(?<name>signed))"), ["unsafe", "unsigned"]);
});

test("What takes any letter is no word, and parts a word from others", () => {
  assert.deepEqual(words("[A-Za-z_]\\w*\\s\\p{L}+[^abc]."), []);
  assert.deepEqual(words("end\\d+of[a-z]it"), ["end", "it", "of"]);
  assert.deepEqual(words("\\bx\\x41\\n"), ["x"]);
});

test("Classes that take some letters and not others are told with all of them", () => {
  assert.deepEqual(spoken("/[dgimsuvy]+|#[\\da-fA-F]{6}|[^x-z]|[A-Za-z]|[eE]").classes, ["abcdef", "dgimsuvy"]);
  assert.deepEqual(spoken("[\\]c-e\\n]").classes, ["cde"]);
});

test("What is only looked at is a word too", () => {
  assert.deepEqual(words("(?<!new )(?=class)get(?!ter)"), ["class", "get", "new", "ter"]);
});

test("A pattern of very many spellings still names its words", () => {
  const found = words("(?:aa|bb|cc|dd|ee|ff|gg|hh)(?:ii|jj|kk|ll|mm|nn|oo|pp)(?:qq|rr|ss|tt|uu|vv|ww|xx)(?:yy|zz)");
  assert.ok(found.includes("yy") && found.includes("qq"), found.slice(0, 5).join());
  assert.ok(found.length < 1000);
});
