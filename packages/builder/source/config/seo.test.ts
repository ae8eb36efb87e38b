import assert from "node:assert/strict";
import { test } from "node:test";
import { buildWith } from "./testing.ts";

test("a list of words in a metatag is the text that stands in the tag", async (t) => {
  const metatags = { keywords: ["crane", "harbour"], author: "Ada", "og:locale": ["en", { x: 1 }] };
  const site = await buildWith(t, { navigation: { pages: ["a"] }, seo: { metatags } });
  assert.match(site.text("a.html"), /<meta name="keywords" content="crane, harbour">/);
  assert.match(site.text("a.html"), /<meta name="author" content="Ada">/);
  assert.doesNotMatch(site.text("a.html"), /og:locale/);
  assert.deepEqual(
    site.report.diagnostics.map(({ message, hint }) => `${message}: ${hint}`),
    [
      'seo.metatags.keywords must be a string: It is read as "crane, harbour"',
      "seo.metatags.og:locale must be a string: It is ignored",
    ],
  );
});
