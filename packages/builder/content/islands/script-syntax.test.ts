import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";
import { withScriptSyntax } from "./script-syntax.ts";

test("Module code is made fit for a script, line by line", () => {
  for (const [written, expected] of [
    [
      "export const a = 1, b = (2, 3),\n  // last\n  { c } = d;",
      "export const a = 1;export const b = (2, 3);\n\nexport const { c } = d;",
    ],
    ["const at = import.meta.url;", "const at = ({url:document.baseURI,env:{}}).url;"],
    ["const a = await b(\n);\nconst c = async () => await d;", "const a = (void 0)\n;\nconst c = async () => await d;"],
    [
      'const A = () => <use xlink:href="#a&amp;b" xml:space={x ? 1 : 2} a:b />;',
      'const A = () => <use {...{"xlink:href":"#a&b"}} {...{"xml:space":(x ? 1 : 2)}} {...{"a:b":true}} />;',
    ],
    ["const a = 1, b = 2;\nexport { a };", "const a = 1, b = 2;\nexport { a };"],
  ] as const)
    assert.equal(withScriptSyntax(written), expected);
});

test("Components with state live though their file has no name for them, or holds what no script may hold", () => {
  const alive = "{ const [n] = useState(1); return <p>{n}</p> }";
  for (const program of [
    `export default function () ${alive}`,
    `export default () => ${alive}`,
    "export default class extends React.Component { state = { n: 1 }; render() { return <p>{this.state.n}</p> } }",
    `export default () => ${alive.replace("<p>", '<p xml:lang="en">')}`,
  ]) {
    const page = render('import Shown from "/snippets/shown.jsx"\n\n<Shown />\n', { "snippets/shown.jsx": program });
    assert.match(page.html, /^<lc-island [^>]*data-export="default"[^>]*><p[^>]*>1<\/p><\/lc-island>/, program);
    const [script = ""] = Object.values(page.scripts);
    let made: Record<string, unknown> = {};
    const queue = {
      push: ([, factory]: [string, (tools: object) => Record<string, (load: object, exports: object) => void>]) => {
        made = {};
        factory({ React: { Component: class {} }, components: {} })["snippets/shown.jsx"]?.(() => ({}), made);
      },
    };
    new Function("window", "React", script)({ lecternIslands: queue }, { Component: class {} });
    assert.equal(typeof made.default, "function", program);
    assert.deepEqual(page.diagnostics, [], program);
  }
});
