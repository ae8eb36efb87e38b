import type { Services } from "../services.ts";
import { wakeQueued } from "./end-export.ts";
import { lockExports, organizationsWithOpenExports, silentJobs } from "./store.ts";

/** A running export tells its progress several times a minute; after this long nobody works on it. */
const silentMinutes = 15;

/** Gives a job of the queue to every export that has none: waiting beside a free slot, or left behind while running. */
export async function repairExports(services: Pick<Services, "db" | "jobs">): Promise<void> {
  for (const { organization_id: organizationId } of await organizationsWithOpenExports(services.db)) {
    await services.db.transaction().execute(async (transaction) => {
      await lockExports(transaction, organizationId);
      for (const jobId of await silentJobs(transaction, organizationId, silentMinutes)) {
        await services.jobs.add(transaction, "export-site", { jobId });
      }
      await wakeQueued(transaction, services, organizationId);
    });
  }
}
