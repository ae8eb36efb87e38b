import { crc32, deflateRawSync } from "node:zlib";
import type { SharedPiece } from "../files/file-pieces.ts";
import type { SharedPlace } from "./archive.ts";
import { type Deflate, deflateHere, level, toFullByte } from "./deflate.ts";

/** Names everything that decides the compressed bytes, beside the content: a member of another one is not used again. */
export const memberFormat = `tar+gzip${level} zlib ${process.versions.zlib} ${process.arch} 3`;

/** Deflate, no flags, no time, no extra flags; the system is "unknown", so that it does not tell machines apart. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A last block with nothing in it. */
const lastBlock = Buffer.from([3, 0]);
/**
 * Shared pieces as they were compressed, by the shared piece right before them or themselves where there is none; each stands
 * in so many files that the best level pays.
 */
const known = new WeakMap<SharedPiece, WeakMap<SharedPiece, Buffer>>();

/**
 * One complete gzip member. Members may be concatenated: what follows is read as one stream. A piece that many files
 * share is compressed once and refers to nothing but a shared piece right before it, so that both may stand anywhere. What
 * stands between shared pieces is compressed as one: to let it refer to what was before would make the member a twentieth
 * smaller and take half the time again, since most of what it could reach are shared pieces.
 * @param shared places of shared pieces in the bytes, in order.
 * @param deflate compresses what stands between them.
 */
export async function gzipMember(
  bytes: Buffer,
  shared: readonly SharedPlace[] = [],
  deflate: Deflate = deflateHere,
): Promise<Buffer> {
  const own: Buffer[] = [];
  /** In the order in which they lie: null for a piece of the bytes' own. */
  const order: (Buffer | null)[] = [];
  const addOwn = (from: number, to: number) => {
    if (from === to) return false;
    own.push(bytes.subarray(from, to));
    order.push(null);
    return true;
  };
  let before: SharedPiece | null = null;
  let done = 0;
  for (const { at, piece } of shared) {
    if (addOwn(done, at)) before = null;
    order.push(sharedBlock(piece, before));
    before = piece;
    done = at + piece.bytes.byteLength;
  }
  addOwn(done, bytes.length);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(bytes), 0);
  end.writeUInt32LE(bytes.length % 2 ** 32, 4);
  const compressed = (await deflate(own)).values();
  const blocks = order.map((block) => block ?? (compressed.next().value as Uint8Array));
  return Buffer.concat([head, ...blocks, lastBlock, end]);
}

function sharedBlock(piece: SharedPiece, neighbour: SharedPiece | null): Buffer {
  // By what they hold: whether the same text is one object or two is no matter of what the file is.
  const before = neighbour && hasSameBytes(neighbour, piece) ? null : neighbour;
  let blocks = known.get(piece);
  if (!blocks) {
    blocks = new WeakMap();
    known.set(piece, blocks);
  }
  let block = blocks.get(before ?? piece);
  if (!block) {
    const dictionary = before && before.bytes.byteLength > 0 ? { dictionary: before.bytes } : {};
    block = deflateRawSync(piece.bytes, { ...toFullByte, level: 9, ...dictionary });
    blocks.set(before ?? piece, block);
  }
  return block;
}

function hasSameBytes(a: SharedPiece, b: SharedPiece): boolean {
  return a === b || (a.bytes.byteLength === b.bytes.byteLength && Buffer.compare(a.bytes, b.bytes) === 0);
}
