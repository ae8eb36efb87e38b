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
