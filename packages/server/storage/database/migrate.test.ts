import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sql } from "kysely";
import { onEachEngine } from "../testing.ts";
import { type Migration, migrate, readMigrations } from "./migrate.ts";
import type { Database } from "./schema.ts";

const step = (number: number, name: string, text: string): Migration => ({
  number,
  name,
  sql: text,
  sha256: `hash of ${text}`,
});

describe("migrate", () => {
  onEachEngine((engine) => {
    it("applies each migration once, in order", async () => {
      const { db, close } = await engine.create();
      const known = await readMigrations();
      assert.ok(known.length >= 3);
      assert.deepEqual(await migrate(db), { applied: [] });
      const next = step(
        known.length + 1,
        "next",
        "create table next_one (id integer); insert into next_one values (7)",
      );
      assert.deepEqual(await migrate(db, [...known, next]), { applied: ["next"] });
      assert.deepEqual(await migrate(db, [...known, next]), { applied: [] });
      assert.deepEqual(await rows(db, "select id from next_one"), [{ id: 7 }]);
      await close();
    });

    it("keeps nothing of a migration that fails half-way", async () => {
      const { db, close } = await engine.create();
      const known = await readMigrations();
      const broken = step(known.length + 1, "broken", "create table half (id integer); select * from no_such_table");
      await assert.rejects(migrate(db, [...known, broken]), /no_such_table/);
      await assert.rejects(rows(db, "select * from half"), { code: "42P01" });
      assert.deepEqual(await migrate(db), { applied: [] });
      await close();
    });

    it("D12: refuses a database that is newer than the program", async () => {
      const { db, close } = await engine.create();
      const known = await readMigrations();
      await assert.rejects(migrate(db, known.slice(0, -1)), /newer than this program.*knows \d+/);
      await close();
    });

    it("refuses a migration that was changed after it was applied", async () => {
      const { db, close } = await engine.create();
      const known = await readMigrations();
      const changed = known.map((migration, index) => (index === 1 ? { ...migration, sha256: "other" } : migration));
      await assert.rejects(migrate(db, changed), /Migration 2 .* was changed after it was applied/);
      await close();
    });

    it("D12: lets several starters at once apply each migration exactly once", async () => {
      const { db, close } = await engine.create();
      const known = await readMigrations();
      const more = [1, 2, 3].map((n) => step(known.length + n, `more_${n}`, `create table more_${n} (id integer)`));
      const results = await Promise.all([1, 2, 3].map(() => migrate(db, [...known, ...more])));
      assert.deepEqual(results.flatMap((result) => result.applied).sort(), ["more_1", "more_2", "more_3"]);
      await close();
    });
  });
});

async function rows(db: Database, text: string): Promise<unknown[]> {
  return (await sql.raw(text).execute(db)).rows;
}
