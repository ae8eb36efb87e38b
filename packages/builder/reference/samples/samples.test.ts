import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
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
    return { text: async () => "" };
  };
  const run = new Function("fetch", "console", `return (async () => {${sampleLanguage("js")?.write(request)}})()`);
  await run(fetch, { log() {} });
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
