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

test("JSON with comments, commas too many or commas too few is read, and what is wrong first is told", () => {
  const told: string[] = [];
  const text = '// Ours\n{"id": 12345678901234567890, "a": [1, 2,],\n"b": "// no, ]"\n"c": {}}';
  const read = readDocument("api.json", text, ({ code, line, column, message }) =>
    told.push(`${code} ${line}:${column} ${message}`),
  );
  assert.deepEqual(read, { id: 12345678901234567890n, a: [1, 2], b: "// no, ]", c: {} });
  assert.deepEqual(told, ["loose-json 1:1 api.json is not valid JSON: it has comments"]);
  assert.equal(readDocument("api.json", '{"a": [1, 2}').message, "it is not valid JSON");
  assert.equal(readDocument("api.json", '{"a": "tab\t",}').message, "it is not valid JSON");
  assert.equal(readDocument("api.json", `${'{"a":['.repeat(100_000)},`).message, "it is not valid JSON");
});

test("a key that stands twice in YAML is told where it stands again, and its last value is read", () => {
  const told: string[] = [];
  const text = "paths:\n  /a: {get: {}}\n  /b: {get: {}}\n  /a: {post: {}}\n";
  const read = readDocument("api.yaml", text, ({ severity, code, line, column }) =>
    told.push(`${severity} ${code} ${line}:${column}`),
  );
  assert.deepEqual(read, { paths: { "/a": { post: {} }, "/b": { get: {} } } });
  assert.deepEqual(told, ["warning duplicate-key 4:3"]);
  assert.equal(readDocument("api.yaml", "a: 1\na: 2\nb: [\n").line, 4, "what is wrong behind it is told instead");
});
