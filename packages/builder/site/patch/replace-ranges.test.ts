import assert from "node:assert/strict";
import { test } from "node:test";
import { type Replacement, replaceRanges } from "./replace-ranges.ts";

test("ranges are replaced wherever the windows end", async () => {
  const text = "0123456789abcdefghij";
  const cases: [start: number, end: number, text: string][][] = [
    [],
    [[0, 1, "X"]],
    [[0, 20, "all"]],
    [[5, 12, ""]],
    [[19, 20, "longer than it was"]],
    [
      [0, 3, "A"],
      [3, 4, "B"],
      [9, 15, "C"],
      [18, 20, "D"],
    ],
  ];
  for (const ranges of cases) {
    let expected = text;
    for (const [start, end, other] of [...ranges].reverse())
      expected = expected.slice(0, start) + other + expected.slice(end);
    const replacements = ranges.map(([start, end, other]): Replacement => ({ start, end, bytes: Buffer.from(other) }));
    for (let size = 1; size <= text.length + 1; size++) {
      const reused = Buffer.alloc(size);
      async function* windows() {
        for (let at = 0; at < text.length; at += size)
          yield reused.subarray(0, reused.write(text.slice(at, at + size)));
      }
      let result = "";
      for await (const bytes of replaceRanges(windows(), replacements)) result += Buffer.from(bytes).toString();
      assert.equal(result, expected, `windows of ${size}`);
    }
  }
});
