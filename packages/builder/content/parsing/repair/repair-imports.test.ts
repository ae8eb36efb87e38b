import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

test("An import whose path lacks a quote, or has two kinds of them, imports the file", () => {
  const files = { "snippets/a.mdx": "In the snippet.", "snippets/b.jsx": "export const B = () => <i>In b.</i>" };
  for (const path of [
    `"/snippets/a.mdx`,
    `/snippets/a.mdx'`,
    `/snippets/a.mdx`,
    `"../snippets/a.mdx'`,
    "“/snippets/a.mdx”",
  ])
    for (const end of ["", ";", " ; "]) {
      const page = render(
        `import A from ${path}${end}\nimport { B } from '/snippets/b.jsx'\n\n<A />\n\n<B />\n`,
        files,
      );
      assert.match(page.html, /In the snippet\.[\s\S]*In b\./, path + end);
      assert.deepEqual(faults(page), ["mdx-syntax 1:1"], path + end);
    }
});

test("Imports in code, of packages and in prose are left alone", () => {
  const source = "```js\nimport A from /a.mdx\n```\n\nText: import A from /a.mdx\n";
  assert.deepEqual(faults(render(source)), []);
  assert.match(render(source).html, /Text: import A from \/a\.mdx/);
  assert.deepEqual(faults(render('import A from "/snippets/a.mdx"\n\n<A />\n', { "snippets/a.mdx": "x" })), []);
});
