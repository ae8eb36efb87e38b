import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { DatabaseError, UnavailableError } from "../database-errors.ts";
import type { EmbeddedClient } from "./embedded-client.ts";
import type { SessionLock } from "./session-lock.ts";

/** Kysely over the embedded database: PostgreSQL's SQL on a single session that its users take in turns. */
export class EmbeddedDialect implements Dialect {
  readonly #client: EmbeddedClient;
  readonly #lock: SessionLock;

  constructor(client: EmbeddedClient, lock: SessionLock) {
    this.#client = client;
    this.#lock = lock;
  }

  createDriver = () => new EmbeddedDriver(this.#client, this.#lock);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
}

class EmbeddedDriver implements Driver {
  readonly #client: EmbeddedClient;
  readonly #lock: SessionLock;

  constructor(client: EmbeddedClient, lock: SessionLock) {
    this.#client = client;
    this.#lock = lock;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#lock.acquire();
    try {
      return new EmbeddedConnection(this.#client, await this.#client.session());
    } catch (error) {
      this.#lock.release();
      throw error;
    }
  }

  async releaseConnection(): Promise<void> {
    this.#lock.release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : "";
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}${accessMode ? ` ${accessMode}` : ""}`));
  }

  /** PostgreSQL answers COMMIT of a failed transaction by rolling it back and without an error, so it is asked first. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw("select 1"));
    } catch (cause) {
      if (!(cause instanceof DatabaseError) || cause.code !== abortedState) throw cause;
      // Kysely takes this error for a transaction that has ended, as it has on PostgreSQL.
      await this.rollbackTransaction(connection);
      throw new AbortedTransactionError({ cause });
    }
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    } catch (error) {
      // The session is gone and the transaction with it; what ended it is what the caller must hear of.
      if (!(error instanceof UnavailableError)) throw error;
    }
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint ${quote(name)}`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint ${quote(name)}`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint ${quote(name)}`));
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

/** PostgreSQL's `in_failed_sql_transaction`. */
const abortedState = "25P02";

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

class EmbeddedConnection implements DatabaseConnection {
  readonly #client: EmbeddedClient;
  readonly #session: object;

  constructor(client: EmbeddedClient, session: object) {
    this.#client = client;
    this.#session = session;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#client.query(query.sql, query.parameters, this.#session);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator; the embedded engine has no cursors to feed it.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("The embedded database cannot stream a query; page through it instead.");
  }
}
