import { readFileSync } from "node:fs";
import { join } from "node:path";

type Row = Record<string, string>;

/**
 * The figures of `bench/results.md` that the manual shows, as a module that its pages import: seconds by tool at 1,000
 * pages, and the cost by the number of pages.
 */
export function measuredModule(): string {
  const results = readFileSync(join(import.meta.dirname, "../bench/results.md"), "utf8");
  const thousand = table(results, "## 1,000 pages");
  const machine = results.match(/^Made by `npm run bench` on (.+?), load /m)?.[1];
  const values = {
    machine,
    cold: byTool(thousand, "cold: CPU"),
    changed: byTool(thousand, "one page changed: wall"),
    sizes: bySize(table(results, "### Generated pages")),
  };
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`,
  );
  return `{/* Made by \`npm run reference\` from bench/results.md; do not edit. */}\n\n${lines.join("\n")}`;
}

/** The table below a heading, a record for each row. A column "wall" belongs to the step that the column before it names. */
function table(text: string, heading: string): Row[] {
  const [, rest] = text.split(`\n${heading}\n\n`);
  if (rest === undefined) throw new Error(`bench/results.md has no ${heading}`);
  const [head = "", , ...rows] = rest.split("\n\n", 1)[0]!.trim().split("\n");
  const names = cells(head);
  const columns = names.map((name, index) => {
    const before = names[index - 1];
    return name === "wall" && before?.endsWith(": CPU") ? before.replace("CPU", name) : name;
  });
  return rows.map((row) => Object.fromEntries(cells(row).map((cell, index) => [columns[index], cell])));
}

function cells(row: string): string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Each tool and its figure, the least first. */
function byTool(rows: Row[], column: string): { name: string; seconds: number }[] {
  return rows.map((row) => ({ name: row.tool!, seconds: Number(row[column]) })).sort((a, b) => a.seconds - b.seconds);
}

/** For each number of pages: seconds of the steps, and the most memory in MB. */
function bySize(rows: Row[]) {
  const sizes = [...new Set(rows.map((row) => row.pages!))];
  return sizes.map((pages) => {
    const of = (step: string) => rows.find((row) => row.pages === pages && row.step === step)!;
    const wall = (step: string) => Number(of(step).wall);
    return {
      pages,
      cold: wall("cold"),
      changed: wall("one page changed"),
      title: wall("navigation title changed"),
      bundle: wall("bundle, first"),
      memory: Number(of("cold").memory!.replaceAll(",", "")),
    };
  });
}
