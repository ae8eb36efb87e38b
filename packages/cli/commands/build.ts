import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import type { FolderSink } from "@lectern/builder";
import { loadBundleProgram, loadProgram } from "@lectern/builder/load-program";
import type { ExportFeatures, ExportTarget, SiteManifest } from "@lectern/contract";
import { bundleManifestName } from "@lectern/contract/site/bundle";
import { allBlobs } from "@lectern/contract/site/manifest";
import type { Command } from "commander";
import {
  requireApart,
  requireBundleName,
  requireFolder,
  requireFolderName,
  requireLabel,
  requirePathWithin,
  requireRepository,
  requireTarget,
  requireWebAddress,
} from "../arguments.ts";
import { exitCodes, UsageError } from "../exit-codes.ts";
import { type FinishedBuild, keepFinishedBuild, takeFinishedBuild, writtenFiles } from "../finished-build.ts";
import { Progress } from "../progress.ts";
import { printDiagnostics, reportJson } from "../report.ts";
import { SiteFolder } from "../site-folder.ts";
import { writeSite } from "../write-site.ts";

interface BuildCommandOptions {
  out: string;
  target: ExportTarget;
  outsideContent?: boolean;
  bundle?: string;
  label: string;
  cache?: string;
  repository?: string;
  branch: string;
  directory: string;
  siteUrl?: string;
  json?: boolean;
}

/** `lectern build`: a folder to a site, without a server. */
export function buildCommand(program: Command): void {
  program
    .command("build")
    .description("build a site from a folder of docs.json and pages")
    .argument("<folder>", "where docs.json is")
    .requiredOption("--out <folder>", "where the site is written")
    .option("--target <target>", "client-hosted or air-gapped", "client-hosted")
    .option("--outside-content", "keep images, films, frames, fonts and styles of other hosts")
    .option("--bundle <file>", "write the tar.gz too")
    .option("--label <version>", "version label of the bundle", "local")
    .option("--cache <folder>", "what the next build uses again (default: .<out>-cache beside the site)")
    .option("--repository <url>", "where the source is kept, for the links that feedback in docs.json asks for")
    .option("--branch <name>", "branch that those links lead to", "main")
    .option("--directory <path>", "folder of docs.json in the repository", "")
    .option("--site-url <address>", "where readers will know the site, if docs.json does not say it")
    .option("--json", "print the report for other programs")
    .action(async (folder: string, options: BuildCommandOptions) => {
      requireFolder(folder);
      requireTarget(options.target);
      if (options.outsideContent && options.target === "air-gapped") {
        throw new UsageError("--outside-content is not possible for an air-gapped site, which reaches nothing outside");
      }
      requireLabel(options.label);
      requireFolderName(options.out, "--out");
      if (options.cache) {
        requireFolderName(options.cache, "--cache");
        requireApart(options.cache, "--cache", options.out, "the folder of --out");
        if (resolve(options.cache) === resolve(folder))
          throw new UsageError("--cache cannot be the folder of the content");
      }
      if (options.bundle) {
        requireBundleName(options.bundle, "--bundle");
        requireApart(options.bundle, "--bundle", options.out, "the folder of --out");
      }
      if (options.repository) requireRepository(options.repository);
      requirePathWithin(options.directory);
      if (options.siteUrl) requireWebAddress(options.siteUrl, "--site-url");
      process.exitCode = await build(folder, options);
    });
}

async function build(folder: string, options: BuildCommandOptions): Promise<number> {
  const started = performance.now();
  const out = resolve(options.out);
  const cache = options.cache ?? join(dirname(out), `.${basename(out)}-cache`);
  const site = new SiteFolder(out);
  const { buildSite, folderSink } = await loadProgram(cache);
  const sink = folderSink(join(cache, "blobs"));
  const progress = new Progress("build");
  const onProgress = (done: number, total: number) =>
    progress.update((100 * done) / Math.max(1, total), `${done}/${total} pages`);
  const before = takeFinishedBuild(cache);
  const result = await buildSite({
    source: { directory: folder },
    cache,
    output: sink,
    partsOnly: true,
    preview: null,
    repository: options.repository
      ? { url: options.repository, branch: options.branch, directory: options.directory }
      : null,
    origin: null,
    publicAddress: options.siteUrl?.replace(/\/+$/, "") ?? null,
    lastChanges: async () => (await import("../last-changes.ts")).readLastChanges(folder, cache),
    threads: availableParallelism(),
    ...(options.json ? {} : { onProgress }),
  });
  progress.end();
  const { report, manifest } = result;
  let finished: FinishedBuild | null = null;
  if (result.unchanged && before && before.written === presentFiles(out, options) && site.isWhole) finished = before;
  else if (manifest)
    finished = await writeBuild(manifest, { site, out, cache, sink, options }).catch((error) => {
      site.abandon();
      throw error;
    });
  if (finished) keepFinishedBuild(cache, finished);
  if (finished && manifest) sink.prune(allBlobs(manifest));
  const diagnostics = [...report.diagnostics, ...(finished?.diagnostics ?? [])];
  const ms = Math.round(performance.now() - started);
  const { pages, rendered, reused } = report;
  if (options.json) console.log(reportJson({ pages, rendered, reused, diagnostics, bytes: finished?.bytes ?? 0, ms }));
  else {
    printDiagnostics(diagnostics, folder);
    if (finished)
      console.log(
        `${pages} pages (${rendered} rendered, ${reused} reused), ${finished.bytes} bytes in ${out}, ${ms} ms`,
      );
  }
  return finished && !diagnostics.some(({ severity }) => severity === "error") ? exitCodes.done : exitCodes.failed;
}

/** Where a build goes. */
interface Destination {
  site: SiteFolder;
  out: string;
  cache: string;
  sink: FolderSink;
  options: BuildCommandOptions;
}

/** Composes the site into its folder, and into the bundle that was asked for. */
async function writeBuild(
  manifest: SiteManifest,
  { site, out, cache, sink, options }: Destination,
): Promise<FinishedBuild> {
  const { target, label: version, bundle } = options;
  const features = featuresOf(options);
  const program = await loadBundleProgram(cache);
  const info = program.bundleInfo(manifest, { target, features, version });
  const { files, diagnostics } = await writeSite(
    program,
    { manifest, read: async (sha256) => sink.read(sha256), target, features },
    { site, info, bundle: bundle ? resolve(bundle) : null, cache },
  );
  site.finish({ format: 1, ...info, files });
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  return { written: presentFiles(out, options) ?? "", diagnostics, bytes };
}

function featuresOf({ outsideContent }: BuildCommandOptions): ExportFeatures {
  return outsideContent ? { outsideContent: true } : {};
}

/** What was asked for and what of it is there; null where something is missing. */
function presentFiles(out: string, options: BuildCommandOptions): string | null {
  const { target, label: version } = options;
  const bundle = options.bundle ? resolve(options.bundle) : null;
  const files = [join(out, bundleManifestName), ...(bundle === null ? [] : [bundle])];
  return writtenFiles({ out, bundle, target, features: featuresOf(options), version }, files);
}
