import type { PgBoss, Queue } from "pg-boss";
import type { DatabaseKind } from "../storage/index.ts";
import type { JobName } from "./job-queue.ts";

const day = 24 * 3600;

/**
 * A worker that has not been heard of for so long is taken for dead, and its job starts again. The embedded database
 * has none: it serves one process, so a dead worker is one that a new start of the process finds (see `recover.ts`),
 * and a long query must not look like death.
 */
const heartbeatSeconds = 10;

/** How each kind of job is queued. */
const jobQueues: Record<JobName, Partial<Queue>> = {
  "build-deployment": { retryLimit: 4 },
  "export-site": { retryLimit: 4 },
  // One waits or runs, never two; a failed one is not worth repeating, since the next comes by itself.
  repair: { policy: "exclusive", retryLimit: 0, deleteAfterSeconds: 600 },
  "collect-content": { policy: "exclusive", retryLimit: 0 },
};

export const jobNames = Object.keys(jobQueues) as JobName[];

/** The queue of jobs whose every try has failed and whose row has still to be told. */
export function givenUpQueue(name: JobName): string {
  return `${name}.given-up`;
}

/** Makes the queues, or brings those that a former version made to the present options. */
export async function createQueues(boss: PgBoss, kind: DatabaseKind): Promise<void> {
  const common: Partial<Queue> = {
    notify: true,
    // An accepted job is never dropped, however long no worker comes.
    retentionSeconds: 10 * 365 * day,
    deleteAfterSeconds: day,
    // Longer than any allowed build; a dead worker is noticed by its heart.
    expireInSeconds: 12 * 3600,
    retryBackoff: true,
    retryDelay: 1,
    retryDelayMax: 60,
    ...(kind === "postgres" ? { heartbeatSeconds } : {}),
  };
  for (const name of jobNames) {
    const deadLetter = givenUpQueue(name);
    // Telling the row is tried until it works.
    await createQueue(boss, { ...common, name: deadLetter, retryLimit: 1_000_000 });
    await createQueue(boss, { ...common, ...jobQueues[name], name, deadLetter });
  }
}

async function createQueue(boss: PgBoss, queue: Queue): Promise<void> {
  await boss.createQueue(queue.name, queue);
  const { name, policy: _, ...options } = queue;
  await boss.updateQueue(name, options);
  // Reads the queue into pg-boss's cache now: read later, inside the caller's transaction, it would need a second
  // session, which the embedded database has not.
  await boss.findJobs(name, { id: "00000000-0000-0000-0000-000000000000" });
}
