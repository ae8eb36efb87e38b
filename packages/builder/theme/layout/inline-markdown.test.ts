import assert from "node:assert/strict";
import { test } from "node:test";
import { codeParts } from "../../text/code-marks.ts";
import { inlineMarkdown, plainText } from "./inline-markdown.ts";

test("code, bold, italics and links of one line are shown as such", () => {
  const shown = inlineMarkdown("The `filter_by` **parameter** of _it_ and *that*, [more](https://a.example/x)").text;
  assert.match(
    shown,
    /The <code>filter_by<\/code> <strong>parameter<\/strong> of <em>it<\/em> and <em>that<\/em>, <a href="https:\/\/a\.example\/x"[^>]*>more<\/a>/,
  );
  assert.equal(inlineMarkdown("[more](/x)", { links: false }).text, "more");
});

test("underscores within names, signs between numbers and unclosed marks are text", () => {
  const text = "user_id or account_id, 5 * 3 * 2, __init__, [client.method], 2 ** 3, `open, a_b_c";
  assert.equal(inlineMarkdown(text).text, text);
  assert.equal(inlineMarkdown("<b>&").text, "&lt;b&gt;&amp;");
});

test("code stands between any number of backticks, and an address may have brackets", () => {
  assert.equal(inlineMarkdown("Call ```/x``` or `` a`b ``").text, "Call <code>/x</code> or <code>a`b</code>");
  assert.equal(plainText("Call ```/x```"), "Call /x");
  assert.match(
    inlineMarkdown("[more](https://a.example/x_(y)), so").text,
    /^<a href="https:\/\/a\.example\/x_\(y\)"[^>]*>more<\/a>, so$/,
  );
});

test("signs that open and never close are read in linear time", () => {
  for (const sign of ["[", "`", "*", "_", "**", "`a", "[a](", "*a ", "_a ", "[a](b("]) {
    const text = sign.repeat(100_000 / sign.length);
    const start = performance.now();
    plainText(text);
    codeParts(text);
    assert.ok(performance.now() - start < 2000, sign);
  }
});

test("a link that would run a script leads nowhere", () => {
  assert.equal(inlineMarkdown("[x](javascript:alert)").text, '<a href="#">x</a>');
});

test("a link within brackets is one, and those stand around it", () => {
  assert.equal(plainText("[see [more](/x)]"), "[see more]");
});

test("M05: thousands of brackets that begin no link take no time's square", () => {
  for (const text of ["[".repeat(200_000), "[a](b".repeat(40_000), "[^".repeat(100_000)])
    assert.equal(inlineMarkdown(text).text, text);
});

test("marks are left out where only text is wanted", () => {
  assert.equal(plainText("The `filter` **of** [more](/x) user_id"), "The filter of more user_id");
  assert.equal(plainText("**[more](/x) of _it_** and `a*b*c`"), "more of it and a*b*c");
});
