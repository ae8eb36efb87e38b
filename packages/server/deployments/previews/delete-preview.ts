import { ApiError } from "@lectern/contract";
import type { Connection } from "../../storage/index.ts";
import { failDeployment, lockProject } from "../store.ts";
import { findPreview, markPreviewDeleted } from "./preview-store.ts";

/**
 * Takes a branch's preview off, at once; builds of it that wait or run end as failures, and a worker that is busy with one
 * notices that it is not its own any more. The branch's host stays reserved for it.
 * @throws {ApiError} `not_found`
 */
export async function deletePreview(
  connection: Connection,
  organizationId: string,
  request: { projectId: string; branch: string },
): Promise<void> {
  if (!(await lockProject(connection, organizationId, request.projectId))) throw new ApiError("not_found");
  const preview = await findPreview(connection, organizationId, request.projectId, request.branch);
  if (!preview || preview.deleted_at) throw new ApiError("not_found");
  await markPreviewDeleted(connection, organizationId, preview.id);
  const open = await connection
    .selectFrom("deployments")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("preview_id", "=", preview.id)
    .where("ended_at", "is", null)
    .execute();
  const error = { code: "preview_deleted", message: "The preview was deleted" };
  for (const { id } of open) await failDeployment(connection, organizationId, id, error);
}
