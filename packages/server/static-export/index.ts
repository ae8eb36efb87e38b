/** Static exports: starting, making the bundle, links to it, cancelling, retention. */
import type { JobHandler } from "../jobs/job-queue.ts";
import type { Services } from "../services.ts";
import { exportJob } from "./export-job.ts";

export { repairExports } from "./repair.ts";
export { removeOldBundles, removeOrphanBundles } from "./retention.ts";
export { staticExportRoutes } from "./routes.ts";

/** The jobs of this room. */
export function staticExportJobs(services: Services): JobHandler<"export-site">[] {
  return [exportJob(services)];
}
