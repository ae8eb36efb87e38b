import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { sampleLanguageNames } from "../../source/sample-language-names.ts";
import type { HttpRequest } from "./http-request.ts";
import { sampleLanguage } from "./languages.ts";

const nasty = 'it\'s "quoted" \\ $HOME `id` #{x} \n </script>';
const request: HttpRequest = {
  method: "POST",
  url: "https://api.example.com/a?b=c",
  headers: [["X-Text", "it's"]],
  body: { kind: "json", value: { text: nasty, on: true, none: null } },
};

test("curl's arguments reach the program as they were meant, whatever they hold", () => {
  const script = sampleLanguage("curl")?.write(request).replace(/^curl/, "printf '%s\\0'") ?? "";
  const { stdout } = spawnSync("sh", ["-c", script], { encoding: "utf8" });
  const args = stdout.split("\0");
  assert.deepEqual(args.slice(0, 4), ["--request", "POST", "--url", "https://api.example.com/a?b=c"]);
  assert.ok(args.includes("X-Text: it's"));
  assert.deepEqual(JSON.parse(args[args.indexOf("--data") + 1] ?? ""), { text: nasty, on: true, none: null });
});

test("JavaScript sends the body that is meant", async () => {
  const sent: { url?: string; init?: RequestInit } = {};
  const fetch = async (url: string, init: RequestInit) => {
    Object.assign(sent, { url, init });
    return { json: async () => ({}) };
  };
  const run = new Function("fetch", "console", `return (async () => {${sampleLanguage("js")?.write(request)}})()`);
  await run(fetch, { log() {}, error: assert.ifError });
  assert.equal(sent.url, request.url);
  assert.deepEqual(JSON.parse(String(sent.init?.body)), { text: nasty, on: true, none: null });
});

test("every language of the format has samples, and Python writes its own literals", () => {
  for (const name of "bash python javascript node php go java ruby powershell swift csharp dotnet typescript c c++ kotlin rust dart".split(
    " ",
  ))
    assert.match(sampleLanguage(name)?.write(request) ?? "", /api\.example\.com/, name);
  assert.match(sampleLanguage("py")?.write(request) ?? "", /"on": True,\s+"none": None/);
});

test("a request without a body sends none in any language", () => {
  const get: HttpRequest = { method: "GET", url: request.url, headers: [], body: null };
  for (const name of sampleLanguageNames) {
    const sample = sampleLanguage(name)?.write(get) ?? "";
    assert.match(sample, /api\.example\.com/, name);
    assert.doesNotMatch(
      sample,
      /httpBody|POSTFIELDS|--data|^\s*\.body\(|\.body =|-Body|Content =|undefined/m,
      `${name}: ${sample}`,
    );
  }
});

function curlArguments(request: HttpRequest): string[] {
  const script = sampleLanguage("curl")?.write(request).replace(/^curl/, "printf '%s\\0'") ?? "";
  return spawnSync("sh", ["-c", script], { encoding: "utf8" }).stdout.split("\0");
}

const url = "https://api.example.com/a";
const withBody = (body: HttpRequest["body"], more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: "POST",
  url,
  headers: [],
  body,
  ...more,
});

test("curl takes no value of a form for a file's name, and no bracket of an address for a range", () => {
  const form = withBody({
    kind: "multipart",
    fields: [
      ["name", "<string>", false],
      ["handle", "@me", false],
      ["photo", "a.png", true, "image/png"],
      ["meta", '{"a":"\\"b\\""}', false, "application/json"],
    ],
  });
  const args = curlArguments({ ...form, url: `${url}?f[a]=1` });
  const after = (text: string) => args[args.indexOf(text) - 1];
  assert.ok(args.includes("Content-Type: multipart/form-data"), "what is sent is said, as the format does");
  assert.equal(after("name=<string>"), "--form-string");
  assert.equal(after("handle=@me"), "--form-string");
  assert.equal(after("photo=@a.png;type=image/png"), "--form");
  assert.ok(args.includes(`meta="{\\"a\\":\\"\\\\\\"b\\\\\\"\\"}";type=application/json`), args.join("\n"));
  assert.ok(!curlArguments(withBody({ kind: "multipart", fields: [] })).includes("--header"), "nothing is sent");
  assert.ok(args.includes("--globoff"));
  assert.ok(curlArguments({ ...form, url: `${url}/{a,b}` }).includes("--globoff"));
  // The name of a value is a list of one: whoever takes the sample puts the value in its place.
  assert.ok(!curlArguments({ ...form, url: `${url}/{id}/lines/{line_id}?owner={owner}` }).includes("--globoff"));
  assert.ok(curlArguments(withBody({ kind: "text", text: "@x" })).includes("--data-raw"));
  assert.ok(curlArguments(withBody({ kind: "file", name: "a.bin" })).includes("@a.bin"));
  assert.ok(curlArguments(withBody(null, { method: "HEAD" })).includes("--head"));
});

test("a field with several values keeps them, and a body keeps the name of its media type", async () => {
  const fields: [string, string][] = [
    ["tag", "a"],
    ["tag", "b"],
    ["one", "c"],
  ];
  const form = withBody({ kind: "form", fields });
  assert.match(sampleLanguage("py")?.write(form) ?? "", /"tag": \[\s*"a",\s+"b"\s*\],\s+"one": "c"/);
  let sent: unknown;
  const fetch = async (_: string, init: RequestInit) => {
    sent = init.body;
    return { json: async () => ({}) };
  };
  const run = new Function("fetch", "console", `return (async () => {${sampleLanguage("js")?.write(form)}})()`);
  await run(fetch, { log() {}, error: assert.ifError });
  assert.equal(String(sent), "tag=a&tag=b&one=c");
  const headers: HttpRequest["headers"] = [["Content-Type", "application/vnd.api+json"]];
  const vendor = withBody({ kind: "json", value: {} }, { headers });
  assert.match(sampleLanguage("py")?.write(vendor) ?? "", /"Content-Type": "application\/vnd\.api\+json"/);
});

