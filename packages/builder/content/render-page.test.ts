import assert from "node:assert/strict";
import { test } from "node:test";
import { renderPage } from "./render-page.ts";
import { faults, readable, render } from "./testing/render.ts";

const html = (source: string): string => readable(render(source).html);

test("Markdown with GFM becomes HTML", () => {
  assert.equal(
    html("Some *em*, **strong**, ~~gone~~ and `a < b`.\n"),
    "<p>Some <em>em</em>, <strong>strong</strong>, <del>gone</del> and <code>a &lt; b</code>.</p>\n",
  );
  assert.equal(html("- a\n- b\n  1. c\n"), "<ul>\n<li>a</li>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>\n");
  assert.equal(html("- a\n\n- b\n"), "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>\n");
  assert.equal(
    html("- [x] done\n"),
    '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled checked aria-label="Done"> done</li>\n</ul>\n',
  );
  assert.equal(
    html("| a | b |\n|---|--:|\n| 1 | 2 |\n"),
    '<div class="lc-table"><table>\n<thead>\n<tr><th>a</th><th class="lc-align-right">b</th></tr>\n</thead>\n<tbody>\n<tr><td>1</td><td class="lc-align-right">2</td></tr>\n</tbody>\n</table></div>\n',
  );
  assert.equal(html("> q\n\n---\n"), "<blockquote>\n<p>q</p>\n</blockquote>\n<hr>\n");
});

test("A footnote leads to its note and back", () => {
  const page = html("Text[^a].\n\n[^a]: Note.\n");
  assert.match(page, /<sup><a href="#fn-a" id="fnref-a"/);
  assert.match(page, /<li id="fn-a"><p>Note\. <a href="#fnref-a"/);
});

test("A footnote leads back to each place that uses it", () => {
  const { html } = render("One[^a], two[^a].\n\n[^a]: Note.\n");
  const places = [...html.matchAll(/id="(fnref[^"]*)"/g)].map(([, id]) => `#${id}`);
  const links = [...html.matchAll(/<a href="(#fnref[^"]*)"/g)].map(([, href]) => href);
  assert.deepEqual([places.length, links], [2, places]);
  const labels = [...html.matchAll(/aria-label="(Back[^"]*)"/g)].map(([, label]) => label);
  assert.equal(new Set(labels).size, 2);
});

test("Heading ids follow the format's rule, stay unique, and take the author's own", () => {
  const page = render(
    "## Config.json options\n\n## What's new\n\n## Read/write (fast)\n\n## Setup\n\n<Note>\n## Setup\n</Note>\n\n## Mine {#my-id}\n",
  );
  assert.deepEqual(
    page.headings.map(({ id }) => id),
    ["config-json-options", "what’s-new", "read/write-fast", "setup", "setup-2", "my-id"],
  );
  assert.deepEqual(page.headings.at(-1), { id: "my-id", text: "Mine", level: 2 });
  assert.deepEqual(page.diagnostics, []);
});

test("Text is kept by section for the search index", () => {
  const page = render(
    'Before.\n\n## One\n\nFirst `code`.\n\n<Card title="Deep">in card</Card>\n\n### Two\n\nSecond.\n',
  );
  assert.deepEqual(page.sections, [
    { id: "", heading: "", level: 0, text: "Before." },
    { id: "one", heading: "One", level: 2, text: "First code. Deep in card" },
    { id: "two", heading: "Two", level: 3, text: "Second." },
  ]);
});

