import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlOf as html, render } from "../testing/render.ts";

test("A tree written as a list has folders and files", () => {
  const { html } = render("<Tree>\n  - src/\n    - `index.ts`\n    - lib\n      - a.ts\n  - README.md\n</Tree>\n");
  const shape = html.replace(/<svg.*?<\/svg>|<\/?(?:span|summary|details|div)[^>]*>/g, "");
  assert.equal(
    shape.trim(),
    '<ul><li class="tree-folder">src<ul><li class="tree-file">index.ts</li><li class="tree-folder">lib<ul><li class="tree-file">a.ts</li></ul></li></ul></li><li class="tree-file">README.md</li></ul>',
  );
});

test("A folder that may not be closed stands open, however that is written", () => {
  for (const openable of ["openable={false}", 'openable="false"'])
    assert.doesNotMatch(html(`<Tree><Tree.Folder name="src" ${openable} /></Tree>`), /<details/);
  assert.match(html('<Tree><Tree.Folder name="src" openable /></Tree>'), /<details>/);
});

test("Trees of other platforms are trees, and a file that holds content shows it", () => {
  const page = render(
    '<Files><Folder name="src" defaultOpen><File name="a.ts" /></Folder></Files>\n\n<File name="x.sql">\nkept\n</File>\n',
  );
  assert.match(page.html, /class="tree".*tree-folder.*src.*tree-file.*a\.ts/s);
  assert.match(page.html, /kept/);
  assert.deepEqual(page.diagnostics, []);
});

test("A name of a tree may be elements, of which none is lost", () => {
  const page = render(
    '<Tree><Tree.Folder name={<>lib <Badge color="purple">CI</Badge></>}><Tree.File name={<><b>a.ts</b> <i className="font-bold">first</i></>} /><Tree.File name="a<b" /></Tree.Folder></Tree>\n',
  );
  assert.match(
    page.html,
    /class="lc-tree-name">lib <span class="badge"[^>]*data-color="purple"[^>]*>CI<\/span><\/span>/,
  );
  assert.match(page.html, /class="lc-tree-name"><b>a\.ts<\/b> <i class="font-bold">first<\/i><\/span>/);
  assert.match(page.html, /class="lc-tree-name">a&lt;b<\/span>/);
  assert.match(page.sections.map(({ text }) => text).join(" "), /lib CI a\.ts first a<b/);
});
