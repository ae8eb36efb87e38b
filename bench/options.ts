import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

/** What a run measures. */
export interface BenchOptions {
  /** Sizes of the generated site; empty for no comparison. */
  pages: number[];
  /** Names of the tools to compare, in lower case; null for all there are. */
  tools: string[] | null;
  /** Most pages for the tools besides Lectern and Hugo, which take minutes where those take seconds; some by name. */
  othersTo: { all: number; byName: Readonly<Record<string, number>> };
  /** Seconds of CPU after which a build of another tool is ended. */
  stopAfter: number;
  /** How often short steps are repeated. */
  runs: number;
  growth: boolean;
  /** Whether the colours of code are compared with Shiki's. */
  colors: boolean;
  repositories: string[];
  /** Where tools from npm are installed. */
  cache: string;
  /** The file of the results. */
  out: string;
}

export const usage = `npm run bench -- [options]

  --pages 200,1000,5000   sizes of the generated site; none for no comparison
  --tools lectern,hugo    the tools to compare, all by default
  --others-to 200         most pages for the tools besides Lectern and Hugo: they take minutes; "200,mkdocs=5000" for one of them
  --stop-after 3600       seconds of CPU after which a build of another tool is ended, and counted as more than that
  --runs 3                how often a step is repeated; none is begun after 20 seconds of it
  --repository <folder>   also builds a checkout with docs.json; may be given several times
  --growth                also builds 1,000 to 25,000 pages, generated and of repositories that have them
  --colors                also compares the colours of code, generated and of the repositories, with Shiki's
  --cache <folder>        where the tools from npm are installed
  --out <file>            where the results are written, bench/results.md by default
`;

/** Reads the command line. @throws with what is wrong with it. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv = process.env): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: "string", default: "200,1000,5000" },
      tools: { type: "string" },
      "others-to": { type: "string", default: "200" },
      "stop-after": { type: "string", default: "3600" },
      runs: { type: "string", default: "3" },
      growth: { type: "boolean", default: false },
      colors: { type: "boolean", default: false },
      repository: { type: "string", multiple: true, default: [] },
      cache: { type: "string", default: join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "lectern-bench") },
      out: { type: "string", default: join(import.meta.dirname, "results.md") },
    },
  });
  return {
    pages: values.pages === "none" ? [] : values.pages.split(",").map((text) => count("--pages", text)),
    tools: values.tools?.split(",").map((name) => name.trim().toLowerCase()) ?? null,
    othersTo: mostPages(values["others-to"]),
    stopAfter: count("--stop-after", values["stop-after"]),
    runs: count("--runs", values.runs),
    growth: values.growth,
    colors: values.colors,
    repositories: values.repository,
    cache: resolve(values.cache),
    out: values.out,
  };
}

/** `200,mkdocs=5000`. */
function mostPages(text: string): BenchOptions["othersTo"] {
  const [all = "", ...named] = text.split(",");
  const byName: Record<string, number> = {};
  for (const one of named) {
    const [name = "", pages = ""] = one.split("=");
    byName[name.trim().toLowerCase()] = count("--others-to", pages);
  }
  return { all: count("--others-to", all), byName };
}

function count(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${option}: ${JSON.stringify(text)} is not a whole number above 0`);
  return value;
}
