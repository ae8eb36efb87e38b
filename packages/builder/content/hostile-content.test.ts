import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "./testing/render.ts";

test("M02: Nothing that an author writes runs in the reader's browser or takes the page over", () => {
  const sources = [
    "<script>alert(1)</script>",
    '<script src="https://h.test/x.js" />',
    '<img src="/a.png" onerror="alert(1)" />',
    '<svg onLoad={alert(1)}><path d="M0 0" /></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java&#10;script:alert(1)">x</a>',
    '<a href={"\\u0001javascript:alert(1)"}>x</a>',
    '<a href={"\\u200bjavascript:alert(1)"}>x</a>',
    "[x](javascript:alert(1))",
    "[x](data:text/html;base64,PGI+)",
    '<iframe srcDoc="<b>x</b>" />',
    '<iframe src="javascript:alert(1)" />',
    '<meta http-equiv="refresh" content="0;url=https://h.test" />',
    '<base href="https://h.test/" />',
    '<form action="javascript:alert(1)"><button formAction="javascript:alert(1)">x</button></form>',
    '<div style="width:expression(alert(1));background:url(https://h.test/x)">x</div>',
    '<object data="x.swf" /><embed src="x.swf" />',
    '<div dangerouslySetInnerHTML={{ __html: "<script>alert(1)</script>" }} />',
    '<use href="https://h.test/x.svg#a" />',
    '<Card href="javascript:alert(1)" title="x" />',
    "<style>@import 'https://h.test/x.css'; b { width: expression(alert(1)) }</style>",
    '<link rel="stylesheet" href="https://h.test/x.css" />',
    "<p style=\"@import 'https://h.test/x.css'\">x</p>",
    '<https://h.test/"onclick=alert(1)>',
    '![x](javascript:alert(1) "t")',
    '<svg><a><animate attributeName="href" values="javascript:alert(1)" /><text>x</text></a></svg>',
    '<svg><a><animate attributeName="xlink:href" to="javascript:alert(1)" /><text>x</text></a></svg>',
    '<svg><a><set attributeName="href" to="javascript:alert(1)" /><text>x</text></a></svg>',
    '<svg><a><set attributename="href" attributeName="fill" to="javascript:alert(1)" /><text>x</text></a></svg>',
    '<svg><a><animate attributename="href" values="javascript:alert(1)" /><text>x</text></a></svg>',
    '<svg><a><animate attributename="href" attributeName="fill" to="javascript:alert(1)" /><text>x</text></a></svg>',
    '<iframe src="data:image/svg+xml,<svg onload=alert(1)>" />',
    '<iframe src="data:text/html,x" />',
    '<svg><foreignObject><img src="x" onerror="alert(1)" /></foreignObject></svg>',
    '<a {...{ "href": "javascript:alert(1)", "onclick": "alert(1)", "x onclick=alert(1) y": "z" }}>x</a>',
  ];
  for (const source of sources) {
    const { html, styles } = render(source);
    assert.doesNotMatch(
      html,
      /<(?:script|meta|base|object|embed)\b|\son\w+=|javascript:|data:(?:text|image)|srcdoc|\sstyle=|formaction/i,
      source,
    );
    assert.doesNotMatch(JSON.stringify(styles), /expression|https/i, source);
  }
});

