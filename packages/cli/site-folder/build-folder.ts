import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import type { FolderSink } from "@lectern/builder";
import { loadBundleProgram, loadProgram, type Program, pagesAtWork } from "@lectern/builder/load-program";
import type { Diagnostic, ExportFeatures, ExportTarget, SiteManifest } from "@lectern/contract";
import { bundleManifestName } from "@lectern/contract/site/bundle";
import { allBlobs } from "@lectern/contract/site/manifest";
import { documentsFetcher, type FetchOptions } from "../fetch-options.ts";
import { type FinishedBuild, keepFinishedBuild, takeFinishedBuild, writtenFiles } from "./finished-build.ts";
import { SiteFolder } from "./site-folder.ts";
import { writeSite } from "./write-site.ts";

/** What a site is built from, and what it becomes. */
export interface FolderBuild extends FetchOptions {
  /** Where docs.json is. */
  folder: string;
  /** Where the site is written. */
  out: string;
  target: ExportTarget;
  outsideContent?: boolean;
  /** File that takes the bundle; default none. */
  bundle?: string;
  /** Version label of the bundle. */
  label: string;
  /** What the next build uses again; default beside the site. */
  cache?: string;
  /** Address of the repository, for links that lead to its files. */
  repository?: string;
  branch: string;
  directory: string;
  siteUrl?: string;
  /** Age in milliseconds up to which copies of documents on the web are taken without asking; default 0. */
  freshMs?: number;
}

export interface FolderResult {
  pages: number;
  rendered: number;
  reused: number;
  /** Bytes of the whole site; null where nothing could be written, since docs.json cannot be read. */
  bytes: number | null;
  /** Whether the site is the one of the last build. */
  isUnchanged: boolean;
  diagnostics: Diagnostic[];
  /** Milliseconds that it took. */
  ms: number;
}

/**
 * Builds a folder of docs.json and pages into a folder of files, of which it writes what differs from the last build.
 * @throws {UsageError} when `out` holds something that no build has made.
 */
export async function buildFolder(
  build: FolderBuild,
  onProgress?: (done: number, total: number) => void,
): Promise<FolderResult> {
  const started = performance.now();
  const out = resolve(build.out);
  const cache = build.cache ?? join(dirname(out), `.${basename(out)}-cache`);
  const unfinished = pagesAtWork(cache);
  // Said before it may happen again.
  if (unfinished.length > 0) console.error(`The last build was ended while it rendered ${unfinished.join(", ")}`);
  const program = await loadProgram(cache);
  const place = { build, out, cache, program };
  return buildInto(place, started, onProgress).catch((error) => {
    if (!(error instanceof program.LostBlob)) throw error;
    // A cache that was damaged costs time and nothing else.
    rmSync(join(cache, "blobs"), { recursive: true, force: true });
    return buildInto(place, started, onProgress);
  });
}

/** What builds, and where. */
interface Place {
  build: FolderBuild;
  out: string;
  cache: string;
  program: Program;
}

async function buildInto(
  { build, out, cache, program: { buildSite, folderSink } }: Place,
  started: number,
  onProgress?: (done: number, total: number) => void,
): Promise<FolderResult> {
  const { folder, repository, branch, directory } = build;
  const site = new SiteFolder(out);
  const sink = folderSink(join(cache, "blobs"));
  const before = takeFinishedBuild(cache);
  const result = await buildSite({
    source: { directory: folder },
    cache,
    output: sink,
    partsOnly: true,
    preview: null,
    repository: repository ? { url: repository, branch, directory } : null,
    origin: null,
    publicAddress: build.siteUrl?.replace(/\/+$/, "") ?? null,
    fetchDocuments: documentsFetcher(cache, build, build.freshMs),
    lastChanges: async () => (await import("./last-changes.ts")).readLastChanges(folder, cache),
    threads: availableParallelism(),
    ...(onProgress && { onProgress }),
  });
  const { report, manifest } = result;
  let finished: FinishedBuild | null = null;
  if (result.unchanged && before && before.written === presentFiles(out, build) && site.isWhole) finished = before;
  else if (manifest)
    finished = await writeBuild(manifest, { site, out, cache, sink, build }).catch((error) => {
      site.abandon();
      throw error;
    });
  if (finished) keepFinishedBuild(cache, finished);
  if (finished && manifest) sink.prune(allBlobs(manifest));
  else sink.close();
  const { pages, rendered, reused } = report;
  return {
    pages,
    rendered,
    reused,
    bytes: finished?.bytes ?? null,
    isUnchanged: finished !== null && finished === before,
    diagnostics: [...report.diagnostics, ...(finished?.diagnostics ?? [])],
    ms: Math.round(performance.now() - started),
  };
}

/** Where a build goes. */
interface Destination {
  site: SiteFolder;
  out: string;
  cache: string;
  sink: FolderSink;
  build: FolderBuild;
}

/** Composes the site into its folder, and into the bundle that was asked for. */
async function writeBuild(
  manifest: SiteManifest,
  { site, out, cache, sink, build }: Destination,
): Promise<FinishedBuild> {
  const { target, label: version, bundle } = build;
  const features = featuresOf(build);
  const program = await loadBundleProgram(cache);
  const info = program.bundleInfo(manifest, { target, features, version });
  const { files, diagnostics } = await writeSite(
    program,
    { manifest, read: async (sha256) => sink.read(sha256), target, features },
    { site, info, bundle: bundle ? resolve(bundle) : null, cache },
  );
  site.finish({ format: 2, ...info, files });
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  return { written: presentFiles(out, build) ?? "", diagnostics, bytes };
}

function featuresOf({ outsideContent }: FolderBuild): ExportFeatures {
  return outsideContent ? { outsideContent: true } : {};
}

/** What was asked for and what of it is there; null where something is missing. */
function presentFiles(out: string, build: FolderBuild): string | null {
  const { target, label: version } = build;
  const bundle = build.bundle ? resolve(build.bundle) : null;
  const files = [join(out, bundleManifestName), ...(bundle === null ? [] : [bundle])];
  return writtenFiles({ out, bundle, target, features: featuresOf(build), version }, files);
}
