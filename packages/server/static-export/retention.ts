import { sql } from "kysely";
import type { Services } from "../services.ts";
import { bundleKey } from "./export-site.ts";

/** Days that a bundle is kept after it was made. */
const bundleDays = 30;

/**
 * Removes bundles older than `days`; their jobs stay and answer 410 for the bundle. The newest bundle of each site and
 * target is never removed, however old. Returns how many were removed.
 */
export async function removeOldBundles(services: Pick<Services, "db" | "blobs">, days = bundleDays): Promise<number> {
  const { rows } = await sql<{ id: string; bundle_key: string }>`
    select id, bundle_key from (
      select id, bundle_key, updated_at,
        row_number() over (partition by project_id, target order by created_at desc, id desc) as age
      from export_jobs where status = 'completed' and bundle_removed_at is null
    ) as kept
    where age > 1 and updated_at < now() - make_interval(days => ${days}::integer)
    limit 1000
  `.execute(services.db);
  if (rows.length === 0) return 0;
  await services.blobs.delete(rows.map((row) => row.bundle_key));
  await services.db
    .updateTable("export_jobs")
    .set({ bundle_removed_at: sql<Date>`now()` })
    .where(
      "id",
      "in",
      rows.map((row) => row.id),
    )
    .execute();
  return rows.length;
}

/**
 * Removes the bundles of exports that went with their project, an hour later: a worker that is busy with one has noticed
 * by then. Returns how many exports were looked after.
 */
export async function removeOrphanBundles({ db, blobs }: Pick<Services, "db" | "blobs">): Promise<number> {
  const rows = await db
    .selectFrom("removed_exports")
    .select(["id", "organization_id"])
    .where("removed_at", "<", sql<Date>`now() - interval '1 hour'`)
    .limit(1000)
    .execute();
  if (rows.length === 0) return 0;
  await blobs.delete(rows.map(bundleKey));
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom("removed_exports").where("id", "in", ids).execute();
  return rows.length;
}
