import { createHash } from "node:crypto";
import { createWriteStream, mkdirSync, renameSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  type BundleInfo,
  buildSite,
  bundleInfo,
  type ComposedFile,
  composeSite,
  type FolderSink,
  folderSink,
  writeBundle,
} from "@lectern/builder";
import type { BundleManifest, ExportTarget, SiteManifest } from "@lectern/contract";
import type { Command } from "commander";
import { requireFolder, requireLabel, requireTarget } from "../arguments.ts";
import { exitCodes } from "../exit-codes.ts";
import { Progress } from "../progress.ts";
import { printDiagnostics, reportJson } from "../report.ts";
import { SiteFolder } from "../site-folder.ts";

interface BuildCommandOptions {
  out: string;
  target: ExportTarget;
  bundle?: string;
  label: string;
  cache?: string;
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
    .option("--bundle <file>", "write the tar.gz too")
    .option("--label <version>", "version label of the bundle", "local")
    .option("--cache <folder>", "what the next build uses again (default: .<out>-cache beside the site)")
    .option("--json", "print the report for other programs")
    .action(async (folder: string, options: BuildCommandOptions) => {
      requireFolder(folder);
      requireTarget(options.target);
      requireLabel(options.label);
      process.exitCode = await build(folder, options);
    });
}

async function build(folder: string, options: BuildCommandOptions): Promise<number> {
  const started = performance.now();
  const out = resolve(options.out);
  const cache = options.cache ?? join(dirname(out), `.${basename(out)}-cache`);
  const site = new SiteFolder(out);
  const sink = folderSink(join(cache, "blobs"));
  const progress = new Progress("build");
  const { manifest, report } = await buildSite({
    source: { directory: folder },
    cache,
    output: sink,
    preview: null,
    origin: null,
    threads: availableParallelism(),
    ...(options.json
      ? {}
      : { onProgress: (done, total) => progress.update((100 * done) / Math.max(1, total), `${done}/${total} pages`) }),
  });
  progress.end();
  const diagnostics = [...report.diagnostics];
  let bytes = 0;
  if (manifest) {
    const info = bundleInfo(manifest, { target: options.target, features: {}, version: options.label });
    const composed = compose(manifest, sink, options.target, diagnostics);
    const files: BundleManifest["files"] = {};
    const written = writeFiles(composed, site, files);
    if (options.bundle) await pack(written, info, options.bundle, cache);
    else for await (const _ of written);
    site.finish({ format: 1, ...info, files });
    bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  }
  const ms = Math.round(performance.now() - started);
  const { pages, rendered, reused } = report;
  if (options.json) console.log(reportJson({ pages, rendered, reused, diagnostics, bytes, ms }));
  else {
    printDiagnostics(diagnostics, folder);
    if (manifest)
      console.log(`${pages} pages (${rendered} rendered, ${reused} reused), ${bytes} bytes in ${out}, ${ms} ms`);
  }
  return manifest && !diagnostics.some(({ severity }) => severity === "error") ? exitCodes.done : exitCodes.failed;
}

async function* compose(
  manifest: SiteManifest,
  sink: FolderSink,
  target: ExportTarget,
  diagnostics: BuildDiagnostics,
): AsyncGenerator<ComposedFile> {
  const result = yield* composeSite({
    manifest,
    read: async (sha256) => sink.read(sha256),
    target,
    features: {},
    paths: null,
  });
  diagnostics.push(...result.diagnostics);
}
type BuildDiagnostics = Awaited<ReturnType<typeof buildSite>>["report"]["diagnostics"];

/** Writes each file as it passes, and lists it for the manifest. */
async function* writeFiles(composed: AsyncIterable<ComposedFile>, site: SiteFolder, files: BundleManifest["files"]) {
  for await (const file of composed) {
    const sha256 = createHash("sha256").update(file.bytes).digest("hex");
    files[file.path] = { sha256, size: file.bytes.length };
    site.write(file.path, file.bytes, sha256);
    yield file;
  }
}

async function pack(files: AsyncIterable<ComposedFile>, info: BundleInfo, path: string, cache: string): Promise<void> {
  const part = `${path}.part`;
  mkdirSync(dirname(resolve(path)), { recursive: true });
  try {
    await pipeline(writeBundle(files, info, { cache: join(cache, "bundle") }), createWriteStream(part));
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
}
