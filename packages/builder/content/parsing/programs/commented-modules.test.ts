import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

test("A comment right above an export or import belongs to it, and is told", () => {
  const cases = [
    "// the size",
    "// the size\n// of all `{id}`",
    "/* the size */",
    "/** Use it for `{id}`. */",
    "/**\n * The size.\n *\n * - of all\n */",
  ];
  for (const comment of cases) {
    const page = render(`text\n\n${comment}\nexport const size = [\n  1,\n\n  2,\n];\n\nIt is {size[1]}.\n`);
    assert.equal(page.html.replace(/\s+/g, " ").trim(), "<p>text</p> <p>It is 2.</p>", comment);
    assert.deepEqual(faults(page), ["mdx-syntax 3:1"], comment);
  }
});

test("Names of a snippet below a comment reach the page that imports them", () => {
  const page = render('import { path } from "/snippets/values.mdx"\n\n{path}\n', {
    "snippets/values.mdx": 'export const a = 1;\n\n/** A path. */\nexport const path = "/{id}";\n',
  });
  assert.match(page.html, /\/\{id\}/);
});

test("A comment stays text where no program stands right below it", () => {
  const page = render("// General\n\nexport const a = 1\n\n/ and // more\nimport ants\n");
  assert.match(page.html, /<p>\/\/ General<\/p>/);
  assert.match(page.html, /import ants/);
  assert.deepEqual(faults(page), []);
});
