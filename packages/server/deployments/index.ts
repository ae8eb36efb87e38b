/** Production and previews: asking for a build, building, publishing, status, rollback. */
import type { ApiPlugin } from "../http/index.ts";
import type { JobHandler } from "../jobs/job-queue.ts";
import type { Services } from "../services.ts";
import { buildJob } from "./building/build-job.ts";
import { collectJob } from "./collect-job.ts";
import { previewRoutes } from "./previews/preview-routes.ts";
import { productionRoutes } from "./production-routes.ts";
import { statusRoutes } from "./status-routes.ts";

export { liveDeployment } from "./live-deployment.ts";
export { findManifest, readManifest } from "./read-manifest.ts";
export { repairDeployments } from "./repair.ts";

/** The routes of this room. */
export const deploymentRoutes: ApiPlugin = async (app, services) => {
  for (const routes of [previewRoutes, productionRoutes, statusRoutes]) await routes(app, services);
};

/** The jobs of this room. */
export function deploymentJobs(services: Services): JobHandler<"build-deployment" | "collect-content">[] {
  return [buildJob(services), collectJob(services)];
}
