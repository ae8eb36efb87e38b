import { sql } from "kysely";
import type { Job } from "pg-boss";
import type { Database } from "../storage/index.ts";

/** The jobs that this process runs now, so that a stop can end them and give them back. */
export class RunningJobs {
  readonly #db: Database;
  readonly #ids = new Set<string>();
  readonly #stopping = new AbortController();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Runs a job's handler; its signal is aborted when the lease is lost or the process stops. */
  async track(job: Job<unknown>, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#ids.add(job.id);
    try {
      await run(AbortSignal.any([job.signal, this.#stopping.signal]));
    } finally {
      // Ids stay while the process stops: what fails because of that is still to be given back.
      if (!this.#stopping.signal.aborted) this.#ids.delete(job.id);
    }
  }

  /**
   * Aborts what still runs and gives it back, to be started at once by whoever works next. A stop is no failed try: the
   * limit is raised while the queue counts one, and both are taken back.
   * @param shutDown waits for the handlers and stops the queue
   */
  async abort(shutDown: () => Promise<void>): Promise<void> {
    const ids = [...this.#ids];
    await sql`update jobs.job set retry_limit = retry_limit + 1
      where id = any(${ids}::uuid[]) and state = 'active'`.execute(this.#db);
    this.#stopping.abort(new Error("The process stops"));
    await shutDown();
    await sql`update jobs.job
      set state = 'created', started_on = null, heartbeat_on = null, start_after = now(), retry_limit = retry_limit - 1
      where id = any(${ids}::uuid[]) and state = 'retry'`.execute(this.#db);
  }
}
