import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { isUnavailable } from "../database-errors.ts";
import type { Database, Schema } from "../schema.ts";
import { ImpatientClient } from "./impatient-client.ts";

/** PostgreSQL's type numbers of `bigint`, `bigint[]` and `date`. */
const oid = { int8: 20, int8Array: 1016, date: 1082 };

/** As on the embedded database: counts and bigint stay below 2^53; a calendar date has no time zone to be shifted by. */
const types: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    if (format === "binary") return pg.types.getTypeParser(type, format);
    if (type === oid.int8) return Number;
    if (type === oid.date) return (text: string) => text;
    if (type === oid.int8Array) {
      const parse = pg.types.getTypeParser(type, "text") as (text: string) => (string | null)[];
      return (text: string) => parse(text).map((item) => (item === null ? null : Number(item)));
    }
    return pg.types.getTypeParser(type, format);
  },
};

/** The settings of every connection to PostgreSQL: none waits for ever on a server or a network that has gone away. */
export function postgresOptions(databaseUrl: string): pg.PoolConfig {
  return {
    connectionString: databaseUrl,
    application_name: "lectern",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // The server gives up a statement first; the client's own limit is for a server that no longer answers at all.
    statement_timeout: 60_000,
    query_timeout: 70_000,
    lock_timeout: 30_000,
    idle_in_transaction_session_timeout: 120_000,
  };
}

/** Opens a pool of connections and waits for the first answer. */
export async function openPostgres(
  databaseUrl: string,
  log: Logger,
): Promise<{ db: Database; close(): Promise<void> }> {
  const pool = new pg.Pool({
    ...postgresOptions(databaseUrl),
    max: 20,
    idleTimeoutMillis: 30_000,
    types,
    Client: ImpatientClient,
  });
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection broke"));
  // One that breaks while it is in use fails its statement; the pool listens only while it is idle.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db: Database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(
      db,
    );
    const major = Math.floor(Number(rows[0]!.version) / 10_000);
    if (major < 15) throw new Error(`Lectern needs PostgreSQL 15 or newer; this is ${major}`);
  } catch (error) {
    await db.destroy();
    if (isUnavailable(error)) {
      const message = `The database at ${addressOf(databaseUrl)} cannot be reached: ${(error as Error).message}`;
      throw new Error(message, { cause: error });
    }
    throw error;
  }
  return { db, close: () => db.destroy() };
}

/** Host, port and name as the operator wrote them, never user and password. */
function addressOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return "DATABASE_URL";
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}
