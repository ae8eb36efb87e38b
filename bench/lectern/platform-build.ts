import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { allBlobs, type BuildReport, type SiteManifest } from "@lectern/contract/site/manifest";
import {
  begin,
  type ChildRequest,
  childPermissions,
  childProgram,
  heapEnvironment,
  heapFlags,
} from "../../packages/builder/child.ts";
import { openTree } from "../../packages/builder/source/tree/open-tree.ts";
import type { Cost } from "../measure/cost.ts";
import { readTimes, timedCommand } from "../measure/gnu-time.ts";
import { sessionUse } from "../measure/session-use.ts";

export interface PlatformBuild {
  /** Wall time from the moment when the source lies there, as an author waits for it; CPU of the whole process. */
  cost: Cost;
  report: BuildReport;
}

/** Milliseconds without work after which the builder waits for its source. */
const idle = 300;

/**
 * Builds a source as a worker of the platform does: the builder's process is started while Git fetches, gets the tree as
 * objects of a repository, and leaves out the blobs of the deployment before.
 * @param work of all builds of this source
 */
export async function platformBuild(source: string, work: string): Promise<PlatformBuild> {
  const of = (name: string) => join(work, name);
  const request: ChildRequest = {
    objects: of("source"),
    cache: of("cache"),
    output: of("output"),
    stored: of("stored"),
    preview: null,
    origin: "https://docs.example.com",
    threads: availableParallelism(),
  };
  rmSync(request.output, { recursive: true, force: true });
  for (const folder of [of("source/objects"), request.cache, request.output]) mkdirSync(folder, { recursive: true });
  if (!existsSync(of("stored"))) writeFileSync(of("stored"), "");

  const flags = [...childPermissions(request), ...heapFlags, "--no-warnings"];
  const [program, ...args] = timedCommand([process.execPath, ...flags, childProgram]);
  const child = spawn(program, args, {
    cwd: request.output,
    env: { PATH: process.env.PATH ?? "", ...heapEnvironment },
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr)]);
  // It begins, and ends, when its input does: whatever is thrown here leaves no process behind.
  child.stdin.write(`${JSON.stringify(request)}\n`);
  try {
    layOut(source, request.objects);
    await untilIdle(child.pid as number);
  } catch (error) {
    child.stdin.destroy();
    throw error;
  }

  const started = performance.now();
  child.stdin.write(begin);
  const [output, errors] = await ended;
  const wall = (performance.now() - started) / 1000;
  const times = readTimes(errors);
  const last = output.trimEnd().split("\n").at(-1);
  if (!times || !last?.startsWith('{"type":"result"'))
    throw new Error(`The builder ended early\n${errors.slice(-4000)}`);
  const { manifest, report } = JSON.parse(last) as { manifest: SiteManifest | null; report: BuildReport };
  if (!manifest) throw new Error(JSON.stringify(report.diagnostics.slice(0, 20), null, 2));
  writeFileSync(of("stored"), Array.from(allBlobs(manifest), ({ sha256 }) => sha256).join("\n"));
  return { cost: { wall, ...times }, report };
}

/** Lays out a folder as a checkout of a repository is laid out: a list of files, and each content under its hash. */
function layOut(source: string, folder: string): void {
  const { files, read } = openTree({ directory: source });
  for (const { path, hash } of files) {
    const object = join(folder, "objects", hash);
    if (!existsSync(object)) writeFileSync(object, read(path));
  }
  writeFileSync(join(folder, "tree.json"), JSON.stringify(files));
}

async function untilIdle(session: number): Promise<void> {
  for (let before = -1, now = 0; now !== before; ) {
    await pause(idle);
    before = now;
    now = sessionUse(session).cpu;
  }
}
