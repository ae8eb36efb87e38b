import type { Diagnostic } from "@lectern/contract";
import type { BuildReport } from "@lectern/contract/site/manifest";
import { SourceFault } from "../source/source-fault.ts";
import { type OpenTree, openTree } from "../source/tree/open-tree.ts";
import { keyOf, sha256 } from "../text/hashes.ts";
import type { BuildOptions, BuildResult } from "./build-options.ts";
import { builderVersion } from "./builder-version.ts";
import { BuildCache, type LastBuild } from "./cache/build-cache.ts";
import type { KeptManifest } from "./cache/kept-manifest.ts";
import { LostChunk } from "./cache/read-chunk.ts";
import { sortDiagnostics } from "./diagnostics/sort-diagnostics.ts";
import { LastChanges } from "./inputs/last-changes.ts";
import { RemoteDocuments } from "./inputs/remote-documents.ts";
import { readOverlay } from "./patch/overlay.ts";
import type { LastResult } from "./patch/patch-site.ts";
import { endWork } from "./render/pages-at-work.ts";
import { checkNamesOfParts } from "./statics/names-of-parts.ts";

/**
 * Builds a site: reads the tree, plans, renders what the cache does not hold, and hands every file to `output` before
 * the manifest that names it. Content that is wrong never throws: it is in the report, and `manifest` is null only
 * where no site can be made (docs.json cannot be read, file names that cannot stand side by side).
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const started = performance.now();
  const version = builderVersion(options.cache);
  endWork(options.cache);
  const isDirectory = "directory" in options.source;
  const tree = openTree(options.source, isDirectory ? BuildCache.readWalk(options.cache) : null);
  if (tree.walk) BuildCache.writeWalk(options.cache, tree.walk);
  const lastChanges = new LastChanges(options.lastChanges, tree);
  const documents = new RemoteDocuments(options.fetchDocuments);
  const elapsed = () => Math.round(performance.now() - started);
  const build: Build = { options, version, tree, lastChanges, documents, elapsed };

  if (tree.diagnostics.some(({ severity }) => severity === "error")) return failure(build, []);
  try {
    return toldAsSpelled(await buildOnward(build), tree);
  } catch (error) {
    if (error instanceof SourceFault) return failure(build, error.diagnostics);
    throw error;
  }
}

/** The result with its diagnostics at files as the repository calls them, where others look for the names of files. */
function toldAsSpelled(result: BuildResult, { spellings }: OpenTree): BuildResult {
  if (spellings.size === 0) return result;
  const diagnostics = result.report.diagnostics.map((one) => ({ ...one, file: spellings.get(one.file) ?? one.file }));
  result.report = { ...result.report, diagnostics };
  return result;
}

/** From what the last build has left, if that will do. @throws {SourceFault} where no site can be made. */
async function buildOnward(build: Build): Promise<BuildResult> {
  const { options, version, tree } = build;
  const whole = BuildCache.readLast(options.cache, version);
  const settled = await settledKey(build, whole ?? { showsChanges: false, documents: [] });
  const key = keyOf(settled, sha256(tree.listing));
  const last = whole && lastResult(options.cache, whole, key);
  let renderedBefore = 0;
  if (last?.isSame) {
    const same = sameResult(build, last);
    if (same) return same;
  } else if (last) {
    const patched = await patchLast(build, last, key, settled);
    if (typeof patched !== "number") return patched;
    renderedBefore = patched;
  }
  const names = checkNamesOfParts(tree.files.map(({ path, spelled }) => spelled ?? path));
  if (names.length > 0) return failure(build, names);
  return buildWhole(build, renderedBefore, false);
}

/** A build on its way. */
interface Build {
  options: BuildOptions;
  version: string;
  tree: OpenTree;
  lastChanges: LastChanges;
  documents: RemoteDocuments;
  /** Milliseconds since it began. */
  elapsed(): number;
}

/** What a site asks for beside its files: known of the last build before it begins, of its own at its end. */
type Asked = Pick<LastBuild, "showsChanges" | "documents">;

/** The key of all that a site is made of but its files. */
async function settledKey({ options, version, tree, lastChanges, documents }: Build, asks: Asked): Promise<string> {
  const { origin, preview, repository, publicAddress, partsOnly } = options;
  const days = await lastChanges.key(asks.showsChanges);
  const fetched = await documents.key(asks.documents);
  const asked = [origin, publicAddress, preview?.branch, repository, partsOnly === true, ...tree.spellings.values()];
  return keyOf(version, JSON.stringify([...asked, tree.diagnostics, days, fetched]));
}

