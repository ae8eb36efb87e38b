import { type Job, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { type Connection, type Database, type DatabaseKind, postgresOptions } from "../storage/index.ts";
import { onConnection, onEmbedded } from "./boss-database.ts";
import type { JobHandler, JobName, JobPayloads, JobQueue } from "./job-queue.ts";
import { createQueues, givenUpQueue } from "./queues.ts";
import { recoverJobs } from "./recover.ts";
import { RunningJobs } from "./running-jobs.ts";

/** Schema of pg-boss's own tables, which it makes and migrates itself. */
const schema = "jobs";

/** How often a worker looks by itself: at retries that have become due, and at what a lost NOTIFY did not tell it. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 };

/** How long a handler may take to end once its signal is aborted, before its job is given to others all the same. */
const abortPatienceMs = 3_000;

/**
 * Opens the job queue on the database: pg-boss, on its own connections to PostgreSQL or on the session of the embedded
 * database. Jobs start when NOTIFY says so, within milliseconds of their transaction's commit.
 */
export async function openJobQueue(options: {
  db: Database;
  kind: DatabaseKind;
  config: Pick<Config, "databaseUrl" | "roles">;
  log: Logger;
}): Promise<JobQueue> {
  const { db, kind, config, log } = options;
  const boss = new PgBoss({
    schema,
    schedule: false,
    useListenNotify: config.roles.includes("worker"),
    // Looks for dead workers. Nobody else can die beside the embedded database.
    superviseIntervalSeconds: kind === "postgres" ? 2 : 60,
    monitorIntervalSeconds: kind === "postgres" ? 2 : 60,
    flowIntervalSeconds: 3600,
    ...(kind === "postgres"
      ? { ...postgresOptions(config.databaseUrl!), application_name: "lectern-jobs", max: 4 }
      : { db: onEmbedded(db), backend: "pglite" as const, reindex: false, monitorVacuum: false }),
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  boss.on("warning", (warning) => log.warn({ warning }, "job queue"));
  await boss.start();
  try {
    await createQueues(boss, kind);
    if (kind === "embedded") {
      const count = await recoverJobs(boss, db);
      if (count > 0) log.warn({ count }, "jobs that a dead process left behind run again");
    }
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return new BossQueue(boss, db, log);
}

class BossQueue implements JobQueue {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  readonly #running: RunningJobs;
  readonly #queues = new Set<string>();
  readonly #timers: NodeJS.Timeout[] = [];
  #stopped: Promise<void> | null = null;

  constructor(boss: PgBoss, db: Database, log: Logger) {
    this.#boss = boss;
    this.#log = log;
    this.#running = new RunningJobs(db);
  }

  async add<N extends JobName>(connection: Connection, name: N, payload: JobPayloads[N]): Promise<void> {
    await this.#boss.send(name, payload, { db: onConnection(connection) });
  }

  async work(handlers: readonly JobHandler<JobName>[]): Promise<void> {
    for (const handler of handlers) {
      for (let i = 0; i < handler.concurrency; i++) await this.#startWorker(handler);
      await this.#startGivenUpWorker(handler);
      if (handler.everySeconds) this.#repeat(handler.name, handler.everySeconds);
    }
  }

  stop(graceSeconds: number): Promise<void> {
    this.#stopped ??= this.#stop(graceSeconds);
    return this.#stopped;
  }

  /** One worker runs one job at a time. */
  async #startWorker(handler: JobHandler<JobName>): Promise<void> {
    let worker: string | undefined;
    const run = async ([job]: Job<JobPayloads[JobName]>[]) => {
      const log = this.#log.child({ job: handler.name, jobId: job!.id, attempt: job!.retryCount });
      try {
        await this.#running.track(job!, (signal) => handler.run(job!.data, { signal, attempt: job!.retryCount }));
        log.debug("job done");
      } catch (error) {
        log.warn({ err: error }, "job failed");
        throw error;
      } finally {
        // Looks at once for the next job: the NOTIFY of that one may have come while this one ran.
        if (worker) this.#boss.notifyWorker(worker);
      }
    };
    this.#queues.add(handler.name);
    worker = await this.#boss.work(handler.name, { ...polling, heartbeatRefreshSeconds: 3 }, run);
  }

  /** Its own queue with its own tries: a process that dies while it tells the row leaves that to the next. */
  async #startGivenUpWorker(handler: JobHandler<JobName>): Promise<void> {
    const name = givenUpQueue(handler.name);
    const run = async ([job]: JobWithMetadata<JobPayloads[JobName]>[]) => {
      const error = reason(job!.sourceOutput);
      this.#log.error({ job: handler.name, jobId: job!.sourceId, error }, "job given up");
      await this.#running.track(job!, async () => handler.onGivenUp?.(job!.data, error));
    };
    this.#queues.add(name);
    await this.#boss.work(name, { ...polling, heartbeatRefreshSeconds: 3, includeMetadata: true }, run);
  }

  /** Every process asks, and the database lets one in for each slot of time. */
  #repeat(name: JobName, everySeconds: number): void {
    const ask = () =>
      this.#boss
        .send(name, {}, { singletonSeconds: everySeconds, singletonKey: "recurring" })
        .catch((error) => this.#log.warn({ err: error, job: name }, "a recurring job could not be queued"));
    void ask();
    const timer = setInterval(ask, everySeconds * 1000);
    timer.unref();
    this.#timers.push(timer);
  }

  async #stop(graceSeconds: number): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const idle = Promise.all([...this.#queues].map((name) => this.#boss.offWork(name)));
    if (!(await within(idle, graceSeconds * 1000))) {
      await this.#running.abort(async () => {
        await within(idle, abortPatienceMs);
        await this.#boss.stop({ graceful: false });
      });
    }
    await this.#boss.stop({ graceful: false });
  }
}

/** What pg-boss keeps of a handler's error, or of a job whose worker died. */
function reason(output: unknown): string {
  const fields = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  const message = fields.message ?? fields.value?.message;
  return typeof message === "string" ? message : "The job failed without a reason";
}

/** Whether the promise settles in time; leaves no timer behind. */
async function within(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const settled = promise.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([settled, late]);
  } finally {
    clearTimeout(timer);
  }
}
