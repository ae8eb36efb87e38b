import { setTimeout as sleep } from "node:timers/promises";
import { buildFolder, type FolderBuild, type FolderResult } from "../site-folder/build-folder.ts";

/** Milliseconds for which more changes are awaited: an editor writes a file in steps, Git many files at once. */
const settleMs = 25;

/** What came of a build. */
export type Outcome = { files: readonly string[] } & ({ result: FolderResult } | { error: Error });

/** Builds a folder after every change, one build at a time; what changes during one is built after it. */
export class Rebuilder {
  readonly #build: FolderBuild;
  readonly #onOutcome: (outcome: Outcome) => void;
  #changed = new Set<string>();
  #running: Promise<void> | null = null;
  #isStopped = false;

  constructor(build: FolderBuild, onOutcome: (outcome: Outcome) => void) {
    this.#build = build;
    this.#onOutcome = onOutcome;
  }

  /** The first build. What changes meanwhile is built behind it. */
  async first(onProgress: (done: number, total: number) => void): Promise<FolderResult> {
    const result = buildFolder(this.#build, onProgress);
    this.#follow(result.then(() => {}));
    return await result;
  }

  /** A file came, changed or went. */
  changed(file: string): void {
    this.#changed.add(file);
    if (!this.#running) this.#follow(Promise.resolve());
  }

  /** Starts no further build, and waits for the one that runs. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  #follow(before: Promise<void>): void {
    this.#running = before
      .then(() => this.#run())
      // Whoever asked for the first build is told why there is none.
      .catch(() => {})
      .finally(() => {
        this.#running = null;
      });
  }

  async #run(): Promise<void> {
    while (this.#changed.size > 0 && !this.#isStopped) {
      await sleep(settleMs);
      const files = [...this.#changed];
      this.#changed = new Set();
      try {
        this.#onOutcome({ files, result: await buildFolder(this.#build) });
      } catch (error) {
        this.#onOutcome({ files, error: error as Error });
      }
    }
  }
}
