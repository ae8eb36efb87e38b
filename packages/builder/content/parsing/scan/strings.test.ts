import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../../testing/render.ts";

const html = (source: string): string => readable(render(source).html);

test("What looks like an HTML comment is kept in strings, templates and attributes, and nothing is told of it", () => {
  const kept: [source: string, shown: RegExp][] = [
    ['<Card title="Use <!-- a --> here">b</Card>\n', /Use &lt;!-- a --/],
    ['<Card\n  href="/x"\n  title="Use <!-- a --> here"\n>\n  b\n</Card>\n', /Use &lt;!-- a --/],
    ["<p>{'<!-- a -->'}</p>\n", /&lt;!-- a --/],
    ['export const mark = "<!-- a -->";\n\n<p>{mark}</p>\n', /&lt;!-- a --/],
    ["export const code = `<!-- a -->\n<i>x</i>\n\n<!-- b -->`;\n\n<pre>{code}</pre>\n", /&lt;!-- a --.*&lt;!-- b --/s],
    ["<CodeBlock>\n{`<!-- a -->\n\n<!-- b -->`}\n</CodeBlock>\n", /!-- a --.*!-- b --/s],
    ["export const marks = [\n  '<!--',\n  '-->',\n];\n\n{marks.join(' a ')}\n", /&lt;!-- a --/],
    ["<p>{[{ text: '<!-- a -->' }].map((one) => one.text)}</p>\n", /&lt;!-- a --/],
  ];
  for (const [source, shown] of kept) {
    assert.match(html(source), shown, source);
    assert.doesNotMatch(html(source), /\{\/\*|\*\/\}/, source);
    assert.deepEqual(faults(render(source)), [], source);
  }
});

test("A comment among words in quotes, or in an element of a program, is taken out as before", () => {
  for (const source of [
    'He said "yes <!-- no --> yes".\n',
    "export const Part = () => (\n  <p>a <!-- b --> c</p>\n);\n\n<Part />\n",
    "It's <!-- b --> it's.\n",
    "Press ` once <!-- b -->.\n",
  ]) {
    assert.doesNotMatch(html(source), /!--|\/\*/, source);
    assert.equal(faults(render(source))[0]?.split(" ")[0], "html-comment", source);
  }
});

test("An HTML comment in one of MDX is part of that, and nothing is told of it", () => {
  for (const source of [
    "{/* <!-- a --> */}\n\ntext\n",
    "text {/* <!-- a --> */}\n",
    "text{ /* <!-- a --> and <!-- b --> */ }\n",
    "{/*\n<!-- a\n\n-->\n*/}\ntext\n",
    "export const Part = () => <>{/* <!-- a --> */}text</>;\n\n<Part />\n",
  ]) {
    assert.match(html(source), /^\s*(?:<p>)?text *(?:<\/p>)?\s*$/, source);
    assert.deepEqual(faults(render(source)), [], source);
  }
  assert.match(html("{/* <!-- a */} one --> two\n"), /one .*two/);
  const told = "`{/*` begins one <!-- a --> and `*/}` ends it\n";
  assert.match(html(told), /begins one +and/);
  assert.equal(faults(render(told)).length, 1);
});

test("A template with a blank line in it keeps its dollars and its ids of headings", () => {
  const template = "echo $x_1$ $y^2$\n\n$$\na\n$$\n\n# Head {#id}\n";
  for (const source of [
    `<CodeBlock>\n{\`${template}\`}\n</CodeBlock>\n`,
    `export const code = \`${template}\`;\n\n<pre>{code}</pre>\n`,
  ]) {
    assert.match(
      html(source).replace(/<\/?span[^>]*>/g, ""),
      /echo \$x_1\$ \$y\^2\$\s+\$\$\s+a\s+\$\$\s+# Head \{#id\}/,
      source,
    );
    assert.deepEqual(faults(render(source)), [], source);
  }
});

test("A template with a blank line in it, in a template, keeps its dollars and its ids of headings too", () => {
  const [inner, rest] = ["two\n\necho $x_1$ $y^2$\n\n# Head {#id}\n", "three $z_1$ $w^2$\n\n## Other {#other}"];
  const template = `one \${true ? \`${inner}\` : "no"}${rest}`;
  for (const source of [
    `<CodeBlock>\n{\`${template}\`}\n</CodeBlock>\n`,
    `export const code = \`${template}\`;\n\n<pre>{code}</pre>\n`,
  ]) {
    const { html, diagnostics } = render(source);
    const text = html.replace(/<[^>]+>/g, "");
    assert.deepEqual(diagnostics, [], source);
    assert.ok(text.includes("echo $x_1$ $y^2$") && text.includes("# Head {#id}"), text);
    assert.ok(text.includes("three $z_1$ $w^2$") && text.includes("## Other {#other}"), text);
  }
});

test("A fault elsewhere on the page changes nothing in strings and templates", () => {
  const kept: [source: string, shown: RegExp][] = [
    ['export const code = "<img src=a>";\n\n<p>{code}</p>\n', /&lt;img src=a&gt;/],
    [
      "export const Part = () => {\n  const code = '<div class=a><br>';\n\n  return <p>{code}</p>;\n};\n\n<Part />\n",
      /&lt;div class=a&gt;&lt;br&gt;/,
    ],
    [
      "export const rows = [\n  {\n    name: \"a<br>b\",\n  },\n\n  { name: 'c' },\n];\n\n<p>{rows[0].name}</p>\n",
      /a&lt;br&gt;b/,
    ],
    [
      "<CodeBlock>\n{`<br>\n\n<img src=a> <https://a.b/c>`}\n</CodeBlock>\n",
      /&lt;br&gt;\s+&lt;img src=a&gt; &lt;https:\/\/a\.b\/c&gt;/,
    ],
    ['<p>{"<https://a.b/c> <me@a.b>"}</p>\n', /&lt;https:\/\/a\.b\/c&gt; &lt;me@a\.b&gt;/],
    ['<p title={"<https://a.b/c>"}>t</p>\n', /title="&lt;https:\/\/a\.b\/c(?:&gt;|>)"/],
  ];
  for (const [source, shown] of kept)
    for (const fault of ["one<br>two", "a <5 b", "<Note>\nopen"]) {
      const text = html(`${source}\n${fault}\n`).replace(/<\/?span[^>]*>/g, "");
      assert.match(text, shown, `${source}\n${fault}`);
    }
  assert.match(html('Say "a<br>b" and {x y} "<hr>" now\n'), /a<br>b.*<hr>/s);
});