test("Links of the site are marked, resolved from the page, and noted with their place", () => {
  const page = render(
    "[a](/x/y.mdx#z) [b](./other) [c](../top.md?q=1) [d](#here) [e](https://h.test/a) [f](mailto:a@b.c)\n",
    { "x/y.mdx": "", "top.md": "" },
  );
  assert.equal(
    readable(page.html),
    '<p><a href="[/x/y#z]">a</a> <a href="[/guides/other]">b</a> <a href="[/top?q=1]">c</a> <a href="#here">d</a> ' +
      '<a href="https://h.test/a" target="_blank" rel="noopener noreferrer">e</a> <a href="mailto:a@b.c">f</a></p>\n',
  );
  assert.deepEqual(
    page.references.map(({ kind, target, line, column }) => [kind, target, line, column]),
    [
      ["page", "/x/y#z", 1, 1],
      ["page", "/guides/other", 1, 17],
      ["page", "/top?q=1", 1, 30],
      ["page", "/guides/start#here", 1, 49],
    ],
  );
});

test("Relative links of an index page start from its own folder", () => {
  const page = renderPage(
    { file: "guides/index.mdx", source: "[a](./start)", firstLine: 1, href: "/guides" },
    {
      readSource: () => undefined,
      hasFile: () => false,
      variables: {},
      iconLibrary: "lucide",
      codeblocks: { light: "github-light", dark: "github-dark" },
      latex: null,
    },
  );
  assert.equal(readable(page.html), '<p><a href="[/guides/start]">a</a></p>\n');
});

test("What reaches outside has a variant that does not", () => {
  assert.equal(
    html("![Alt](https://h.test/a.png)\n"),
    '<p>{<img src="https://h.test/a.png" alt="Alt" loading="lazy" data-zoom>|<a class="lc-external" href="https://h.test/a.png" rel="noopener noreferrer">Alt</a>}</p>\n',
  );
  assert.equal(
    html('<iframe src="https://h.test/v" title="Film" allowFullScreen frameBorder="0" />\n'),
    '{<iframe title="Film" allowfullscreen frameborder="0" src="https://h.test/v" loading="lazy"></iframe>|<a class="lc-external" href="https://h.test/v" rel="noopener noreferrer">Film</a>}',
  );
  assert.equal(
    html("![Alt](/images/a.png)\n"),
    '<p><img src="[/images/a.png]" alt="Alt" loading="lazy" data-zoom></p>\n',
  );
});

test("An image inside a link is the link, and is not enlarged", () => {
  assert.equal(html("[![i](/a.png)](/b)\n"), '<p><a href="[/b]"><img src="[/a.png]" alt="i" loading="lazy"></a></p>\n');
});

test("A page with faults of syntax still shows everything else, and each fault has its place in the file", () => {
  const page = renderPage(
    {
      file: "a.mdx",
      source: "Use {key name} here.\n\n<Note>kept</Note>\n\na <5 b<br>c\n\n</Tip>\n\nend\n",
      firstLine: 5,
      href: "/a",
    },
    {
      readSource: () => undefined,
      hasFile: () => false,
      variables: {},
      iconLibrary: "lucide",
      codeblocks: { light: "github-light", dark: "github-dark" },
      latex: null,
    },
  );
  assert.match(page.html, /<p>Use \{key name\} here\.<\/p>/);
  assert.match(page.html, /data-callout-type="note".*kept/);
  assert.match(page.html, /<p>a &lt;5 b<br>c<\/p>/);
  assert.match(page.html, /<p>end<\/p>/);
  assert.deepEqual(
    page.diagnostics.map(({ code, line }) => [code, line] as const).sort((one, two) => (one[1] ?? 0) - (two[1] ?? 0)),
    [
      ["mdx-syntax", 5],
      ["mdx-syntax", 9],
      ["mdx-syntax", 9],
      ["mdx-syntax", 11],
    ],
  );
});

test("HTML comments are tolerated and reported; MDX comments just vanish; code keeps both", () => {
  const page = render("a <!-- note --> b {/* c */}\n\n`<!-- x -->`\n");
  assert.equal(page.html, "<p>a  b </p>\n<p><code>&lt;!-- x --&gt;</code></p>\n");
  assert.deepEqual(faults(page), ["html-comment 1:3"]);
  const doubled = render("a {{/* c */}} b\n\n{{/* Move <Update> entries\n    below */}}\n\nOf {{}}\n");
  assert.equal(doubled.html, "<p>a  b</p>\n<p>Of {{}}</p>\n");
  assert.deepEqual(faults(doubled), ["unbound-name 6:4"]);
});

