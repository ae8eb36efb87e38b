import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import type { HttpRequest } from "./http-request.ts";
import { sampleLanguage } from "./languages.ts";

const withBody = (body: HttpRequest["body"], headers: HttpRequest["headers"] = []): HttpRequest => ({
  method: "POST",
  url: "https://api.example.com/a",
  headers,
  body,
});
const written = (name: string, request: HttpRequest) => sampleLanguage(name)?.write(request) ?? "";

test("parts of one name keep it in PHP, whose arrays have each name once", () => {
  const form = withBody({
    kind: "multipart",
    fields: [
      ["files", "a.png", true, "image/png"],
      ["files", "b.png", true],
      ["tag", "it's $5", false],
    ],
  });
  const php = written("php", form);
  const [, type = ""] = /"Content-Type: (multipart\/form-data; boundary=\w+)"/.exec(php) ?? [];
  const boundary = type.replace(/.*=/, "");
  assert.ok(
    php.includes(`CURLOPT_POSTFIELDS => implode("\\r\\n", [
    '--${boundary}',
    'Content-Disposition: form-data; name="files"; filename="a.png"',
    'Content-Type: image/png',
    '',
    file_get_contents('a.png'),
    '--${boundary}',`),
    php,
  );
  assert.ok(php.includes(`    'it\\'s $5',\n    '--${boundary}--',\n    ''\n  ]),`), php);
  assert.doesNotMatch(php, /\[\d\]/);
});

test("whole numbers that a language would round are sent as they are", async () => {
  const value = { id: 1234567890123456789n, most: 18446744073709551615n, text: "it's" };
  const json = '{"id":1234567890123456789,"most":18446744073709551615,"text":"it\'s"}';
  let sent: unknown;
  const fetch = async (_: string, init: RequestInit) => {
    sent = init.body;
    return { json: async () => ({}) };
  };
  const script = written("js", withBody({ kind: "json", value }));
  const run = new Function("fetch", "console", `return (async () => {${script}})()`);
  await run(fetch, { log() {}, error: assert.ifError });
  assert.equal(sent, json);
  assert.match(
    written("php", withBody({ kind: "json", value })),
    /POSTFIELDS => "\{\n {2}\\"id\\": 1234567890123456789,/,
  );
  assert.match(
    written("php", withBody({ kind: "json", value: { id: value.id } })),
    /json_encode\(\[\n.*=> 1234567890123456789\n/,
  );
  assert.match(written("py", withBody({ kind: "json", value })), /"most": 18446744073709551615,/);
});

test("objects whose names mean something else to a language stay what they are", async () => {
  const value = JSON.parse('{"__proto__":{"a":1},"list":{"0":"a","1":"b"},"map":{"1":"a"}}');
  assert.match(written("js", withBody({ kind: "json", value })), /\{\['__proto__'\]: \{a: 1\}/);
  const php = written("php", withBody({ kind: "json", value }));
  assert.match(php, /'list' => \(object\) \[\n {6}'0' => 'a',/);
  assert.match(php, /'map' => \[\n/);
});

test("curl ends no name of a field before its end", () => {
  const form = withBody({
    kind: "form",
    fields: [
      ["a&b=c", "1"],
      ["filter[x]", "a&b"],
    ],
  });
  const script = written("curl", form).replace(/^curl/, "printf '%s\\0'");
  const { stdout } = spawnSync("sh", ["-c", script], { encoding: "utf8" });
  const args = stdout.split("\0");
  assert.ok(args.includes("a%26b%3Dc=1") && args.includes("filter[x]=a&b"), stdout);
});

test("letters beyond ASCII and media types with parameters reach the libraries in a form that they take", () => {
  const headers: HttpRequest["headers"] = [["Content-Type", "text/plain; charset=utf-8"]];
  const text = (content: string) => withBody({ kind: "text", text: content }, headers);
  assert.match(written("py", text("é 🙂")), /data=payload\.encode\("utf-8"\)/);
  assert.match(written("py", text("plain")), /data=payload, /);
  assert.match(written("powershell", text("é")), / -Body \(\[Text\.Encoding\]::UTF8\.GetBytes\(\$body\)\)/);
  assert.match(written("powershell", text("plain")), / -Body \$body$/m);
  const sharp = written("csharp", text("a"));
  assert.match(
    sharp,
    /new StringContent\("a", Encoding\.UTF8\);\n.*MediaTypeHeaderValue\.Parse\("text\/plain; charset=utf-8"\);/,
  );
  assert.match(written("go", text("a\0`b")), /NewReader\("a\\u0000`b"\)/);
  assert.match(written("go", text("a\0b")), /NewReader\("a\\u0000b"\)/);
});

test("samples of Rust and Kotlin are programs, with what they need", () => {
  const get: HttpRequest = { method: "GET", url: "https://api.example.com/a", headers: [["X-A", "1"]], body: null };
  assert.match(
    written("rust", get),
    /^#\[tokio::main\]\nasync fn main\(\) -> Result<.*> \{\n {4}let client[\s\S]*Ok\(\(\)\)\n\}$/,
  );
  assert.match(written("kotlin", get), /^import java\.net\.URI\n[\s\S]*\nfun main\(\) \{\n {4}val request[\s\S]*\n\}$/);
});

test("curl's library is told that no body comes with the answer to HEAD", () => {
  const head: HttpRequest = { method: "HEAD", url: "https://api.example.com/a", headers: [], body: null };
  for (const name of ["php", "c"]) {
    assert.match(written(name, head), /CURLOPT_NOBODY/, name);
    assert.doesNotMatch(written(name, head), /CUSTOMREQUEST/, name);
  }
});

test("Go reads a file that is the whole body", () => {
  const go = written("go", withBody({ kind: "file", name: "a.bin" }));
  assert.ok(go.includes('import (\n\t"fmt"\n\t"os"\n\t"net/http"\n\t"io"\n)'), go);
  assert.ok(go.includes('\tpayload, _ := os.Open("a.bin")\n'), go);
});
