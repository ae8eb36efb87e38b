import { crc32 } from "node:zlib";
import { spreadOf } from "../text/hashes.ts";

/** Bytes from which on a file is compressed in pieces of its own. */
export const cutFrom = 1024 * 1024;
/** Headings of the first level that stand between two cuts, on average. */
const headingsPerPiece = 32;
const heading = Buffer.from("\n# ");

/**
 * Where one large file is cut, so that a change in it compresses its own neighbourhood again and not
 * the whole: at headings of the first level, which begin the pages of `llms-full.txt`. Whether one is a cut is in its own
 * text alone. Other files have no cuts.
 */
export function cutPoints(path: string, content: Uint8Array): number[] {
  if (content.byteLength < cutFrom || !/\.(?:txt|md)$/.test(path)) return [];
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const cuts: number[] = [];
  for (let at = bytes.indexOf(heading); at >= 0; at = bytes.indexOf(heading, at + heading.length)) {
    if (crc32(bytes.subarray(at, at + 80)) % headingsPerPiece === 0) cuts.push(at + 1);
  }
  return cuts;
}

/** Whether the list of a bundle's manifest is cut behind a path: one in 64 is. */
export function cutsManifest(path: string): boolean {
  return spreadOf(path) % 64 === 63;
}

/** The pieces between the cuts. */
export function piecesOf(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  return [...cuts, bytes.byteLength].map((end, index) => bytes.subarray(cuts[index - 1] ?? 0, end));
}
