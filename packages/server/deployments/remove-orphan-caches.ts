import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Services } from "../services.ts";

/** Removes from this machine's caches what belongs to projects and previews that are no more. */
export async function removeOrphanCaches(services: Pick<Services, "config" | "db">): Promise<void> {
  const data = resolve(services.config.data);
  const projects = await readdir(join(data, "cache")).catch(() => []);
  if (projects.length === 0) return;
  const rows = await services.db.selectFrom("projects").select("id").where("id", "in", projects).execute();
  const present = new Set(rows.map(({ id }) => id));
  for (const id of projects) {
    if (present.has(id)) await removeDeletedPreviews(services, join(data, "cache", id, "sites"));
    else {
      const git = [".git", ".history.git", ".known_hosts"].map((kind) => join(data, "git", `${id}${kind}`));
      const folders = [join(data, "cache", id), ...git];
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    }
  }
}

async function removeDeletedPreviews({ db }: Pick<Services, "db">, folder: string): Promise<void> {
  const sites = (await readdir(folder).catch(() => [])).filter((name) => name !== "production");
  if (sites.length === 0) return;
  const rows = await db
    .selectFrom("previews")
    .select("id")
    .where("id", "in", sites)
    .where("deleted_at", "is", null)
    .execute();
  const present = new Set(rows.map(({ id }) => id));
  for (const id of sites) if (!present.has(id)) await rm(join(folder, id), { recursive: true, force: true });
}
