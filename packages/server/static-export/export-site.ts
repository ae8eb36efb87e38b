import { join } from "node:path";
import type { PlannedFile } from "@lectern/builder";
import { type BundleProgram, loadBundleProgram } from "@lectern/builder/load-program";
import type { SiteManifest } from "@lectern/contract";
import type { Config } from "../config.ts";
import { readManifest } from "../deployments/index.ts";
import type { Services } from "../services.ts";
import { readContent } from "../storage/index.ts";
import type { ExportProgress } from "./progress.ts";
import type { ExportJobRow, StoredBundle } from "./store.ts";

/** Most bytes of a site that is exported, unless told otherwise. */
const usualLargestSiteBytes = 8 * 2 ** 30;

/** Key of a job's bundle in the blob store. */
export function bundleKey(job: Pick<ExportJobRow, "organization_id" | "id">): string {
  return `bundles/${job.organization_id}/${job.id}.tar.gz`;
}

/** Where a project's exports keep what they compressed for the next one: beside its builds' cache, and gone with it. */
function bundleCache({ data }: Pick<Config, "data">, job: Pick<ExportJobRow, "project_id">): string {
  return join(data, "cache", job.project_id, "bundles");
}

/**
 * Composes the job's one deployment for its target and stores the bundle. Files flow one by one from the composer through
 * compression, so memory does not grow with the site. Run again it stores the same bytes under the same key, which holds
 * either a whole bundle or none.
 */
export async function exportSite(
  services: Services,
  job: ExportJobRow,
  progress: ExportProgress,
  signal: AbortSignal,
  largestSiteBytes = usualLargestSiteBytes,
): Promise<StoredBundle> {
  const manifest = await manifestOf(services, job);
  const pageCount = job.paths?.length ?? manifest.pages.length;
  const { features, target, version } = job;
  // Loaded when the first export runs: a process that only answers requests needs no builder.
  const { bundleInfo, planBundle, writeBundle } = await loadBundleProgram();
  const info = bundleInfo(manifest, { features, target, version, pages: pageCount });
  let size = 0;
  const bundle = writeBundle(composed(services, planBundle, manifest, job, progress, signal), info, {
    cache: bundleCache(services.config, job),
    series: job.project_id,
    maxBytes: largestSiteBytes,
    onPacked: (packed) => {
      size = packed.size;
    },
  });
  const key = bundleKey(job);
  const bytes = metered(bundle, progress, signal, () => size);
  const stored = await services.blobs.put(key, bytes, { contentType: "application/gzip" });
  return { key, sha256: stored.sha256, size: stored.size, pageCount };
}

async function manifestOf(services: Services, job: ExportJobRow): Promise<SiteManifest> {
  const deployment = await services.db
    .selectFrom("deployments")
    .select("manifest_sha256")
    .where("organization_id", "=", job.organization_id)
    .where("id", "=", job.deployment_id)
    .executeTakeFirst();
  if (!deployment?.manifest_sha256) throw new Error("The deployment to export is gone");
  return readManifest(services, deployment.manifest_sha256);
}

async function* composed(
  services: Services,
  planBundle: BundleProgram["planBundle"],
  manifest: SiteManifest,
  job: ExportJobRow,
  progress: ExportProgress,
  signal: AbortSignal,
): AsyncGenerator<PlannedFile> {
  const { files } = await planBundle({
    manifest,
    read: async (sha256) => {
      // Files are asked for some at once, and composed later: a stop is noticed here too.
      signal.throwIfAborted();
      await progress.tell();
      const bytes = await readContent(services.blobs, sha256);
      if (!bytes) throw new Error(`The content ${sha256} of the deployment is not in the blob store`);
      return bytes;
    },
    target: job.target,
    features: job.features,
    paths: job.paths,
    onPage: (done, total) => progress.composed(done, total),
  });
  for (const file of files) {
    signal.throwIfAborted();
    await progress.tell();
    yield file;
  }
}

/** Each piece as it comes, its progress told before it is handed on. */
async function* metered(
  bundle: AsyncIterable<Buffer>,
  progress: ExportProgress,
  signal: AbortSignal,
  total: () => number,
): AsyncGenerator<Buffer> {
  let sent = 0;
  for await (const bytes of bundle) {
    signal.throwIfAborted();
    sent += bytes.length;
    progress.stored(sent, total());
    await progress.tell();
    yield bytes;
  }
}
