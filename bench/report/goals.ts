import type { ColorResult } from "../colors/compare-colors.ts";
import type { Cost } from "../measure/cost.ts";
import { colorShare, percent } from "./colors.ts";
import { costOf, largestCommon } from "./find-cost.ts";
import { ratio, table, whole } from "./format.ts";
import { type Growth, isLinear } from "./growth.ts";
import type { Row, Step } from "./row.ts";

/** What Lectern sets itself, and how it stands. */
export interface Goal {
  what: string;
  asked: string;
  /** Null where the run did not measure it. */
  figure: string | null;
  isMet: boolean | null;
}

const manyPages = 20_000;
const mostMemory = 1500;
const leastColors = 99;

/** What the goals are taken from. */
export interface Measured {
  rows: readonly Row[];
  repositories: readonly Named[];
  growths: readonly Growth[];
  colors: readonly ColorResult[];
}

/** The goals by the rows of one run; a goal that names another tool is taken at the largest size that both built. */
export function goals({ rows, repositories, growths, colors }: Measured): Goal[] {
  const against = (tool: string, most: number, what: string, asked: string, cost: (of: Find, other: Find) => number) =>
    compare(rows, ["Lectern", tool], most, `${what}, by ${tool}'s`, asked, cost);
  const own = (most: number, what: string, asked: string, cost: (of: Find) => number) =>
    compare(rows, ["Lectern"], most, what, asked, cost);
  return [
    // A bundle is what the other tools make: a whole site for any static host. The platform's own pages come besides.
    against(
      "Hugo",
      1 / 2,
      "CPU of a cold build to its bundle, search index included",
      "≤ 1/2 at 5,000 pages",
      (of, other) => of("cold, to its bundle").cpu / other("cold").cpu,
    ),
    against(
      "Hugo",
      1 / 2,
      "the same with the pages that the platform serves besides",
      "≤ 1/2 at 5,000 pages",
      (of, other) => of("cold, with its bundle").cpu / other("cold").cpu,
    ),
    against(
      "Docusaurus",
      1 / 40,
      "CPU of a cold build with its bundle and those pages",
      "≤ 1/40 at 5,000 pages",
      (of, other) => of("cold, with its bundle").cpu / other("cold").cpu,
    ),
    against(
      "Hugo",
      1 / 40,
      "wall time with one page changed",
      "≤ 1/40 at 5,000 pages",
      (of, other) => of("one page changed").wall / other("one page changed").wall,
    ),
    // What an author waits for: the platform starts the builder while Git fetches.
    against(
      "Hugo",
      1 / 40,
      "the same from the source's arrival on, as the platform builds",
      "≤ 1/40 at 5,000 pages",
      (of, other) => of("the platform: one page changed").wall / other("one page changed").wall,
    ),
    against(
      "Hugo",
      1 / 100,
      "wall time with nothing changed",
      "≤ 1/100 at 5,000 pages",
      (of, other) => of("nothing changed").wall / other("nothing changed").wall,
    ),
    against(
      "Hugo",
      1 / 100,
      "the same from the source's arrival on, as the platform builds",
      "≤ 1/100 at 5,000 pages",
      (of, other) => of("the platform: nothing changed").wall / other("nothing changed").wall,
    ),
    own(
      1 / 5,
      "CPU after a navigation title changed, by a cold build's",
      "≤ 1/5 at 5,000 pages",
      (of) => of("navigation title changed").cpu / of("cold").cpu,
    ),
    own(
      1 / 20,
      "CPU of the bundle after one page changed, by the first bundle's",
      "≤ 1/20",
      (of) => of("bundle, one page changed").cpu / of("bundle, first").cpu,
    ),
    // The platform makes bundles in a process that lives: what a program costs to begin is no part of them.
    own(
      1 / 20,
      "the same as a worker of the platform makes them, one after the other in its process",
      "≤ 1/20",
      (of) => of("the platform: bundle, one page changed").cpu / of("the platform: bundle, first").cpu,
    ),
    // What an author waits for: from an edit of the source to the next bundle, by what the first one took.
    own(
      1 / 20,
      "the same from the source on: CPU of a build to its bundle after one page changed, by the first's",
      "≤ 1/20",
      (of) => of("one page changed, to its bundle").cpu / of("cold, to its bundle").cpu,
    ),
    memoryGoal([...repositories, ...growths]),
    growthGoal(growths, "memory"),
    growthGoal(growths, "cpu"),
    colorGoal(colors),
  ];
}

