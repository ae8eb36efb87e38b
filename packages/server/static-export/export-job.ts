import type { JobContext, JobHandler } from "../jobs/job-queue.ts";
import type { Services } from "../services.ts";
import { isOutOfSpace, isUnavailable, untilAvailable } from "../storage/index.ts";
import { claimExport } from "./claim-export.ts";
import { completeExport, failExport } from "./end-export.ts";
import { bundleKey, exportSite } from "./export-site.ts";
import { ExportProgress, StoppedError } from "./progress.ts";
import { advance, findExportJob, organizationOfJob } from "./store.ts";

/** Tries of a job whose failure has no known cause; causes that stay are not tried again. */
const tries = 3;

export interface ExportOptions {
  /** How often progress is written, at most. */
  tellEveryMs?: number;
  /** Most bytes of a site that is exported. */
  largestSiteBytes?: number;
}

/**
 * The job "export-site". Ends its row whatever happens: completed with the bundle stored, or failed with the cause. A job
 * killed at any moment runs again; what was stored half is never seen, and progress never falls.
 */
export function exportJob(services: Services, options: ExportOptions = {}): JobHandler<"export-site"> {
  return {
    name: "export-site",
    concurrency: services.config.exportsRunning,
    async run({ jobId }, context) {
      const organizationId = await organizationOfJob(services.db, jobId);
      if (organizationId) await runExport(services, organizationId, jobId, context, options);
    },
    async onGivenUp({ jobId }, error) {
      const organizationId = await organizationOfJob(services.db, jobId);
      if (organizationId) await failExport(services, organizationId, jobId, `The export failed: ${error}`);
    },
  };
}

async function runExport(
  services: Services,
  organizationId: string,
  jobId: string,
  { signal, attempt }: JobContext,
  options: ExportOptions,
): Promise<void> {
  const log = services.log.child({ exportJob: jobId, organizationId });
  const job = await claimExport(services, organizationId, jobId);
  if (!job) return;
  const progress = new ExportProgress(
    (value, pageCount) => advance(services.db, organizationId, jobId, { progress: value, pageCount }),
    options.tellEveryMs,
  );
  try {
    const bundle = await exportSite(services, job, progress, signal, options.largestSiteBytes);
    if (await completeExport(services, organizationId, jobId, bundle)) log.info({ size: bundle.size }, "exported");
    else await removeUnwanted(services, organizationId, jobId);
  } catch (error) {
    if (error instanceof StoppedError) return removeUnwanted(services, organizationId, jobId);
    if (isUnavailable(error)) await untilAvailable(services.blobs, signal);
    if (signal.aborted || isUnavailable(error)) throw error;
    const cause = permanentCause(error);
    if (!cause && attempt + 1 < tries) throw error;
    log.error({ err: error }, "an export failed");
    await failExport(services, organizationId, jobId, cause ?? `The export failed: ${(error as Error).message}`);
  }
}

/**
 * Removes the bundle of a job that ended while it was made: of a cancelled one only. The queue may give a job to two
 * workers, and what the slower one finds completed is the other's bundle, under the same key.
 */
async function removeUnwanted(services: Services, organizationId: string, jobId: string): Promise<void> {
  const job = await findExportJob(services.db, organizationId, jobId);
  if (job?.status === "completed") return;
  await services.blobs.delete([bundleKey({ organization_id: organizationId, id: jobId })]);
}

/** What would fail again, in words for the one who asked for the export; null for what might pass. */
function permanentCause(error: unknown): string | null {
  const { code, message } = error as NodeJS.ErrnoException;
  if (isOutOfSpace(error)) return "There is no space left to make the bundle";
  if (code === "EROFS" || code === "EACCES") return `The bundle cannot be written: ${code}`;
  if (/^The (site|deployment|content) /.test(message)) return message;
  return null;
}
