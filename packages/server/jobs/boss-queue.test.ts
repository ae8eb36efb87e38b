import assert from "node:assert/strict";
import { once } from "node:events";
import { afterEach, beforeEach, describe, it } from "node:test";
import { sql } from "kysely";
import { pino } from "pino";
import { isUnavailable } from "../storage/index.ts";
import { onEachEngine, type TestDatabase } from "../storage/testing.ts";
import { openJobQueue } from "./boss-queue.ts";
import type { JobHandler, JobQueue } from "./job-queue.ts";

const log = pino({ level: "silent" });

describe("the job queue", () => {
  onEachEngine((engine) => {
    let database: TestDatabase;
    let queues: JobQueue[];

    beforeEach(async () => {
      database = await engine.create();
      queues = [];
    });
    afterEach(async () => {
      for (const queue of queues) await queue.stop(0);
      await database.close();
    });

    async function open(): Promise<JobQueue> {
      const { db, kind, databaseUrl } = database;
      const queue = await openJobQueue({ db, kind, config: { databaseUrl, roles: ["api", "sites", "worker"] }, log });
      queues.push(queue);
      return queue;
    }

    it("runs a job with its payload once the transaction has committed, and not before", async () => {
      const queue = await open();
      const seen = recorder();
      await queue.work([build(async (payload, context) => seen.add([payload.deploymentId, context.attempt]))]);
      await database.db.transaction().execute(async (transaction) => {
        await queue.add(transaction, "build-deployment", { deploymentId: "dep_1" });
        assert.deepEqual(seen.items, []);
      });
      await seen.count(1);
      assert.deepEqual(seen.items, [["dep_1", 0]]);
    });

    it("forgets a job whose transaction is rolled back", async () => {
      const queue = await open();
      const seen = recorder();
      await queue.work([build(async (payload) => seen.add(payload.deploymentId))]);
      const undone = database.db.transaction().execute(async (transaction) => {
        await queue.add(transaction, "build-deployment", { deploymentId: "undone" });
        throw new Error("changed my mind");
      });
      await assert.rejects(undone, /changed my mind/);
      await queue.add(database.db, "build-deployment", { deploymentId: "done" });
      await seen.count(1);
      assert.deepEqual(seen.items, ["done"]);
    });

    it("runs as many jobs at once as the handler allows, and all of a backlog", async () => {
      const queue = await open();
      const seen = recorder();
      let running = 0;
      let most = 0;
      const gate = Promise.withResolvers<void>();
      const run = async (payload: { deploymentId: string }) => {
        most = Math.max(most, ++running);
        if (running === 2) gate.resolve();
        await gate.promise;
        running--;
        seen.add(payload.deploymentId);
      };
      for (let i = 0; i < 12; i++) await queue.add(database.db, "build-deployment", { deploymentId: `dep_${i}` });
      await queue.work([build(run, { concurrency: 2 })]);
      await seen.count(12);
      assert.equal(new Set(seen.items).size, 12);
      assert.equal(most, 2);
    });

    it("tries a failed job again, then gives it up with the last error", async () => {
      const queue = await open();
      const attempts = recorder();
      const givenUp = recorder();
      const handler = build(
        async ({ deploymentId }, { attempt }) => {
          if (deploymentId === "wake") return;
          attempts.add(attempt);
          throw new Error(`no luck ${attempt}`);
        },
        { onGivenUp: async (payload, error) => givenUp.add([payload.deploymentId, error]) },
      );
      await queue.work([handler]);
      await queue.add(database.db, "build-deployment", { deploymentId: "dep_1" });
      // Waits for no single retry: on a busy machine one may have become due by itself before it is made so.
      while (givenUp.items.length === 0) {
        // Another job wakes the worker, which then finds the first one due.
        if (await makeDue(database)) await queue.add(database.db, "build-deployment", { deploymentId: "wake" });
        else await new Promise((resolve) => setTimeout(resolve, 5));
      }
      assert.deepEqual(attempts.items, [0, 1, 2, 3, 4]);
      assert.deepEqual(givenUp.items, [["dep_1", "no luck 4"]]);
    });

    it("D14: gives a running job back when it stops, not counted as a try, and another takes it", async () => {
      const first = await open();
      const started = recorder();
      const stuck: JobHandler<"build-deployment"> = build(async (_payload, { signal }) => {
        started.add(1);
        await once(signal, "abort");
        throw signal.reason;
      });
      await first.work([stuck]);
      await first.add(database.db, "build-deployment", { deploymentId: "dep_1" });
      await started.count(1);
      await first.stop(0);

      const second = await open();
      const seen = recorder();
      await second.work([build(async (payload, { attempt }) => seen.add([payload.deploymentId, attempt]))]);
      await seen.count(1);
      assert.deepEqual(seen.items, [["dep_1", 0]]);
    });

    it("lets a running job end within the grace period", async () => {
      const queue = await open();
      const started = recorder();
      const gate = Promise.withResolvers<void>();
      let aborted: boolean | undefined;
      await queue.work([
        build(async (_payload, { signal }) => {
          started.add(1);
          await gate.promise;
          aborted = signal.aborted;
        }),
      ]);
      await queue.add(database.db, "build-deployment", { deploymentId: "dep_1" });
      await started.count(1);
      const stopped = queue.stop(30);
      gate.resolve();
      await stopped;
      assert.equal(aborted, false);
    });

    if (engine.kind === "postgres") {
      it("tells a handler that its job was given to another", async () => {
        const queue = await open();
        const started = recorder();
        const reasons = recorder();
        const run: Build["run"] = async (_payload, { attempt, signal }) => {
          started.add(attempt);
          if (attempt > 0) return;
          await once(signal, "abort");
          reasons.add(String(signal.reason));
        };
        await queue.work([build(run, { concurrency: 2 })]);
        await queue.add(database.db, "build-deployment", { deploymentId: "dep_1" });
        await started.count(1);
        // What the supervisor of any process does once it has not heard of the worker for too long.
        await sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`.execute(database.db);
        await started.count(2);
        await reasons.count(1);
        assert.deepEqual(started.items, [0, 1]);
        assert.match(String(reasons.items[0]), /no longer active under this worker/);
      });

      it("P24: goes on by itself when the database was away", async () => {
        const queue = await open();
        const seen = recorder();
        await queue.work([build(async (payload) => seen.add(payload.deploymentId))]);
        await engine.server().kill();
        const refused = await queue
          .add(database.db, "build-deployment", { deploymentId: "refused" })
          .catch((error: unknown) => error);
        assert.equal(isUnavailable(refused), true, String(refused));
        await engine.server().restart();
        await queue.add(database.db, "build-deployment", { deploymentId: "accepted" });
        await seen.count(1);
        assert.deepEqual(seen.items, ["accepted"]);
      });
    }

    it("repeats a recurring job by itself, in one process at a time", async () => {
      const one = await open();
      const other = await open();
      const seen = recorder();
      let running = 0;
      let most = 0;
      const repair = (): JobHandler<"repair"> => ({
        name: "repair",
        concurrency: 1,
        everySeconds: 1,
        run: async () => {
          most = Math.max(most, ++running);
          await database.db.selectFrom("projects").selectAll().execute();
          running--;
          seen.add(Math.floor(Date.now() / 1000));
        },
      });
      await one.work([repair()]);
      await other.work([repair()]);
      await seen.count(3);
      assert.equal(most, 1);
    });
  });
});

type Build = JobHandler<"build-deployment">;

function build(run: Build["run"], rest: Partial<Build> = {}): Build {
  return { name: "build-deployment", concurrency: 1, ...rest, run };
}

/** What happened so far, and a way to wait until it is so much. */
function recorder() {
  const items: unknown[] = [];
  let wake = Promise.withResolvers<void>();
  return {
    items,
    add(item: unknown) {
      items.push(item);
      wake.resolve();
      wake = Promise.withResolvers();
    },
    async count(n: number) {
      while (items.length < n) await wake.promise;
    },
  };
}

/** Lets retries that wait for their backoff start now; false when none is waiting yet. */
async function makeDue({ db }: TestDatabase): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update jobs.job set start_after = now() where state = 'retry' and start_after > now()`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
