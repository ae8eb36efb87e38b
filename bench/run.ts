/**
 * Builds the same generated content with Lectern and its peers, side by side in one run; on request real repositories,
 * and sites that grow: `npm run bench -- --help`. Prints the tables and writes bench/results.md.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { benchColors } from "./colors/bench-colors.ts";
import { generatePages } from "./content/generate-pages.ts";
import { benchLectern } from "./lectern/bench-lectern.ts";
import { benchRepositories } from "./lectern/bench-repositories.ts";
import { generatedSource } from "./lectern/generated-source.ts";
import { repositorySource } from "./lectern/repository-source.ts";
import { canMeasure } from "./measure/measure.ts";
import { type BenchOptions, readOptions, usage } from "./options.ts";
import { resultsText } from "./report/results.ts";
import { compareTools } from "./side-by-side/compare-tools.ts";
import { findPeers } from "./side-by-side/find-peers.ts";

// What runs is in a session of its own: leaving in order ends it, and removes what it wrote.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const { options, sources, peers } = await readyOrExit();
const [load = 0] = loadavg();
const log = (text: string) => console.error(text);

// What an installation has built already is no part of a cold build.
await benchLectern(generatedSource(generatePages(1)), { runs: 1 });

const compared = await compareTools(peers, options, log);
const own = await benchRepositories(sources, compared.rows, options, log);
const colored = options.colors ? await benchColors(options, log) : { colors: [], absent: {}, versions: {} };
const failures = [...compared.failures, ...own.failures];

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
  version: string;
};
const model = cpus()[0]?.model.trim() ?? "unknown processor";
const machine = `${availableParallelism()} × ${model}, ${Math.round(totalmem() / 1e9)} GB, ${process.platform} ${process.arch}, load ${load.toFixed(1)} at the start`;
const versions = { Lectern: version, Node: process.version.slice(1), ...compared.versions, ...colored.versions };
const file = resolve(options.out);
writeFileSync(
  file,
  resultsText({
    ...compared,
    ...own,
    ...colored,
    absent: { ...compared.absent, ...colored.absent },
    failures,
    machine,
    versions,
  }),
);
spawnSync(join(import.meta.dirname, "../node_modules/.bin/biome"), ["format", "--write", file], { stdio: "ignore" });
console.log(readFileSync(file, "utf8"));
process.exitCode = failures.length > 0 ? 1 : 0;

async function readyOrExit() {
  if (process.argv.includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    if (!canMeasure())
      throw new Error("The bench needs /proc and GNU time (/usr/bin/time; Debian's package is called time)");
    const options: BenchOptions = readOptions(process.argv.slice(2));
    const all = await findPeers();
    const known = ["Lectern", ...all.map(({ name }) => name)];
    const unknown = options.tools?.find((tool) => !known.some((name) => name.toLowerCase() === tool));
    if (unknown) throw new Error(`--tools: ${JSON.stringify(unknown)} is none of ${known.join(", ")}`);
    const peers = all.filter(({ name }) => options.tools?.includes(name.toLowerCase()) ?? true);
    return { options, peers, sources: options.repositories.map(repositorySource) };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
