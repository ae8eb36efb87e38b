import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byCodePoint } from "./code-point-order.ts";
import type { SourceFile, SourceTree } from "./source-tree.ts";

const hashForm = /^[0-9a-f]{8,128}$/;

/**
 * A tree taken out of a repository: `tree.json` lists the files (`SourceFile[]`), `objects/<hash>` holds the bytes of
 * each. Hashes that are not hexadecimal are refused, so that no path leaves the folder; links are not followed.
 */
export function openObjects(folder: string): SourceTree {
  const listed: unknown = JSON.parse(readFileSync(join(folder, "tree.json"), "utf8"));
  if (!Array.isArray(listed)) throw new Error("tree.json is not a list of files");
  const files = listed.map(readEntry);
  files.sort((a, b) => byCodePoint(a.path, b.path));
  return { files, read: objectsReader(folder, files) };
}

/** Reads files of the list, and no others, out of `objects/<hash>`, by the names that Git has for them. */
export function objectsReader(folder: string, files: readonly SourceFile[]): SourceTree["read"] {
  let hashes: Map<string, string> | undefined;
  return (path) => {
    hashes ??= new Map(files.map(({ path, spelled, hash }) => [spelled ?? path, hash]));
    const hash = hashes.get(path);
    if (hash === undefined) throw new Error(`The source tree has no file ${JSON.stringify(path)}`);
    const descriptor = openSync(join(folder, "objects", hash), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      if (!fstatSync(descriptor).isFile()) throw new Error(`The object ${hash} is not a regular file`);
      return readFileSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  };
}

function readEntry(entry: unknown): SourceFile {
  const { path, hash, size } = (entry ?? {}) as Partial<SourceFile>;
  if (typeof path !== "string" || typeof hash !== "string" || typeof size !== "number" || !hashForm.test(hash)) {
    throw new Error(`tree.json has an entry that is not a file: ${JSON.stringify(entry).slice(0, 200)}`);
  }
  return { path, hash, size };
}
