import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { heapEnvironment, heapFlags } from "../../packages/builder/heap-flags.ts";
import { joinedProgram } from "../../packages/builder/load-program.ts";
import { builderVersion } from "../../packages/builder/site/builder-version.ts";
import { weigh } from "../content/folders.ts";
import { inTemporaryFolder } from "../content/temporary-folder.ts";
import { type Cost, repeat, summarize } from "../measure/cost.ts";
import { measure } from "../measure/measure.ts";
import type { Row, Step } from "../report/row.ts";
import type { BuildOutcome } from "./build-outcome.ts";
import { platformBuild } from "./platform-build.ts";
import type { Source } from "./source.ts";

export interface LecternResult {
  rows: Row[];
  /** Of the cold build. */
  outcome: BuildOutcome;
  /** Pages that were rendered after one was changed. */
  rendered: number;
}

const command = join(import.meta.dirname, "../../packages/cli/bin/lectern.js");
const program = join(import.meta.dirname, "build-once.js");

/** The program as `npm run build` leaves it: prepared, also where modules have changed since. */
function prepare(): void {
  if (existsSync(joinedProgram(builderVersion()))) return;
  execFileSync(process.execPath, [join(import.meta.dirname, "../../packages/builder/prepare-code.ts")]);
}

export interface LecternBench {
  /** How often each step is run at most. */
  runs: number;
  /**
   * Whether cold builds with their bundle are measured as well, in one process and by the command line with a folder, and
   * deployments as a worker of the platform builds them.
   */
  withBundle?: boolean;
}

/** Builds a source with Lectern, each step in a process of its own. */
export function benchLectern(source: Source, bench: LecternBench): Promise<LecternResult> {
  prepare();
  return inTemporaryFolder(tmpdir(), (home) => benchIn(home, source, bench));
}

async function benchIn(home: string, source: Source, { runs, withBundle }: LecternBench): Promise<LecternResult> {
  const [folder, work] = [join(home, "source"), join(home, "work")];
  const run = (...mode: string[]) =>
    measure([process.execPath, ...heapFlags, program, folder, work, ...mode], { folder: home, env: heapEnvironment });
  const build = async () => {
    const { cost, output } = await run();
    return { cost, outcome: JSON.parse(output) as BuildOutcome };
  };
  source.write(folder);
  const empty = () => {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work);
  };
  const inOneProcess = (mode: "packed" | "whole") =>
    repeat(runs, () => {
      empty();
      return run(mode);
    });
  const packed = withBundle ? await inOneProcess("packed") : null;
  const repacked = withBundle
    ? await repeat(runs, (index) => {
        source.changePage(folder, runs + index);
        return run("packed");
      })
    : null;
  const whole = withBundle ? await inOneProcess("whole") : null;
  const site = join(home, "site");
  const typed = () =>
    measure([process.execPath, command, "build", folder, "--out", site, "--bundle", `${site}.tar.gz`], {
      folder: home,
    });
  const firstTyped = withBundle
    ? await repeat(runs, () => {
        for (const made of [site, join(home, ".site-cache"), `${site}.tar.gz`])
          rmSync(made, { recursive: true, force: true });
        return typed();
      })
    : null;
  const nextTyped = withBundle ? await repeat(runs, typed) : null;
  const cold = await repeat(runs, () => {
    empty();
    return build();
  });
  const { outcome } = cold[0] as (typeof cold)[number];
  const output = weigh(join(work, "blobs"));
  const row = (step: Step, costs: readonly { cost: Cost }[]): Row => ({
    tool: "Lectern",
    pages: outcome.pages,
    step,
    cost: summarize(costs.map(({ cost }) => cost)),
    runs: costs.length,
  });
  const firstBundle = await repeat(runs, () => {
    rmSync(join(work, "bundle"), { recursive: true, force: true });
    return run("bundle");
  });
  const nothing = await repeat(runs, build);
  const edits: Awaited<ReturnType<typeof build>>[] = [];
  const bundles = await repeat(runs, async (index) => {
    source.changePage(folder, index);
    edits.push(await build());
    return run("bundle");
  });
  const { changeTitle } = source;
  const titles = changeTitle
    ? await repeat(runs, (index) => {
        changeTitle(folder, index);
        return build();
      })
    : null;
  const series = withBundle
    ? await bundleSeries(work, 2 * runs + 1, async (index) => {
        source.changePage(folder, 3 * runs + index);
        await build();
      })
    : null;
  const deploy = () => platformBuild(folder, join(home, "platform"));
  const first = withBundle ? await deploy() : null;
  const redeployed = first && (await repeat(runs, deploy));
  const deployed =
    first &&
    (await repeat(runs, (index) => {
      source.changePage(folder, 2 * runs + index);
      return deploy();
    }));
  return {
    outcome,
    rendered: edits[0]?.outcome.rendered ?? 0,
    rows: [
      { ...row("cold", cold), output: { bytes: output.bytes, files: output.files } },
      row("nothing changed", nothing),
      row("one page changed", edits),
      ...(packed ? [row("cold, to its bundle", packed)] : []),
      ...(repacked ? [row("one page changed, to its bundle", repacked)] : []),
      ...(whole ? [row("cold, with its bundle", whole)] : []),
      ...(firstTyped ? [row("lectern build, cold", firstTyped)] : []),
      ...(nextTyped ? [row("lectern build, nothing changed", nextTyped)] : []),
      row("bundle, first", firstBundle),
      row("bundle, one page changed", bundles),
      ...(titles ? [row("navigation title changed", titles)] : []),
      ...(series ? [row("the platform: bundle, first", series.slice(0, 1))] : []),
      ...(series ? [row("the platform: bundle, one page changed", series.slice(1))] : []),
      ...(redeployed ? [row("the platform: nothing changed", redeployed)] : []),
      ...(deployed ? [row("the platform: one page changed", deployed)] : []),
    ],
  };
}

/** Bundles that a worker of the platform makes one after another in its process: the first one, then one after each edit. */
async function bundleSeries(
  work: string,
  edits: number,
  edit: (index: number) => Promise<void>,
): Promise<{ cost: Cost }[]> {
  const manifests: string[] = [];
  for (let index = 0; index <= edits; index++) {
    if (index > 0) await edit(index);
    const kept = join(work, `manifest-${index}.json`);
    copyFileSync(join(work, "manifest.json"), kept);
    manifests.push(kept);
  }
  const output = execFileSync(process.execPath, [join(import.meta.dirname, "bundle-series.ts"), work, ...manifests]);
  return (JSON.parse(output.toString()) as Cost[]).map((cost) => ({ cost }));
}
