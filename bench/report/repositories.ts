import type { BuildOutcome } from "../lectern/build-outcome.ts";
import { megabytes, seconds, table, whole } from "./format.ts";
import { commonSteps, type Row } from "./row.ts";

/** What building a real repository with Lectern gave. */
export interface RepositoryResult {
  name: string;
  outcome: BuildOutcome;
  /** Pages that were rendered after one was changed. */
  rendered: number;
  rows: readonly Row[];
}

/** Markdown: a row a repository, with its diagnostics and the cost of the steps that all tools have. */
export function repositoryTable(results: readonly RepositoryResult[]): string {
  const heads = [
    "repository",
    "pages",
    "errors",
    "warnings",
    ...commonSteps.flatMap((step) => [`${step}: CPU`, "wall"]),
    "rendered then",
    "memory",
    "output",
  ];
  const lines = results.map(({ name, outcome, rendered, rows }) => {
    const costs = commonSteps.map((step) => rows.find((row) => row.step === step)?.cost);
    return [
      name,
      whole(outcome.pages),
      whole(outcome.errors),
      whole(outcome.warnings),
      ...costs.flatMap((cost) => (cost ? [seconds(cost.cpu), seconds(cost.wall)] : ["", ""])),
      whole(rendered),
      whole(Math.max(...rows.map(({ cost }) => cost.memory))),
      megabytes(outcome.bytes),
    ];
  });
  return table(heads, lines);
}
