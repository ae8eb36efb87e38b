import type { ExportJob } from "@lectern/contract";
import type { ExportJobRow } from "./store.ts";

/** A job as the API answers it. */
export function presentExportJob(row: ExportJobRow): ExportJob {
  return {
    jobId: row.id,
    status: row.status,
    progress: row.progress,
    pageCount: row.page_count,
    totalPages: row.total_pages,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    domain: row.domain,
    target: row.target,
    version: row.version,
    deploymentId: row.deployment_id,
    error: row.error,
  };
}
