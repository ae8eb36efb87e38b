import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

test("What stands for the root elsewhere does so in imports, and a path without a sign in front starts there in scripts too", () => {
  const files = {
    "parts/box.jsx":
      'import { name } from "~/parts/name"\nimport { unit } from "parts/unit.js"\nexport const Box = () => { const [n, set] = useState(1); return <b onClick={() => set(n + 1)}>{name} {n}{unit}</b> }',
    "parts/name.js": 'export { name } from "@site/parts/names.js"',
    "parts/names.js": 'export const name = "ours"',
    "parts/unit.js": 'export const unit = "kg"',
  };
  const page = render('import { Box } from "@/parts/box"\n\n<Box />\n', files);
  assert.match(page.html, /<b>ours 1kg<\/b>/);
  assert.deepEqual(page.diagnostics, []);
  const script = Object.values(page.scripts).join();
  for (const file of Object.keys(files)) assert.ok(script.includes(`"${file}":function`), file);
});

test("Where there is no file to import, the one that was likely meant is named", () => {
  const files = { "snippets/box.tsx": "", "parts/note.mdx": "", "snippets/deep/tip.mdx": "" };
  for (const [written, meant] of [
    ["/docs/snippets/box.tsx", "snippets/box.tsx"],
    ["/snippets/box.jsx", "snippets/box.tsx"],
    ["@/parts/note.jsx", "parts/note.mdx"],
    ["./deep/tip", "snippets/deep/tip.mdx"],
    ["/other.mdx", null],
  ]) {
    const [fault] = render(`import A from "${written}"\n\n<A />\n`, files).diagnostics;
    assert.equal(fault?.code, "missing-snippet");
    if (meant) assert.ok(fault?.hint?.includes(`"/${meant}"`), fault?.hint);
    else assert.doesNotMatch(fault?.hint ?? "", /mean/);
  }
});

test("What a program of modules has of CommonJS is told what to write instead", () => {
  const files = {
    "a.js": 'import "./a.css"\nconst far = require("./b.js")\nconst A = () => <b>a</b>\nmodule.exports = { A, far }',
  };
  const hints = render('import { A, far } from "/a.js"\n\n<A>kept</A> {far}\n', files).diagnostics.map(
    ({ code, hint }) => `${code}: ${hint}`,
  );
  assert.equal(hints.filter((hint) => /^missing-export: .*`export`/.test(hint)).length, 2);
  assert.equal(hints.filter((hint) => /^unbound-name: .*`import /.test(hint)).length, 1);
  assert.equal(hints.length, 3);
});
