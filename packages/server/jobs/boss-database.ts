import { CompiledQuery } from "kysely";
import type { ConstructorOptions } from "pg-boss";
import { type Connection, type Database, embeddedClient } from "../storage/index.ts";

/** What pg-boss asks of a database. */
type BossDatabase = NonNullable<ConstructorOptions["db"]>;

/** pg-boss on the caller's connection: what it writes is part of the caller's transaction. */
export function onConnection(connection: Connection): BossDatabase {
  return { executeSql: (text, values) => run(connection, text, values) };
}

/** pg-boss on the embedded database, woken by NOTIFY in this process. */
export function onEmbedded(db: Database): BossDatabase {
  const client = embeddedClient(db);
  return {
    executeSql: (text, values) =>
      db.connection().execute(async (connection) => {
        try {
          return await run(connection, text, values);
        } catch (error) {
          // pg-boss sends whole transactions as one text; one that fails half-way must not leave the session in it.
          await run(connection, "rollback").catch(() => {});
          throw error;
        }
      }),
    listen: async (channel, onNotification, onReconnect) => {
      const stop = await client?.listen(channel, onNotification);
      onReconnect();
      return { close: async () => stop?.() };
    },
  };
}

async function run(connection: Connection, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values));
  return { rows };
}
