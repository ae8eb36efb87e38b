import type { Logger } from "pino";
import type { Config } from "../../config.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { openPostgres } from "./postgres/open-postgres.ts";
import type { Database } from "./schema.ts";

export type DatabaseKind = "embedded" | "postgres";

export interface OpenDatabase {
  db: Database;
  kind: DatabaseKind;
  /** Writes everything out and lets go of the data folder or the connections. */
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL where `databaseUrl` is set, else the embedded database of the folder `data`.
 * On both, bigint and counts are numbers, `timestamptz` is `Date`, arrays are arrays, and `date` is text.
 *
 * Inside a transaction use the transaction only: the embedded database has one session, so a query beside it waits.
 * @throws when the data folder is in use by another process, or PostgreSQL cannot be reached or is too old.
 */
export async function openDatabase(config: Pick<Config, "databaseUrl" | "data">, log: Logger): Promise<OpenDatabase> {
  if (config.databaseUrl) return { kind: "postgres", ...(await openPostgres(config.databaseUrl, log)) };
  const { db, close } = await openEmbedded(config.data, log);
  return { kind: "embedded", db, close };
}
