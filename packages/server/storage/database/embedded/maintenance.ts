import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import type { Schema } from "../schema.ts";

const everyMs = 60_000;

/**
 * Does what PostgreSQL's background processes do and the embedded one has not: checkpoints, so that the log of changes
 * (and the time to recover after a crash) stays small, and vacuum, so that dead rows are reused.
 */
export class EmbeddedMaintenance {
  readonly #db: Kysely<Schema>;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #checkpointed = "";

  constructor(db: Kysely<Schema>, log: Logger) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => this.#tick(), everyMs);
    this.#timer.unref();
  }

  /** One round of it: what the timer does every minute. */
  async run(): Promise<{ checkpoint: boolean; vacuumed: string[] }> {
    const vacuumed = await this.#vacuum();
    return { checkpoint: await this.#checkpoint(), vacuumed };
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    await this.#checkpoint();
  }

  #tick(): void {
    this.#running ??= this.run()
      .then(
        (done) => this.#log.debug(done, "embedded database maintained"),
        (error) => this.#log.error({ err: error }, "maintenance of the embedded database failed"),
      )
      .finally(() => {
        this.#running = null;
      });
  }

  async #checkpoint(): Promise<boolean> {
    if ((await this.#position()) === this.#checkpointed) return false;
    await sql`checkpoint`.execute(this.#db);
    this.#checkpointed = await this.#position();
    return true;
  }

  /** How far the log of changes has been written. */
  async #position(): Promise<string> {
    const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(this.#db);
    return rows[0]!.at;
  }

  /** The thresholds of PostgreSQL's own autovacuum, and tables whose transaction ids grow old. */
  async #vacuum(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select format('%I.%I', s.schemaname, s.relname) as name
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
        or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
        or age(c.relfrozenxid) > 150000000`.execute(this.#db);
    for (const { name } of rows) await sql`vacuum (analyze) ${sql.raw(name)}`.execute(this.#db);
    return rows.map((row) => row.name);
  }
}
