import assert from "node:assert/strict";
import { test } from "node:test";
import { ByteCache } from "./byte-cache.ts";
import { parseByteRange } from "./byte-range.ts";
import { chooseCoding } from "./content-coding.ts";
import { matchesAnyTag, rangeStillValid } from "./entity-tag.ts";
import { securityHeaders } from "./security-headers.ts";

test("one range of bytes, of a content of 100", () => {
  for (const [header, expected] of [
    [undefined, "whole"],
    ["bytes=0-9", { start: 0, end: 9 }],
    ["bytes=90-", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-1000", { start: 0, end: 99 }],
    ["bytes=50-1000", { start: 50, end: 99 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=9-0", "whole"],
    ["bytes=1e1-", "whole"],
    [`bytes=${"9".repeat(400)}-`, "unsatisfiable"],
    ["bytes=-", "whole"],
    ["items=0-9", "whole"],
    ["bytes=0-1,5-6", "whole"],
    ["bytes=a-b", "whole"],
    [`bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-${at}`).join(",")}`, "whole"],
  ] as const) {
    assert.deepEqual(parseByteRange(header, 100), expected, String(header).slice(0, 40));
  }
  assert.equal(parseByteRange("bytes=0-", 0), "unsatisfiable");
});

test("the best coding that the client takes", () => {
  for (const [header, expected] of [
    [undefined, null],
    ["", null],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=1.0", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0.9, br;q=0.1", "gzip"],
    ["*", "br"],
    ["identity", null],
    ["*;q=0", null],
    ["br;q=nonsense", null],
  ] as const) {
    assert.equal(chooseCoding(header), expected, String(header));
  }
});

test("tags: conditions compare weakly, ranges strongly", () => {
  for (const header of ['"abc"', 'W/"abc"', '"x", "abc-br"', "*", 'W/"x" , W/"abc-gzip"'])
    assert.ok(matchesAnyTag(header, "abc"), header);
  for (const header of [undefined, '"abcd"', "abc", ""]) assert.ok(!matchesAnyTag(header, "abc"), header);
  assert.ok(rangeStillValid('"abc"', "abc") && rangeStillValid(undefined, "abc"));
  for (const header of ['W/"abc"', '"abc-br"', "Wed, 21 Oct 2026 07:28:00 GMT"])
    assert.ok(!rangeStillValid(header, "abc"), header);
});

test("what could carry scripts without being a page is opened in a sandbox", () => {
  const options = { outside: true, connect: [] };
  for (const type of ["image/svg+xml", "application/xml; charset=utf-8", "application/xhtml+xml"]) {
    assert.match(securityHeaders(type, options)["content-security-policy"] ?? "", /^sandbox; default-src 'none'/);
  }
  const page = securityHeaders("text/html; charset=utf-8", options)["content-security-policy"] ?? "";
  assert.match(page, /script-src 'self';/);
  assert.doesNotMatch(page, /unsafe-eval|script-src[^;]*unsafe/);
  assert.match(page, /img-src [^;]*https:/);
  const services = { scripts: ["https://*.stats.example"], styles: true as const };
  const counted = securityHeaders("text/html", { ...options, services })["content-security-policy"] ?? "";
  assert.match(counted, /script-src 'self' https:\/\/\*\.stats\.example;/);
  assert.match(counted, /style-src [^;]*'unsafe-inline';/);
  const closed = securityHeaders("text/html", { outside: false, connect: [] })["content-security-policy"] ?? "";
  assert.doesNotMatch(closed, /https?:/);
});

test("the cache keeps what was used last, makes a content once, and forgets failures", async () => {
  const cache = new ByteCache(250);
  let made = 0;
  const get = (key: string) => cache.get(key, async () => Buffer.alloc(100, made++));
  await Promise.all([get("a"), get("a")]);
  assert.equal(made, 1);
  await get("b");
  await get("a");
  await get("c");
  assert.equal(cache.bytes, 200);
  await get("a");
  assert.equal(made, 3, "a was used after b, so b made room");
  await get("b");
  assert.equal(made, 4);
  await assert.rejects(cache.get("d", () => Promise.reject(new Error("away"))));
  assert.equal((await cache.get("d", async () => Buffer.alloc(1))).length, 1);
});
