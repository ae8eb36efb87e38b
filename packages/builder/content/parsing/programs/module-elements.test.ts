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
