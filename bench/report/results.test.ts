import assert from "node:assert/strict";
import { test } from "node:test";
import { growthOf, sizesOf } from "../lectern/growth-of.ts";
import { goals } from "./goals.ts";
import { growth, isLinear } from "./growth.ts";
import { type Results, resultsText } from "./results.ts";
import type { Row, Step } from "./row.ts";

const row = (tool: string, pages: number, step: Step, cpu: number, wall = cpu, memory = 100): Row => ({
  tool,
  pages,
  step,
  cost: { cpu, wall, memory },
  runs: 1,
});

const rows: Row[] = [
  { ...row("Lectern", 5000, "cold", 6), output: { bytes: 12_340_000, files: 1234 } },
  row("Lectern", 5000, "nothing changed", 0.1),
  row("Lectern", 5000, "one page changed", 0.2),
  row("Lectern", 5000, "cold, to its bundle", 8),
  row("Lectern", 5000, "one page changed, to its bundle", 0.32),
  row("Lectern", 5000, "cold, with its bundle", 10),
  row("Lectern", 5000, "bundle, first", 2),
  row("Lectern", 5000, "bundle, one page changed", 0.2),
  row("Lectern", 5000, "navigation title changed", 1),
  row("Lectern", 5000, "the platform: bundle, first", 2.2),
  row("Lectern", 5000, "the platform: bundle, one page changed", 0.1),
  row("Lectern", 5000, "the platform: nothing changed", 0.1, 0.05),
  row("Lectern", 5000, "the platform: one page changed", 0.2, 0.4),
  row("Hugo", 5000, "cold", 20),
  row("Hugo", 5000, "nothing changed", 20, 9),
  row("Hugo", 5000, "one page changed", 20, 10),
  row("Lectern", 1000, "cold", 2),
  row("Lectern", 1000, "cold, with its bundle", 2.5),
  row("Docusaurus", 1000, "cold", 50),
];

const empty: Results = {
  machine: "2 × Processor, 25 GB, linux x64",
  versions: { Lectern: "0.1.0", Hugo: "0.111.3" },
  absent: {},
  failures: [],
  rows: [],
  repositories: [],
  growths: [],
  colors: [],
};

test("Every goal is taken at the largest size at which it was measured, and what was not measured is said so", () => {
  const found = goals({ ...empty, rows }).map(({ what, figure, isMet }) => `${what}: ${figure} ${isMet}`);
  assert.deepEqual(found, [
    "CPU of a cold build to its bundle, search index included, by Hugo's: 1/2.5 at 5,000 pages true",
    "the same with the pages that the platform serves besides, by Hugo's: 0.50 at 5,000 pages true",
    "CPU of a cold build with its bundle and those pages, by Docusaurus's: 1/20.0 at 1,000 pages false",
    "wall time with one page changed, by Hugo's: 1/50.0 at 5,000 pages true",
    "the same from the source's arrival on, as the platform builds, by Hugo's: 1/25.0 at 5,000 pages false",
    "wall time with nothing changed, by Hugo's: 1/90.0 at 5,000 pages false",
    "the same from the source's arrival on, as the platform builds, by Hugo's: 1/180.0 at 5,000 pages true",
    "CPU after a navigation title changed, by a cold build's: 1/6.0 at 5,000 pages true",
    "CPU of the bundle after one page changed, by the first bundle's: 1/10.0 at 5,000 pages false",
    "the same as a worker of the platform makes them, one after the other in its process: 1/22.0 at 5,000 pages true",
    "the same from the source on: CPU of a build to its bundle after one page changed, by the first's: 1/25.0 at 5,000 pages true",
    "most memory of any step, 20,000 pages and more: null null",
    "growth of memory with the pages: null null",
    "growth of CPU with the pages: null null",
    "tokens of code with the colours that Shiki gives them: null null",
  ]);
});

test("A build that was ended shows that a goal is met, and nothing where it does not", () => {
  const ended = (cpu: number): Row => ({ ...row("Docusaurus", 5000, "cold", cpu), isStopped: true });
  const found = (cpu: number) => goals({ ...empty, rows: [...rows, ended(cpu)] })[2];
  assert.deepEqual(
    [400, 100].map((cpu) => [found(cpu)?.figure, found(cpu)?.isMet]),
    [
      ["below 1/40.0 at 5,000 pages, where Docusaurus's build was ended unfinished", true],
      ["below 1/10.0 at 5,000 pages, where Docusaurus's build was ended unfinished", null],
    ],
  );
  assert.match(resultsText({ ...empty, rows: [...rows, ended(400)] }), /\| Docusaurus \| > 400 \| > 400 \|/);
});

test("Growth is judged by the whole of it and by its last stretch", () => {
  const at = (costs: Record<number, number>) =>
    growth(
      "site",
      Object.entries(costs).map(([pages, cpu]) => row("Lectern", Number(pages), "cold", cpu)),
    ).steps[0] as { step: Step; cpu: number; memory: number };
  assert.deepEqual(at({ 1000: 2, 10000: 20 }), { step: "cold", cpu: 1, memory: 0 });
  assert.equal(isLinear(at({ 1000: 2, 10000: 20 }).cpu), true);
  assert.equal(isLinear(at({ 1000: 2, 10000: 25 }).cpu), false);
  assert.equal(isLinear(at({ 1000: 8, 10000: 20, 20000: 60 }).cpu), false, "start-up hides it at first");
});

