import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Connection, Database } from "./schema.ts";

/** One numbered file of `migrations/`: `0001_accounts.sql` is number 1. */
export interface Migration {
  number: number;
  name: string;
  sql: string;
  sha256: string;
}

/** Any number that nothing else locks: it keeps two processes from migrating at once. */
const migrationLock = 7_205_300_017;

const migrationsFolder: string = join(import.meta.dirname, "migrations");

/**
 * Reads the migrations in order.
 * @throws when the files are not numbered 1, 2, 3 and so on.
 */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file, index) => {
      if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(file) || Number(file.slice(0, 4)) !== index + 1) {
        throw new Error(`The migration ${file} should begin with ${String(index + 1).padStart(4, "0")}_`);
      }
      const text = await readFile(join(folder, file), "utf8");
      const sha256 = hash("sha256", text);
      return { number: index + 1, name: file.slice(5, -4), sql: text, sha256 };
    }),
  );
}

/**
 * Brings the database to this program's schema. Forward only; each migration in a transaction of its own, under a lock,
 * so that several processes may start at once and a killed one leaves no half of a migration.
 * @returns the names of the migrations applied now
 * @throws when the database is newer than the program, or an applied migration was changed afterwards.
 */
export async function migrate(db: Database, migrations?: readonly Migration[]): Promise<{ applied: string[] }> {
  const known = migrations ?? (await readMigrations());
  const applied: string[] = [];
  while (await applyNext(db, known, applied));
  return { applied };
}

/** Applies the first migration that is missing; false when there is none. */
async function applyNext(db: Database, known: readonly Migration[], applied: string[]): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(transaction);
    const next = known[await checkedCount(transaction, known)];
    if (!next) return false;
    await sql.raw(next.sql).execute(transaction);
    await migrationsTable(transaction)
      .insertInto("schema_migrations")
      .values({ number: next.number, name: next.name, sha256: next.sha256 })
      .execute();
    applied.push(next.name);
    return true;
  });
}

/** How many of the known migrations the database has. */
async function checkedCount(connection: Connection, known: readonly Migration[]): Promise<number> {
  await sql`create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`.execute(connection);
  const present = await migrationsTable(connection)
    .selectFrom("schema_migrations")
    .select(["number", "name", "sha256"])
    .orderBy("number")
    .execute();
  if (present.length > known.length) {
    const newest = present.at(-1)!;
    throw new Error(
      `The database is newer than this program: it has migration ${newest.number} (${newest.name}), the program ` +
        `knows ${known.length}. Start the version of Lectern that wrote it, or a later one.`,
    );
  }
  for (const [index, row] of present.entries()) {
    const file = known[index]!;
    if (file.number !== row.number || file.sha256 !== row.sha256) {
      throw new Error(
        `Migration ${row.number} (${row.name}) was changed after it was applied; changes belong in a new migration.`,
      );
    }
  }
  return present.length;
}

interface MigrationsTable {
  schema_migrations: { number: number; name: string; sha256: string };
}

function migrationsTable(connection: Connection): Kysely<MigrationsTable> {
  return connection as unknown as Kysely<MigrationsTable>;
}
