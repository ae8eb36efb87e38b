import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../testing/render.ts";

const htmlOf = (source: string) => readable(render(source).html).replace(/\s+/g, " ").trim();

test("Parts of a table that stand in none are told, and written without the tags that browsers leave out", () => {
  for (const [source, shown] of [
    ["<div>\n<td>a</td>\n</div>", "<div>a </div>"],
    ["<div><tr><td>a</td><td>b</td></tr></div>", "<div>a b </div>"],
    ["Text <tbody>a</tbody> on.", "<p>Text a on.</p>"],
    ["<table><tr><td><tr>a</tr></td></tr></table>", '<div class="lc-table"><table><tr><td>a </td></tr></table></div>'],
  ] as const) {
    const page = render(source);
    assert.equal(htmlOf(source), shown);
    assert.ok(faults(page).length > 0 && faults(page).every((fault) => fault.startsWith("misplaced-element ")), source);
  }
  assert.deepEqual(faults(render("One.\n\n<div>\n  <td>a</td>\n</div>\n")), ["misplaced-element 4:3"]);
});

test("What stands between the rows of a table is told: browsers show it above", () => {
  assert.deepEqual(faults(render("<table><tr><div>a</div><td>b</td></tr></table>")), ["misplaced-element 1:8"]);
  assert.deepEqual(faults(render("<table>a<tr><td>b</td></tr></table>")), ["misplaced-element 1:1"]);
  assert.deepEqual(faults(render("<table><Note>a</Note><tr><td>b</td></tr></table>")), ["misplaced-element 1:1"]);
});

test("An element that would end the one around it is told, and written without its tag", () => {
  for (const [source, shown] of [
    ["<button><button>a</button></button>", "<button>a </button>"],
    ["<form><div><form>a</form></div></form>", "<form><div>a </div></form>"],
    ["<dl><dt><dd>a</dd></dt></dl>", "<dl><dt>a </dt></dl>"],
    ['<a href="/one">a <a href="/two">b</a></a>', '<a href="[/one]">a b</a>'],
  ] as const) {
    assert.match(htmlOf(source), new RegExp(shown.replace(/[[\]/]/g, "\\$&")));
    assert.match(faults(render(source)).join(), /^misplaced-element 1:\d+$/);
  }
  assert.deepEqual(faults(render("### One <h4>two</h4>")), ["misplaced-element 1:9"]);
});

test("A link that another one swallows is told, whatever it is written as", () => {
  for (const inner of ["[b](/two)", '<Card title="b" href="/two" />', '<Badge href="/two">b</Badge>', "[b][two]"]) {
    const page = render(`<a href="/one">\n  ${inner}\n</a>\n\n[two]: /two\n`);
    assert.deepEqual(faults(page), ["misplaced-element 2:3"], inner);
    assert.equal(page.html.match(/<a /g)?.length, 1);
  }
  const own =
    'export const Box = ({ children }) => <a href="/one"><div>{children}</div></a>;\n\n<Box>\n\n- [b](/two)\n\n</Box>\n';
  assert.deepEqual(faults(render(own)), ["misplaced-element 5:3"]);
  for (const source of [
    '<a href="https://h.test">https://h.test</a>\n',
    '<a href="/one">me@h.test</a>\n',
    '<a href="/one"><Card title="b" /></a>\n',
    '<Card title="a" href="/one">[b](/two)</Card>\n',
  ])
    assert.deepEqual(faults(render(source)), [], source);
});

test("What browsers take as it stands is left alone", () => {
  for (const source of [
    "<table>\n<caption>c</caption>\n<colgroup><col /></colgroup>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>\n\n**b**\n\n</td>\n</tr>\n</tbody>\n</table>",
    "<table><tr><td><table><tr><td>a</td></tr></table><dl><dt>x</dt><dd><dl><dt>y</dt></dl></dd></dl></td></tr></table>",
    "export const Row = () => <tr><td>a</td></tr>;\n\n<table><tbody>{[1, 2].map((n) => <Row key={n} />)}</tbody></table>",
    "export const Rows = () => <><tr><td>a</td></tr></>;\n\n<table><Rows /></table>",
    '<a href="/x"><button>a</button></a>\n\n<button>a</button> <button>b</button>',
    "<details><summary>s</summary><button>x</button></details>",
    "<table><style>{`td { color: red }`}</style><tbody><style>{`th { color: red }`}</style><tr><td>a</td></tr></tbody></table>",
  ])
    assert.deepEqual(
      faults(render(source)).filter((fault) => fault.startsWith("misplaced")),
      [],
      source,
    );
});
