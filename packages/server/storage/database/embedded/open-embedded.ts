import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database, Schema } from "../schema.ts";
import { createDatabaseFolder } from "./create-database-folder.ts";
import { EmbeddedClient } from "./embedded-client.ts";
import { EmbeddedDialect } from "./embedded-dialect.ts";
import { lockFolder } from "./folder-lock.ts";
import { EmbeddedMaintenance } from "./maintenance.ts";
import { SessionLock } from "./session-lock.ts";

/** As long as a request may wait for a connection of PostgreSQL's pool. */
const patienceMs = 30_000;

export interface EmbeddedDatabase {
  db: Database;
  client: EmbeddedClient;
  maintenance: EmbeddedMaintenance;
  close(): Promise<void>;
}

const clients = new WeakMap<Database, EmbeddedClient>();

/** The client of an embedded database, for LISTEN; undefined when the database is not embedded. */
export function embeddedClient(db: Database): EmbeddedClient | undefined {
  return clients.get(db);
}

/**
 * Opens the embedded database of a data folder, and makes it at the first start.
 * @throws an Error naming the folder when another process has it open.
 */
export async function openEmbedded(data: string, log: Logger): Promise<EmbeddedDatabase> {
  const root = resolve(data);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(root);
  try {
    const folder = join(root, "database");
    await createDatabaseFolder(folder);
    return await open({ folder, template: null }, log, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database in memory, gone when closed; `template` is the file of a dumped data folder to start from. */
export function openInMemory(log: Logger, template: string | null = null): Promise<EmbeddedDatabase> {
  return open({ folder: null, template }, log, () => {});
}

async function open(
  options: { folder: string | null; template: string | null },
  log: Logger,
  unlock: () => void,
): Promise<EmbeddedDatabase> {
  const client = new EmbeddedClient(options, (error) =>
    log.error({ err: error }, "the embedded database died; it is opened again at the next query"),
  );
  await client.open();
  const lock = new SessionLock(patienceMs);
  const db: Database = new Kysely<Schema>({ dialect: new EmbeddedDialect(client, lock) });
  clients.set(db, client);
  const maintenance = new EmbeddedMaintenance(db, log);
  const close = async () => {
    await maintenance.stop().catch((error) => log.warn({ err: error }, "no last checkpoint"));
    await db.destroy();
    await client.close();
    unlock();
  };
  return { db, client, maintenance, close };
}
