import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const long = 100_000;

/** Code that makes careless patterns go through a line again and again. */
const hostile: Record<string, string> = {
  "one line of 100 kB": `const a = "${"x".repeat(long)}";`,
  "lines just short enough to be coloured": `${"a(b[c{".repeat(1600)}\n`.repeat(3),
  "deeply nested brackets": "([{".repeat(3000),
  "quotes that never end": `${"'\"`".repeat(3000)}\n`,
  "generics without end": "a<".repeat(4500),
  "templates within templates": "`${".repeat(3000),
  "many slashes": "/".repeat(9000),
  "an identifier of 9 kB": "a".repeat(9000),
  "spaces before nothing": `${" ".repeat(9000)}x`,
  "a thousand lines that open a heredoc": Array.from({ length: 1000 }, (_, line) => `cat <<E${line} $(`).join("\n"),
};

for (const [name, code] of Object.entries(hostile)) {
  for (const language of ["ts", "python", "bash", "json", "yaml", "php"]) {
    test(`${name}, as ${language}, is shown whole`, () => {
      const { html } = render(`\`\`\`\`\`\`${language}\n${code}\n\`\`\`\`\`\`\n`);
      const text = html
        .slice(html.indexOf("<code>") + "<code>".length, html.lastIndexOf("</code>"))
        .replace(/<[^>]*>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&#39;", "'")
        .replaceAll("&amp;", "&");
      assert.equal(text.trimEnd(), code.trimEnd());
    });
  }
}

test("Code that nests on with each line is coloured as deep as anybody writes, and is plain below", () => {
  const lines = 20_000;
  for (const [line, fence] of [
    ["type A<", "ts"],
    ["const a = {", "js"],
    ["echo $(", "bash"],
  ]) {
    const { html } = render(`\`\`\`${fence}\n${`${line}\n`.repeat(lines)}\`\`\`\n`);
    const shown = html.slice(html.indexOf("<code>") + "<code>".length, html.indexOf("</code>")).split("\n");
    assert.equal(shown.length, lines);
    const isColoured = (text: string) => text.includes("<span");
    assert.ok(shown.slice(0, 100).every(isColoured), fence);
    assert.ok(!shown.slice(1000).some(isColoured), fence);
  }
});

test("A line of 9 kB is coloured to its end, each time", () => {
  const source = `\`\`\`ts\nconst a = [${"1, ".repeat(3000)}];\n\`\`\`\n`;
  const first = render(source);
  assert.equal(first.html, render(source).html);
  assert.match(first.html, /1<\/span>, \];/);
});
