import { lstatSync, readdirSync, type Stats } from "node:fs";
import type { Diagnostic } from "@lectern/contract";
import { folderOf } from "../../text/path-parts.ts";
import { builtInRules } from "./ignore-rules.ts";
import { type FileStamp, hashRegular } from "./regular-file.ts";
import type { SourceFile } from "./source-tree.ts";

/** What a walk of a directory has found, so that the next one has only to look whether it is still so. */
export interface KeptWalk {
  /** Texts of the ignore files, and behind them what is read all the same, a line each. */
  rules: string[];
  /** What the builder that walked left out by itself. */
  builtIn: string;
  /** Each folder that was read, below the root, with the names of all that is in it and a slash between them. */
  folders: [path: string, names: string][];
  /** What is in these folders and is neither one of them nor a file of the tree, with its kind. */
  others: [path: string, kind: EntryKind][];
  /** `path\0hash\n` for each file of the tree, sorted by path. */
  listing: string;
  /** The stamp of each file of the listing, in its order. */
  stamps: Float64Array;
  diagnostics: Diagnostic[];
  /** False where something could not be looked at: then only another walk can tell what is there. */
  isWhole: boolean;
}

export type EntryKind = "file" | "folder" | "link" | "special";

/** What an entry of a folder is; `special` for sockets, devices and their like. */
export function kindOf(entry: Pick<Stats, "isFile" | "isDirectory" | "isSymbolicLink">): EntryKind {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  return entry.isSymbolicLink() ? "link" : "special";
}

/** Numbers of a stamp. */
const stampLength = 4;
/** Characters of a SHA-256. */
const hashLength = 64;

/**
 * The walk as it would turn out now, which reads nothing outside the tree whatever `known` says, without matching a name against the ignore rules or opening a file that is as it was.
 * The same object where nothing has changed; null where entries came or went, or are of another kind.
 */
export function lookAgain(root: string, rules: readonly string[], known: KeptWalk): KeptWalk | null {
  const isSame =
    known.isWhole &&
    rules.join("\0") === known.rules.join("\0") &&
    known.builtIn === builtInRules &&
    isBelow(known) &&
    known.folders.every(([path, names]) => hasNames(root, path, names)) &&
    known.others.every(([path, kind]) => isKind(`${root}/${path}`, kind));
  return isSame ? lookAtFiles(root, known) : null;
}

/** Whether each file and folder stands in a folder of the walk: none of these is a link, so none leads elsewhere. */
function isBelow({ folders, listing }: KeptWalk): boolean {
  const known = new Set([""]);
  for (const [path] of folders) {
    if (path === "") continue;
    if (!known.has(folderOf(path)) || /(?:^|\/)\.{0,2}$/.test(path)) return false;
    known.add(path);
  }
  for (const { path } of linesOf(listing)) if (!known.has(folderOf(path))) return false;
  return true;
}

function hasNames(root: string, path: string, names: string): boolean {
  const folder = path === "" ? root : `${root}/${path}`;
  return (path === "" || isKind(folder, "folder")) && readdirSync(folder).join("/") === names;
}

function isKind(path: string, kind: EntryKind): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && kindOf(found) === kind;
}

function lookAtFiles(root: string, known: KeptWalk): KeptWalk | null {
  const { listing } = known;
  const options = { throwIfNoEntry: false } as const;
  const changed = new Map<number, FileStamp>();
  const pieces: string[] = [];
  let copied = 0;
  for (const { path, index, hashAt } of linesOf(listing)) {
    const found = lstatSync(`${root}/${path}`, options);
    if (!found?.isFile()) return null;
    if (hasStamp(found, known.stamps, index)) continue;
    const file = hashRegular(`${root}/${path}`);
    if (!file) return null;
    changed.set(index, file.stamp);
    pieces.push(listing.slice(copied, hashAt), file.hash);
    copied = hashAt + hashLength;
  }
  if (changed.size === 0) return known;
  const stamps = known.stamps.slice();
  for (const [index, stamp] of changed) stamps.set(stamp, index * stampLength);
  return { ...known, listing: pieces.join("") + listing.slice(copied), stamps };
}

function* linesOf(listing: string): Generator<{ path: string; index: number; hashAt: number }> {
  for (let at = 0, index = 0; at < listing.length; index++) {
    const end = listing.indexOf("\0", at);
    yield { path: listing.slice(at, end), index, hashAt: end + 1 };
    at = end + hashLength + 2;
  }
}

function hasStamp({ size, mtimeMs, ctimeMs, ino }: Stats, stamps: Float64Array, index: number): boolean {
  const at = index * stampLength;
  return size === stamps[at] && mtimeMs === stamps[at + 1] && ctimeMs === stamps[at + 2] && ino === stamps[at + 3];
}

/** The files of a walk, with their sizes. */
export function filesOf({ listing, stamps }: KeptWalk): SourceFile[] {
  return Array.from(linesOf(listing), ({ path, index, hashAt }) => {
    const hash = listing.slice(hashAt, hashAt + hashLength);
    return { path, hash, size: stamps[index * stampLength] as number };
  });
}

/** Files of an earlier walk: one that is as it was need not be read. */
export class KnownFiles {
  readonly #walk: KeptWalk;
  readonly #lines: ReadonlyMap<string, { index: number; hashAt: number }>;

  constructor(walk: KeptWalk) {
    this.#walk = walk;
    this.#lines = new Map(Array.from(linesOf(walk.listing), (line) => [line.path, line]));
  }

  /** Hash and stamp of a file below the root; null where it is not known or has changed. */
  look(root: string, path: string): { hash: string; stamp: FileStamp } | null {
    const line = this.#lines.get(path);
    if (!line) return null;
    const { listing, stamps } = this.#walk;
    const found = lstatSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (!found?.isFile() || !hasStamp(found, stamps, line.index)) return null;
    const { size, mtimeMs, ctimeMs, ino } = found;
    return { hash: listing.slice(line.hashAt, line.hashAt + hashLength), stamp: [size, mtimeMs, ctimeMs, ino] };
  }
}
