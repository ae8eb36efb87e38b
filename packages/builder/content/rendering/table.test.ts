import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

test("Rows have as many cells as the head of their table, and what is left out is told", () => {
  const page = render("| a | b |\n|---|---|\n| 1 | 2 | {1 + 2} |\n| 4 |\n");
  assert.match(page.html, /<tr><td>1<\/td><td>2<\/td><\/tr>\n<tr><td>4<\/td><td><\/td><\/tr>/);
  assert.deepEqual(faults(page), ["long-table-row 3:1"]);
  assert.match(page.diagnostics[0]?.message ?? "", /1 cell more/);
  assert.equal(page.markdown, "| a | b |\n| --- | --- |\n| 1 | 2 |\n| 4 |\n");
});

test("M05: A wide head and many short rows make no page without end", () => {
  const wide = "| a ".repeat(4000);
  const page = render(`${wide}|\n${"|-".repeat(4000)}|\n${"| x |\n".repeat(4000)}`);
  assert.ok(page.html.length < 20_000_000);
});
