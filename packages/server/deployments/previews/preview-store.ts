import { newId } from "@lectern/contract";
import { sql } from "kysely";
import type { Connection } from "../../storage/index.ts";
import type { PreviewRow } from "../store.ts";

/** The preview of a branch, deleted or not. */
export function findPreview(connection: Connection, organizationId: string, projectId: string, branch: string) {
  return connection
    .selectFrom("previews")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("project_id", "=", projectId)
    .where("branch", "=", branch)
    .executeTakeFirst();
}

/** How many previews of the project count against its limit. */
export async function countPreviews(
  connection: Connection,
  organizationId: string,
  projectId: string,
): Promise<number> {
  const { count } = await connection
    .selectFrom("previews")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("organization_id", "=", organizationId)
    .where("project_id", "=", projectId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a preview of a branch under its host label. */
export function insertPreview(
  connection: Connection,
  organizationId: string,
  projectId: string,
  branch: string,
  hostLabel: string,
): Promise<PreviewRow> {
  return connection
    .insertInto("previews")
    .values({
      id: newId("preview"),
      organization_id: organizationId,
      project_id: projectId,
      branch,
      host_label: hostLabel,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A deleted preview comes back under the host that its branch always had. */
export async function revivePreview(connection: Connection, organizationId: string, id: string): Promise<void> {
  await connection
    .updateTable("previews")
    .set({ deleted_at: null, created_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

/** Takes a preview off: its host serves nothing from now on. */
export async function markPreviewDeleted(connection: Connection, organizationId: string, id: string): Promise<void> {
  await connection
    .updateTable("previews")
    .set({ deleted_at: sql<Date>`now()`, updated_at: sql<Date>`now()`, live_deployment_id: null })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

/** The previews of a project with the newest deployment of each; for paging. */
export function previewsOf(connection: Connection, organizationId: string, projectId: string) {
  return connection
    .selectFrom("previews")
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom("deployments")
          .select(["deployments.id as deployment_id", "deployments.status as deployment_status"])
          .whereRef("deployments.preview_id", "=", "previews.id")
          .orderBy("deployments.sequence", "desc")
          .limit(1)
          .as("newest"),
      (join) => join.onTrue(),
    )
    .selectAll("previews")
    .select(["newest.deployment_id", "newest.deployment_status"])
    .where("previews.organization_id", "=", organizationId)
    .where("previews.project_id", "=", projectId)
    .where("previews.deleted_at", "is", null);
}
