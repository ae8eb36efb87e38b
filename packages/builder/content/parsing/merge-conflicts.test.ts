import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

const conflict = (one: string, other: string) => `<<<<<<< HEAD\n${one}\n=======\n${other}\n>>>>>>> topic/words\n`;

test("A merge conflict is told once, and shows both versions without the lines of Git", () => {
  const page = render(`before\n\n${conflict("one\n", "<Note>two</Note>\n")}\nafter\n`);
  assert.deepEqual(faults(page), ["mdx-syntax 3:1"]);
  assert.match(page.diagnostics[0]?.message ?? "", /merge conflict/);
  assert.match(page.html, /<p>before<\/p>\s*<p>one<\/p>\s*<aside.*two.*<\/aside>\s*<p>after<\/p>/s);
  assert.doesNotMatch(page.html, /&lt;|&gt;|<h1|HEAD|topic/);
});

test("A merge conflict that code shows, and a heading with seven signs below it, stay as they are", () => {
  const page = render(`Title\n=======\n\n\`\`\`\n${conflict("one", "two")}\`\`\`\n`);
  assert.match(page.html, /<h1/);
  assert.match(page.html, /HEAD/);
  assert.deepEqual(faults(page), []);
});

test("A merge conflict in a module is told at its line, and one version is read", () => {
  const module = (sides: string) =>
    `export const Kept = () => <p>kept</p>;\n${sides}export const Below = () => <p>below {word}</p>;\n`;
  const read = (sides: string) =>
    render('import { Kept, Below, word } from "/parts.jsx"\n\n<Kept />\n\n<Below />\n', { "parts.jsx": module(sides) });
  const both = read(conflict("export const word = 'one';", "export const word = 'two';"));
  assert.deepEqual(
    both.diagnostics.map(({ file, line, message }) => [file, line, message]),
    [["parts.jsx", 2, "Git left a merge conflict here; the version below HEAD is read."]],
  );
  assert.match(both.html, /kept.*below one/s);
  const broken = read(conflict("export const word = (;", "export const word = 'two';"));
  assert.match(broken.html, /kept.*below two/s);
  assert.match(broken.diagnostics[0]?.message ?? "", /the version above topic\/words is read/);
  const base = read(
    "<<<<<<< HEAD\nexport const word = 1;\n||||||| 12ab\nconst word = 0;\n=======\nexport const word = 2;\n>>>>>>> x\n",
  );
  assert.match(base.html, /below 1/);
});
