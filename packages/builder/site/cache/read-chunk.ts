import type { ChunkPlace } from "../../files/chunk-store.ts";
import type { BuildCache } from "./build-cache.ts";

/** A chunk of this build or one that was checked before it; that it is gone now means that the disk failed. */
export function readChunk(cache: BuildCache, chunk: ChunkPlace): Buffer {
  const bytes = cache.chunks.read(chunk);
  if (!bytes) throw new LostChunk();
  return bytes;
}

/** The cache lost what its index names: damaged or removed under our hands. The build is done again without it. */
export class LostChunk extends Error {}
