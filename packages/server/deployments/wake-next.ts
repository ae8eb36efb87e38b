import type { JobQueue } from "../jobs/job-queue.ts";
import type { Connection } from "../storage/index.ts";
import { findQueued, type Target } from "./store.ts";

/**
 * Gives the deployment that waits for this target its job, when the one before it has ended. Part of the transaction that
 * ends a deployment: a build that found its target busy relies on it.
 */
export async function wakeNext(
  connection: Connection,
  jobs: JobQueue,
  organizationId: string,
  target: Target,
): Promise<void> {
  const next = await findQueued(connection, organizationId, target);
  if (next) await jobs.add(connection, "build-deployment", { deploymentId: next.id });
}
