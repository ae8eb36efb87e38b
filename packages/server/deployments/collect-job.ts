import type { JobHandler } from "../jobs/job-queue.ts";
import type { Services } from "../services.ts";
import { collectContent } from "../storage/index.ts";
import { namedContent } from "./named-content.ts";

/**
 * The job "collect-content": once a day, in one process at a time, removes from the blob store what no deployment names that
 * is kept. Builds may run meanwhile.
 */
export function collectJob(services: Services): JobHandler<"collect-content"> {
  return {
    name: "collect-content",
    concurrency: 1,
    everySeconds: 24 * 3600,
    async run(_payload, { signal }) {
      const named = await namedContent(services, signal);
      const { marked, removed, bytes } = await collectContent(services, (sha256) => named.has(sha256), { signal });
      if (marked > 0 || removed > 0) services.log.info({ marked, removed, bytes }, "content that nothing names");
    },
  };
}
