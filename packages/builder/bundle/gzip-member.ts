import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import type { SharedPiece } from "../files/file-pieces.ts";
import type { SharedPlace } from "./archive.ts";

const compress = promisify(deflateRaw);

/** A third of the time of level 6, for a ninth more bytes. */
const level = 2;
/** Bytes from which on compressing leaves the thread free: below, to hand them over costs more than that takes. */
const compressBeside = 128 * 1024;

/** Names everything that decides the compressed bytes, beside the content: a member of another one is not used again. */
export const memberFormat = `tar+gzip${level} zlib ${process.versions.zlib} ${process.arch} 3`;

/** Deflate, no flags, no time, no extra flags; the system is "unknown", so that it does not tell machines apart. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A last block with nothing in it. */
const lastBlock = Buffer.from([3, 0]);
/** What is compressed ends at a full byte, so that anything may follow. */
const toFullByte = { finishFlush: constants.Z_SYNC_FLUSH };
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
 */
export async function gzipMember(bytes: Buffer, shared: readonly SharedPlace[] = []): Promise<Buffer> {
  const blocks: Buffer[] = [head];
  let before: SharedPiece | null = null;
  let done = 0;
  for (const { at, piece } of shared) {
    if (at > done) {
      blocks.push(await compressed(bytes.subarray(done, at)));
      before = null;
    }
    blocks.push(sharedBlock(piece, before));
    before = piece;
    done = at + piece.bytes.byteLength;
  }
  if (done < bytes.length) blocks.push(await compressed(bytes.subarray(done)));
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(bytes), 0);
  end.writeUInt32LE(bytes.length % 2 ** 32, 4);
  return Buffer.concat([...blocks, lastBlock, end]);
}

async function compressed(bytes: Uint8Array): Promise<Buffer> {
  const options = { ...toFullByte, level };
  return bytes.byteLength < compressBeside ? deflateRawSync(bytes, options) : compress(bytes, options);
}

function sharedBlock(piece: SharedPiece, neighbour: SharedPiece | null): Buffer {
  const before = neighbour === piece ? null : neighbour;
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
