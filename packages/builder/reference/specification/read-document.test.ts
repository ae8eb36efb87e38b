import assert from "node:assert/strict";
import { test } from "node:test";
import { readDocument } from "./read-document.ts";

test("M09: Control characters that escapes put into a specification are replaced, in names too", () => {
  const json = String.raw`{"a\u0000": [{"b": "x\u0010/y\u0011"}, "lines\n\tstay", "\\u0000 stays"], "c": "\f"}`;
  assert.deepEqual(readDocument("api.json", json), {
    "a\uFFFD": [{ b: "x\uFFFD/y\uFFFD" }, "lines\n\tstay", "\\u0000 stays"],
    c: "\uFFFD",
  });
  assert.deepEqual(readDocument("api.yaml", 'a: &a {b: "\\0x\\e"}\nc: *a\n'), {
    a: { b: "\uFFFDx\uFFFD" },
    c: { b: "\uFFFDx\uFFFD" },
  });
});

test("a pointer of Git LFS in the place of a specification is called one", () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 12345\n`;
  const read = readDocument("api.json", pointer);
  assert.deepEqual(read, { file: "api.json", line: 1, column: 1, message: "it is a pointer of Git LFS, not the file" });
});