/** Markdown: a row a goal, with what was asked, what was measured and whether it is met. */
export function goalTable(list: readonly Goal[]): string {
  const verdict = (isMet: boolean | null) => (isMet === null ? "not measured" : isMet ? "met" : "**not met**");
  const lines = list.map(({ what, asked, figure, isMet }) => [what, asked, figure ?? "", verdict(isMet)]);
  return table(["goal", "asked", "figure", ""], lines, 4);
}

/** A site and what building it cost. */
type Named = { name: string; rows: readonly Row[] };

type Find = (step: Step) => Cost;

function compare(
  rows: readonly Row[],
  tools: readonly [string, ...string[]],
  most: number,
  what: string,
  asked: string,
  cost: (...finds: [Find, Find]) => number,
): Goal {
  const pages = largestCommon(rows, tools);
  if (pages === null) return { what, asked, figure: null, isMet: null };
  const find = (tool: string) => (step: Step) =>
    costOf(rows, tool, step, pages) ?? { wall: Number.NaN, cpu: Number.NaN, memory: Number.NaN };
  const value = cost(find(tools[0]), find(tools[1] ?? tools[0]));
  if (Number.isNaN(value)) return { what, asked, figure: null, isMet: null };
  const isMet = value <= most;
  if (!rows.some((row) => row.isStopped && row.tool === tools[1] && row.pages === pages))
    return { what, asked, figure: `${ratio(value)} at ${whole(pages)} pages`, isMet };
  // The other tool would have cost more, so the share is smaller: enough to say that a goal is met, and no more.
  const figure = `below ${ratio(value)} at ${whole(pages)} pages, where ${tools[1]}'s build was ended unfinished`;
  return { what, asked, figure, isMet: isMet ? true : null };
}

function memoryGoal(sites: readonly Named[]): Goal {
  const large = sites.flatMap(({ name, rows }) =>
    rows.filter((row) => row.pages >= manyPages).map((row) => ({ name, row })),
  );
  const top = large.sort((a, b) => b.row.cost.memory - a.row.cost.memory)[0];
  return {
    what: `most memory of any step, ${whole(manyPages)} pages and more`,
    asked: "≤ 1.5 GB",
    figure: top
      ? `${whole(top.row.cost.memory)} MB (${top.name}, ${whole(top.row.pages)} pages, ${top.row.step})`
      : null,
    isMet: top ? top.row.cost.memory <= mostMemory : null,
  };
}

function growthGoal(growths: readonly Growth[], of: "cpu" | "memory"): Goal {
  const worse = growths.flatMap((growth) =>
    growth.steps
      .filter((step) => !isLinear(step[of]))
      .map((step) => `${growth.name}: ${step.step} ${step[of].toFixed(2)}`),
  );
  const isMeasured = growths.some(({ steps }) => steps.length > 0);
  return {
    what: `growth of ${of === "cpu" ? "CPU" : "memory"} with the pages`,
    asked: "no worse than linear",
    figure: isMeasured
      ? worse.length === 0
        ? "linear or better in every step"
        : `worse in ${worse.join(", ")}`
      : null,
    isMet: isMeasured ? worse.length === 0 : null,
  };
}

function colorGoal(colors: readonly ColorResult[]): Goal {
  const worst = [...colors].sort((a, b) => colorShare(a) - colorShare(b))[0];
  return {
    what: "tokens of code with the colours that Shiki gives them",
    asked: "≥ 99 %",
    figure: worst ? `${percent(colorShare(worst))} (${worst.name}, the worst of ${colors.length})` : null,
    isMet: worst ? colorShare(worst) >= leastColors : null,
  };
}
