import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");

test("the chart on the manual's first page shows what the benchmark measured", () => {
  const page = readFileSync(join(root, "docs/index.mdx"), "utf8");
  const shown = [...page.matchAll(/\{ name: "(\w+)", seconds: ([\d.]+) \}/g)].map(([, name, seconds]) => [
    name,
    seconds,
  ]);
  const slowest = page.match(/export const slowest = ([\d.]+);/)?.[1];

  const [, thousand = ""] = readFileSync(join(root, "bench/results.md"), "utf8").split("\n## 1,000 pages\n");
  const [head = "", , ...rows] = thousand.trimStart().split("\n");
  // The columns: the tool, then CPU and wall time of each step.
  const column = cells(head).indexOf("one page changed: CPU") + 1;
  const measured = rows.slice(0, rows.indexOf("")).map(cells);
  const byTime = measured.map((row) => [row[0], row[column]]).sort((a, b) => Number(a[1]) - Number(b[1]));

  assert.deepEqual(shown, byTime);
  assert.equal(slowest, byTime.at(-1)?.[1]);
});

function cells(row: string): string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}
