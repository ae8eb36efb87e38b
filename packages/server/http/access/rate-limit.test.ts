import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { after, before, describe, it } from "node:test";
import { newId } from "@lectern/contract";
import { sql } from "kysely";
import {
  createTestDatabase,
  onEachEngine,
  postgresMissing,
  startTestPostgres,
  type TestDatabase,
} from "../../storage/testing.ts";
import { peekHits, removeExpiredBuckets, takeHit } from "./rate-limit.ts";

const limit = { name: "test", quota: 3, windowSeconds: 60 };

onEachEngine((engine) => {
  describe("a sliding window", () => {
    let database: TestDatabase;
    before(async () => {
      database = await engine.create();
    });
    after(() => database.close());

    it("lets the quota pass, then says how long to wait", async () => {
      const results = [];
      for (let i = 0; i < 4; i++) results.push(await takeHit(database.db, "a", limit));
      assert.deepEqual(
        results.map((result) => result.allowed),
        [true, true, true, false],
      );
      assert.deepEqual(
        results.map((result) => result.remaining),
        [2, 1, 0, 0],
      );
      assert.ok(results[3]!.retryAfterSeconds > 50 && results[3]!.retryAfterSeconds <= 60);
      assert.equal((await takeHit(database.db, "b", limit)).allowed, true, "another bucket has its own count");
    });

    it("F07: slides: what left the window frees one place, and refused requests prolong nothing", async () => {
      await sql`insert into rate_limit_buckets values ('c', array[
      clock_timestamp() - interval '61 seconds', clock_timestamp() - interval '30 seconds',
      clock_timestamp() - interval '10 seconds'], clock_timestamp() + interval '50 seconds')`.execute(database.db);
      assert.deepEqual(pick(await takeHit(database.db, "c", limit)), { allowed: true, remaining: 0, wait: 30 });
      for (let i = 0; i < 5; i++) {
        assert.deepEqual(pick(await takeHit(database.db, "c", limit)), { allowed: false, remaining: 0, wait: 30 });
      }
    });

    it("D17: goes by the clock of the database, whatever the host's clock does", async (t) => {
      const limit = { name: "test", quota: 2, windowSeconds: 3600 };
      const bucket = "clock";
      for (let hit = 0; hit < limit.quota; hit++) assert.ok((await takeHit(database.db, bucket, limit)).allowed);
      for (const hours of [2, -2]) {
        t.mock.timers.enable({ apis: ["Date"], now: Date.now() + hours * 3_600_000 });
        const refused = await takeHit(database.db, bucket, limit);
        t.mock.timers.reset();
        assert.equal(refused.allowed, false);
        assert.ok(refused.retryAfterSeconds > 3500 && refused.retryAfterSeconds <= 3600);
      }
    });

    it("tells without counting", async () => {
      assert.deepEqual(pick(await peekHits(database.db, "d", limit)), { allowed: true, remaining: 3, wait: 60 });
      await takeHit(database.db, "d", limit);
      await peekHits(database.db, "d", limit);
      assert.equal((await peekHits(database.db, "d", limit)).remaining, 2);
    });

    it("F08: counts exactly when many come at once", async () => {
      const many = { name: "many", quota: 20, windowSeconds: 60 };
      const results = await Promise.all(Array.from({ length: 60 }, () => takeHit(database.db, "e", many)));
      assert.equal(results.filter((result) => result.allowed).length, 20);
    });

    it("removes buckets whose window has passed", async () => {
      await sql`insert into rate_limit_buckets values ('old', '{}', now() - interval '1 second')`.execute(database.db);
      assert.equal(await removeExpiredBuckets(database.db), 1);
    });
  });
});

/** The wait rounded to ten seconds: the statement before took a moment. */
function pick(result: { allowed: boolean; remaining: number; retryAfterSeconds: number }) {
  const { allowed, remaining, retryAfterSeconds } = result;
  return { allowed, remaining, wait: Math.ceil(retryAfterSeconds / 10) * 10 };
}

describe("two processes on one PostgreSQL", { skip: postgresMissing() }, () => {
  const processes: ChildProcess[] = [];
  let server: Awaited<ReturnType<typeof startTestPostgres>>;
  let database: TestDatabase;
  before(async () => {
    server = await startTestPostgres();
    database = await createTestDatabase({ databaseUrl: server.databaseUrl });
  });
  after(async () => {
    for (const child of processes) {
      const ended = once(child, "exit");
      child.stdin?.end();
      await ended;
    }
    await database.close();
    await server.close();
  });

  it("F08: let exactly 100 of 200 parallel requests through", async () => {
    const organizationId = newId("organization");
    const program = new URL("../testing/limited-server.ts", import.meta.url).pathname;
    const ports = await Promise.all(
      [0, 1].map(async () => {
        const child = spawn(process.execPath, [program, database.databaseUrl!, organizationId], {
          stdio: ["pipe", "pipe", "inherit"],
        });
        processes.push(child);
        const [line] = (await once(child.stdout, "data")) as [Buffer];
        return Number(line.toString());
      }),
    );
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const response = await fetch(`http://127.0.0.1:${ports[index % 2]}/v1/limited`);
        await response.arrayBuffer();
        return response.status;
      }),
    );
    assert.equal(statuses.filter((status) => status === 200).length, 100);
    assert.equal(statuses.filter((status) => status === 429).length, 100);
  });
});
