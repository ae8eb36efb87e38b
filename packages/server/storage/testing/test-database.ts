import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, utimesSync } from "node:fs";
import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { openInMemory } from "../database/embedded/open-embedded.ts";
import { migrate, readMigrations } from "../database/migrate.ts";
import type { DatabaseKind } from "../database/open-database.ts";
import { openPostgres } from "../database/postgres/open-postgres.ts";
import type { Database } from "../database/schema.ts";

export interface TestDatabase {
  db: Database;
  kind: DatabaseKind;
  /** Null for the embedded one, as in the configuration. */
  databaseUrl: string | null;
  close(): Promise<void>;
}

const log = pino({ level: "silent" });

/**
 * A fresh database with every migration applied, for one test file: embedded and in memory, or on the PostgreSQL that
 * `databaseUrl` or the environment variable `LECTERN_TEST_DATABASE_URL` names. Close it in `after`.
 */
export async function createTestDatabase(options: { databaseUrl?: string | undefined } = {}): Promise<TestDatabase> {
  const databaseUrl = options.databaseUrl ?? process.env.LECTERN_TEST_DATABASE_URL;
  return databaseUrl ? onPostgres(databaseUrl) : embedded();
}

/** Names what a template was made from; another schema or another engine has another template. */
async function templateHash(): Promise<string> {
  const hash = createHash("sha256");
  const engine = createRequire(import.meta.url)
    .resolve("@electric-sql/pglite")
    .replace(/dist.*$/, "package.json");
  hash.update((JSON.parse(readFileSync(engine, "utf8")) as { version: string }).version);
  for (const migration of await readMigrations()) hash.update(migration.sha256);
  return hash.digest("hex").slice(0, 16);
}

const templatePrefix = "lectern-test-template-";

/** A migrated database is dumped once and loaded by every later test: a third of a second instead of three. */
async function embedded(): Promise<TestDatabase> {
  const template = join(tmpdir(), `${templatePrefix}${await templateHash()}.tar`);
  if (existsSync(template)) utimesSync(template, new Date(), new Date());
  else await makeTemplate(template);
  const { db, close } = await openInMemory(log, template);
  return { db, kind: "embedded", databaseUrl: null, close };
}

async function makeTemplate(path: string): Promise<void> {
  const { db, client, close } = await openInMemory(log);
  await migrate(db);
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await client.dump()));
  await rename(unfinished, path);
  await close();
  await removeOldTemplates();
}

async function removeOldTemplates(): Promise<void> {
  const dayAgo = Date.now() - 24 * 3600 * 1000;
  for (const file of await readdir(tmpdir())) {
    const path = join(tmpdir(), file);
    if (!file.startsWith(templatePrefix)) continue;
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < dayAgo) await rm(path, { force: true });
  }
}

async function onPostgres(serverUrl: string): Promise<TestDatabase> {
  const template = `lectern_template_${await templateHash()}`;
  const name = `lectern_test_${randomBytes(6).toString("hex")}`;
  await asAdministrator(serverUrl, async (admin) => {
    // One at a time: a template may have no other connection while it is copied.
    await admin.query("select pg_advisory_lock(hashtext('lectern test template'))");
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1 and datistemplate", [
      template,
    ]);
    if (!rowCount) {
      await admin.query(`drop database if exists ${template} with (force)`);
      await admin.query(`create database ${template} template template0 encoding 'UTF8' locale 'C'`);
      const { db, close } = await openPostgres(withDatabase(serverUrl, template), log);
      await migrate(db).finally(close);
      await admin.query(`alter database ${template} with is_template true`);
    }
    await admin.query(`create database ${name} template ${template}`);
  });
  const databaseUrl = withDatabase(serverUrl, name);
  const { db, close } = await openPostgres(databaseUrl, log);
  return {
    db,
    kind: "postgres",
    databaseUrl,
    close: async () => {
      await close();
      await asAdministrator(serverUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdministrator(serverUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
