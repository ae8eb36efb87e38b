import type { Diagnostic } from "@lectern/contract";
import type { BuildOptions, SourceFile, SourceTree } from "../site/build-options.ts";
import { directoryReader, type FileStamps, openDirectory } from "./directory-tree.ts";
import { ignoreFiles, ignoreRules } from "./ignore-rules.ts";
import { objectsReader, openObjects } from "./objects-tree.ts";
import { readText } from "./source-text.ts";

/** A source tree with its files by path, ready to build from: ignored files are already gone. */
export interface OpenTree extends SourceTree {
  byPath: ReadonlyMap<string, SourceFile>;
  diagnostics: Diagnostic[];
  /** For the next build of the same directory; null for a tree of objects, and where nothing has changed. */
  stamps: FileStamps | null;
}

/**
 * Opens what `BuildOptions.source` names. `stamps` are those of the last build of the same directory, if any; `files`
 * are what another thread found there, so that nobody looks twice.
 */
export function openTree(source: BuildOptions["source"], stamps?: FileStamps, files?: readonly SourceFile[]): OpenTree {
  if (files) {
    const read =
      "directory" in source ? directoryReader(source.directory, files) : objectsReader(source.objects, files);
    return { files, read, byPath: index(files), diagnostics: [], stamps: null };
  }
  if ("directory" in source) {
    const tree = openDirectory(source.directory, stamps);
    return { ...tree, byPath: index(tree.files) };
  }
  const tree = openObjects(source.objects);
  const all = index(tree.files);
  const rules = ignoreFiles.map((name) => (all.has(name) ? readText(tree, name) : ""));
  const isIgnored = ignoreRules(rules);
  const kept = tree.files.filter((file) => isOdd(file.path) || !isIgnored(file.path));
  return { files: kept, read: tree.read, byPath: index(kept), diagnostics: [], stamps: null };
}

function index(files: readonly SourceFile[]): Map<string, SourceFile> {
  return new Map(files.map((file) => [file.path, file]));
}

/** Paths that ignore rules cannot be asked about; the check of names refuses them later. */
function isOdd(path: string): boolean {
  return path === "" || path.startsWith("/") || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
}