test("User variables are text, wherever they stand", () => {
  const page = render(
    "Version {{v}} and {{evil}}\n\n```text\n{{v}}\n```\n",
    {},
    { variables: { v: "1.2", evil: "<b>{x}" } },
  );
  assert.match(page.html, /<p>Version 1\.2 and &lt;b&gt;\{x\}<\/p>/);
  assert.match(page.html, /<code language="text">1\.2<\/code>/);
});

test("A variable that is not defined is shown as written and reported; code and props keep their braces", () => {
  const page = render("Hi {{no-such}}\n\n`{{ jinja }}` <b style={{}}>x</b>\n\n$$\n\\frac{{a}}{b}\n$$\n");
  assert.match(
    page.html,
    /^<p>Hi \{\{no-such\}\}<\/p>\n<p><code>\{\{ jinja \}\}<\/code> <b>x<\/b><\/p>\n<div class="lc-math-block"><math/,
  );
  assert.deepEqual(faults(page), ["undefined-variable 1:4"]);
  assert.equal(page.markdown, "Hi {{no-such}}\n\n`{{ jinja }}` **x**\n\n$$\n\\frac{{a}}{b}\n$$\n");
});

test("Characters that the composer takes for marks do not survive a source", () => {
  assert.equal(render("a\u0010/x\u0011b\uE004").html, "<p>a\uFFFD/x\uFFFDb\uFFFD</p>\n");
});

test("The same source always gives the same result", () => {
  const source = "# T\n\n```ts\nlet a = 1\n```\n\n<div style={{ color: 'red' }} className=\"p-2 m-1\">x</div>\n";
  assert.deepEqual(render(source), render(source));
});

test("Paragraphs inside <p>, <h3> or <span> stay apart, and so does what stands beside them", () => {
  assert.equal(
    html("<p>\none\n\ntwo **b**\n\n{/* c */}\n\nthree\n</p>\n"),
    "<p>one<br>\n<br>\ntwo <strong>b</strong><br>\n<br>\nthree</p>",
  );
  assert.equal(html("<p>\n  one\n  {/* c */}\n  two\n</p>\n"), "<p>one<br>\n<br>\ntwo</p>");
  assert.equal(html("<span>\nx\n\ny\n</span>\n"), "<span>x<br>\ny</span>");
  assert.equal(html("<p>\none\n\n<b>two</b>\n\nthree\n</p>\n"), "<p>one\n<b>two</b>\nthree</p>");
  assert.match(html("<h3>\na\n\nb\n</h3>\n"), /^<h3 id="a-b">a<br>\nb<a /);
});

test("Text on a line of its own inside <p>, <h3> or <button> makes no paragraph there, which would end the element", () => {
  assert.equal(html('<p className="lead">\n  Words\n</p>\n'), '<p class="lead">Words</p>');
  assert.match(html("<h3>\n  Title\n</h3>\n"), /^<h3 id="title">Title<a /);
  assert.equal(html("<div>\n  Words\n</div>\n"), "<div><p>Words</p>\n</div>");
});

test("A line in which a component makes a block is no paragraph, which a browser would end before it", () => {
  const box = "export const Box = () => <div>b</div>\nexport const Dot = () => <b>.</b>\n\n";
  assert.equal(html(`${box}before <Box /> after\n`), '<div class="lc-paragraph">before <div>b</div> after</div>\n');
  assert.equal(html(`${box}before <Dot /> after\n`), "<p>before <b>.</b> after</p>\n");
  assert.equal(html("a {[1].map((n) => <p>{n}</p>)} b\n"), '<div class="lc-paragraph">a <p>1</p> b</div>\n');
});

