import assert from "node:assert/strict";
import { it } from "node:test";
import { isWithin, normalizeHostname } from "./hostname.ts";
import { isFreeForm, slugCandidates } from "./slug.ts";

it("M15: a host name has one form: lower case, A-labels, no trailing dot", () => {
  assert.equal(normalizeHostname("Docs.Example.COM."), "docs.example.com");
  assert.equal(normalizeHostname("bücher.example"), "xn--bcher-kva.example");
  assert.equal(normalizeHostname("xn--bcher-kva.example"), "xn--bcher-kva.example");
  assert.equal(normalizeHostname("раypal.example"), "xn--ypal-43d9g.example", "a look-alike is seen for what it is");
});

it("M15: what is no public host name is none", () => {
  const others = [
    "",
    "localhost",
    "10.0.0.1",
    "0x7f.1",
    "2130706433",
    "[::1]",
    "*.example.com",
    "a..b",
    "-a.example",
    "a_b.example",
  ];
  others.push(
    "https://docs.example.com",
    "docs.example.com:80",
    "docs.example.com/x",
    "u@docs.example.com",
    "a b.example",
  );
  others.push(
    "docs.example.com?x",
    "docs.example.com#x",
    "a\\b.example",
    `${"a".repeat(64)}.example`,
    `${"a.".repeat(130)}example`,
  );
  for (const text of others) assert.equal(normalizeHostname(text), null, text);
});

it("a name lies within a domain at a label's edge only", () => {
  assert.ok(isWithin("a.sites.example", "sites.example") && isWithin("sites.example", "sites.example"));
  assert.ok(!isWithin("evilsites.example", "sites.example"));
});

it("a slug is never a reserved name, nor one that a browser reads as another script", () => {
  for (const slug of ["docs-site", "a", "a1", "x".repeat(40)]) assert.ok(isFreeForm(slug), slug);
  for (const slug of [
    "www",
    "api",
    "admin",
    "app",
    "static",
    "xn--abc",
    "ab--cd",
    "-a",
    "a-",
    "",
    "x".repeat(41),
    "A",
  ]) {
    assert.ok(!isFreeForm(slug), slug);
  }
});

it("a slug comes from the name, whatever the name is", () => {
  assert.deepEqual(slugCandidates("Über Docs!", "f00"), [
    "uber-docs",
    "uber-docs-2",
    "uber-docs-3",
    "uber-docs-4",
    "uber-docs-f00",
  ]);
  assert.equal(slugCandidates("API", "f00")[0], "api-2");
  assert.equal(slugCandidates("分支", "f00").at(-1), "docs-f00");
});
