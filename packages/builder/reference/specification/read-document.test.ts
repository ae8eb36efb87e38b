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

test("M08: halves of characters that escapes put into a specification are replaced: no address can hold them", () => {
  const json = String.raw`{"/a\ud800": "\udc00x \ud83d\ude00", "b": "\\ud800 stays"}`;
  assert.deepEqual(readDocument("api.json", json), { "/a\uFFFD": "\uFFFDx 😀", b: "\\ud800 stays" });
  assert.deepEqual(readDocument("api.yaml", 'a: "\\uD83D"\n'), { a: "\uFFFD" });
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

test("a key that stands twice in JSON is told where it stands again, and its last value is read", () => {
  const told: string[] = [];
  const read = (text: string) => {
    told.length = 0;
    return readDocument("api.json", text, ({ severity, code, line, column }) =>
      told.push(`${severity} ${code} ${line}:${column}`),
    );
  };
  const text = '{"paths": {\n  "/a": {"get": ["a", "a"]},\n  "/b": "\\"/b",\n  "/a" : {"get": {}}}}';
  assert.deepEqual(read(text), { paths: { "/a": { get: {} }, "/b": '"/b' } });
  assert.deepEqual(told, ["warning duplicate-key 4:3"]);
  read(`{"a": [{"b": 1}, {"b": "b"}], "b": {"a": {"b": {}}}}`);
  assert.deepEqual(told, []);
  const many = Array.from({ length: 50_000 }, (_, index) => `"k${index}": ${index}`).join();
  read(`{${many}, "k40000": 1}`);
  assert.equal(told.length, 1);
});

test("of a file with several documents of YAML the first specification is read, and that there are more is told", () => {
  const told: string[] = [];
  const tell = ({ severity, code }: { severity: string; code: string }) => told.push(`${severity} ${code}`);
  const text = "kind: Service\n---\nopenapi: 3.1.0\npaths: {}\n---\nopenapi: 3.0.0\n";
  assert.deepEqual(readDocument("api.yaml", text, tell), { openapi: "3.1.0", paths: {} });
  assert.deepEqual(told, ["warning several-documents"]);
  assert.deepEqual(readDocument("part.yaml", "a: 1\n---\nb: 2\n"), { a: 1 });
  told.length = 0;
  assert.deepEqual(readDocument("api.yaml", "# Ours\n---\nopenapi: 3.1.0\n---\n", tell), { openapi: "3.1.0" });
  assert.deepEqual(told, []);
  assert.equal(readDocument("api.yaml", "a: 1\n---\nb: [\n").line, 4);
});
