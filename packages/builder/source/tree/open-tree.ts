import type { Diagnostic } from "@lectern/contract";
import { composed } from "../../text/composed.ts";
import { configNames } from "../config-names.ts";
import { isInput, libraryInputs } from "../library-inputs.ts";
import { readText } from "../source-text.ts";
import { composedFiles, FilesByPath, spellingsOf } from "./composed-names.ts";
import { directoryReader, inputsOf, openDirectory } from "./directory-tree.ts";
import { ignoreFiles, ignoreRules } from "./ignore-rules.ts";
import { filesOf, type KeptWalk } from "./kept-walk.ts";
import { objectsReader, openObjects } from "./objects-tree.ts";
import type { SourceFile, SourcePlace, SourceTree } from "./source-tree.ts";

/** A source tree with its files by path, ready to build from: ignored files are already gone. */
export interface OpenTree extends SourceTree {
  byPath: ReadonlyMap<string, SourceFile>;
  /** Files that libraries are read from, and nothing else is: they are not among `files`, and never published. */
  inputs: readonly SourceFile[];
  /** `path\0hash\n` for each file, inputs among them. */
  listing: string;
  /** By their paths, how the repository spells the names that are not composed there. */
  spellings: ReadonlyMap<string, string>;
  diagnostics: Diagnostic[];
  /** For the next build of the same directory; null for a tree of objects, and where nothing has changed. */
  walk: KeptWalk | null;
}

/**
 * Opens the tree that lies there. `known` is the walk of the last build of the same directory, if any; `files`
 * are what another thread found there, so that nobody looks twice.
 */
export function openTree(source: SourcePlace, known: KeptWalk | null = null, files?: readonly SourceFile[]): OpenTree {
  if (files) {
    const read =
      "directory" in source ? directoryReader(source.directory, () => files) : objectsReader(source.objects, files);
    return open({ files: () => files, read });
  }
  if ("directory" in source) {
    const walk = openDirectory(source.directory, known);
    let listed: SourceFile[] | undefined;
    const files = () => {
      listed ??= filesOf(walk);
      return listed;
    };
    const { listing, diagnostics, rules } = walk;
    const read = directoryReader(source.directory, files);
    return open({ files, read, walk: walk === known ? null : walk, listing, diagnostics, inputs: inputsOf(rules) });
  }
  const tree = openObjects(source.objects);
  const textOf = (name: string) => (tree.files.some(({ path }) => path === name) ? readText(tree, name) : undefined);
  const config = configNames.map(textOf).find((text) => text !== undefined);
  const inputs = libraryInputs(config ?? "");
  const rules = ignoreFiles.map((name) => textOf(name) ?? "");
  const isIgnored = ignoreRules(rules, inputs);
  const kept = tree.files.filter((file) => isOdd(file.path) || !isIgnored(file.path));
  return open({ files: () => kept, read: tree.read, inputs });
}

interface Opened {
  files(): readonly SourceFile[];
  read: SourceTree["read"];
  listing?: string;
  diagnostics?: Diagnostic[];
  walk?: KeptWalk | null;
  /** Paths of what libraries are read from. */
  inputs?: readonly string[];
}

/** Lists of files are made when they are asked for: a build that finds nothing to do asks for none. */
function open({ files, read, listing, diagnostics = [], walk = null, inputs = [] }: Opened): OpenTree {
  let content: readonly SourceFile[] | undefined;
  let byPath: FilesByPath | undefined;
  let all: readonly SourceFile[] | undefined;
  let ownListing = listing === undefined ? undefined : composed(listing);
  let spellings: ReadonlyMap<string, string> | undefined;
  const allFiles = () => {
    all ??= composedFiles(files());
    return all;
  };
  const allSpellings = () => {
    spellings ??= listing !== undefined && ownListing === listing ? new Map() : spellingsOf(allFiles());
    return spellings;
  };
  return {
    get files() {
      content ??= inputs.length === 0 ? allFiles() : allFiles().filter(({ path }) => !isInput(path, inputs));
      return content;
    },
    get byPath() {
      byPath ??= new FilesByPath(this.files);
      return byPath;
    },
    get inputs() {
      return inputs.length === 0 ? [] : allFiles().filter(({ path }) => isInput(path, inputs));
    },
    get listing() {
      ownListing ??= allFiles()
        .map(({ path, hash }) => `${path}\0${hash}\n`)
        .join("");
      return ownListing;
    },
    get spellings() {
      return allSpellings();
    },
    read(path) {
      const name = composed(path);
      return read(allSpellings().get(name) ?? name);
    },
    diagnostics,
    walk,
  };
}

/** Paths that ignore rules cannot be asked about; the check of names refuses them later. */
function isOdd(path: string): boolean {
  return path === "" || path.startsWith("/") || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
}
