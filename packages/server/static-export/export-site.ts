import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PlannedFile } from "@lectern/builder";
import { type BundleProgram, loadBundleProgram } from "@lectern/builder/load-program";
import type { SiteManifest } from "@lectern/contract";
import type { Config } from "../config.ts";
import { readManifest } from "../deployments/index.ts";
import type { Services } from "../services.ts";
import { readContent } from "../storage/index.ts";
import type { ExportProgress } from "./progress.ts";
import type { ExportJobRow, StoredBundle } from "./store.ts";

/** Most bytes of a site that is exported. */
const largestSiteBytes = 8 * 2 ** 30;

/** Key of a job's bundle in the blob store. */
export function bundleKey(job: Pick<ExportJobRow, "organization_id" | "id">): string {
  return `bundles/${job.organization_id}/${job.id}.tar.gz`;
}

/** Where a project's exports keep what they compressed for the next one: beside its builds' cache, and gone with it. */
export function bundleCache({ data }: Pick<Config, "data">, job: Pick<ExportJobRow, "project_id">): string {
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
  let sent = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sent += chunk.length;
      progress.stored(sent, size);
      progress.tell().then(
        () => done(null, chunk),
        (error: Error) => done(error),
      );
    },
  });
  const key = bundleKey(job);
  const stopped = new AbortController();
  const [, stored] = await together(
    pipeline(bundle, meter, { signal: AbortSignal.any([signal, stopped.signal]) }),
    services.blobs.put(key, meter, { contentType: "application/gzip" }),
    () => stopped.abort(),
  );
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

/**
 * Both at once, and both ended when this ends: where one fails the other is stopped, so that nothing waits for ever or goes
 * on in the background. The failure thrown is the cause, not what it broke off.
 */
async function together<A, B>(first: Promise<A>, second: Promise<B>, stop: () => void): Promise<[A, B]> {
  for (const promise of [first, second]) promise.catch(stop);
  const failures = (await Promise.allSettled([first, second]))
    .filter((outcome) => outcome.status === "rejected")
    .map((outcome) => outcome.reason as NodeJS.ErrnoException);
  const brokenOff = new Set(["ERR_STREAM_PREMATURE_CLOSE", "ABORT_ERR"]);
  const cause = failures.find((failure) => !brokenOff.has(failure.code ?? "")) ?? failures[0];
  if (cause) throw cause;
  return [await first, await second];
}
