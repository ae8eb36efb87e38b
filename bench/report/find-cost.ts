import type { Cost } from "../measure/cost.ts";
import type { Row, Step } from "./row.ts";

/** The cost of a step, or null where it was not measured. */
export function costOf(rows: readonly Row[], tool: string, step: Step, pages: number): Cost | null {
  return rows.find((row) => row.tool === tool && row.step === step && row.pages === pages)?.cost ?? null;
}

/** The largest size at which all of these tools were measured, or null. */
export function largestCommon(rows: readonly Row[], tools: readonly string[]): number | null {
  const sizes = tools.map((tool) => new Set(rows.flatMap((row) => (row.tool === tool ? [row.pages] : []))));
  return [...(sizes[0] ?? [])].filter((size) => sizes.every((own) => own.has(size))).sort((a, b) => b - a)[0] ?? null;
}
