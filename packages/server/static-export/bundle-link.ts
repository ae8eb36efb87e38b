import { ApiError, type ExportBundle } from "@lectern/contract";
import type { Services } from "../services.ts";
import type { ExportJobRow } from "./store.ts";

/**
 * A fresh link to a job's bundle. The bundle was made by the job, so any number of calls give links to the same bytes.
 * @throws {ApiError} `job_not_completed`; `gone` once retention has removed the bundle.
 */
export async function bundleLink(services: Services, job: ExportJobRow): Promise<ExportBundle> {
  if (job.status !== "completed" || !job.bundle_key || !job.bundle_sha256 || job.bundle_size === null) {
    const message = job.status === "failed" ? "The export job has failed: there is no bundle" : undefined;
    throw new ApiError("job_not_completed", message ? { message } : {});
  }
  if (job.bundle_removed_at || !(await services.blobs.head(job.bundle_key))) {
    throw new ApiError("gone", { message: "The bundle was removed; start a new export" });
  }
  const { url, expiresAt } = await services.blobs.signedUrl(job.bundle_key, {
    seconds: services.config.bundleLinkSeconds,
    filename: `${job.domain}-${job.version}.tar.gz`,
    contentType: "application/gzip",
  });
  return {
    jobId: job.id,
    // The fragment is not part of the request and not of the signature: it lets whoever fetches the bundle, a pod that
    // knows nothing but this link, refuse any other bytes that the storage may answer with.
    bundleUrl: `${url}#sha256=${job.bundle_sha256}`,
    sizeBytes: job.bundle_size,
    expiresAt: expiresAt.toISOString(),
    sha256: job.bundle_sha256,
    version: job.version,
    format: "tar.gz",
  };
}
