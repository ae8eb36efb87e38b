import { limits } from "@lectern/contract";
import type { Services } from "../services.ts";
import { countRunning, type ExportJobRow, findExportJob, lockExports, markRunning } from "./store.ts";

/**
 * Takes a job to work on: one that waits, if its organization has a slot free, or one that already runs, since its worker
 * is gone when the queue gives it again. Null: it has ended, or it waits for a slot and is woken by the job that ends.
 */
export function claimExport(
  services: Pick<Services, "db">,
  organizationId: string,
  jobId: string,
): Promise<ExportJobRow | null> {
  return services.db.transaction().execute(async (transaction) => {
    await lockExports(transaction, organizationId);
    const job = await findExportJob(transaction, organizationId, jobId);
    if (!job || job.status === "completed" || job.status === "failed") return null;
    if (job.status === "running") return job;
    if ((await countRunning(transaction, organizationId)) >= limits.exportsRunning) return null;
    await markRunning(transaction, organizationId, jobId);
    return { ...job, status: "running" };
  });
}
