import assert from "node:assert/strict";
import { test } from "node:test";
import { changedFiles } from "./changed-files.ts";

/** A listing long enough for many blocks; `edits` are other hashes by number of the file. */
function listing(
  edits: Record<number, string> = {},
  names: (index: number) => string = (index) => `folder/page-${index}.mdx`,
) {
  return Array.from({ length: 3000 }, (_, index) => {
    const hash = (edits[index] ?? "0").padStart(64, "0");
    return `${names(index + 10_000)}\0${hash}\n`;
  }).join("");
}

const name = (index: number) => `folder/page-${index + 10_000}.mdx`;
const hashOf = (text: string) => text.padStart(64, "0");

test("files with another hash are found wherever they stand", () => {
  assert.deepEqual(changedFiles(listing(), new Map(), listing()), []);
  for (let index = 0; index < 3000; index++)
    assert.deepEqual(changedFiles(listing(), new Map(), listing({ [index]: "a" })), [name(index)]);
  const edits = Object.fromEntries([0, 1, 190, 191, 192, 1500, 2999].map((index) => [index, "b"]));
  assert.deepEqual(
    changedFiles(listing(), new Map(), listing(edits)),
    Object.keys(edits).map((index) => name(Number(index))),
  );
});

test("what later builds have changed counts, and so does a file that is again as it was", () => {
  const since = new Map([
    [name(5), hashOf("a")],
    [name(7), hashOf("a")],
    [name(9), hashOf("a")],
  ]);
  assert.deepEqual(changedFiles(listing(), since, listing({ 5: "a", 7: "c", 8: "a" })), [name(7), name(8), name(9)]);
});

test("another list of files is none that a page's edit explains", () => {
  const other = (index: number) => `folder/page-${index === 11_000 ? "other" : index}.mdx`;
  assert.equal(changedFiles(listing(), new Map(), listing({}, other)), null);
  assert.equal(changedFiles(listing(), new Map(), listing().slice(0, -83)), null);
});
