import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

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

test("A table names those of its first columns that are short in every row, beside others", () => {
  const named = (source: string) => / data-short="([^"]*)"/.exec(render(source).html)?.[1] ?? "";
  const words = "What is said in so many words";
  const row = (...cells: string[]) => `| ${cells.join(" | ")} |\n`;
  const table = (...rows: string[][]) =>
    row("a", "b", "c", "d") + row("-", "-", "-", "-") + rows.map((one) => row(...one)).join("");
  assert.equal(named(table(["`ERR_1`", words, "37", "1"], ["**no**", "short", "4", "1"])), "1 3");
  assert.equal(named(table(["`ERR_1`", words, "37", "1"], [words, words, "4", "1"])), "3");
  const inTags = table(["<code>ERR_1</code>", words, '<a href="/x">37</a>', "1"], ["<b>no</b>", "short", "4", "1"]);
  assert.equal(named(inTags), "1 3", "elements of a line are as wide as their text");
  assert.equal(named(table([`<b>${words}</b>`, words, "37", "1"])), "3");
  assert.equal(named(table(["1", "![A picture](/a.png)", "{1 + 2}", "1"])), "1", "what nobody knows the width of");
  assert.equal(named("| a | b |\n|---|---|\n| 1 | 2 |\n"), "", "all are");
  assert.equal(named(`| a | b |\n|---|---|\n| ${words} | ${words} |\n`), "", "none is");
});