test("M02: No attribute of an element holds a document, leads elsewhere by itself or ends before its text does", () => {
  for (const name of ["srcDoc", "srcdoc", "httpEquiv", "formAction", "ping", "nonce", "is", "slot"])
    assert.equal(readable(render(`<div ${name}="x">y</div>`).html).trim(), "<div>y</div>", name);
  for (const element of ["p", "x-y", "svg"]) {
    const { html } = render(`<${element} title={'"><script>1</script>'} data-a={"'\\"><b>"}>x</${element}>`);
    assert.doesNotMatch(html, /<script|"><b>/, element);
    assert.match(html, /title="&quot;>|title="&quot;&gt;/, element);
  }
  const fill = (value: string) => render(`<svg><rect fill=${JSON.stringify(value)} /></svg>`).html;
  assert.match(fill("url(#pier)"), /fill="url\(#pier\)"/);
  for (const value of ["url(https://h.test/a)", "URL( '//h.test/a' )", "url(#a) url(//h.test/a)"])
    assert.doesNotMatch(fill(value), /h\.test/, value);
});

test("M02: A style sheet of a page fetches nothing from elsewhere", () => {
  for (const rule of [
    "@import 'https://h.test/x.css';",
    "@IMPORT url(//h.test/x.css);",
    "b { background: url(https://h.test/x) }",
    "b { background: u\\72l(https://h.test/x) }",
    'b { content: "\n } b { background: u\\72l(//h.test/x) } c { content: "" }',
    "b { background: image-set('https://h.test/x' 1x) }",
    "@font-face { src: url('//h.test/f.woff2') }",
  ]) {
    const { html, scripts } = render(`<style>{${JSON.stringify(`a { color: red } ${rule}`)}}</style>\n`);
    assert.doesNotMatch(
      html + Object.values(scripts).join(""),
      /@import|(?:url|image-set)\(\s*["']?(?:https?:)?\/\//i,
      rule,
    );
    assert.match(Object.values(scripts)[0] ?? "", /color: red/, rule);
  }
});

test("M02: What was refused is reported", () => {
  assert.deepEqual(
    render(
      '<script>1</script>\n\n[x](javascript:1)\n\n<p onclick="x">y</p>\n\n<p style="background:url(//h.test)">z</p>\n',
    ).diagnostics.map(({ code, line }) => [code, line]),
    [
      ["unsafe-element", 1],
      ["unsafe-link", 3],
      ["unsafe-attribute", 5],
      ["unsafe-style", 7],
    ],
  );
});

test("M02: An address means the same to us as to a browser, and has its scheme where it stands alone", () => {
  const offline = (source: string) => render(source).html.split("\u0013")[1] ?? "";
  assert.match(offline('<iframe src="//h.test/v" />'), /<a [^>]*href="https:\/\/h\.test\/v"/);
  assert.match(offline("![x](//h.test/a.png)"), /<a [^>]*href="https:\/\/h\.test\/a\.png"/);
  for (const address of ["//h.test/a", "\\\\h.test/a", "/\\h.test/a"])
    assert.match(render(`<a href={${JSON.stringify(address)}}>x</a>`).html, /href="https:\/\/h\.test\/a"/, address);
  for (const source of ['<img src={"/\\t/h.test/a.png"} />', '<img src={"/.\\n/\\\\h.test/a.png"} />'])
    assert.doesNotMatch(readable(render(source).html), /src="\[?\/[\s\\/]/, source);
});

test("Pictures and scripts of other hosts are complained about where they are left out without a trace", () => {
  const codes = (source: string) => render(source).diagnostics.map(({ code, line }) => `${code} ${line}`);
  assert.deepEqual(codes('x\n\n<p className="p-1 hover:bg-[url(https://h.test/a.png)]">y</p>\n'), ["unsafe-style 3"]);
  assert.deepEqual(codes('<p className="bg-[url(/a.png)]">y</p>\n'), []);
  assert.deepEqual(
    codes('export const A = () => { useEffect(() => { import("https://h.test/a.mjs") }); return <p>x</p> }\n\n<A />\n'),
    ["client-component 3"],
  );
});

test("Complaints hold no sign that a terminal obeys", () => {
  const { diagnostics } = render("```js\u001b[31m\u0007\nx\n```\n\n<No\u0085pe />\n");
  assert.notDeepEqual(diagnostics, []);
  for (const { message } of diagnostics) assert.doesNotMatch(message, /[\u0000-\u001f\u007f-\u009f]/);
});

test("M02: Text cannot leave its place in the markup", () => {
  const { html } = render(
    '<Card title={\'"><script>\'} /> `</code><script>` {"<script>"} <Badge color={\'"><script>\'}>x</Badge>\n\n```"><script>\n</code>\n```\n',
  );
  assert.doesNotMatch(html, /<script/);
});

test("M05: Deep nesting and huge lines are bounded and end in a diagnostic, never in a crash", () => {
  const sources = [
    `${">".repeat(100_000)} x`,
    "[".repeat(100_000),
    `{${"(".repeat(100_000)}${")".repeat(100_000)}}`,
    "{".repeat(100_000),
    "<a b={".repeat(20_000),
    `{${"!".repeat(50_000)}1}`,
    `{${"typeof ".repeat(30_000)}1}`,
    `export const f = () => {${"if(1)".repeat(30_000)}x}`,
    `{${"1?".repeat(30_000)}1${":1".repeat(30_000)}}`,
    "<div>\n".repeat(5000) + "</div>\n".repeat(5000),
    `${"- ".repeat(3000)}x`,
    "a".repeat(5_000_000),
    "&lt;".repeat(50_000),
    `$$\n\\def\\a{\\a\\a}\\a\n$$\n`,
    `[a](${"(".repeat(100_000)}`,
    `${"![".repeat(50_000)}x`,
    "<a><b>".repeat(20_000),
  ];
  for (const source of sources) assert.notDeepEqual(render(source).diagnostics, [], source.slice(0, 20));
});

test("A file full of faults is read as far as it can be", () => {
  const { html, diagnostics } = render("a {x y} b <5\n\n".repeat(3000));
  assert.equal(html.split("a {x y} b &lt;5").length - 1, 3000);
  assert.ok(diagnostics.length > 0 && diagnostics.length <= 200);
});

test("Long plain lists, tables and data with many operators are no nesting", () => {
  const list = Array.from({ length: 3000 }, (_, index) => `- item: ${index} = x? *y* - z!`).join("\n");
  const code = `\`\`\`yaml\n${"key: value\n".repeat(4000)}\`\`\`\n`;
  assert.deepEqual(render(`${list}\n\n${code}`).diagnostics, []);
});
