/** A tar archive ends with two empty blocks. */
export const endOfArchive = Buffer.alloc(1024);

/** Bytes of a header, and of the blocks that files are filled up to. */
export const headerBytes = 512;
/** What of the header is the same for every file: mode, owner and group, time, type, format, device numbers. */
const header = Buffer.alloc(headerBytes);
for (const [offset, text] of [
  [100, "000644 "],
  [108, "000000 "],
  [116, "000000 "],
  [136, "00000000000 "],
  [148, "        0"],
  [257, "ustar"],
  [263, "00"],
  [329, "000000 "],
  [337, "000000 "],
] as const)
  header.write(text, offset, "latin1");
const headerSum = header.reduce((sum, byte) => sum + byte, 0);
/** Names that stand in a header as they are. */
const plainName = /^[\x20-\x7e]{1,100}$/;

/** Whether a name fits into a header of one block. */
export function isPlain(path: string): boolean {
  return plainName.test(path);
}

/** Bytes between the end of a file and the next block. */
export function overhang(size: number): number {
  return (headerBytes - (size % headerBytes)) % headerBytes;
}

/**
 * Writes the header of a file with a plain name. Owner, mode and time are the same for every file: equal files are equal
 * bytes.
 */
export function writeHeader(target: Buffer, path: string, size: number): void {
  header.copy(target);
  target.write(path, 0, "latin1");
  target.write(`${size.toString(8).padStart(11, "0")} `, 124, "latin1");
  let sum = headerSum;
  for (let at = 0; at < path.length; at++) sum += target[at] as number;
  for (let at = 124; at < 136; at++) sum += target[at] as number;
  target.write(`${sum.toString(8).padStart(6, "0")} \0`, 148, "latin1");
}

/** The header of a file with any other name: beyond ASCII or 255 characters it has a pax header. */
export async function otherHeader(path: string, content: Buffer): Promise<Buffer> {
  // Loaded where a name asks for it: few sites have such names.
  const { pack } = await import("tar-stream");
  const archive = pack();
  archive.entry({ name: path, mode: 0o644, uid: 0, gid: 0, mtime: new Date(0), type: "file" }, content);
  archive.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) chunks.push(chunk as Uint8Array);
  const bytes = Buffer.concat(chunks);
  return bytes.subarray(0, bytes.length - endOfArchive.length - content.length - overhang(content.length));
}
