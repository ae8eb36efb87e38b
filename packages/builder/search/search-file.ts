import { Buffer } from "node:buffer";
import { hash } from "node:crypto";
import { searchFolder } from "./index-format.ts";

export interface SearchFile {
  /** Path in the site without leading slash. */
  path: string;
  bytes: Uint8Array;
  type: string;
  /** Its name holds a hash of its content. Only the first file of a scope keeps its name. */
  immutable: boolean;
}

const type = "text/javascript; charset=utf-8";

/** A file of the index that is named by its content. */
export function hashedFile(kind: "t" | "s" | "x", data: unknown): SearchFile {
  const text = JSON.stringify(data);
  const name = `${kind}-${hash("sha256", text).slice(0, 12)}.js`;
  return { path: `${searchFolder}/${name}`, bytes: scriptOf(name, text), type, immutable: true };
}

/** The first file of a scope. */
export function headFile(path: string, data: unknown): SearchFile {
  return { path, bytes: scriptOf(nameOf(path), JSON.stringify(data)), type, immutable: false };
}

function scriptOf(name: string, text: string): Uint8Array {
  return Buffer.from(`lecternSearchData(${JSON.stringify(name)},${text})\n`);
}

/** Name of a file within the folder of the index. */
export function nameOf(path: string): string {
  return path.slice(searchFolder.length + 1);
}
