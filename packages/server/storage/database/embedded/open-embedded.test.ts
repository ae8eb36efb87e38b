import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import type { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { pino } from "pino";
import { isUnavailable } from "../database-errors.ts";
import { openEmbedded } from "./open-embedded.ts";

const log = pino({ level: "silent" });

describe("the embedded database", () => {
  let data: string;
  before(async () => {
    data = join(await mkdtemp(join(tmpdir(), "lectern-embedded-")), "data");
    // What a first start leaves behind that was killed half-way.
    await mkdir(join(data, "database.unfinished"), { recursive: true });
    await writeFile(join(data, "database.unfinished", "PG_VERSION"), "18\n");
  });
  after(() => rm(join(data, ".."), { recursive: true }));

  it("keeps what was committed, over a clean stop and over the death of its engine", async () => {
    const first = await openEmbedded(data, log);
    await sql`create table kept (id integer primary key)`.execute(first.db);
    await sql`insert into kept values (1)`.execute(first.db);
    await first.close();
    assert.deepEqual(
      (await readdir(data)).filter((name) => name.startsWith("database")),
      ["database"],
    );

    const threads: Worker[] = [];
    const remember = (worker: Worker) => threads.push(worker);
    process.on("worker", remember);
    const { db, close } = await openEmbedded(data, log);
    process.off("worker", remember);
    await sql`insert into kept values (2)`.execute(db);
    const dying = db.transaction().execute(async (transaction) => {
      await sql`insert into kept values (3)`.execute(transaction);
      // A fault of the engine itself, after which the thread ends on its own as it does outside of tests. To end it
      // from here could stop it inside Node's own code, which aborts the whole process now and then.
      threads[0]?.postMessage({ kind: "query", id: 0, sql: "select $1::text", parameters: [{ toString: null }] });
      await once(threads[0]!, "exit");
      await sql`insert into kept values (4)`.execute(transaction);
    });
    assert.equal(isUnavailable(await dying.catch((error: unknown) => error)), true);
    const { rows } = await sql<{ id: number }>`select id from kept order by id`.execute(db);
    assert.deepEqual(
      rows.map(({ id }) => id),
      [1, 2],
    );
    await close();
  });

  it("replaces an engine that broke once, though it tells of it twice: two would write the same files", async () => {
    const threads: Worker[] = [];
    const remember = (worker: Worker) => threads.push(worker);
    process.on("worker", remember);
    const { db, close } = await openEmbedded(data, log);
    const [broken] = threads as [Worker];
    const gone = new Promise((resolve) => broken.once("exit", resolve));
    const failed = new Promise((resolve) => broken.once("error", resolve));
    // An error that the thread does not catch, which is told before it has ended.
    broken.postMessage(null);
    await failed;
    await sql`insert into kept values (5)`.execute(db);
    await gone;
    await sql`delete from kept where id = 5`.execute(db);
    assert.equal(threads.length, 2);
    process.off("worker", remember);
    await close();
  });

  it("refuses a second process on the same folder, naming it, and a second opening in this one", async () => {
    const { close } = await openEmbedded(data, log);
    const refused = new RegExp(
      `The data folder ${data} is in use by another Lectern process \\(process ${process.pid}\\)`,
    );
    await assert.rejects(openEmbedded(data, log), refused);
    const source = `
      import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "folder-lock.ts"))};
      try { lockFolder(process.argv[1]); } catch (error) { console.log(error.message); }`;
    const other = spawnSync(process.execPath, ["--input-type=module", "-e", source, data], { encoding: "utf8" });
    assert.match(other.stdout, refused);
    await close();
    const again = await openEmbedded(data, log);
    await again.close();
  });

  it("tells listeners of a notification once its transaction has committed", async () => {
    const { db, client, close } = await openEmbedded(data, log);
    const heard: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    await client.listen("news", (payload) => {
      heard.push(payload);
      resolve();
    });
    await db
      .transaction()
      .execute((transaction) =>
        sql`select pg_notify('news', 'undone')`.execute(transaction).then(() => Promise.reject(new Error("undo"))),
      )
      .catch(() => {});
    await db.transaction().execute((transaction) => sql`select pg_notify('news', 'done')`.execute(transaction));
    await promise;
    assert.deepEqual(heard, ["done"]);
    await close();
  });

  it("checkpoints when something was written, and vacuums what has died", async () => {
    const { db, maintenance, close } = await openEmbedded(data, log);
    await sql`create table worn (id integer, text text)`.execute(db);
    await sql`insert into worn select n, 'x' from generate_series(1, 1000) as n`.execute(db);
    await sql`update worn set text = 'y'`.execute(db);
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const done = await maintenance.run();
    assert.equal(done.checkpoint, true);
    assert.ok(done.vacuumed.includes("public.worn"), done.vacuumed.join());
    assert.deepEqual(await maintenance.run(), { checkpoint: false, vacuumed: [] });
    await close();
  });

  it("answers after its close that it is away", async () => {
    const { db, close } = await openEmbedded(data, log);
    await close();
    await assert.rejects(sql`select 1`.execute(db));
  });
});
