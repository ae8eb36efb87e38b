export * from "./bundle/index.ts";
export type { KnownFile } from "./files/known-file.ts";
export type { ComposedFile, PlannedFile } from "./files/planned-file.ts";
export type {
  BlobSink,
  BuildOptions,
  BuildResult,
  ComposeOptions,
  ComposeSite,
} from "./site/build-options.ts";
export { buildSite } from "./site/build-site.ts";
export { builderVersion } from "./site/builder-version.ts";
export { ComposedIndex } from "./site/cache/composed-index.ts";
export { composeSite } from "./site/compose-site.ts";
export { type FolderSink, folderSink } from "./site/output/folder-sink.ts";
export { type BundlePlan, planBundle } from "./site/plan-bundle.ts";
export type { SourceFile, SourceTree } from "./source/tree/source-tree.ts";
