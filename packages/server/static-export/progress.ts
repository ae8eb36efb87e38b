/** Share of the work that is composing and compressing; the rest is storing. */
const composing = 80;
/** Only the end of the job is 100. */
const most = 99;

/** Progress is written this often at most. */
const tellEveryMs = 250;

/** Thrown when the job is not running any more. */
export class StoppedError extends Error {}

/**
 * Where an export is, told to the database now and then: pages while it composes, bytes while it stores.
 * The row itself never goes back, so a job that starts anew after a crash stands still until it is further than before.
 */
export class ExportProgress {
  readonly #write: (progress: number, pageCount: number) => Promise<boolean>;
  readonly #everyMs: number;
  #pages = 0;
  #progress = 0;
  #writtenAt = Number.NEGATIVE_INFINITY;

  /** @param write answers false when the job is not running any more */
  constructor(write: (progress: number, pageCount: number) => Promise<boolean>, everyMs = tellEveryMs) {
    this.#write = write;
    this.#everyMs = everyMs;
  }

  composed(done: number, total: number): void {
    this.#pages = done;
    this.#progress = total === 0 ? composing : (composing * done) / total;
  }

  stored(bytes: number, total: number): void {
    this.#progress = Math.min(most, composing + ((most - composing) * bytes) / total);
  }

  /** @throws {StoppedError} when the job was cancelled; looked at now and then. */
  async tell(): Promise<void> {
    const now = performance.now();
    if (now - this.#writtenAt < this.#everyMs) return;
    this.#writtenAt = now;
    if (!(await this.#write(this.#progress, this.#pages))) throw new StoppedError("The export was stopped");
  }
}
