import { Readable } from "node:stream";
import { blobsOf, type SiteFile } from "@lectern/contract/site/manifest";
import { type BlobStore, contentKey } from "../storage/index.ts";

/** Byte positions as in HTTP: both are part of the range. */
interface Range {
  start: number;
  end: number;
}

/**
 * The bytes of a file, or a part of them, out of the blobs that it is made of. Read the stream to its end or destroy it.
 * @throws when the first of the blobs is not there; the stream fails where a later one is not.
 */
export async function openFile(blobs: BlobStore, file: SiteFile, range?: Range): Promise<Readable> {
  const [only, ...others] = blobsOf(file);
  if (only && others.length === 0) return openBlob(blobs, only.sha256, range);
  return Readable.from(joined(blobs, file, range ?? { start: 0, end: file.size - 1 }), { objectMode: false });
}

async function* joined(blobs: BlobStore, file: SiteFile, { start, end }: Range): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (const { sha256, size } of blobsOf(file)) {
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, size - 1)];
    if (from <= to)
      yield* await openBlob(blobs, sha256, from > 0 || to < size - 1 ? { start: from, end: to } : undefined);
    at += size;
  }
}

async function openBlob(blobs: BlobStore, sha256: string, range: Range | undefined): Promise<Readable> {
  const blob = await blobs.get(contentKey(sha256), range);
  if (!blob) throw new Error(`The content ${sha256} is not in the blob store`);
  return blob.body;
}
