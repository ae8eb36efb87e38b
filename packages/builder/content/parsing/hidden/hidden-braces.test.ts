import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";
import { hideBraces } from "./hidden-braces.ts";

const rows = 700;
const table = (cells: string) => `| a | b |\n|---|---|\n${`| ${cells} |\n`.repeat(rows)}`;

test("Code with braces is shown as it is written in a table with hundreds of rows, beside expressions", () => {
  const page = render(`${table("`/users/{id}` | {1 + 1} ``a`{b}`` {`x{y}`}")}\n\n\`{c}\` {1 + 2}\n`);
  assert.deepEqual(faults(page), []);
  const cells = "<td><code>/users/{id}</code></td><td>2 <code>a`{b}</code> x{y}</td>";
  assert.equal(page.html.split(cells).length - 1, rows);
  assert.match(page.html, /<p><code>\{c\}<\/code> 3<\/p>/);
});

test("A fault beside it is told at its place, and the rest of the page is there", () => {
  const page = render(`${table("`{id}` | {1 + 1}")}\n\nOne { two\n\n<Note>**last**</Note>\n`);
  assert.deepEqual(faults(page), [`mdx-syntax ${rows + 5}:5`]);
  assert.match(page.html, /One \{ two/);
  assert.match(page.html, /<strong>last<\/strong>/);
});

test("The parser sees no brace of code where there are many; else the text stays as it is", () => {
  assert.doesNotMatch(hideBraces(table("`/users/{id}` | b")), /[{}]/);
  for (const text of ["`{a}` {b}", table("`{a}` | b").slice(0, 2000), `\`\`\`js\n${"{a}\n".repeat(9000)}\`\`\``])
    assert.equal(hideBraces(text), text);
});
