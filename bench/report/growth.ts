import { seconds, table, whole } from "./format.ts";
import { commonSteps, ownSteps, type Row, type Step } from "./row.ts";

/** What Lectern's steps cost as one site grows. */
export interface Growth {
  /** Of the site. */
  name: string;
  rows: readonly Row[];
  steps: readonly StepGrowth[];
}

/** Cost grows as pages to this power: 1 is linear. */
export interface StepGrowth {
  step: Step;
  cpu: number;
  memory: number;
}

/** What is taken for noise. */
const slack = 1.05;

/** From the measurements of a site in several sizes. */
export function growth(name: string, rows: readonly Row[]): Growth {
  const steps = [...commonSteps, ...ownSteps].flatMap((step) => {
    const own = rows.filter((row) => row.step === step).sort((a, b) => a.pages - b.pages);
    if (new Set(own.map(({ pages }) => pages)).size < 2) return [];
    return [{ step, cpu: power(own, ({ cost }) => cost.cpu), memory: power(own, ({ cost }) => cost.memory) }];
  });
  return { name, rows, steps };
}

/** Whether what grows as the pages to this power grows no faster than they do, noise apart. */
export function isLinear(power: number): boolean {
  return power <= slack;
}

/**
 * The worse of two powers: over all sizes, and between the two largest, where start-up no longer hides what grows
 * faster.
 */
function power(rows: readonly Row[], value: (row: Row) => number): number {
  const between = (small: Row, large: Row) =>
    Math.log(Math.max(value(large), 0.01) / Math.max(value(small), 0.01)) / Math.log(large.pages / small.pages);
  const [first, before, last] = [rows[0], rows.at(-2), rows.at(-1)] as [Row, Row, Row];
  return Math.max(between(first, last), between(before, last));
}

/**
 * Markdown: what each step costs at each size (CPU and wall time in seconds, CPU a page in milliseconds, memory), and
 * the powers.
 */
export function growthText({ name, rows, steps }: Growth): string {
  const costs = [...commonSteps, ...ownSteps].flatMap((step) =>
    rows
      .filter((row) => row.step === step)
      .map(({ pages, cost }) => [
        step,
        whole(pages),
        seconds(cost.cpu),
        ((cost.cpu / pages) * 1000).toFixed(2),
        seconds(cost.wall),
        whole(cost.memory),
      ]),
  );
  const powers = steps.map((one) => [
    one.step,
    one.cpu.toFixed(2),
    one.memory.toFixed(2),
    isLinear(Math.max(one.cpu, one.memory)) ? "no worse than linear" : "**worse than linear**",
  ]);
  return [
    `### ${name}`,
    table(["step", "pages", "CPU", "CPU by page, ms", "wall", "memory"], costs),
    "Cost grows as the pages to this power (1 is linear), the worse of all sizes and of the two largest:",
    table(["step", "CPU", "memory", "verdict"], powers),
  ].join("\n\n");
}
