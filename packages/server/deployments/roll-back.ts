import { ApiError } from "@lectern/contract";
import { sql } from "kysely";
import type { Connection } from "../storage/index.ts";
import { findDeployment, lockProject } from "./store.ts";

/**
 * Shows an earlier production deployment again: one move of the pointer, nothing is built. It takes a sequence number of its
 * own, so that every build asked for before it finishes without being shown, and every build asked for later is shown.
 * @throws {ApiError} `not_found`; `invalid_request` when it is no production deployment of the project; `conflict` when it
 * was never built.
 */
export async function rollBack(
  connection: Connection,
  organizationId: string,
  request: { projectId: string; deploymentId: string },
): Promise<void> {
  const project = await lockProject(connection, organizationId, request.projectId);
  if (!project) throw new ApiError("not_found");
  const deployment = await findDeployment(connection, organizationId, request.deploymentId);
  if (!deployment || deployment.project_id !== project.id || deployment.kind !== "production") {
    const message = "deploymentId is not a production deployment of this project";
    throw new ApiError("invalid_request", { message, details: [{ message, path: "body.deploymentId" }] });
  }
  if (deployment.status !== "success") {
    throw new ApiError("conflict", { message: `This deployment was not built: its status is ${deployment.status}` });
  }
  await connection
    .updateTable("projects")
    .set({
      live_deployment_id: deployment.id,
      published_sequence: sql<number>`nextval('deployment_sequence')`,
      updated_at: sql<Date>`now()`,
    })
    .where("organization_id", "=", organizationId)
    .where("id", "=", project.id)
    .execute();
}
