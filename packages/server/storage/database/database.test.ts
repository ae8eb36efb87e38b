import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { onEachEngine, type TestDatabase } from "../testing.ts";
import { isUnavailable, isUniqueViolation } from "./database-errors.ts";

describe("the database", () => {
  onEachEngine((engine) => {
    let database: TestDatabase;
    before(async () => {
      database = await engine.create();
    });
    after(() => database.close());

    const one = async (text: string) => {
      const { rows } = await sql.raw<{ value: unknown }>(`select ${text} as value`).execute(database.db);
      return rows[0]?.value;
    };

    it("gives the same JavaScript values on both engines", async () => {
      assert.equal(await one("9007199254740991::bigint"), Number.MAX_SAFE_INTEGER);
      assert.equal(await one("(select count(*) from (values (1), (2)) as v)"), 2);
      assert.equal(await one("(select sum(n) from (values (1), (2)) as v (n))"), 3);
      assert.deepEqual(await one("array[1, null, 3]::bigint[]"), [1, null, 3]);
      assert.deepEqual(await one("array['a', 'b,c', null]::text[]"), ["a", "b,c", null]);
      assert.deepEqual(await one("'2026-02-03T04:05:06.789Z'::timestamptz"), new Date("2026-02-03T04:05:06.789Z"));
      assert.deepEqual(await one("array['2026-02-03T04:05:06Z']::timestamptz[]"), [new Date("2026-02-03T04:05:06Z")]);
      assert.equal(await one("'2026-02-03'::date"), "2026-02-03");
      assert.deepEqual(await one(`'{"a":[1,"x"]}'::jsonb`), { a: [1, "x"] });
      assert.equal(await one("1.5::double precision"), 1.5);
      assert.equal(await one("true"), true);
      assert.equal(await one("null"), null);
    });

    it("takes dates, arrays, JSON text and null as parameters", async () => {
      const at = new Date("2026-02-03T04:05:06.789Z");
      const { rows } = await sql`select ${at}::timestamptz as at, ${["a", 'b,{}"']}::text[] as list,
        ${JSON.stringify({ deep: [1] })}::jsonb as json, ${null}::text as nothing, ${5_000_000_000}::bigint as big,
        ${[at]}::timestamptz[] as times`.execute(database.db);
      assert.deepEqual(rows, [
        { at, list: ["a", 'b,{}"'], json: { deep: [1] }, nothing: null, big: 5_000_000_000, times: [at] },
      ]);
    });

    it("counts the rows that a statement changed", async () => {
      await blob("counted-1", 1);
      await blob("counted-2", 2);
      const updated = await database.db
        .updateTable("blobs")
        .set({ size: 3 })
        .where("sha256", "like", "counted-%")
        .executeTakeFirst();
      assert.equal(updated.numUpdatedRows, 2n);
      const deleted = await database.db.deleteFrom("blobs").where("sha256", "like", "counted-%").executeTakeFirst();
      assert.equal(deleted.numDeletedRows, 2n);
    });

    it("undoes a transaction that fails", async () => {
      const failing = database.db.transaction().execute(async (transaction) => {
        await transaction.insertInto("blobs").values({ sha256: "undone", size: 1 }).execute();
        throw new Error("no");
      });
      await assert.rejects(failing, /^Error: no$/);
      assert.equal(
        await database.db.selectFrom("blobs").selectAll().where("sha256", "=", "undone").executeTakeFirst(),
        undefined,
      );
    });

    it("does not pretend to commit a transaction in which a statement failed", async () => {
      const swallowed = database.db.transaction().execute(async (transaction) => {
        await transaction.insertInto("blobs").values({ sha256: "lost", size: 1 }).execute();
        await sql`select 1 / 0`.execute(transaction).catch(() => {});
      });
      await assert.rejects(swallowed, { name: "AbortedTransactionError" });
      assert.equal(
        await database.db.selectFrom("blobs").selectAll().where("sha256", "=", "lost").executeTakeFirst(),
        undefined,
      );
    });

    it("keeps transactions that run at the same time apart", async () => {
      await blob("counter", 0);
      const increment = () =>
        database.db.transaction().execute(async (transaction) => {
          const row = await transaction
            .selectFrom("blobs")
            .select("size")
            .where("sha256", "=", "counter")
            .forUpdate()
            .executeTakeFirstOrThrow();
          await transaction
            .updateTable("blobs")
            .set({ size: row.size + 1 })
            .where("sha256", "=", "counter")
            .execute();
        });
      await Promise.all(Array.from({ length: 20 }, increment));
      const row = await database.db
        .selectFrom("blobs")
        .select("size")
        .where("sha256", "=", "counter")
        .executeTakeFirstOrThrow();
      assert.equal(row.size, 20);
    });

    it("recognises a broken unique constraint by its name", async () => {
      await blob("twice", 1);
      const error = await blob("twice", 1).catch((error: unknown) => error);
      assert.equal(isUniqueViolation(error), true);
      assert.equal(isUniqueViolation(error, "blobs_pkey"), true);
      assert.equal(isUniqueViolation(error, "another"), false);
      assert.equal(isUnavailable(error), false);
    });

    if (engine.kind === "postgres") {
      it("P24: says that it is away while the server is, and works again afterwards", async () => {
        await engine.server().kill();
        const error = await one("1").catch((error: unknown) => error);
        assert.equal(isUnavailable(error), true, String(error));
        await engine.server().restart();
        assert.equal(await one("1"), 1);
      });

      it("P24: fails a transaction during which the server goes away, and nothing else", async () => {
        const lost = database.db.transaction().execute(async (transaction) => {
          await sql`select 1`.execute(transaction);
          await engine.server().kill();
          // The connection breaks while no statement is under way.
          await setTimeout(100);
          await sql`select 1`.execute(transaction);
        });
        const error = await lost.catch((error: unknown) => error);
        assert.equal(isUnavailable(error), true, String(error));
        await engine.server().restart();
        assert.equal(await one("1"), 1);
      });
    }

    function blob(sha256: string, size: number) {
      return database.db.insertInto("blobs").values({ sha256, size }).execute();
    }
  });
});