/** The last result once more, if the output has all of it. */
function sameResult({ options, elapsed }: Build, last: LastResult): BuildResult | null {
  const isHeld = BuildCache.isHeld(options.cache, last.key, options.output);
  if (!isHeld) {
    if (!hasAll(last.manifest, options.output)) return null;
    BuildCache.keepHeld(options.cache, last.key, options.output);
  }
  const { pages } = last.report;
  options.onProgress?.(pages, pages);
  return keptResult(last.manifest, { ...last.report, rendered: 0, reused: pages, ms: elapsed() }, isHeld);
}

/**
 * The last result with edits of few pages in their places. Where a whole build is due: how many pages it will find rendered,
 * since only the output kept their patch from being the result.
 */
async function patchLast(build: Build, last: LastResult, key: string, settled: string): Promise<BuildResult | number> {
  const { options, version, tree, documents, elapsed } = build;
  const { patchSite } = await import("./patch/patch-site.ts");
  // What a patch does not write must be in the output already.
  const isHeld = BuildCache.isHeld(options.cache, last.key, options.output);
  const patched = await patchSite({ tree, documents: documents.found, last, options, version, key, settled });
  options.output.finish?.();
  if (!patched) return 0;
  if (!isHeld && !hasAll(patched.manifest, options.output)) return patched.report.rendered;
  BuildCache.keepHeld(options.cache, key, options.output);
  return keptResult(patched.manifest, { ...patched.report, ms: elapsed() }, false);
}

/** Builds all of the site of what the cache holds; once more without it where the cache has lost a part. */
async function buildWhole(build: Build, renderedBefore: number, isRetry: boolean): Promise<BuildResult> {
  const { options, version, tree, lastChanges, documents, elapsed } = build;
  // The larger part of the program is loaded only where there is something to build.
  const { buildFromTree } = await import("./build-from-tree.ts");
  const { keepBase } = await import("./patch/base/keep-base.ts");
  const cache = new BuildCache(options.cache, version, isRetry);
  try {
    const built = await buildFromTree(tree, cache, { ...options, lastChanges, documents }, version);
    const { index, output, manifest, report, base, asks } = built;
    // What the site asks for may be other than last time.
    const settled = await settledKey(build, asks);
    const key = keyOf(settled, sha256(tree.listing));
    const diagnostics = sortDiagnostics([...tree.diagnostics, ...report.diagnostics]);
    const rendered = report.rendered + renderedBefore;
    const timed = { ...report, rendered, reused: Math.max(0, report.pages - rendered), diagnostics, ms: elapsed() };
    output.finish(cache.finishChunks(index));
    const id = cache.save(index, { key, ...asks }, manifest, timed);
    const { pages } = index;
    keepBase(options.cache, { ...base, version, pages, index }, { id, options: settled, listing: tree.listing });
    BuildCache.keepHeld(options.cache, key, options.output);
    const manifestJson = () => Buffer.from(JSON.stringify(manifest));
    return { manifest, manifestJson, report: { ...timed, ms: elapsed() }, unchanged: false };
  } catch (error) {
    if (error instanceof LostChunk && !isRetry) return buildWhole(build, renderedBefore, true);
    throw error;
  } finally {
    cache.close();
  }
}

/** The result where no site can be made. */
function failure({ tree, elapsed }: Build, faults: readonly Diagnostic[]): BuildResult {
  const diagnostics = sortDiagnostics([...tree.diagnostics, ...faults]);
  const report = { pages: 0, rendered: 0, reused: 0, diagnostics, bytes: 0, ms: elapsed() };
  return { manifest: null, manifestJson: () => null, report, unchanged: false };
}

/**
 * The result of the last build: that of the last whole one with what later ones have changed in it. `isSame` says whether
 * it is that of this key.
 */
function lastResult(folder: string, whole: LastBuild, key: string): LastResult | null {
  const overlay = readOverlay(folder);
  const changes = overlay && overlay.base === whole.id && (overlay.key === key || whole.key !== key) ? overlay : null;
  const read = BuildCache.readManifest(folder, whole);
  if (!read) return null;
  const manifest = changes ? read.with(changes.files, changes.parts, changes.listed) : read;
  const own = (changes ?? whole).key;
  const report = changes ? { ...whole.report, diagnostics: changes.diagnostics, bytes: changes.bytes } : whole.report;
  return { id: whole.id, overlay: changes, key: own, isSame: own === key, manifest, report };
}

function keptResult(kept: KeptManifest, report: BuildReport, unchanged: boolean): BuildResult {
  return {
    get manifest() {
      return kept.value();
    },
    manifestJson: () => kept.json(),
    report,
    unchanged,
  };
}

function hasAll(kept: KeptManifest, output: BuildOptions["output"]): boolean {
  for (const sha256 of kept.blobNames()) if (!output.has(sha256)) return false;
  return true;
}
