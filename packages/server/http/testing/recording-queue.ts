import type { JobHandler, JobName, JobPayloads, JobQueue } from "../../jobs/job-queue.ts";
import type { Connection } from "../../storage/index.ts";

interface AddedJob {
  name: JobName;
  payload: JobPayloads[JobName];
}

/** A queue that keeps what is added and runs it when the test says so. */
export class RecordingQueue implements JobQueue {
  /** Jobs added and not run yet, oldest first. */
  readonly added: AddedJob[] = [];
  #handlers: readonly JobHandler<JobName>[] = [];

  async add<N extends JobName>(_connection: Connection, name: N, payload: JobPayloads[N]): Promise<void> {
    this.added.push({ name, payload });
  }

  async work(handlers: readonly JobHandler<JobName>[]): Promise<void> {
    this.#handlers = handlers;
  }

  /** Runs every job added so far, and those that they add, one after the other. */
  async runAll(): Promise<void> {
    for (let job = this.added.shift(); job; job = this.added.shift()) {
      const { name, payload } = job;
      const handler = this.#handlers.find((candidate) => candidate.name === name);
      if (!handler) throw new Error(`No handler works on ${name}`);
      await handler.run(payload, { signal: new AbortController().signal, attempt: 0 });
    }
  }

  async stop(): Promise<void> {}
}
