import type { BundledFile } from "@lectern/contract";
import { cutsManifest } from "./cut-points.ts";

/** Paths that stand in JSON as they are. */
const plainPath = /^[\w./-]+$/;
/** Stands behind an entry where the list is cut; JSON has none of its own. */
const cutMark = "\n";

/** A file in the list of a bundle's manifest, with a mark behind it where the list is cut. */
export function listedFile(path: string, { sha256, size, pieces }: BundledFile): string {
  const name = plainPath.test(path) ? `"${path}"` : JSON.stringify(path);
  const inPieces = pieces ? `,"pieces":${JSON.stringify(pieces)}` : "";
  return `${name}:{"sha256":"${sha256}","size":${size}${inPieces}}${cutsManifest(path) ? cutMark : ""}`;
}

/** The list of all files, in the pieces that it is cut into. */
export function piecesOfListing(entries: readonly string[]): string[] {
  return entries.join(",").split(cutMark);
}
