import { hash } from "node:crypto";
import type { ComposedFile, PlannedFile } from "../files/planned-file.ts";
import { spreadOf } from "../text/hashes.ts";
import { memberFormat } from "./gzip-member.ts";
import { type PartedFile, partedFile } from "./parted-file.ts";

/** Files that follow each other, up to one whose path ends the run. */
export interface Run {
  files: (ComposedFile | PlannedFile)[];
}

/**
 * Cuts the files into runs. Where a run ends is decided by the file's own path (most often one in sixteen ends one), so a
 * page that is added, removed or rewritten changes its own run and leaves every other one as it was. Files in parts stand
 * between runs.
 * @throws when a path comes twice.
 */
export async function* intoRuns(
  files: AsyncIterable<ComposedFile | PlannedFile> | Iterable<ComposedFile | PlannedFile>,
): AsyncGenerator<Run | PartedFile> {
  const paths = new DistinctPaths();
  let run: Run = { files: [] };
  const given = Symbol.iterator in files ? files[Symbol.iterator]() : files[Symbol.asyncIterator]();
  for (;;) {
    const step = given.next();
    // Thousands of files are at hand: to wait for each would cost more than to look at it.
    const { done, value: file } = step instanceof Promise ? await step : step;
    if (done) break;
    if (!paths.add(file.path)) throw new Error(`The site has two files named ${file.path}`);
    const parted = partedFile(file);
    if (!parted) run.files.push(file);
    if (run.files.length > 0 && (parted || endsRun(file.path))) {
      yield run;
      run = { files: [] };
    }
    if (parted) yield parted;
  }
  if (run.files.length > 0) yield run;
}

/** Paths that may come once. As long as each stands behind the one before, as those of a site do, none needs to be looked up. */
class DistinctPaths {
  readonly #inOrder: string[] = [];
  #seen: Set<string> | null = null;

  /** False where the path came before. */
  add(path: string): boolean {
    if (!this.#seen && path > (this.#inOrder.at(-1) ?? "")) {
      this.#inOrder.push(path);
      return true;
    }
    this.#seen ??= new Set(this.#inOrder);
    if (this.#seen.has(path)) return false;
    this.#seen.add(path);
    return true;
  }
}

/**
 * A key of everything that makes the files of a run: one hash for all of them, since most runs of a second bundle are those
 * of the first. Null where a file is given as it is. What comes before each text is its length, so that none can pass for
 * two.
 */
export function runKey({ files }: Run, builder: string): string | null {
  let inputs = `${memberFormat}\n${builder}`;
  for (const file of files) {
    if ("bytes" in file) return null;
    const own = file.inputs ?? file.key;
    inputs += `\n${file.path.length} ${file.path}${own.length} ${own}`;
  }
  return hash("sha256", inputs);
}

/** Every edit changes some files of the search index, which lie far from each other: their runs are short. */
function endsRun(path: string): boolean {
  return spreadOf(path) % (path.startsWith("_lectern/search/") ? 2 : 16) === 0;
}
