import { ApiError } from "@lectern/contract";
import type { Services } from "../services.ts";
import { failExport } from "./end-export.ts";
import { type ExportJobRow, findExportJob } from "./store.ts";

const cancelled = "Cancelled";

/**
 * Ends a job that has not ended; its worker notices and stops. Cancelling twice is the same as once.
 * @throws {ApiError} `conflict` when the job has completed or failed otherwise.
 */
export async function cancelExport(services: Services, organizationId: string, jobId: string): Promise<ExportJobRow> {
  await failExport(services, organizationId, jobId, cancelled);
  const job = await findExportJob(services.db, organizationId, jobId);
  if (!job) throw new ApiError("not_found");
  if (job.error === cancelled) return job;
  throw new ApiError("conflict", { message: `The export job has already ended: it is ${job.status}` });
}
