import { promisify } from "node:util";
import { constants, deflateRaw, deflateRawSync } from "node:zlib";

/** A third of the time of level 6, for a ninth more bytes. */
export const level = 2;
/** Bytes from which on compressing leaves the thread free: below, to hand them over costs more than that takes. */
const compressBeside = 128 * 1024;

/** What is compressed ends at a full byte, so that anything may follow. */
export const toFullByte = { finishFlush: constants.Z_SYNC_FLUSH };

/** How pieces are compressed, in whatever thread. */
export const options = { ...toFullByte, level };

/** Compresses pieces of an archive, in order; none refers to what was before it. */
export type Deflate = (pieces: readonly Uint8Array[]) => Promise<Uint8Array[]>;

const compress = promisify(deflateRaw);

/** The pieces one by one, on this thread but for large ones. */
export const deflateHere: Deflate = async (pieces) => {
  const blocks: Buffer[] = [];
  for (const bytes of pieces)
    blocks.push(bytes.byteLength < compressBeside ? deflateRawSync(bytes, options) : await compress(bytes, options));
  return blocks;
};
