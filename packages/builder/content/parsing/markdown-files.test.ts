import assert from "node:assert/strict";
import { test } from "node:test";
import { renderPage } from "../render-page.ts";

const severities = (file: string): string[] =>
  renderPage(
    { file, source: "A<br>\nb <!-- note -->\n", firstLine: 1, href: "/a" },
    {
      readSource: () => undefined,
      hasFile: () => false,
      variables: {},
      iconLibrary: "fontawesome",
      codeblocks: { light: "github-light", dark: "github-dark" },
      latex: null,
    },
  ).diagnostics.map(({ severity, code }) => `${severity} ${code}`);

test("HTML that is no JSX is an error in .mdx, and at most a remark in .md", () => {
  assert.deepEqual(severities("a.md"), ["info mdx-syntax"]);
  assert.deepEqual(severities("a.mdx").sort(), ["error mdx-syntax", "info html-comment"]);
});
