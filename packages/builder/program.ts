/** What a process that builds a site loads: less than the whole package, which can do more. */
export { buildSite } from "./site/build-site.ts";
export { loadAhead } from "./site/load-ahead.ts";
export { LostBlob } from "./site/output/blob-folder.ts";
export { folderSink } from "./site/output/folder-sink.ts";
