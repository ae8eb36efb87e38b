import type { FilePiece } from "../site/build-options.ts";
import { ownPiece } from "./gzip-member.ts";

/** A tar archive ends with two empty blocks. */
export const endOfArchive = Buffer.alloc(1024);

const blockBytes = 512;
/** What of the header is the same for every file: mode, owner and group, time, type, format, device numbers. */
const header = Buffer.alloc(blockBytes);
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
/** Bytes of a file that eleven octal digits can tell. */
const plainSize = 8 ** 11;

/** A file of an archive: its content in pieces that follow each other. */
export interface TarFile {
  path: string;
  pieces: readonly FilePiece[];
}

/**
 * The files as a piece of a tar archive, without its end, so that pieces may follow each other. Names beyond ASCII or
 * 255 characters get a pax header. Owner, mode and time are the same for every file: equal files are equal bytes.
 */
export async function tarPieces(files: readonly TarFile[]): Promise<FilePiece[]> {
  const pieces: FilePiece[] = [];
  for (const file of files) {
    const size = file.pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    const isPlain = plainName.test(file.path) && size < plainSize;
    pieces.push(ownPiece(isPlain ? plainHeader(file.path, size) : await otherHeader(file)), ...file.pieces);
    const over = size % blockBytes;
    if (over > 0) pieces.push(ownPiece(Buffer.alloc(blockBytes - over)));
  }
  return pieces;
}

/** The same in one piece. */
export async function tarPiece(files: readonly TarFile[]): Promise<Buffer> {
  return Buffer.concat((await tarPieces(files)).map(({ bytes }) => bytes));
}

function plainHeader(path: string, size: number): Buffer {
  const own = Buffer.from(header);
  own.write(path, 0, "latin1");
  own.write(`${size.toString(8).padStart(11, "0")} `, 124, "latin1");
  let sum = headerSum;
  for (let at = 0; at < path.length; at++) sum += own[at] as number;
  for (let at = 124; at < 136; at++) sum += own[at] as number;
  own.write(`${sum.toString(8).padStart(6, "0")} \0`, 148, "latin1");
  return own;
}

/** The header of a file whose name or size needs more than one block, or other fields. */
async function otherHeader({ path, pieces }: TarFile): Promise<Buffer> {
  // Loaded where a name asks for it: few sites have such names.
  const { pack } = await import("tar-stream");
  const archive = pack();
  const content = Buffer.concat(pieces.map(({ bytes }) => bytes));
  archive.entry({ name: path, mode: 0o644, uid: 0, gid: 0, mtime: new Date(0), type: "file" }, content);
  archive.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) chunks.push(chunk as Uint8Array);
  const bytes = Buffer.concat(chunks);
  return bytes.subarray(0, bytes.length - endOfArchive.length - Math.ceil(content.length / blockBytes) * blockBytes);
}
