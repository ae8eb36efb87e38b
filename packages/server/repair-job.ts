import { removeExpiredSessions } from "./accounts/index.ts";
import { repairDeployments } from "./deployments/index.ts";
import { removeExpiredBuckets, removeExpiredKeys } from "./http/index.ts";
import type { JobHandler } from "./jobs/index.ts";
import type { Services } from "./services.ts";
import { removeOldBundles, removeOrphanBundles, repairExports } from "./static-export/index.ts";

/**
 * Every minute, in one process at a time: brings what a dead process left behind to its end, and removes what has
 * expired. Each step stands alone, so that one that fails does not keep the others from running.
 */
export function repairJob(services: Services): JobHandler<"repair"> {
  const steps: Record<string, () => Promise<unknown>> = {
    deployments: () => repairDeployments(services),
    exports: () => repairExports(services),
    bundles: () => removeOldBundles(services),
    orphanBundles: () => removeOrphanBundles(services),
    sessions: () => removeExpiredSessions(services.db),
    idempotencyKeys: () => removeExpiredKeys(services.db),
    rateLimits: () => removeExpiredBuckets(services.db),
  };
  return {
    name: "repair",
    concurrency: 1,
    everySeconds: 60,
    async run(_payload, { signal }) {
      for (const [step, run] of Object.entries(steps)) {
        if (signal.aborted) return;
        await run().catch((error: Error) => services.log.error({ err: error, step }, "repair"));
      }
    },
  };
}
