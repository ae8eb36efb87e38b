/**
 * A process that works on jobs, for tests that kill it. Arguments: the database address ("" for embedded), the data
 * folder, and what to do: `hang` adds two jobs and never ends them, the second of them on its last try; `finish` ends
 * whatever it is given. Each line of output is a JSON array.
 */
import { sql } from "kysely";
import { pino } from "pino";
import { migrate, openDatabase } from "../../storage/index.ts";
import { openJobQueue } from "../boss-queue.ts";
import type { JobHandler } from "../job-queue.ts";

const [databaseUrl = "", data = "", mode] = process.argv.slice(2);
const say = (...line: unknown[]) => console.log(JSON.stringify(line));
const log = pino({ level: "silent" });

const config = { databaseUrl: databaseUrl || null, data, roles: ["worker" as const] };
const { db, kind } = await openDatabase(config, log);
await migrate(db);
const queue = await openJobQueue({ db, kind, config, log });
if (mode === "hang") {
  await db.transaction().execute(async (transaction) => {
    await queue.add(transaction, "build-deployment", { deploymentId: "again" });
    await queue.add(transaction, "build-deployment", { deploymentId: "last" });
    await sql`update jobs.job set retry_limit = 0 where data->>'deploymentId' = 'last'`.execute(transaction);
  });
}
const handler: JobHandler<"build-deployment"> = {
  name: "build-deployment",
  concurrency: 2,
  async run({ deploymentId }, { attempt }) {
    say("started", deploymentId, attempt);
    if (mode === "hang") await new Promise(() => {});
    say("finished", deploymentId, attempt);
  },
  onGivenUp: async ({ deploymentId }, error) => say("given up", deploymentId, error),
};
await queue.work([handler]);
say("ready");
