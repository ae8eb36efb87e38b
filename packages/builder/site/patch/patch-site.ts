import type { BuildReport } from "@lectern/contract";
import type { FetchedDocument } from "@lectern/contract/site/fetched-document";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import type { BuildOptions } from "../build-options.ts";
import { BuildCache } from "../cache/build-cache.ts";
import type { KeptManifest } from "../cache/kept-manifest.ts";
import { PatchBase } from "./base/patch-base.ts";
import { changedFiles } from "./changed-files.ts";
import type { Overlay } from "./overlay.ts";
import type { Patched } from "./patch-build.ts";

/** The result of the last build, and which whole build it belongs to. */
export interface LastResult {
  id: string;
  overlay: Overlay | null;
  /** Key of the build that it is the result of. */
  key: string;
  /** Whether that is the key of this build. */
  isSame: boolean;
  manifest: KeptManifest;
  report: BuildReport;
}

export interface PatchSite {
  tree: OpenTree;
  /** Documents on the web that the site is made from, by their addresses. */
  documents: ReadonlyMap<string, FetchedDocument>;
  last: LastResult;
  options: BuildOptions;
  version: string;
  key: string;
  /** Key of everything but the files. */
  settled: string;
}

/** Patches the last result where that is possible at all; null where the site has to be built whole. */
export async function patchSite(patch: PatchSite): Promise<Patched | null> {
  const { tree, documents, last, options, version, key, settled } = patch;
  const base = PatchBase.open(options.cache, version);
  if (!base) return null;
  try {
    const { head } = base;
    if (head.id !== last.id || head.options !== settled) return null;
    const changed = changedFiles(head.listing, last.overlay?.hashes ?? new Map(), tree.listing);
    if (!changed?.every((path) => base.indexOf(path) !== null || base.pagesWith(path) !== null)) return null;
    const { patchBuild } = await import("./patch-build.ts");
    // The index of the whole build is large, and nothing of it is needed.
    const cache = new BuildCache(options.cache, version, true);
    try {
      const before = { manifest: last.manifest, report: last.report };
      return await patchBuild({
        tree,
        documents,
        cache,
        base,
        changed,
        overlay: last.overlay,
        last: before,
        options,
        version,
        key,
      });
    } finally {
      cache.close();
    }
  } finally {
    base.close();
  }
}
