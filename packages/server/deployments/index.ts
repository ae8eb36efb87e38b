/** Production and previews: asking for a build, building, publishing, status, rollback. */
import type { JobHandler } from "../jobs/job-queue.ts";
import type { Services } from "../services.ts";
import { buildJob } from "./build-job.ts";

export { liveDeployment } from "./live-deployment.ts";
export { readManifest } from "./read-manifest.ts";
export { repairDeployments } from "./repair.ts";
export { deploymentRoutes } from "./routes.ts";
export type { DeploymentRow, PreviewRow } from "./store.ts";
export { triggerProduction } from "./trigger-production.ts";

/** The jobs of this room. */
export function deploymentJobs(services: Services): JobHandler<"build-deployment">[] {
  return [buildJob(services)];
}
