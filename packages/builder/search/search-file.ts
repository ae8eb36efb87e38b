import { Buffer } from "node:buffer";
import { hash } from "node:crypto";
import { ByteGatherer } from "../files/file-pieces.ts";
import { searchFolder } from "./index-format.ts";

export interface SearchFile {
  /** Path in the site without leading slash. */
  path: string;
  bytes: Uint8Array;
  type: string;
  /** Its name holds a hash of its content. Only the first file of a scope keeps its name. */
  immutable: boolean;
}

/** Takes a file whose bytes are valid during the call. */
export type WriteSearchFile = (file: SearchFile) => void;

const type = "text/javascript; charset=utf-8";
const call = "lecternSearchData(";
const gathered = new ByteGatherer();

/**
 * A file of the index that is named by its content, which is JSON. Its bytes are valid until the next is made: an index has
 * thousands of files, and memory for each costs more than to make it.
 */
export function passingFile(kind: "t" | "s" | "x", json: string): SearchFile {
  const nameOfHash = (hash: string) => `${kind}-${hash}.js`;
  gathered.clear();
  gathered.add(`${call}"${nameOfHash("0".repeat(12))}",`);
  const start = gathered.length;
  gathered.add(json);
  const name = nameOfHash(hash("sha256", gathered.view(start)).slice(0, 12));
  gathered.add(")\n");
  const bytes = gathered.view();
  bytes.write(name, call.length + 1);
  return { path: `${searchFolder}/${name}`, bytes, type, immutable: true };
}

/** The same with memory of its own. */
export function hashedFile(kind: "t" | "s" | "x", data: unknown): SearchFile {
  return ownFile(passingFile(kind, JSON.stringify(data)));
}

/** A file to keep. */
export function ownFile(file: SearchFile): SearchFile {
  return { ...file, bytes: Buffer.from(file.bytes) };
}

/** The first file of a scope. */
export function headFile(path: string, data: unknown): SearchFile {
  const bytes = Buffer.from(`${call}${JSON.stringify(nameOf(path))},${JSON.stringify(data)})\n`);
  return { path, bytes, type, immutable: false };
}

/** Name of a file within the folder of the index. */
export function nameOf(path: string): string {
  return path.slice(searchFolder.length + 1);
}
