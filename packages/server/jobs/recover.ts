import { sql } from "kysely";
import type { PgBoss } from "pg-boss";
import type { Database } from "../storage/index.ts";
import { givenUpQueue, jobNames } from "./queues.ts";

const recovered = new WeakSet<Database>();

/**
 * Gives back the jobs that ran when the process of an embedded database died. Nobody else can be running them: the
 * database serves one process. Each counts as a failed try, so that a job that kills its process is given up one day.
 * @returns how many came back
 */
export async function recoverJobs(boss: PgBoss, db: Database): Promise<number> {
  if (recovered.has(db)) return 0;
  recovered.add(db);
  let count = 0;
  for (const name of jobNames.flatMap((job) => [job, givenUpQueue(job)])) {
    const { rows } = await sql<{ id: string }>`
      select id from jobs.job where name = ${name} and state = 'active'`.execute(db);
    if (rows.length === 0) continue;
    const ids = rows.map((row) => row.id);
    await boss.fail(name, ids, { message: "The process ended while the job ran" });
    await sql`update jobs.job set start_after = now() where name = ${name} and state = 'retry'`.execute(db);
    count += ids.length;
  }
  return count;
}
