import assert from "node:assert/strict";
import { test } from "node:test";
import { eachTerm, postingMost, postingsEnd, termEnd, writePosting } from "./term-bytes.ts";

test("terms read as they were written, with postings of every size", () => {
  const most = 2 ** 31 - 2;
  const terms: [string, number[]][] = [
    ["a", [0, 1, 126, 127, 128]],
    ["größe", [16_382, 16_383, 16_384, most]],
    ["漢字", [2_097_150, 2_097_151, 2_097_152]],
  ];
  const bytes = Buffer.alloc(200);
  let at = 0;
  for (const [term, postings] of terms) {
    at += bytes.write(term, at);
    bytes[at++] = termEnd;
    for (const posting of postings) {
      const next = writePosting(posting, bytes, at);
      assert.ok(next - at <= postingMost);
      at = next;
    }
    bytes[at++] = postingsEnd;
  }
  const read: typeof terms = [];
  eachTerm(bytes.subarray(0, at), (term, postings) => read.push([term, postings]));
  assert.deepEqual(read, terms);
});
