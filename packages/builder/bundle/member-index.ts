import type { ChunkPlace } from "../files/chunk-store.ts";
import type { KnownFile } from "../files/known-file.ts";

/** What the next bundle of a series takes again. */
export interface KeptBundle {
  files: Map<string, KnownFile>;
  members: Map<string, ChunkPlace>;
  /** Keys of the pieces of a member that was cut, by the key of the whole. */
  cuts: Map<string, string[]>;
}

/** The files as text, a line for each, whose keys have no line ends: thousands of small objects take longer to read than all else of the index. */
interface PackedIndex extends Omit<KeptBundle, "files"> {
  format: string;
  files: string;
}

/** @param format names what the members are: an index of another one is none. */
export function packIndex({ files, members, cuts }: KeptBundle, format: string): PackedIndex {
  let text = "";
  for (const [key, { sha256, size, leftOut }] of files)
    text += `${sha256} ${size} ${leftOut === undefined ? "" : (leftOut ?? "-")} ${key}\n`;
  return { format, files: text, members, cuts };
}

/** Reads what `packIndex` wrote; null for anything else. */
export function unpackIndex(value: unknown, format: string): KeptBundle | null {
  const index = value as Partial<PackedIndex> | null;
  if (index?.format !== format || typeof index.files !== "string" || !index.members || !index.cuts) return null;
  const files = new Map<string, KnownFile>();
  const { files: text, members, cuts } = index;
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const ofSize = line.indexOf(" ") + 1;
    const ofLeftOut = line.indexOf(" ", ofSize) + 1;
    const ofKey = line.indexOf(" ", ofLeftOut) + 1;
    const file: KnownFile = { sha256: line.slice(0, ofSize - 1), size: Number(line.slice(ofSize, ofLeftOut - 1)) };
    const leftOut = line.slice(ofLeftOut, ofKey - 1);
    if (leftOut !== "") file.leftOut = leftOut === "-" ? null : Number(leftOut);
    files.set(line.slice(ofKey), file);
  }
  return { files, members, cuts };
}