test("What MDX does not know but authors write is read as they mean it, and nothing of it is lost", () => {
  const cases: [source: string, html: string][] = [
    [
      "See <https://h.test/a_b?c=(d)> now.",
      'See <a href="https://h.test/a_b?c=(d)" target="_blank" rel="noopener noreferrer">https://h.test/a_b?c=(d)</a>',
    ],
    ["Write <me@h.test>.", '<a href="mailto:me@h.test">me@h.test</a>'],
    ["Use <API_KEY> and List<Item> here.", "Use &lt;API_KEY&gt; and List&lt;Item&gt; here."],
    ["one<br>two<BR>three", "one<br>two<br>three"],
    ["a<br>b $x^2$ c", "<math"],
    ["A <b>bold<br>x</b> y", "<b>bold<br>x</b> y"],
    ["<img src=/a.png width=200 alt='x'>", 'width="200"'],
    ["<table><tr><td align=center>c</td></tr></table>", '<td align="center">c</td>'],
    ["`<br>` and <br> and\n\n```\n<br>\n```\n", "<code>&lt;br&gt;</code> and <br> and"],
    [`${"x<br>".repeat(300)}**end**`, "x<br>x<br><strong>end</strong>"],
  ];
  for (const [source, part] of cases) assert.ok(html(source).includes(part), `${source} became ${html(source)}`);
});

test("A style element becomes a style sheet of the site that the page links to", () => {
  const page = render(
    "export const Hide = () => <style>{`#pagination { display: none }`}</style>\n\n<Hide />\n\n<style>{`\n.a > .b { color: red; }\n`}</style>\n\n<style>\n  .c { margin: 0 }\n</style>\n",
  );
  const sheets = Object.values(page.scripts).map((text) => text.trim());
  assert.deepEqual(sheets.sort(), ["#pagination { display: none }", ".a > .b { color: red; }", ".c { margin: 0 }"]);
  assert.equal(page.html.match(/<link rel="stylesheet"/g)?.length, 3);
});

test("An element right below an export is shown, and the missing blank line named", () => {
  const page = render("export const A = ({ n }) => <b>{n}</b>;\n<A n={1} />\n<i>two</i>\n\nText\n");
  assert.equal(page.html, "<b>1</b>\n<i>two</i><p>Text</p>\n");
  assert.deepEqual(faults(page), ["mdx-syntax 2:1"]);
});

test("Text right below an import is shown as well, also where it could be taken for JavaScript", () => {
  const files = { "snippets/k.mdx": "export const a = 5;\n" };
  for (const [text, shown] of [
    ["Value {a}", "<p>Value 5</p>\n"],
    ["## Head {a}", '<h2 id="head-5">'],
    ["Some *text*\n- list", "<p>Some <em>text</em></p>\n<ul>"],
    ["Hello", "<p>Hello</p>\n"],
  ] as const) {
    const page = render(`import { a } from "/snippets/k.mdx"\n${text}\n`, files);
    assert.ok(page.html.startsWith(shown), page.html);
    assert.deepEqual(faults(page), ["mdx-syntax 2:1"]);
  }
});

test("An import of what the format has anyway, or of what nobody uses, is no fault", () => {
  const page = render(
    'import Columns from "@theme/Columns"\nimport { motion } from "motion"\n\n<Columns>a</Columns>\n',
  );
  assert.match(page.html, /class="columns"/);
  assert.deepEqual(page.diagnostics, []);
});

test("a variable in code stands there as it is, and in text as text", () => {
  const page = render(
    "Use {{range}} or `{{range}}`.\n\n```sh\nnpm i {{range}}\n```\n",
    {},
    { variables: { range: "<2 {x}" } },
  );
  assert.match(page.html, /Use &lt;2 \{x\} or <code[^>]*>&lt;2 \{x\}<\/code>/);
  assert.match(page.html, /npm<\/span>[\s\S]*&lt;|npm i &lt;2 \{x\}/);
  assert.doesNotMatch(page.html, /\\/);
});
