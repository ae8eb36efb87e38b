import { costOf } from "./find-cost.ts";
import { megabytes, ratio, seconds, table, whole } from "./format.ts";
import { commonSteps, ownSteps, type Row } from "./row.ts";

/** A table for each size of the site, the tools by the CPU time of their cold build; and Lectern's own steps. */
export function sideBySide(rows: readonly Row[]): string {
  return [...Map.groupBy(rows, ({ pages }) => pages)]
    .map(([pages, own]) =>
      [`## ${whole(pages)} pages`, toolTable(own, pages), ownTable(own, pages)].filter(Boolean).join("\n\n"),
    )
    .join("\n\n");
}

function toolTable(rows: readonly Row[], pages: number): string {
  const lectern = costOf(rows, "Lectern", "cold", pages);
  const cold = rows.filter(({ step }) => step === "cold").sort((a, b) => a.cost.cpu - b.cost.cpu);
  const lines = cold.map(({ tool, cost, output, isStopped }) => {
    const more = isStopped ? "> " : "";
    const steps = commonSteps.map((step) => costOf(rows, tool, step, pages));
    return [
      tool,
      ...steps.flatMap((step) => (step ? [more + seconds(step.cpu), more + seconds(step.wall)] : ["", ""])),
      more + whole(Math.max(...steps.map((step) => step?.memory ?? 0))),
      output ? megabytes(output.bytes) : "",
      output ? whole(output.files) : "",
      lectern ? more + ratio(cost.cpu / lectern.cpu) : "",
    ];
  });
  const heads = [
    "tool",
    ...commonSteps.flatMap((step) => [`${step}: CPU`, "wall"]),
    "memory",
    "output",
    "files",
    "cold CPU by Lectern's",
  ];
  return table(heads, lines);
}

function ownTable(rows: readonly Row[], pages: number): string {
  const lines = ownSteps.flatMap((step) => {
    const cost = costOf(rows, "Lectern", step, pages);
    return cost ? [[step, seconds(cost.cpu), seconds(cost.wall), whole(cost.memory)]] : [];
  });
  return lines.length > 0 ? table(["Lectern besides", "CPU", "wall", "memory"], lines) : "";
}
