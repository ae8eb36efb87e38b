/**
 * Builds the same generated content with Lectern and, where it is installed, with Hugo, side by side in one run:
 * `npm run bench [-- --pages 200,1000] [--runs 3]`. Prints the table and writes bench/results.md.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { docsJson, type GeneratedPage, generatePages, writeLecternSite } from "./generate.ts";
import { hugoText, writeHugoSite } from "./hugo-site.ts";
import { type Cost, canMeasure, measure, median } from "./measure.ts";
import { type Row, resultsText } from "./results.ts";

const { values } = parseArgs({
  options: { pages: { type: "string", default: "200,1000,5000" }, runs: { type: "string", default: "3" } },
});
const counts = values.pages.split(",").map(Number);
const runs = Number(values.runs);
if (counts.some((count) => !(count >= 1)) || !(runs >= 1)) {
  console.error("--pages takes numbers of pages, such as 200,1000; --runs how often short steps are repeated");
  process.exit(2);
}
if (!canMeasure()) {
  console.error("The bench needs GNU time (/usr/bin/time; Debian's package is called time)");
  process.exit(2);
}

const program = join(import.meta.dirname, "build-once.ts");
const hugoVersion = spawnSync("hugo", ["version"], { encoding: "utf8" }).stdout?.match(/v[\d.]+/)?.[0] ?? null;

function benchLectern(folder: string, pages: readonly GeneratedPage[]): Row[] {
  const [source, work] = [join(folder, "source"), join(folder, "work")];
  const sourceBytes = writeLecternSite(source, pages);
  mkdirSync(work);
  const build = (...mode: string[]) => measure([process.execPath, program, source, work, ...mode], folder);
  const changed = join(source, `${(pages[Math.floor(pages.length / 2)] as GeneratedPage).path}.mdx`);
  const row = (step: string, cost: Cost): Row => ({ tool: "Lectern", pages: pages.length, step, cost });
  const rows = [row("cold", build())];
  const outputBytes = folderBytes(join(work, "blobs"));
  const bundle = row("bundle, first", build("bundle"));
  rows.push(row("nothing changed", median(repeat(() => build()))));
  rows.push(
    row(
      "one page changed",
      median(
        repeat((index) => {
          appendFileSync(changed, `\n\nA paragraph that was added later, number ${index}.\n`);
          return build();
        }),
      ),
    ),
  );
  rows.push(bundle, row("bundle, one page changed", build("bundle")));
  rows.push(
    row(
      "navigation title changed",
      median(
        repeat((index) => {
          writeFileSync(join(source, "docs.json"), docsJson(pages, `Renamed ${index}`));
          return build();
        }),
      ),
    ),
  );
  (rows[0] as Row).bytes = { source: sourceBytes, output: outputBytes };
  return rows;
}

function benchHugo(folder: string, pages: readonly GeneratedPage[]): Row[] {
  const source = join(folder, "hugo");
  writeHugoSite(source, pages);
  const build = () => measure(["hugo", "--quiet"], source);
  const row = (step: string, cost: Cost): Row => ({ tool: "Hugo", pages: pages.length, step, cost });
  const rows = [row("cold", build())];
  (rows[0] as Row).bytes = { source: 0, output: folderBytes(join(source, "public")) };
  rows.push(row("nothing changed", build()));
  const page = pages[Math.floor(pages.length / 2)] as GeneratedPage;
  writeFileSync(join(source, `content/${page.path}.md`), `${hugoText(page)}\n\nA paragraph that was added later.\n`);
  rows.push(row("one page changed", build()));
  return rows;
}

function repeat(run: (index: number) => Cost): Cost[] {
  return Array.from({ length: runs }, (_, index) => run(index));
}

function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

const rows: Row[] = [];
for (const count of counts) {
  const folder = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  try {
    const pages = generatePages(count);
    rows.push(...benchLectern(folder, pages));
    if (hugoVersion) rows.push(...benchHugo(folder, pages));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`;
const text = resultsText(rows, { machine, hugoVersion });
const results = join(import.meta.dirname, "results.md");
writeFileSync(results, text);
spawnSync(join(import.meta.dirname, "../node_modules/.bin/biome"), ["format", "--write", results]);
console.log(text);
