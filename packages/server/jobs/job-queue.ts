import type { Connection } from "../storage/database/schema.ts";

/** Every kind of job and what it carries. Payloads hold ids only: the rows are the truth. */
export interface JobPayloads {
  "build-deployment": { deploymentId: string };
  "export-site": { jobId: string };
  /** Periodic repair: states that a dead process left behind. */
  repair: Record<string, never>;
  /** Daily removal of content that no deployment names any more. */
  "collect-content": Record<string, never>;
}
export type JobName = keyof JobPayloads;

export interface JobContext {
  /** Aborted when the process stops or the lease was lost: the handler must end soon, and the job runs again. */
  signal: AbortSignal;
  /** 0 on the first try. */
  attempt: number;
}

/**
 * At least once: a handler may run again after a crash, so it starts by reading its row and does nothing when the row
 * has ended. A handler that throws is tried again with backoff; after the last try `onGivenUp` is told.
 */
export interface JobHandler<N extends JobName> {
  name: N;
  /** Jobs of this kind that one process runs at once. */
  concurrency: number;
  run(payload: JobPayloads[N], context: JobContext): Promise<void>;
  /** Brings the row to its terminal state when every try has failed. */
  onGivenUp?(payload: JobPayloads[N], error: string): Promise<void>;
  /** Runs by itself every so many seconds, in one process at a time. */
  everySeconds?: number;
}

export interface JobQueue {
  /** Adds a job in the caller's transaction: it exists exactly when the transaction commits. */
  add<N extends JobName>(connection: Connection, name: N, payload: JobPayloads[N]): Promise<void>;
  /** Starts working on jobs with these handlers. */
  work(handlers: readonly JobHandler<JobName>[]): Promise<void>;
  /** Takes no more jobs, aborts what still runs after the grace period and gives it back to the queue. */
  stop(graceSeconds: number): Promise<void>;
}
