import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

test("A component whose elements are taken by functions of its own comes alive; one that hands a ref on does not", () => {
  const page = render(
    `export const Some = () => <input type="checkbox" ref={(box) => box && (box.indeterminate = true)} />
export const Named = () => { const take = (box) => box && (box.indeterminate = true); return <input ref={take} /> }
export const Given = forwardRef(({ label }, ref) => <input ref={ref} title={label} />)

<Some />

<Named />

<Given label="a" />
`,
  );
  assert.deepEqual(
    [...page.html.matchAll(/data-export="(\w+)"/g)].map(([, name]) => name),
    ["Some", "Named"],
  );
  assert.match(page.html, /<input title="a">/);
});

test("Components live that other functions made, objects hold, or other components call", () => {
  const state = "const [n, set] = useState(3); useEffect(() => set(4), []);";
  for (const program of [
    `export const counted = (Shown) => (props) => { ${state} return <Shown {...props} n={n} /> };\nexport const X = counted(({ n }) => <p>{n}</p>);`,
    `export const library = (() => { const Inner = () => { ${state} return <p>{n}</p> }; return { Inner } })();\nexport const X = library.Inner;`,
    `export function Base({ n: given }) { ${state} return <p>{n}</p> }\nexport const X = (props) => Base({ ...props, given: 2 });`,
  ])
    assert.match(render(`${program}\n\n<X />\n`).html, /^<lc-island [^>]*data-export="[\w.]+"[^>]*><p>3<\/p>/, program);
  const page = render(
    `export const Parts = { Count: () => { ${state} return <p>{n}</p> }, "a-b": 1 };\n\n<Parts.Count />\n`,
  );
  assert.match(page.html, /data-export="Parts\.Count"[^>]*><p>3<\/p>/);
  assert.match(Object.values(page.scripts).join(), /exports\["Parts\.Count"\]=Parts\.Count;/);
});

test("Components live that a function of another file made", () => {
  const files = {
    "snippets/counted.jsx":
      "export const counted = (Shown) => (props) => { const [n, set] = useState(3); return <Shown {...props} n={n} onClick={() => set(4)} /> };",
    "snippets/parts.jsx":
      'import { counted } from "./counted.jsx";\nconst Plain = ({ n, onClick }) => <p onClick={onClick}>{n}</p>;\nexport const X = counted(Plain);\nexport const Kit = { Part: counted(Plain) };\nexport default counted(Plain);',
  };
  const page = render(
    'import Y, { X, Kit } from "/snippets/parts.jsx"\n\n<X />\n\n<Kit.Part />\n\n<Y />\n\n<Y />\n',
    files,
  );
  assert.deepEqual(
    [...page.html.matchAll(/data-file="([^"]*)" data-export="([^"]*)" data-props="\{\}"><p>3<\/p>/g)].map(
      ([, ...from]) => from,
    ),
    ["X", "Kit.Part", "default", "default"].map((name) => ["snippets/parts.jsx", name]),
  );
});

test("A first state shows what its author says for what goes wrong", () => {
  for (const [block, shown] of [
    ["try { v = null.x.y } catch { v = 'none' }", "none"],
    ["try { v = JSON.parse('{') } catch (error) { v = error.name }", "SyntaxError"],
    ["try { v = JSON.parse(localStorage.getItem('kept')) ?? 'new' } catch { v = 'none' }", "new"],
    ["v = 'kept'; try { v = window.nothing.name } finally { }", "kept"],
  ] as const) {
    const page = render(
      `export const X = () => { const [n] = useState(3); let v; ${block}; return <p>{v}</p> }\n\n<X />\n`,
    );
    assert.match(page.html, new RegExp(`<p>${shown}</p>`), block);
  }
});
