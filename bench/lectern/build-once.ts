/**
 * One build in a process of its own, as the platform does it: `node build-once.js <source> <work> [mode]`. Ends with a
 * manifest whose blobs are all stored, and prints what it did. With `whole` it packs the manifest too; with `packed` it makes
 * what the bundle needs and packs it, without the pages that the platform serves, as `lectern build --bundle` does; with
 * `bundle` it packs the manifest of the last build and builds nothing.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { SiteManifest } from "@lectern/contract";
import { loadBundleProgram, loadProgram } from "../../packages/builder/load-program.ts";
import type { BuildOutcome } from "./build-outcome.ts";

const [source, work, mode] = process.argv.slice(2) as [string, string, string | undefined];
const cache = join(work, "cache");
const blobs = join(work, "blobs");
const manifestFile = join(work, "manifest.json");

if (mode !== "bundle") {
  const { buildSite, folderSink } = await loadProgram(cache);
  const sink = folderSink(blobs);
  const result = await buildSite({
    source: { directory: source },
    cache,
    output: sink,
    partsOnly: mode === "packed",
    preview: null,
    origin: "https://docs.example.com",
    threads: availableParallelism(),
  });
  const { report } = result;
  // The manifest of an unchanged site is there already.
  if (!result.unchanged || !existsSync(manifestFile)) {
    const manifest = result.manifestJson();
    if (!manifest) throw new Error(JSON.stringify(report.diagnostics.slice(0, 20), null, 2));
    writeFileSync(manifestFile, manifest);
  }
  const { pages, rendered, bytes } = report;
  const count = (severity: string) => report.diagnostics.filter((one) => one.severity === severity).length;
  const done: BuildOutcome = { pages, rendered, bytes, errors: count("error"), warnings: count("warning") };
  console.log(JSON.stringify(done));
}
if (mode !== undefined) {
  const { bundleInfo, folderSink, planBundle, writeBundleFile } = await loadBundleProgram(cache);
  const sink = folderSink(blobs);
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as SiteManifest;
  const target = { target: "client-hosted", features: {} } as const;
  const { files } = await planBundle({ manifest, read: async (sha256) => sink.read(sha256), ...target, paths: null });
  await writeBundleFile(join(work, "bundle.tar.gz"), files, bundleInfo(manifest, { ...target, version: "bench" }), {
    cache: join(work, "bundle"),
  });
}
