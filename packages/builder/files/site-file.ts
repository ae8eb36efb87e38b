import type { BundledFile, SiteBlob, SiteFile } from "@lectern/contract";
import { sha256 } from "../text/hashes.ts";

/** What a file of a manifest holds, whatever it is served as. */
export type FileContent = BundledFile;

/** A file of a manifest, with its fields in one order, so that equal manifests are equal bytes. */
export function siteFile({ sha256, size, pieces }: FileContent, type: string, immutable = false): SiteFile {
  const file: SiteFile = { sha256, size, type };
  if (immutable) file.immutable = true;
  if (pieces) file.pieces = pieces;
  return file;
}

/** The content of a file that is these blobs one after the other; that of a single blob is the blob. */
export function contentInPieces(blobs: readonly SiteBlob[]): FileContent {
  const [only] = blobs;
  if (only && blobs.length === 1) return only;
  const pieces = blobs.map(({ sha256, size }) => ({ sha256, size }));
  return {
    sha256: sha256(pieces.map((piece) => piece.sha256).join("\n")),
    size: pieces.reduce((sum, { size }) => sum + size, 0),
    pieces,
  };
}
