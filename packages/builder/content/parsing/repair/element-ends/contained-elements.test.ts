import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, htmlOf, render } from "../../../testing/render.ts";

const html = (source: string): string => htmlOf(source, "");

test("An element that begins in a quotation or an item and ends outside of it ends with that, and is told once", () => {
  const pairs: [open: string, closed: string, place: string][] = [
    ["> a\n> <Note>\n> b\n\nc\n\n</Note>\n\nd\n", "> a\n> <Note>\n> b\n> </Note>\n\nc\n\nd\n", "2:3"],
    ["> > <Note>\n> > b\n> </Note>\n> d\n", "> > <Note>\n> > b\n> > </Note>\n>\n> d\n", "1:5"],
    [
      "- a\n\n  <Card title='x'>\n  b\n\n  c\n- d\n\n</Card>\n\ne\n",
      "- a\n\n  <Card title='x'>\n  b\n\n  c\n  </Card>\n- d\n\ne\n",
      "3:3",
    ],
    ["> a <b>c\n> d\n\ne</b>\n", "> a <b>c\n> d</b>\n\ne\n", "1:5"],
    ["<p>a **b**\nc\n\nd\n", "<p>a **b**\nc</p>\n\nd\n", "1:1"],
    ["- a <b>c\n- d</b>\n", "- a <b>c</b>\n- d\n", "1:5"],
    [
      "> <Tabs>\n> <Tab title='a'>\n> b\n> </Tab>\n</Tabs>\n\nc\n",
      "> <Tabs>\n> <Tab title='a'>\n> b\n> </Tab>\n> </Tabs>\n\nc\n",
      "1:3",
    ],
  ];
  for (const [open, closed, place] of pairs) {
    assert.deepEqual(faults(render(closed)), []);
    assert.equal(html(open).replace(/\s+/g, ""), html(closed).replace(/\s+/g, ""), open);
    assert.deepEqual(faults(render(open)), [`mdx-syntax ${place}`], open);
  }
  const [fault] = render("---\n\n> <Note>\n> b\n\n</Note>\n").diagnostics;
  assert.match(fault?.message ?? "", /`<Note>` is not closed in the quotation .* `<\/Note>` of line 6 stands outside/);
});

test("An element that begins outside of a quotation and ends in it ends below the quotation, and is told at that end", () => {
  const pairs: [open: string, closed: string, ...places: string[]][] = [
    ["<Note>\n> b\n> </Note>\n\nc\n", "<Note>\n> b\n</Note>\n\nc\n", "3:3"],
    ["<Note>\n> b\n> </Note>\n> tail\n\nc\n", "<Note>\n> b\n>\n> tail\n</Note>\n\nc\n", "3:3"],
    ["> <Note>\n> > b\n> > </Note>\n> c\n", "> <Note>\n> > b\n> </Note>\n> c\n", "3:5"],
    ["- <Note>\n  > b\n  > </Note>\n- c\n", "- <Note>\n  > b\n  </Note>\n- c\n", "3:5"],
    [
      "<Tabs>\n<Tab title='a'>\n> b\n> </Tab>\n> </Tabs>\n> c\n\n## D {#d}\n",
      "<Tabs>\n<Tab title='a'>\n> b\n>\n> c\n</Tab>\n</Tabs>\n\n## D {#d}\n",
      "5:3",
      "4:3",
    ],
  ];
  for (const [open, closed, ...places] of pairs) {
    assert.deepEqual(faults(render(closed)), []);
    assert.equal(html(open).replace(/\s+/g, ""), html(closed).replace(/\s+/g, ""), open);
    assert.deepEqual(
      faults(render(open)),
      places.map((place) => `mdx-syntax ${place}`),
      open,
    );
  }
  for (const source of [
    "<Note>\n> ```html\n> </Note>\n> ```\n</Note>\n",
    '<Card\n  title="a > b"\n></Card>\n',
    "<Note>\n> <Tip>\n> b\n> </Tip>\n</Note>\n",
  ])
    assert.deepEqual(faults(render(source)), [], source);
});

