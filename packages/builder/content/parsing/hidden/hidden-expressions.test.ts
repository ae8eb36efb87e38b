import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";
import { parseMdx } from "../parse-mdx.ts";
import { withoutExpressions } from "./hidden-expressions.ts";
import { repairedSigns } from "./repaired-signs.ts";

const rows = 1000;
const table = (cells: string) => `| a | b |\n|---|---|\n${`| ${cells} |\n`.repeat(rows)}`;

test("Expressions and addresses with braces are what they are in a table with hundreds of rows", () => {
  const source = table('{1 + 1} [to](/a/{id} "of {id}") | <b title={"x"}>{2}</b> ![{c}](/p/{d}.png)');
  assert.ok(withoutExpressions(source), "so many that they are hidden from the parser");
  const cells = ' title="of {id}">to</a></td><td><b title="x">2</b> <img';
  assert.equal(render(source).html.split(cells).length - 1, rows);
  const tree = parseMdx(source);
  assert.ok("children" in tree);
  assert.doesNotMatch(JSON.stringify(tree), /[\u0088\u0098]/);
  assert.match(JSON.stringify(tree), /"url":"\/p\/\{d\}\.png"/);
});

test("A fault beside them is told at its place, and they are hidden from the parser still when it is mended", () => {
  const source = `${table("{1 + 1} | b")}\n\nOne { two\n\n<Note>**last** {1 + 2}</Note>\n`;
  const page = render(source);
  assert.deepEqual(faults(page), [`mdx-syntax ${rows + 5}:5`]);
  assert.equal(page.html.split("<td>2</td>").length - 1, rows);
  assert.match(page.html, /One \{ two[\s\S]*<strong>last<\/strong> 3/);
  assert.ok(withoutExpressions(source.replace("One {", `One ${repairedSigns.brace}`)));
});
