import { ApiError, type DeploymentSource } from "@lectern/contract";
import type { Services } from "../services.ts";
import type { Connection } from "../storage/index.ts";
import { requestBuild } from "./request-build.ts";
import { lockProject } from "./store.ts";

/**
 * Starts a build of the project's production site from its branch, in the caller's transaction.
 * @returns the id of the deployment: the one that waits already, if one does.
 * @throws {ApiError} `not_found`
 */
export async function triggerProduction(
  connection: Connection,
  services: Pick<Services, "jobs">,
  organizationId: string,
  request: { projectId: string; source: DeploymentSource },
): Promise<string> {
  const project = await lockProject(connection, organizationId, request.projectId);
  if (!project) throw new ApiError("not_found");
  const target = { kind: "production", projectId: project.id } as const;
  return requestBuild(connection, services.jobs, organizationId, {
    target,
    branch: project.branch,
    source: request.source,
  });
}
