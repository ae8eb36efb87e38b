import type { DeploymentSource } from "@lectern/contract";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { Connection } from "../storage/index.ts";
import { findQueued, insertDeployment, type Target } from "./store.ts";

/**
 * Asks for a build of a target: one that still waits is answered again, since it will read the newest commit anyway; while
 * one runs, exactly one more waits behind it. The caller holds the lock of the project.
 * @returns the id of the deployment.
 */
export async function requestBuild(
  connection: Connection,
  jobs: JobQueue,
  organizationId: string,
  request: { target: Target; branch: string; source: DeploymentSource },
): Promise<string> {
  const queued = await findQueued(connection, organizationId, request.target);
  if (queued && queued.branch === request.branch) return queued.id;
  if (queued) {
    // The production branch was changed while a build waited: it is built from the branch that is asked for now.
    await connection.updateTable("deployments").set({ branch: request.branch }).where("id", "=", queued.id).execute();
    return queued.id;
  }
  const id = await insertDeployment(connection, organizationId, request);
  await jobs.add(connection, "build-deployment", { deploymentId: id });
  return id;
}
