import assert from "node:assert/strict";
import { test } from "node:test";
import { readableUrl, safeUrl } from "./safe-url.ts";

test("only absolute http and https links of users can be opened", () => {
  assert.equal(safeUrl("https://docs.example.com/a?b=c"), "https://docs.example.com/a?b=c");
  assert.equal(safeUrl("http://acme.localhost:4400"), "http://acme.localhost:4400/");
  for (const link of [
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "//example.com",
    "/a",
    "",
    null,
  ]) {
    assert.equal(safeUrl(link), null, String(link));
  }
});

test("a link is read without its scheme and its last slash", () => {
  assert.equal(readableUrl("https://docs.example.com/"), "docs.example.com");
  assert.equal(readableUrl("http://a.localhost:4400/x/y"), "a.localhost:4400/x/y");
});
