import assert from "node:assert/strict";
import { test } from "node:test";
import { TermReader } from "./term-reader.ts";
import { termsOf } from "./tokenize.ts";

const pieces = [
  "",
  "_",
  "__",
  "a",
  "Z",
  "9",
  "get",
  "User",
  "HTTP",
  "XMLHttp",
  "2nd",
  "é",
  "漢字",
  "’",
  "\u00ad",
  "\ud800",
  " ",
  ".",
  "-",
  "x".repeat(38),
  "y".repeat(90),
];

test("a text is read as its terms, however its words are put together", () => {
  const reader = new TermReader();
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces)
        for (const d of ["", "_", "B", "Bc", "word"]) {
          const text = a + b + c + d;
          reader.read(text);
          const terms = [...reader.numbers.subarray(0, reader.count)].map((number) => reader.table.termOf(number));
          assert.deepEqual(terms, termsOf(text), text);
        }
});

test("words of other letters have the same terms each time, whatever came between", () => {
  const reader = new TermReader();
  const words = ["Größe", "größe", "GrößeMax", "سلام", "문서", "漢字かな", "naïve_caféBar", "’s", "é"];
  const termsNow = (text: string) => {
    reader.read(text);
    return [...reader.numbers.subarray(0, reader.count)].map((number) => reader.table.termOf(number));
  };
  for (const word of words) assert.deepEqual(termsNow(word), termsOf(word), word);
  for (let at = 0; at < 60_000; at++) reader.read(`ä${at}`);
  for (const word of [...words, ...words]) assert.deepEqual(termsNow(`a ${word} b`), termsOf(`a ${word} b`), word);
});

test("a text that fills the memory of one before it to the last byte is read to its end", () => {
  for (let before = 5462; before < 5474; before++) {
    const reader = new TermReader();
    reader.read("a".repeat(before));
    for (let length = Math.floor((before * 4) / 3) - 1; length <= (before * 4) / 3 + 1; length++) {
      reader.read("漢".repeat(length));
      assert.equal(reader.count, length);
    }
  }
});
