import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { type GuardedReadOptions, guardedRead } from "./guarded-read.ts";
import { NetworkError } from "./network-error.ts";
import { serve } from "./testing.ts";

const base = { allowedHosts: [], maxBytes: 10_000, timeoutMs: 60_000, redirects: 2 };
const readWhole = (url: string, options: GuardedReadOptions) => guardedRead(url, options, (pieces) => buffer(pieces));
const failure = (code: string) => (error: unknown) => error instanceof NetworkError && error.code === code;

test("an answer comes with its body, also when compressed and after redirects", async (t) => {
  const { origin, privateHosts } = await serve(t, (request, response) => {
    if (request.url === "/start") return response.writeHead(302, { location: "/end" }).end();
    response.writeHead(200, { "content-encoding": "gzip", "content-type": "application/json" });
    response.end(gzipSync('{"openapi":"3.1.0"}'));
  });
  const answer = await readWhole(`${origin}/start`, { ...base, privateHosts });
  assert.equal(answer.body.toString(), '{"openapi":"3.1.0"}');
  assert.equal(answer.url, `${origin}/end`);
});

test("M08: a redirect to an address inside the network is never requested", async (t) => {
  let inner = 0;
  const other = await serve(t, (_request, response) => {
    inner += 1;
    response.end("secret");
  });
  const targets = [
    `${other.origin}/`,
    "http://169.254.169.254/latest/meta-data/",
    "https://[::1]/",
    "file:///etc/passwd",
  ];
  for (const target of targets) {
    const { origin, privateHosts } = await serve(t, (_request, response) => {
      response.writeHead(302, { location: target }).end();
    });
    await assert.rejects(readWhole(origin, { ...base, privateHosts }), NetworkError, target);
  }
  assert.equal(inner, 0);
});

test("M08: endless redirects, a body that is too large, a small bomb and silence all end", async (t) => {
  const { origin, privateHosts } = await serve(t, (request, response) => {
    if (request.url === "/loop") response.writeHead(302, { location: "/loop" }).end();
    else if (request.url === "/large") response.end(Buffer.alloc(20_000));
    else if (request.url === "/bomb") {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(5_000_000)));
    }
  });
  const options = { ...base, privateHosts };
  await assert.rejects(readWhole(`${origin}/loop`, options), failure("too_many_redirects"));
  await assert.rejects(readWhole(`${origin}/large`, options), failure("response_too_large"));
  await assert.rejects(readWhole(`${origin}/bomb`, options), failure("response_too_large"));
  await assert.rejects(readWhole(`${origin}/silence`, { ...options, timeoutMs: 100 }), failure("timeout"));
});

test("plain http to a public host and addresses with a password are refused", async () => {
  const options = { ...base, privateHosts: [], resolve: async () => ["93.184.215.14"] };
  await assert.rejects(readWhole("http://public.example/", options), failure("plain_http_refused"));
  await assert.rejects(readWhole("https://u:p@public.example/", options), failure("url_invalid"));
});

test("what the reader of a body throws is thrown as it is: a full disk is no fault of the host", async (t) => {
  const { origin, privateHosts } = await serve(t, (_request, response) => response.end("{}"));
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const reading = guardedRead(`${origin}/`, { ...base, privateHosts }, async (pieces) => {
    for await (const _piece of pieces) throw full;
  });
  await assert.rejects(reading, full);
});
