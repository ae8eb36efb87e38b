import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

const most = 100_000;

test("M05: Code that nests too deeply for the parser's stack is text, whatever its strings, patterns and blank lines hold", () => {
  const deep = "!-".repeat(most);
  for (const source of [
    `{"}" + ${deep}a}`,
    `{/}/ && ${deep}a}`,
    `{\`}\` + ${deep}a}`,
    `{/* } */ ${deep}a}`,
    `<Card title={"}" + ${deep}a} />`,
    `<Card {...("}", ${deep}a)} />`,
    `{a ? ${'"," : b ? '.repeat(most)}1 : 2}`,
    `{${"a?(1,2):".repeat(most)}c}`,
    `{\n${"a ?\n\n1 : ".repeat(most)}1}`,
    `{${'(")",'.repeat(most)}1${")".repeat(most)}}`,
    `export const a = () => { ${"if (a) b; else ".repeat(most)}c }\n`,
    `export const a = ${'b => ","||'.repeat(most)}1\n`,
    `export const a = ${"b =>\n\n".repeat(most)}1\n`,
    `export const a = 1\n${"if (a)\n\n".repeat(most)}b\n`,
    `export const a = 1\n${"do\n\n".repeat(most)}b\n`,
    `export const a = 1\n${"b:\n\n".repeat(most)}c\n`,
    `export const a = ${"await\n\n".repeat(most)}b\n`,
  ])
    assert.ok(faults(render(source)).includes("nested-too-deeply 1:1"), source.slice(0, 40));
});

test("M05: Code nests also by what only types have, by calls of what was called, and by names of which each begins an operand", () => {
  for (const source of [
    `{a as ${"keyof ".repeat(most)}A}`,
    `{a as ${"readonly\n".repeat(most)}A[]}`,
    `{a as ${"new () => ".repeat(most)}A}`,
    `{a${"()".repeat(most)}}`,
    `{a${"[0]".repeat(most)}}`,
    `{a${"``".repeat(most)}}`,
    `{a${"?.()".repeat(most)}}`,
    `{a${" in a".repeat(most)}}`,
    `export const a = b${"()".repeat(most)}\n`,
    `export{a}; ${"new ".repeat(most)}b\n`,
    `export*from "a"; ${"!-".repeat(most)}b\n`,
  ])
    assert.ok(faults(render(source)).includes("nested-too-deeply 1:1"), source.slice(0, 40));
});

test("M05: Code that nests too deeply is found behind what looks like the beginning of a code block and is none", () => {
  const deep = `{${"!-".repeat(most)}a}\n`;
  const calls = `{${"a(".repeat(most)}1${")".repeat(most)}}\n`;
  const keys = `{a as ${"keyof ".repeat(most)}A}\n`;
  for (const before of [
    "- ```\n",
    "10) ```\n",
    "$$ a $ b\n\n",
    "{/*\n```\n*/}\n\n",
    "<a b='\n```\n'/>\n\n",
    "<a\n `\n>\n",
    "- <div>\n  ```\n  </div>\n\n",
    "a \\` ",
    "- a `\n- ",
  ])
    for (const code of [deep, calls, keys])
      assert.ok(faults(render(`${before}${code}\n\`\n`)).includes("nested-too-deeply 1:1"), before + code.slice(0, 10));
});

test("M05: Elements in braces in elements, on which the parser's time doubles, are text from where nobody would write them", () => {
  for (const [open, close] of [
    ["<a>{", "}</a>"],
    ["[1].map(() => <a>{", "}</a>)"],
    ["<a>t {", "} t</a>"],
    ["<a b={1}>{'}'}{", "}</a>"],
    ["<a b={<a>{", "}</a>}/>"],
    ["<a>{a && (<b/>)}{", "}</a>"],
  ] as const) {
    const nested = (depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
    for (const source of [
      `{${nested(100)}}`,
      nested(100),
      `<Card title={${nested(100)}} />`,
      `- \`\`\`\n{${nested(100)}}`,
    ])
      assert.ok(faults(render(`${source}\n`)).includes("nested-too-deeply 1:1"), source.slice(0, 60));
    assert.doesNotMatch(faults(render(`{${nested(12)}}\n`)).join(), /nested-too-deeply/);
  }
  assert.deepEqual(faults(render(`\`\`\`jsx\n{${"<a>{".repeat(12)}1${"}</a>".repeat(12)}}\n\`\`\`\n`)), []);
});

test("M05: Elements that nest are counted as such, whatever their attributes hold", () => {
  assert.deepEqual(faults(render('<div a="</div>">\n'.repeat(14_000))), ["nested-too-deeply 1:1"]);
});

test("Code that is shown may nest more than code that is run, and have thousands of calls without a comma", () => {
  const brackets = `${"(".repeat(600)}1${")".repeat(600)}`;
  const calls = Array.from({ length: 3000 }, (_, at) => `\tfmt.Println(a${at} + b, "x")`).join("\n");
  const shown = `\`\`\`js\nconst a = {b: ${brackets}}\n\`\`\`\n\n\`\`\`go\nfunc main() {\n${calls}\n}\n\`\`\`\n`;
  assert.deepEqual(render(shown).diagnostics, []);
  const chain = `export const a = [1]${"\n  .map((b) => b + 1)".repeat(500)}\n\n{a[0]}\n`;
  assert.equal(render(chain).html, "501");
});

test("A table with styles in thousands of its cells, and a long program, nest nothing", () => {
  const rows = '<tr><td style={{color: "red"}}>a</td><td title={"b"}>{"c"} d</td></tr>\n'.repeat(2000);
  const page = render(`<table>\n${rows}</table>\n\nEnd.\n`);
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.html.match(/<td class="[^"]+">a<\/td><td title="b">c d<\/td>/g)?.length, 2000);
  const data = `export const rows = [\n${'  { a: 1, b: { c: "x" } },\n'.repeat(4000)}];\n\n{rows.length}\n`;
  assert.equal(render(data).html, "4000");
});

test("M05: Thousands of items of lists in one line are text, and in code they are code", () => {
  for (const item of ["- ", "1. ", "- 2) ", "+   "]) {
    assert.deepEqual(faults(render(`${item.repeat(most)}x\n`)), ["nested-too-deeply 1:1"], item);
    assert.deepEqual(faults(render(`\`\`\`\n${item.repeat(1000)}x\n\`\`\`\n`)), [], item);
  }
});