test("methods that a library has no word for, and signs that a language writes otherwise", () => {
  const query = withBody({ kind: "text", text: "\b\f\u0001\\b\u2028" }, { method: "QUERY" });
  const written = (name: string) => sampleLanguage(name)?.write(query) ?? "";
  assert.match(written("ruby"), /Net::HTTPGenericRequest\.new\('QUERY'/);
  assert.match(written("powershell"), /-CustomMethod 'QUERY'/);
  assert.match(written("csharp"), /new HttpMethod\("QUERY"\)/);
  assert.match(written("rust"), /from_bytes\(b"QUERY"\)/);
  assert.ok(written("rust").includes('"\\u{08}\\u{0c}\\u{01}\\\\b\\u{2028}"'), written("rust"));
  assert.ok(written("swift").includes('"\\u{08}\\u{0c}\\u{01}\\\\b\\u{2028}"'));
  assert.ok(written("kotlin").includes('"\\u0008\\u000c\\u0001\\\\b\\u2028"'));
  assert.ok(written("c").includes('"\\010\\014\\001\\\\b\\u2028"'));
  assert.ok(written("go").includes("\b\f\u0001"));
});

test("compiled languages send a form with files as a server reads it", async () => {
  const form = withBody({
    kind: "multipart",
    fields: [
      ['na"me', "<string>", false],
      ["photo", "a.png", true, "image/png"],
      ["meta", '{"a":1}', false, "application/json"],
    ],
  });
  const literals: Record<string, RegExp> = {
    go: /NewReader\((".*")\)/,
    java: /\.body\((".*")\)/,
    kotlin: /ofString\((".*")\)/,
    swift: /Data\((".*")\.utf8\)/,
    rust: /\.body\((".*")\)/,
    dart: /request\.body = (".*");/,
    c: /POSTFIELDS, (".*")\)/,
  };
  for (const [language, literal] of Object.entries(literals)) {
    const sample = sampleLanguage(language)?.write(form) ?? "";
    const body = JSON.parse(literal.exec(sample)?.[1] ?? '""') as string;
    const type = /multipart\/form-data; boundary=[\w-]+/.exec(sample)?.[0] ?? "";
    const read = await new Response(body, { headers: { "content-type": type } }).formData();
    assert.equal(read.get('na"me'), "<string>", language);
    const photo = read.get("photo");
    assert.ok(photo instanceof File && photo.name === "a.png" && photo.type === "image/png", language);
    assert.ok(read.has("meta"), language);
  }
  const sharp = sampleLanguage("csharp")?.write(form) ?? "";
  assert.match(sharp, /MultipartFormDataContent\(\);/);
  assert.match(sharp, /form\.Add\(new StringContent\("<string>"\), "na\\"me"\);/);
  assert.match(sharp, /form\.Add\(new StringContent\("{\\"a\\":1}", Encoding\.UTF8, "application\/json"\), "meta"\);/);
  assert.match(sharp, /form\.Add\(new ByteArrayContent\(File\.ReadAllBytes\("a\.png"\)\), "photo", "a\.png"\);/);
});

test("PHP and Ruby say which media type a part of a form has", () => {
  const form = withBody({
    kind: "multipart",
    fields: [
      ["name", "it's", false],
      ["photo", "a.png", true, "image/png"],
      ["meta", "{}", false, "application/json"],
    ],
  });
  const php = sampleLanguage("php")?.write(form) ?? "";
  assert.ok(php.includes(`'name' => 'it\\'s',`), php);
  assert.ok(php.includes(`'photo' => new CURLFile('a.png', 'image/png'),`), php);
  assert.ok(php.includes(`'meta' => new CURLStringFile('{}', 'blob', 'application/json')`), php);
  const ruby = sampleLanguage("ruby")?.write(form) ?? "";
  assert.ok(ruby.includes(`[['name', 'it\\'s'], ['photo', File.open('a.png'), {content_type: 'image/png'}], `), ruby);
  assert.ok(
    ruby.includes(`['meta', '{}', {filename: 'blob', content_type: 'application/json'}]], "multipart/form-data")`),
    ruby,
  );
});

test("no text becomes one of C's signs of three characters", () => {
  const sample = sampleLanguage("c")?.write(withBody({ kind: "text", text: "what??/ ???" })) ?? "";
  assert.ok(sample.includes('"what?\\?/ ?\\??"'), sample);
});

test("every name that docs.json may give a language is one of a sample", () => {
  for (const name of sampleLanguageNames) assert.ok(sampleLanguage(name), name);
  assert.equal(sampleLanguage("cobol"), undefined);
});

test("Python sends a form of several parts as one where none of them is a file", () => {
  const form = withBody({
    kind: "multipart",
    fields: [
      ["name", "<string>", false],
      ["tag", "a", false],
      ["tag", "b", false],
    ],
  });
  const program = [
    "import sys, types",
    "sent = {}",
    "answer = types.SimpleNamespace(text='')",
    "sys.modules['requests'] = types.SimpleNamespace(post=lambda url, **more: sent.update(more) or answer)",
    sampleLanguage("python")?.write(form),
    "print(sent)",
  ].join("\n");
  const { stdout, stderr } = spawnSync("python3", ["-c", program], { encoding: "utf8" });
  const files = "[('name', (None, '<string>')), ('tag', (None, 'a')), ('tag', (None, 'b'))]";
  assert.ok(stdout.includes(`'files': ${files}`) && !stdout.includes("'data'"), stdout + stderr);
});