test("The memory of many pages is judged by the step that holds the most", () => {
  const many = {
    name: "Large",
    rows: [row("Lectern", 25_000, "cold", 9, 9, 1400), row("Lectern", 25_000, "bundle, first", 9, 9, 1600)],
  };
  const found = goals({ ...empty, growths: [{ ...many, steps: [] }] }).find(({ what }) =>
    what.startsWith("most memory"),
  );
  assert.deepEqual(found?.figure, "1,600 MB (Large, 25,000 pages, bundle, first)");
  assert.equal(found?.isMet, false);
});

test("A site is built in the sizes below its own and whole, and a small one does not grow", () => {
  assert.deepEqual(sizesOf(null), [1000, 5000, 10000, 25000]);
  assert.deepEqual(sizesOf(23_000), [1000, 5000, 10000, 23_000]);
  assert.deepEqual(sizesOf(5_200), [1000, 5_200]);
  assert.deepEqual(sizesOf(700), []);
});

test("The results say the machine and the versions, and set the tools of one size side by side", () => {
  const text = resultsText({ ...empty, rows });
  assert.match(text, /Memory\nis the most .*What is marked ">" was ended/s);
  assert.match(
    text,
    /^# Results\n\nMade by `npm run bench` on 2 × Processor, 25 GB, linux x64\. Lectern 0\.1\.0, Hugo 0\.111\.3\./,
  );
  assert.match(
    text,
    /\| Lectern \| 6\.00 \| 6\.00 \| 0\.10 \| 0\.10 \| 0\.20 \| 0\.20 \| 100 \| 12\.3 \| 1,234 \| 1\.00 \|/,
  );
  assert.match(
    text,
    /\| Hugo \| 20\.00 \| 20\.00 \| 20\.00 \| 9\.00 \| 20\.00 \| 10\.00 \| 100 \| {2}\| {2}\| 3\.33 \|/,
  );
  assert.ok(text.indexOf("| Lectern | 2.00") < text.indexOf("| Docusaurus | 50.00"), "the quickest first");
});

test("A tool that is absent and one that fails are told apart", () => {
  const text = resultsText({
    ...empty,
    absent: { MkDocs: "mkdocs is not installed on this machine" },
    failures: [{ tool: "VitePress", pages: 1000, reason: "the program ended with status 1" }],
  });
  assert.match(text, /\nMkDocs is absent: mkdocs is not installed on this machine\.\n/);
  assert.match(text, /\n\*\*VitePress failed\*\* with 1,000 pages: the program ended with status 1\.\n/);
});

test("Repositories come with their pages and findings", () => {
  const outcome = { pages: 113, rendered: 113, bytes: 2_000_000, errors: 1, warnings: 20 };
  const own = [row("Lectern", 113, "cold", 4), row("Lectern", 113, "nothing changed", 0.2, 0.3, 50)];
  const text = resultsText({ ...empty, repositories: [{ name: "Site", outcome, rendered: 1, rows: own }] });
  assert.match(
    text,
    /\| Site \| 113 \| 1 \| 20 \| 4\.00 \| 4\.00 \| 0\.20 \| 0\.30 \| {2}\| {2}\| 1 \| 100 \| 2\.0 \|/,
  );
});

test("A site that grows shows what each page costs, and takes over what was measured before", async () => {
  const measured = new Map([1000, 5000].map((pages) => [pages, [row("Lectern", pages, "cold", pages / 500)]] as const));
  const refuse = (pages: number) => assert.fail(`${pages} pages were built again`);
  const grown = await growthOf({ name: "Site", count: 5000, sized: refuse }, measured, 1, () => undefined);
  const text = resultsText({ ...empty, growths: [grown] });
  assert.match(text, /### Site\n/);
  assert.match(text, /\| cold \| 5,000 \| 10\.00 \| 2\.00 \| 10\.00 \| 100 \|/);
  assert.match(text, /\| cold \| 1\.00 \| 0\.00 \| no worse than linear \|/);
  assert.match(
    text,
    /\| growth of CPU with the pages \| no worse than linear \| linear or better in every step \| met \|/,
  );
});

test("Colours are judged by the site that differs most, and never rounded up", () => {
  const site = (name: string, equal: number) => ({
    name,
    blocks: 10,
    tokens: 100_000,
    equal,
    differing: [["vue", 7]] as const,
  });
  const text = resultsText({ ...empty, colors: [site("Good", 100_000), site("Bad", 98_999)] });
  assert.match(text, /\| Bad \| vue 7 \| 10 \| 100,000 \| 98\.99 % \|/);
  assert.match(text, /\| ≥ 99 % \| 98\.99 % \(Bad, the worst of 2\) \| \*\*not met\*\* \|/);
});
