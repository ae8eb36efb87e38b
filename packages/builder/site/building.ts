import type { OpenTree } from "../source/tree/open-tree.ts";
import type { BuildOptions } from "./build-options.ts";
import type { BuildCache } from "./cache/build-cache.ts";
import type { LastChanges } from "./inputs/last-changes.ts";
import type { RemoteDocuments } from "./inputs/remote-documents.ts";
import type { PlannedContent } from "./plan-content.ts";

/** The options of a build, with days of changes and documents that are asked for once. */
export type TreeOptions = Omit<BuildOptions, "lastChanges" | "fetchDocuments"> & {
  lastChanges: LastChanges;
  documents: RemoteDocuments;
};

/** A site on its way: what it is made of, and with what. */
export interface Building {
  opened: OpenTree;
  /** The same tree, where it is noted what is read for more than one page. */
  tree: OpenTree;
  cache: BuildCache;
  options: TreeOptions;
  version: string;
  content: PlannedContent;
}
