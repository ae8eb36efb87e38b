import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type InitOptions = Parameters<NodeFS["init"]>[1];
type PreRun = NonNullable<InitOptions["preRun"]>[number];

/** The parts of Emscripten's node file system that are used here; its types do not name them. */
interface EmscriptenFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** WASI's number for an input/output error. */
const ioError = 29;

/**
 * PGlite's node file system with a real `fsync`. Emscripten's own has none, so that a commit would survive the death of
 * the process and not of the machine. PostgreSQL must be told to use it: `fsync=on` and `wal_sync_method=fsync`
 * (`fdatasync` is a no-op in Emscripten and cannot be replaced from outside).
 *
 * This leans on Emscripten's inner names, so whoever opens a database with it must look at `syncs` after a commit.
 */
export class DurableFileSystem extends NodeFS {
  /** Calls of `fsync` so far. */
  syncs = 0;

  override async init(pg: PGlite, options: InitOptions) {
    const result = await super.init(pg, options);
    const install: PreRun = (module) => {
      (module as unknown as EmscriptenFiles).NODEFS.stream_ops.fsync = (stream) => this.#sync(stream.nfd);
    };
    result.emscriptenOpts.preRun = [install, ...(result.emscriptenOpts.preRun ?? [])];
    return result;
  }

  /** PostgreSQL stops at a failed fsync, as it must: it cannot know what is on the disk. */
  #sync(descriptor: number): number {
    try {
      fsyncSync(descriptor);
      this.syncs++;
      return 0;
    } catch {
      return ioError;
    }
  }
}
