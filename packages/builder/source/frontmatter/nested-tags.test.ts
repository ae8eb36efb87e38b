import assert from "node:assert/strict";
import { test } from "node:test";
import { readFrontmatter } from "./frontmatter.ts";

const read = (yaml: string) => readFrontmatter("a.mdx", `---\n${yaml}\n---\n`);

test("tags of a page may stand below one key, and count as those that are written out", () => {
  const { frontmatter, diagnostics } = read(
    "og:\n  title: Shared\n  image:\n    url: /a.png\n    width: 1200\ntwitter: { card: summary, site: '@acme' }",
  );
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(frontmatter.metatags, {
    "og:title": "Shared",
    "og:image": "/a.png",
    "og:image:width": "1200",
    "twitter:card": "summary",
    "twitter:site": "@acme",
  });
});

test("what is written out counts before what stands below a key", () => {
  const { frontmatter } = read('og:\n  title: Below\n"og:title": Out\ncanonical: /b\nseo:\n  canonical: /c');
  assert.deepEqual(frontmatter.metatags, { "og:title": "Out" });
  assert.equal(frontmatter.canonical, "/b");
});

test("`seo` says what search engines and shared links read", () => {
  const { frontmatter, diagnostics } = read(
    "seo:\n  title: Found\n  description: Words\n  image: /b.png\n  noindex: true\n  keywords: [a, b]\n  canonical: https://a.example/b\n  robots: nofollow\n  metatags:\n    article:author: Ann",
  );
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(frontmatter.metatags, {
    "og:title": "Found",
    "og:description": "Words",
    "og:image": "/b.png",
    "article:author": "Ann",
  });
  assert.deepEqual(
    [frontmatter.noindex, frontmatter.keywords, frontmatter.canonical, frontmatter.robots],
    [true, ["a", "b"], "https://a.example/b", "nofollow"],
  );
});

test("what is no tag below such a key is kept, and has no effect", () => {
  const { frontmatter, diagnostics } = read("og: words\ntwitter: [a]\nseo:\n  score: 3\n  metatags: no");
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(frontmatter.metatags, {});
  assert.deepEqual(frontmatter.custom, { og: "words", twitter: ["a"], seo: { score: 3, metatags: "no" } });
});

test("what is wrong below such a key is told at the key", () => {
  const { diagnostics } = read("title: A\nseo:\n  noindex: perhaps");
  assert.deepEqual(
    diagnostics.map(({ code, line, column, message }) => `${code} ${line}:${column} ${message}`),
    ["bad-frontmatter-value 3:1 noindex must be true or false"],
  );
});
