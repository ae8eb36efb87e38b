import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "@lectern/contract";

/** What the last build with a cache has written. */
export interface FinishedBuild {
  /** What was asked for, and the files that were written last, as `writtenFiles` answers them. */
  written: string;
  /** What composing the site found. */
  diagnostics: Diagnostic[];
  /** Bytes of all files of the site. */
  bytes: number;
}

const name = "finished-build.json";

/**
 * The last build that came to its end, which is forgotten with that: a build that is interrupted after this leaves none. Null
 * where there is none, or where it cannot be read.
 */
export function takeFinishedBuild(cache: string): FinishedBuild | null {
  const file = join(cache, name);
  try {
    return JSON.parse(readFileSync(file, "utf8")) as FinishedBuild;
  } catch {
    return null;
  } finally {
    rmSync(file, { force: true });
  }
}

/** Keeps a build that came to its end. */
export function keepFinishedBuild(cache: string, build: FinishedBuild): void {
  const file = join(cache, name);
  writeFileSync(`${file}.${process.pid}.part`, JSON.stringify(build));
  renameSync(`${file}.${process.pid}.part`, file);
}

/** Tells apart what was asked for, and files by their identity, size and time: null where one of them is not there. */
export function writtenFiles(asked: object, files: readonly string[]): string | null {
  const stats = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  if (stats.includes(undefined)) return null;
  return JSON.stringify([asked, ...stats.map((stat) => [stat?.ino, stat?.size, stat?.mtimeMs])]);
}
