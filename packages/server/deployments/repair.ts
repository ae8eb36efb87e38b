import { sql } from "kysely";
import type { Services } from "../services.ts";
import { removeLeftovers } from "./building/work-folders.ts";
import { removeOrphanCaches } from "./remove-orphan-caches.ts";
import { failDeployment, targetOf } from "./store.ts";
import { wakeNext } from "./wake-next.ts";

/** How long a deployment may wait while builds asked for later have begun. */
const overtakenMinutes = 10;

/**
 * Brings every deployment that lost its job to an end: those that are in progress for longer than any build can take fail,
 * those that wait though their target is free and later ones were begun get a new job. Then the folders of builds that
 * were killed are removed. Harmless to run at any time, in several processes.
 */
export async function repairDeployments(services: Services): Promise<{ failed: number; woken: number }> {
  const failed = await failAbandoned(services);
  const woken = await wakeForgotten(services);
  await removeLeftovers(services.config, async (ids) => {
    const rows = await services.db
      .selectFrom("deployments")
      .select("id")
      .where("id", "in", ids)
      .where("ended_at", "is", null)
      .execute();
    return new Set(rows.map(({ id }) => id));
  });
  await removeOrphanCaches(services);
  return { failed, woken };
}

async function failAbandoned(services: Services): Promise<number> {
  const { gitTimeoutSeconds, buildTimeoutSeconds } = services.config;
  // Three tries to fetch, listing the files, laying them out and their history, the build, and an hour for storing.
  const longest = 6 * gitTimeoutSeconds + buildTimeoutSeconds + 3600;
  const rows = await services.db
    .selectFrom("deployments")
    .selectAll()
    .where("status", "=", "in_progress")
    .where(sql<boolean>`coalesce(started_at, created_at) < now() - make_interval(secs => ${longest})`)
    .limit(100)
    .execute();
  for (const row of rows) {
    await services.db.transaction().execute(async (transaction) => {
      const message = "The worker of this build was lost";
      await failDeployment(transaction, row.organization_id, row.id, { code: "abandoned", message });
      await wakeNext(transaction, services.jobs, row.organization_id, targetOf(row));
    });
  }
  return rows.length;
}

async function wakeForgotten(services: Services): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select d.id from deployments d
    where d.status = 'queued' and d.created_at < now() - make_interval(mins => ${overtakenMinutes}::int)
      and not exists (
        select from deployments r where r.status = 'in_progress' and r.project_id = d.project_id
          and r.preview_id is not distinct from d.preview_id)
      and (exists (select from deployments later where later.sequence > d.sequence and later.started_at is not null)
        or not exists (select from deployments busy where busy.status = 'in_progress'))
    limit 100`.execute(services.db);
  for (const { id } of rows) await services.jobs.add(services.db, "build-deployment", { deploymentId: id });
  return rows.length;
}
