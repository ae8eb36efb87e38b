// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "./testing/render.ts";

/** Codes of what is complained about. A source that is not bounded makes the test run out of time or memory. */
function codes(source: string, files: Record<string, string> = {}, variables: Record<string, string> = {}): string[] {
  return [...new Set(render(source, files, { variables }).diagnostics.map(({ code }) => code))];
}

/** An expression whose value is small and stands in itself again and again: 2^40 of it, printed. */
const doubled = (first: string, again: string, last = "a") =>
  `export const f = (() => { let a = ${first}; for (let i = 0; i < 40; i++) a = ${again}; return ${last} })()\n\n`;

test("M05: A value that doubles itself ends with a diagnostic, however it is printed", () => {
  const list = doubled("['x']", "[a, a]");
  for (const printed of ["{f}", "{`${f}`}", "{f + ''}", "{f.join('')}", "{[f, f].sort().length}"])
    assert.match(codes(`${list}${printed}\n`).join(), /expression-limit|page-too-large/, printed);
  assert.deepEqual(codes(doubled("['x']", "[a, a]", "JSON.stringify(a)")), ["expression-limit"]);
  assert.deepEqual(codes(doubled("{ x: 1 }", "{ a, b: a }", "JSON.stringify(a)")), ["expression-limit"]);
  assert.deepEqual(codes(`${doubled("[]", "[a, a]")}{f}\n`), ["page-too-large"]);
  assert.deepEqual(codes(`${doubled("<b>x</b>", "<b>{a}{a}</b>")}{f}\n`), ["page-too-large"]);
  assert.deepEqual(codes(`${list}<Card title={f} href={f} />\n\nx\n`), ["page-too-large"]);
  const island =
    'import { useState } from "react"\nexport const C = ({ x }) => { const [a] = useState(0); return <i>{a}</i> }\n';
  assert.deepEqual(codes(`${island}${list}<C x={f} />\n\nx\n`), ["page-too-large"]);
});

test("Snippets that include each other many times, and variables that stand many times, are bounded", () => {
  const files: Record<string, string> = { "s12.mdx": "x" };
  for (let level = 0; level < 12; level++)
    files[`s${level}.mdx`] = `import S from "/s${level + 1}.mdx"\n\n${"<S />\n\n".repeat(10)}`;
  assert.deepEqual(codes('import S from "/s0.mdx"\n\n<S />\n', files), ["page-too-large"]);
  assert.deepEqual(codes("{{a}} ".repeat(100_000), {}, { a: "x".repeat(100_000) }), ["page-too-large"]);
  assert.deepEqual(codes(`export const s = 'a'.repeat(900000)\n\n${"{s}\n\n".repeat(2000)}`), ["page-too-large"]);
});

test("A page that is full stays as it is up to there", () => {
  const { html, markdown } = render(`before\n\nexport const s = 'a'.repeat(900000)\n\n${"{s}\n\n".repeat(100)}`);
  assert.ok(html.startsWith("<p>before</p>") && html.length <= 50_100_000 && markdown.startsWith("before"));
});

test("What content calls in a loop is charged by its size", () => {
  const loop = (setup: string, step: string) =>
    `export const n = (() => { ${setup}; let c; for (let i = 0; i < 60000; i++) ${step}; return 1 })()\n\n{n}\n`;
  const record = "const o = {}; for (let i = 0; i < 30000; i++) o['a' + i] = 1";
  for (const source of [
    loop("const a = Array.from({ length: 50000 }, () => 1)", "c = a.slice()"),
    loop("const a = Array.from({ length: 50000 }, () => 1)", "c = [...a]"),
    loop("const a = Array.from({ length: 50000 }, () => 1)", "c = a.includes(2)"),
    loop("const s = 'a'.repeat(900000)", "c = s.indexOf('b')"),
    loop("const s = '\u4e2d'.repeat(90000)", "c = encodeURIComponent(s)"),
    loop("const s = 'a'.repeat(19000)", "c = s.replace(/a*b/g, '')"),
    loop(record, "c = { ...o }"),
    loop(record, "{ const { a1, ...rest } = o; c = rest }"),
    loop(record, "c = Object.assign({}, o)"),
  ])
    assert.ok(codes(source).includes("expression-limit"), source);
});

