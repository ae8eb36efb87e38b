import assert from "node:assert/strict";
import { test } from "node:test";
import { readFrontmatter } from "./frontmatter.ts";

test("a value that its key does not know is told where it stands, and counts as not written", () => {
  for (const [line, told] of [
    ["mode: full", "mode"],
    ["playground: sometimes", "playground"],
    ["authMethod: oauth", "authMethod"],
    ["api: users", "api"],
    ["lastUpdatedDate: yesterday", "lastUpdatedDate"],
    ["createdDate: 14 March", null],
    ["related: guides/one", null],
    ["contextual: {options: [nonsense]}", null],
    ["contextual: copy", null],
  ] as const) {
    const { frontmatter, diagnostics } = readFrontmatter("a.mdx", `---\ntitle: A\n${line}\n---\n`);
    assert.deepEqual(
      diagnostics.map((one) => [one.code, one.line, one.column]),
      [["bad-frontmatter-value", 3, 1]],
      line,
    );
    if (told) assert.equal(frontmatter[told], told === "mode" ? "default" : null, line);
  }
});

test("values that their keys know are taken without a word, those of the old format too", () => {
  const known = [
    ...["interactive", "simple", "none", "auth", "show", "hide"].map((word) => `playground: ${word}`),
    ...["bearer", "basic", "key", "none"].map((word) => `authMethod: ${word}`),
    ...["GET /users", "openapi.json post https://api.example.com/users"].map((text) => `api: ${text}`),
    ...["lastUpdatedDate: 2026-03-14", "lastUpdatedDate: 2026-03-14T10:00:00Z", "createdDate: 2026-03-14"],
    ...["related: false", "related: [a, { B: /b }]", "contextual: false", "contextual: {options: [], display: toc}"],
    "contextual: {options: [copy, windsurf, { title: Ask, href: https://example.com }]}",
  ];
  for (const line of known)
    assert.deepEqual(readFrontmatter("a.mdx", `---\ntitle: A\n${line}\n---\n`).diagnostics, [], line);
});
