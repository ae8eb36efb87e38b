import { limits } from "@lectern/contract";
import { sql } from "kysely";
import type { Database } from "../../storage/index.ts";
import type { Claim } from "../claims.ts";

/** Longest line that is kept; the table takes no longer one. */
const maxLineLength = 2000;
const flushMs = 500;

/**
 * The lines of one deployment: masked, without terminal codes, cut, numbered, written in batches, and capped at
 * `limits.deploymentLogLines` with a notice of how many were left out. Only the owner of the claim writes; when a write finds
 * the claim lost, `onLost` is called and nothing more is written.
 */
export class DeploymentLog {
  #db: Database;
  #claim: Claim;
  #secrets: string[] = [];
  #onLost: () => void;
  #next = 0;
  #dropped = 0;
  #waiting: { number: number; line: string }[] = [];
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #lost = false;

  private constructor(db: Database, claim: Claim, onLost: () => void) {
    this.#db = db;
    this.#claim = claim;
    this.#onLost = onLost;
  }

  /** Continues behind the lines that an earlier worker wrote. */
  static async open(db: Database, claim: Claim, onLost: () => void): Promise<DeploymentLog> {
    const log = new DeploymentLog(db, claim, onLost);
    const last = await db
      .selectFrom("deployment_logs")
      .select(({ fn }) => fn.max("line_number").as("number"))
      .where("deployment_id", "=", claim.deploymentId)
      .executeTakeFirst();
    log.#next = (last?.number ?? 0) + 1;
    return log;
  }

  /** Adds text, one entry for each of its lines. */
  add(text: string): void {
    for (const line of this.mask(text).split(/\r\n|\n|\r/)) {
      // The last one is kept free for the notice.
      if (this.#next >= limits.deploymentLogLines) this.#dropped += 1;
      else this.#waiting.push({ number: this.#next++, line: plain(line).slice(0, maxLineLength) });
    }
    // What could not be written waits for the next line, or for the end.
    this.#timer ??= setTimeout(() => this.flush().catch(() => {}), flushMs);
  }

  /** Masks these texts in every line added from now on. */
  hide(secrets: readonly string[]): void {
    const all = [...this.#secrets, ...secrets.filter((secret) => secret.length >= 4)];
    this.#secrets = all.sort((a, b) => b.length - a.length);
  }

  /** The text with every known secret replaced. */
  mask(text: string): string {
    return this.#secrets.reduce((masked, secret) => masked.replaceAll(secret, "•••"), text);
  }

  /** Writes what waits. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const lines = this.#waiting;
    this.#waiting = [];
    if (lines.length === 0 || this.#lost) return this.#writing;
    const write = this.#writing.then(() =>
      this.#write(lines).catch((error) => {
        this.#waiting.unshift(...lines);
        throw error;
      }),
    );
    this.#writing = write.catch(() => {});
    return write;
  }

  /** Writes the rest, and the notice when lines were left out. */
  async close(): Promise<void> {
    if (this.#dropped > 0) {
      const line = `… ${this.#dropped} more lines were left out`;
      this.#waiting.push({ number: limits.deploymentLogLines, line });
    }
    await this.flush();
  }

  async #write(lines: { number: number; line: string }[]): Promise<void> {
    const { deploymentId, startedAt } = this.#claim;
    const { rows } = await sql<{ owned: boolean }>`
      with owned as (
        select id from deployments where id = ${deploymentId} and started_at = ${startedAt} and status = 'in_progress'
      ), written as (
        insert into deployment_logs (deployment_id, line_number, line)
        select owned.id, x.number, x.line
        from owned, json_to_recordset(${JSON.stringify(lines)}::json) as x(number int, line text)
        on conflict do nothing
      )
      select exists (select from owned) as owned`.execute(this.#db);
    if (rows[0]?.owned || this.#lost) return;
    this.#lost = true;
    this.#onLost();
  }
}

/** Without terminal codes and control characters; a lone surrogate is no text that a database takes. */
function plain(line: string): string {
  return line
    .replace(/\x1b\][^\x07\x1b]*(\x07|\x1b\\)|\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b[@-Z\\-_]/g, "")
    .replace(/\t/g, "  ")
    .replace(/\p{Cc}/gu, "")
    .toWellFormed();
}
