/** What a process that packs bundles loads: less than the whole package, which can do more. */
export { bundleInfo } from "./bundle/bundle-info.ts";
export { contentOf } from "./bundle/parted-file.ts";
export { writeBundle, writeBundleFile } from "./bundle/write-bundle.ts";
export { joinPieces } from "./files/file-pieces.ts";
export { ComposedIndex } from "./site/cache/composed-index.ts";
export { folderSink } from "./site/output/folder-sink.ts";
export { planBundle } from "./site/plan-bundle.ts";
