import { pack } from "tar-stream";
import type { ComposedFile } from "../site/build-options.ts";

/** A tar archive ends with two empty blocks. */
export const endOfArchive = Buffer.alloc(1024);

/**
 * The files as a piece of a tar archive, without its end, so that pieces may follow each other. Names beyond ASCII or
 * 255 characters get a pax header. Owner, mode and time are the same for every file: equal files are equal bytes.
 */
export async function tarPiece(files: readonly ComposedFile[]): Promise<Buffer> {
  const archive = pack();
  for (const file of files) {
    archive.entry(
      { name: file.path, mode: 0o644, uid: 0, gid: 0, mtime: new Date(0), type: "file" },
      asBuffer(file.bytes),
    );
  }
  archive.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) chunks.push(chunk as Uint8Array);
  const bytes = Buffer.concat(chunks);
  return bytes.subarray(0, bytes.length - endOfArchive.length);
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
