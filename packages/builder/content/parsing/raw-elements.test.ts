import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../testing/render.ts";

const sheets = (source: string) => Object.values(render(source).scripts).map((text) => text.trim());

test("Rules in `<style>` as HTML has them are kept to the letter, and told once", () => {
  for (const css of [
    ".a { color: red; }\n\n.b { color: blue; }",
    "* { margin: 0 }\n\n- .x > .y { content: '\\201C' }\n\n    .z { width: 1px }",
    "@media (width<600px) { .a::before { content: '`' } }",
    `.a { content: '\${b}' }`,
  ]) {
    const source = `Before.\n\n<style>\n${css}\n</style>\n\nAfter *it*.\n`;
    assert.deepEqual(sheets(source), [css], css);
    const page = render(source);
    assert.deepEqual(faults(page), ["mdx-syntax 3:1"], css);
    assert.match(page.html, /<p>After <em>it<\/em>\.<\/p>\s*$/);
  }
  assert.deepEqual(sheets('<div>\n  <style type="text/css">.e { color: green }</style>\n</div>\n'), [
    ".e { color: green }",
  ]);
});

test("A script is left out with all that stands in it, and told once", () => {
  for (const script of [
    "let a = 1;\n\nfunction f(e) {\n  if (a <b) { return '</div>' }\n}",
    'document.write("<b>x</b>");\n\n    indented();\n\n- `one` {two}\n\n```\nthree',
    "for (let i = 0; i < 3; i++) { x.push({ i }) }",
    "<!-- hidden\nrun({ a: 1 });\n// -->",
  ]) {
    const page = render(`Before.\n\n<script>\n${script}\n</script>\n\n<Note>After *it*.</Note>\n`);
    assert.deepEqual(faults(page), ["unsafe-element 3:1"], script);
    assert.equal(
      page.html.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>|\s+/g, " ").replace(/ +/g, " "),
      " Before. After it . ",
    );
  }
  assert.equal(
    readable(render("Text <script>run({ a: 1 })</script> *after*.\n").html),
    "<p>Text  <em>after</em>.</p>\n",
  );
});

test("Data for search engines may stand in a script as HTML has them", () => {
  const page = render(
    '<script type="application/ld+json">\n{\n  "@type": "Thing",\n  "name": "a *b* `c` \\u0041"\n}\n</script>\n',
  );
  assert.equal(page.html, '<script type="application/ld+json">{"@type":"Thing","name":"a *b* `c` A"}</script>\n');
  assert.deepEqual(faults(page), ["mdx-syntax 1:1"]);
});

test("Code that shows a script or a style, and strings with one, stay as they are", () => {
  const fence = "```html\n<script>\nrun({ a: 1 });\n</script>\n```\n";
  assert.match(render(fence).html.replace(/<[^>]*>/g, ""), /&lt;script&gt;\nrun\(\{ a: 1 \}\);\n&lt;\/script&gt;/);
  const page = render(
    '`<style>.a { color: red }</style>`\n\nexport const text = "<script>f({})</script>";\n\n{text}\n\nNo end: <script>.\n',
  );
  const shown = page.html.replace(/<[^>]*>/g, "");
  assert.match(
    shown,
    /&lt;style&gt;\.a \{ color: red \}&lt;\/style&gt;\s+&lt;script&gt;f\(\{\}\)&lt;\/script&gt;\s*No end:/,
  );
  const own = render(
    'export const Hide = ({ c }) => <style>{".a { color: " + c + " }"}</style>;\n\n<Hide c="red" />\n',
  );
  assert.deepEqual(Object.values(own.scripts), [".a { color: red }\n"]);
  assert.deepEqual(faults(own), []);
});

test("Nothing is told of a style that is commented out", () => {
  const page = render(
    "{/* <style>.a { color: red }</style> */}\n\n{/*\n<style>\n.b { top: 0 }\n</style>\n*/}\n\nText.\n",
  );
  assert.equal(page.html, "<p>Text.</p>\n");
  assert.deepEqual(faults(page), []);
  assert.deepEqual(
    render("<!-- <style>.a { color: red }</style> -->\n").diagnostics.map(({ code }) => code),
    ["html-comment"],
  );
});

test("Places below a style or a script are told where they are", () => {
  const source = "<style>.a { color: red }</style> {nobody}\n\n<script>\nrun({ a: 1 })\n</script>\n\n{noone}\n";
  assert.deepEqual(
    faults(render(source)).filter((fault) => fault.startsWith("unbound")),
    ["unbound-name 1:35", "unbound-name 7:2"],
  );
});

test("Many scripts and styles, also without an end, take no longer than text", () => {
  const start = performance.now();
  for (const part of ["<script>{ <style>{ ", "`<script>` and `<style>` {/* ", "<style>.a {} </style> <!-- "])
    render(`${part.repeat(20_000)}</script>`);
  assert.ok(performance.now() - start < 10_000);
});
