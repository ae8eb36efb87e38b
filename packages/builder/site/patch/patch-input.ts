import type { BuildReport } from "@lectern/contract";
import type { FetchedDocument } from "@lectern/contract/site/fetched-document";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import type { BuildOptions } from "../build-options.ts";
import type { BuildCache } from "../cache/build-cache.ts";
import type { KeptManifest } from "../cache/kept-manifest.ts";
import type { PatchBase } from "./base/patch-base.ts";
import type { Overlay } from "./overlay.ts";

/** What a build after an edit of few pages begins with. */
export interface PatchInput {
  tree: OpenTree;
  /** Documents on the web that the site is made from, by their addresses. */
  documents: ReadonlyMap<string, FetchedDocument>;
  cache: BuildCache;
  base: PatchBase;
  /** Files with another content than in the last result. */
  changed: readonly string[];
  overlay: Overlay | null;
  /** The result that the base and its overlay stand for. */
  last: { manifest: KeptManifest; report: BuildReport };
  options: BuildOptions;
  version: string;
  key: string;
}
