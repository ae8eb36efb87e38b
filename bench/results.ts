import type { Cost } from "./measure.ts";

export interface Row {
  tool: "Lectern" | "Hugo";
  pages: number;
  step: string;
  cost: Cost;
  /** Of the cold build. */
  bytes?: { source: number; output: number };
}

/** The table as Markdown. Ratios are Lectern's cost by Hugo's for the same step; Hugo redoes everything each time. */
export function resultsText(
  rows: readonly Row[],
  { machine, hugoVersion }: { machine: string; hugoVersion: string | null },
): string {
  const hugoOf = (row: Row) => {
    const own = rows.filter((one) => one.tool === "Hugo" && one.pages === row.pages);
    return row.tool === "Lectern" ? (own.find((one) => one.step === row.step) ?? null) : null;
  };
  const lines = rows.map((row) => {
    const hugo = hugoOf(row);
    const { wall, cpu, memory } = row.cost;
    const cells = [
      row.pages.toLocaleString("en"),
      row.tool,
      row.step,
      wall.toFixed(2),
      cpu.toFixed(2),
      memory.toFixed(0),
      row.bytes ? (row.bytes.output / 1e6).toFixed(1) : "",
      hugo ? ratio(wall, hugo.cost.wall) : "",
      hugo ? ratio(cpu, hugo.cost.cpu) : "",
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return `# Results

${machine}${hugoVersion ? `; Hugo ${hugoVersion}` : "; Hugo is not installed"}. Made by \`npm run bench\`; every run of this table on the same machine, one after another.

Lectern's output is what the platform publishes: pages, Markdown twins, search index, parts for bundles, manifest. Seconds and MB.

| pages | tool | step | wall | CPU | memory | output | wall by Hugo's | CPU by Hugo's |
| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join("\n")}
`;
}

function ratio(own: number, other: number): string {
  const value = own / Math.max(0.001, other);
  return value >= 0.5 ? value.toFixed(2) : `1/${(1 / value).toFixed(1)}`;
}