test("An element that begins in a quotation holds the lines that go on with it without `>`, and is told once", () => {
  const pairs: [lazy: string, quoted: string, place: string][] = [
    ["> <Note>\nb\nc\n</Note>\n\nd\n", "> <Note>\n> b\n> c\n> </Note>\n\nd\n", "1:3"],
    ["> a\n>\n> <Note>\n> b\nc\n</Note>\nd\n", "> a\n>\n> <Note>\n> b\n> c\n> </Note>\n\nd\n", "3:3"],
    ["> > <Note>\n> b\nc\n> </Note>\n", "> > <Note>\n> > b\n> > c\n> > </Note>\n", "1:5"],
    ["- > <Note>\n  b\n  </Note>\n- c\n", "- > <Note>\n  > b\n  > </Note>\n- c\n", "1:5"],
    ["> <Note>\n```sh\na\n\n  b\n```\n</Note>\n", "> <Note>\n> ```sh\n> a\n>\n>   b\n> ```\n> </Note>\n", "1:3"],
    ["> {[1,\n2].join('-')}\n", "> {[1,\n> 2].join('-')}\n", "1:3"],
    ["> <Card\ntitle='a'>\n> b\n> </Card>\n", "> <Card\n> title='a'>\n> b\n> </Card>\n", "1:3"],
  ];
  for (const [lazy, quoted, place] of pairs) {
    assert.deepEqual(faults(render(quoted)), [], quoted);
    assert.equal(html(lazy), html(quoted), lazy);
    assert.equal(render(lazy).markdown, render(quoted).markdown, lazy);
    assert.deepEqual(faults(render(lazy)), [`mdx-syntax ${place}`], lazy);
  }
  assert.match(render("> <Note>\nb\n</Note>\n").diagnostics[0]?.hint ?? "", /Begin each of its lines with >/);
  const [, inner] = render("> <Note>\nb {unknown}\n</Note>\n").diagnostics;
  assert.deepEqual([inner?.code, inner?.line, inner?.column], ["unbound-name", 2, 4]);
});

test("An element that nothing closes holds what is indented below it, or all as far as the next of its kind", () => {
  const pairs: [open: string, closed: string][] = [
    [
      '<Card title="a">\n  b\n\n  - c\n\n  ```sh\nd\n  ```\n\n<Card title="e">\n  f\n</Card>\n',
      '<Card title="a">\n  b\n\n  - c\n\n  ```sh\nd\n  ```\n</Card>\n\n<Card title="e">\n  f\n</Card>\n',
    ],
    ["<Frame>\n  <img src='/a.png' />\n\nb\n", "<Frame>\n  <img src='/a.png' />\n</Frame>\n\nb\n"],
    [
      "<Card title='a'>\nb\n\nc\n\n<Card title='d'>\ne\n</Card>\n",
      "<Card title='a'>\nb\n\nc\n\n</Card>\n<Card title='d'>\ne\n</Card>\n",
    ],
    [
      "<Update label='a'>\nb\n<Update label='d'>\ne\n</Update>\n",
      "<Update label='a'>\nb\n</Update>\n<Update label='d'>\ne\n</Update>\n",
    ],
  ];
  for (const name of ["Card", "Accordion", "Column"]) {
    const group = (end: string) =>
      `<Columns>\n  <${name} title="a">\n    b\n\n    <Note>n</Note>\n${end}  <${name} title="c">\n    d\n  </${name}>\n</Columns>\n`;
    pairs.push([group(""), group(`  </${name}>\n`)]);
  }
  for (const [open, closed] of pairs) {
    assert.equal(html(open).replace(/\s+/g, ""), html(closed).replace(/\s+/g, ""), open);
    // A column has no title, which is told too.
    assert.equal(render(open).diagnostics.filter(({ code }) => code !== "unknown-prop").length, 1, open);
  }
});

test("Elements that HTML ends by itself hold their text without an end", () => {
  const open = render("<ul>\n<li>one *a*\n<li>two\nmore\n</ul>\n\n<p>three\n<p>four\n\nEnd.\n");
  assert.equal(
    open.html.replace(/\s*\n\s*/g, " ").trim(),
    "<ul><li>one <em>a</em></li> <li>two more</li></ul> <p>three</p> <p>four</p><p>End.</p>",
  );
  assert.deepEqual(faults(open).sort(), ["mdx-syntax 2:1", "mdx-syntax 3:1", "mdx-syntax 7:1", "mdx-syntax 8:1"]);
});

test("An element without an end holds expressions that go on over lines that are not indented", () => {
  const source = `<CardGroup>
  <Card title="A" icon={<svg viewBox="0 0 1 1">
<path d="M0 0"/>
</svg>} href="https://a.b">
    Text of a
  </Card>
  {["c"].map((name) => (
<Card title={name}>
  Text of {name}
</Card>
  ))}

After **d**.
`;
  const page = render(source);
  assert.deepEqual(faults(page), ["mdx-syntax 1:1"]);
  assert.match(page.html, /Text of a[\s\S]*Text of c[\s\S]*<\/div>\s*<p>After <strong>d<\/strong>\.<\/p>/);
});
