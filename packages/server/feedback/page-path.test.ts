import assert from "node:assert/strict";
import { test } from "node:test";
import { canonicalPagePath } from "./page-path.ts";

test("F11: every way to write a page's path is one path", () => {
  for (const text of ["/a", "/a/", "/a.html", "/a.md", "/a?x#y", "/%61", "/a#", "/a/index.html"]) {
    assert.equal(canonicalPagePath(text), "/a", text);
  }
  for (const text of ["/", "/index.html", "/?x", "/#a"]) assert.equal(canonicalPagePath(text), "/", text);
  assert.equal(canonicalPagePath("/%C3%BC/b"), "/ü/b");
});

test("F11: what has a scheme or a host, or leads out, is no path", () => {
  for (const text of [
    "",
    "a",
    "//a",
    "https://a/b",
    "http://x",
    "javascript:x",
    "/../a",
    "/%2e%2e/a",
    "/a\\b",
    "/a//b",
    "/%00",
    "/%",
  ]) {
    assert.equal(canonicalPagePath(text), null, text);
  }
});
