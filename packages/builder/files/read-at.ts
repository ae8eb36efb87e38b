import { readSync } from "node:fs";

/**
 * Fills a buffer from an open file, beginning at `offset` (bytes). False where the file ends before the buffer is full.
 * @throws what the system says where it cannot be read.
 */
export function readAt(descriptor: number, bytes: Uint8Array, offset: number): boolean {
  for (let done = 0; done < bytes.byteLength; ) {
    const count = readSync(descriptor, bytes, done, bytes.byteLength - done, offset + done);
    if (count === 0) return false;
    done += count;
  }
  return true;
}
