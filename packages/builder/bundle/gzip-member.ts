import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import type { FilePiece } from "../site/build-options.ts";

const compress = promisify(deflateRaw);

/** A third of the time of level 6, for a ninth more bytes. */
const level = 2;
/** Bytes from which on compressing leaves the thread free: below, to hand them over costs more than that takes. */
const compressBeside = 128 * 1024;

/** Names everything that decides the compressed bytes, beside the content: a member of another one is not used again. */
export const memberFormat = `tar+gzip${level} zlib ${process.versions.zlib} ${process.arch} 2`;

/** Deflate, no flags, no time, no extra flags; the system is "unknown", so that it does not tell machines apart. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A last block with nothing in it. */
const lastBlock = Buffer.from([3, 0]);
/** What is compressed ends at a full byte, so that anything may follow. */
const toFullByte = { finishFlush: constants.Z_SYNC_FLUSH };
/** How far back compressed bytes may refer. */
const windowBytes = 32 * 1024;

/** Shared pieces as they were compressed; each stands in so many files that the best level pays. */
const known = new WeakMap<FilePiece, Buffer>();

/** Pieces of a file, or one that is no part of others. */
export function ownPiece(bytes: Uint8Array): FilePiece {
  return { bytes, isShared: false };
}

/**
 * One complete gzip member. Members may be concatenated: what follows is read as one stream. A piece that many files
 * share is compressed once and for itself, so that it may stand anywhere; what stands between such pieces is compressed
 * as one and refers to what was before.
 */
export async function gzipMember(pieces: readonly FilePiece[]): Promise<Buffer> {
  const blocks: Buffer[] = [head];
  const before: Uint8Array[] = [];
  let own: Uint8Array[] = [];
  let checksum = 0;
  let size = 0;
  const flush = async () => {
    if (own.length === 0) return;
    const bytes = joined(own);
    blocks.push(await compressed(bytes, windowOf(before)));
    before.push(bytes);
    own = [];
  };
  for (const piece of pieces) {
    const { bytes, isShared } = piece;
    checksum = crc32(bytes, checksum);
    size += bytes.byteLength;
    if (!isShared) {
      own.push(bytes);
      continue;
    }
    await flush();
    let block = known.get(piece);
    if (!block) {
      block = deflateRawSync(bytes, { ...toFullByte, level: 9 });
      known.set(piece, block);
    }
    blocks.push(block);
    before.push(bytes);
  }
  await flush();
  const end = Buffer.alloc(8);
  end.writeUInt32LE(checksum, 0);
  end.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([...blocks, lastBlock, end]);
}

async function compressed(bytes: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const options = { ...toFullByte, level, ...(dictionary.byteLength > 0 ? { dictionary } : {}) };
  return bytes.byteLength < compressBeside ? deflateRawSync(bytes, options) : compress(bytes, options);
}

/** The end of what was before, as far as it can be referred to. */
function windowOf(before: readonly Uint8Array[]): Uint8Array {
  const last: Uint8Array[] = [];
  let size = 0;
  for (let index = before.length - 1; index >= 0 && size < windowBytes; index--) {
    const bytes = before[index] as Uint8Array;
    last.unshift(bytes.subarray(Math.max(0, bytes.byteLength - windowBytes + size)));
    size += last[0]?.byteLength ?? 0;
  }
  return joined(last);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return pieces.length === 1 ? (pieces[0] as Uint8Array) : Buffer.concat(pieces);
}
