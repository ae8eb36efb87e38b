import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

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
  ])
    assert.ok(faults(render(source)).includes("nested-too-deeply 1:1"), source.slice(0, 40));
});

test("M05: Elements that nest are counted as such, whatever their attributes hold", () => {
  assert.deepEqual(faults(render('<div a="</div>">\n'.repeat(14_000))), ["nested-too-deeply 1:1"]);
});

test("A table with styles in thousands of its cells, and a long program, nest nothing", () => {
  const rows = '<tr><td style={{color: "red"}}>a</td><td title={"b"}>{"c"} d</td></tr>\n'.repeat(2000);
  const page = render(`<table>\n${rows}</table>\n\nEnd.\n`);
  assert.deepEqual(page.diagnostics, []);
  assert.equal(page.html.match(/<td class="[^"]+">a<\/td><td title="b">c d<\/td>/g)?.length, 2000);
  const data = `export const rows = [\n${'  { a: 1, b: { c: "x" } },\n'.repeat(4000)}];\n\n{rows.length}\n`;
  assert.equal(render(data).html, "4000");
});
