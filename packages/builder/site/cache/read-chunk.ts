import type { ChunkPlace } from "../../files/chunk-store.ts";
import type { BuildCache } from "./build-cache.ts";

/**
 * A chunk of this build or one that was checked before it.
 * @throws {LostChunk} where it is gone, which now means that the disk failed
 */
export function readChunk(cache: BuildCache, chunk: ChunkPlace): Buffer {
  const bytes = cache.chunks.read(chunk);
  if (!bytes) throw new LostChunk();
  return bytes;
}

/** Reads chunks one after the other into the same memory: each is valid until the next is read. */
export class ChunkReader {
  readonly #cache: BuildCache;
  #memory = Buffer.allocUnsafeSlow(1 << 16);

  constructor(cache: BuildCache) {
    this.#cache = cache;
  }

  read(chunk: ChunkPlace): Buffer {
    const length = chunk[2];
    if (length > this.#memory.length) this.#memory = Buffer.allocUnsafeSlow(2 * length);
    const bytes = this.#memory.subarray(0, length);
    if (!this.#cache.chunks.readInto(chunk, bytes)) throw new LostChunk();
    return bytes;
  }
}

/** The cache lost what its index names: damaged or removed under our hands. The build is done again without it. */
export class LostChunk extends Error {}