test("Patterns that would try too many ways are refused, also without repetition", () => {
  const text = "a".repeat(60);
  for (const pattern of [`${"a?".repeat(40)}${"a".repeat(40)}`, `${"(a|a)".repeat(35)}b`, `${"(?:a|a|a)".repeat(20)}b`])
    assert.deepEqual(codes(`{/${pattern}/.test('${text}')}`), ["unsupported-expression"], pattern);
  for (const pattern of [String.raw`(a*)\1*(a*)\2b`, String.raw`((a)\2)+b`])
    assert.deepEqual(codes(`{/${pattern}/.test('${text}')}`), ["unsupported-expression"], pattern);
  assert.equal(render("{/^(foo|bar|baz)s?$/.test('bars') ? 'y' : 'n'}").html, "y");
});

test("A pattern with sets in sets is told at its place, and the rest of the page is there", () => {
  const page = render("{/[\\p{L}--[a-z]]/v.test('a')}\n\nafter\n");
  assert.match(page.html, /<p>after<\/p>/);
  assert.deepEqual(
    page.diagnostics.map(({ code, line, column }) => [code, line, column]),
    [["unsupported-expression", 1, 2]],
  );
});

test("M05: Sources on which the parser would take its time's square are read as text, and say of what there is too much", () => {
  for (const source of [
    "<b>x</b>".repeat(40_000),
    "<div>\n\n".repeat(40_000),
    "<a ".repeat(90_000),
    `${"<a>".repeat(40_000)}{`,
    "{a}".repeat(20_000),
    "{`} ".repeat(20_000),
    '{"{"} '.repeat(30_000),
    "&amp; ".repeat(20_000),
    "&nbsp;word\n".repeat(12_000),
    "**你好。**世界".repeat(12_000),
    "[港](b) ".repeat(20_000),
    "~é~ ".repeat(30_000),
    "`港` ".repeat(35_000),
    "<Badge>a</Badge> ".repeat(14_000),
    "*a_ ".repeat(60_000),
  ])
    assert.deepEqual(codes(source), ["page-too-large"], source.slice(0, 10));
  const message = render("{a}".repeat(20_000)).diagnostics[0]?.message ?? "";
  assert.match(message, /too many expressions in one paragraph/);
});

test("Tags of code are no tags", () => {
  assert.deepEqual(codes(`\`\`\`html\n${"<b>x</b>\n".repeat(40_000)}\`\`\`\n`), []);
});

test("Complaints, comments, ids and styles without number are read in one pass", () => {
  assert.deepEqual(codes("{{nope}}\n".repeat(100_000)), ["undefined-variable"]);
  assert.deepEqual(codes("<!---->\n".repeat(25_000)), ["html-comment"]);
  assert.deepEqual(codes("# a {#b}\n".repeat(5000)), []);
  assert.deepEqual(codes(`<div style="${";".repeat(1_000_000)}">x</div>`), []);
  const imports = Array.from({ length: 6000 }, (_, index) => `import A${index} from "/a.mdx"\n`).join("");
  assert.deepEqual(codes(`${imports}\n\n<A1 />\n`, { "a.mdx": "x" }), ["page-too-large"]);
});

test("A component with state that stands on a page a thousand times is compiled once", () => {
  const island =
    'import { useState } from "react"\nexport const C = () => { const [a] = useState(0); return <i>{a}</i> }\n\n';
  const page = render(island + "<C />\n\n".repeat(5000));
  assert.equal(Object.keys(page.scripts).length, 1);
  assert.equal(page.html.split("<lc-island").length - 1, 5000);
});

