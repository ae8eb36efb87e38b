import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

test("A program with a fault takes no text of the page with it", () => {
  const cases: [program: string, fault: string][] = [
    ["import Sampl", "expression-syntax 1:13"],
    ["import { a from 'x'", "expression-syntax 1:12"],
    ["export const", "expression-syntax 1:13"],
    ["export const a = {", "expression-syntax 1:19"],
    ["export const a = `x", "expression-syntax 1:19"],
    ["export default (", "expression-syntax 1:17"],
  ];
  for (const [program, fault] of cases) {
    const page = render(`${program}\n\nafter **it**\n\n## End\n`);
    assert.match(page.html, /<p>after <strong>it<\/strong><\/p>\s*<h2/, program);
    assert.deepEqual(faults(page), [fault], program);
  }
});

test("Blank lines in a program that has no fault are part of it", () => {
  const page = render(
    "export const A = () => {\n\n  const text = `one\n\n  two`\n\n  return <b>{text}</b>\n}\n\n<A />\n",
  );
  assert.match(page.html, /<b>one\s+two<\/b>/);
  assert.deepEqual(faults(page), []);
});

test("A program ends at the blank line above which it is whole, whatever its elements hold", () => {
  const linked = (name: string) =>
    `export const ${name} = ({ id }) => (id ? (<p>at {id}</p>) : (<img src={\`/i/\${id}.png\`} />));`;
  const page = render(`${linked("A")}\n\n${linked("B")}\n\n<A id="one" />\n\n## Two\n\n<B id="three" />\n`);
  assert.match(page.html, /at one<\/p>\s*<h2[\s\S]*at three/);
  assert.deepEqual(faults(page), []);
});

test("A line of Markdown right below a program is content, also where JavaScript could go on with its first sign", () => {
  const cases: [line: string, html: RegExp][] = [
    ["- one\n- two", /<li>one<\/li>\s*<li>two/],
    ["* one", /<li>one<\/li>/],
    ["> said", /<blockquote>[\s\S]*said/],
    ["**Bold** words", /<strong>Bold<\/strong> words/],
    ["*weak*", /<em>weak<\/em>/],
    ["| a | b |\n| - | - |\n| 1 | 2 |", /<td>1<\/td>/],
    ["![Shown](https://e.example/p.png)", /<img[^>]* alt="Shown"/],
    ["---", /<hr/],
    ["Note: this", /<p>Note: this<\/p>/],
  ];
  for (const program of ["export const size = 4", 'export const size = "4";'])
    for (const [line, html] of cases) {
      const page = render(`${program}\n${line}\n\nIt is {size}.\n`);
      assert.match(page.html, html, line);
      assert.match(page.html, /It is 4\./, line);
      assert.deepEqual(faults(page), ["mdx-syntax 2:1"], line);
    }
});

test("Lines of a program that begin with an operator belong to it", () => {
  const page = render(
    "export const f = () => {\n  return 9\n- 2\n}\n\nexport const g = 3\n  - 1\n  * 2\n\nexport const h = `\n- one\n`\n\n{f()} {g} {h.length}\n",
  );
  assert.match(page.html, /7\s1\s7/);
  assert.deepEqual(faults(page), []);
});