test("M05: Elements without an end in braces, with which the parser's time doubles, are read as text; what only looks so is not", () => {
  const open = "<div>".repeat(60);
  for (const source of [
    `a {${open} b\n`,
    `{\n${"<div>\n".repeat(60)}b\n`,
    `a {${'<div a="b">'.repeat(60)}} b\n`,
    `<A b={${open} c\n`,
    `{${"<a>{".repeat(60)}\n`,
    `{${"<A.B c={1} d='/>'>".repeat(60)}\n`,
    `<A>\n\na {${open} b\n</A>\n${"</b>".repeat(60)}\n`,
    `text\nexport {${open}\n`,
    `> \`\`\`\n\n{${open}\n`,
    `{#"><script>}${open}\n`,
    `{#"}\n\n${open}\n`,
    `{\`}\n\n${open}\n`,
    // What stands in code opens nothing, and hides nothing that follows.
    "`<a b={` <a b={ ~~~\n".repeat(30),
    "```js\n<a b={\n```\n<a b={ x\n".repeat(30),
    "> ```\n> <a b={\n\n<a b={\n".repeat(30),
  ])
    assert.ok(
      codes(source).some((code) => code === "mdx-syntax" || code === "nested-too-deeply"),
      source.slice(0, 30),
    );
  // A brace that another had hidden is found after it; more of them than a page has by accident make it plain text.
  assert.ok(codes(`{${"<a>{".repeat(60)}\n`).includes("nested-too-deeply"));
  for (const source of [
    `{'${open}'.length}\n`,
    `{/* ${open} */}\n`,
    `\`{${open}\`\n\n\`\`\`html\n{{#if}}${open}\n\`\`\`\n`,
    `export const a = '${open}'\n\n{a.length}\n`,
    `export const A = () => {\n\n  return <p>{'${open}'.length}</p>\n}\n\n<A />\n`,
    `{<p>${"<b>x</b>".repeat(30)}</p>}\n`,
    `{"it's"} {'"'} ${"<b>x</b>".repeat(30)}\n`,
  ])
    assert.deepEqual(codes(source), [], source.slice(0, 30));
});

test("M05: Thousands of tags without an end are shown as text where nobody knows them or they are words, and the rest stays MDX", () => {
  for (const tag of ["<foo>", "<Foo>", "<API_KEY>", "<div>"]) {
    const page = render(`${`a ${tag}\n\n`.repeat(20_000)}<Note>**last** {1 + 1}</Note>\n`);
    assert.deepEqual([...new Set(page.diagnostics.map(({ code }) => code))], ["mdx-syntax"], tag);
    assert.equal(page.html.split(`<p>a ${tag.replace("<", "&lt;").replace(">", "&gt;")}</p>`).length, 20_001, tag);
    assert.match(page.html, /<strong>last<\/strong> 2/);
  }
  const known = render(`${"a <b>\n\n".repeat(20_000)}last\n`);
  assert.ok(known.diagnostics.some(({ code }) => code === "nested-too-deeply"));
  assert.match(known.html, /<p>last<\/p>/);
  const closed = render("<b>x</b>\n\n".repeat(5000) + "<Icon icon='x' onClick={() => 1} />\n\n".repeat(1500));
  assert.deepEqual(
    closed.diagnostics.filter(({ code }) => code !== "unknown-icon"),
    [],
  );
});

test("M05: Thousands of handlers in the text of a page are one script where they are alike, and bounded where they are not", () => {
  const alike = render("<button onClick={() => 1}>x</button>\n\n".repeat(3000));
  assert.equal(Object.keys(alike.scripts).length, 1);
  assert.deepEqual(alike.diagnostics, []);
  const different = Array.from({ length: 3000 }, (_, index) => `<button onClick={() => ${index}}>x</button>\n\n`);
  const page = render(different.join(""));
  assert.ok(Object.keys(page.scripts).length <= 100);
  assert.equal(page.html.split("<button").length, 3001);
  assert.match(page.diagnostics[0]?.message ?? "", /More than 100 different places/);
});
