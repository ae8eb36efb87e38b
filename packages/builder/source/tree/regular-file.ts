import { hash as digest } from "node:crypto";
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, type Stats } from "node:fs";

/** Milliseconds, more than the steps in which file systems count time. */
const clockStep = 20;

/** A file as it was read. */
export interface HashedFile {
  /** SHA-256 of its bytes. */
  hash: string;
  /** Size, time of the last change of content and of anything, inode: while all are the same, so is the file. */
  stamp: FileStamp;
}

export type FileStamp = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number];

/** Hashes a regular file; null when there is none, or when it is a link or something else. */
export function hashRegular(path: string): HashedFile | null {
  return withRegular(path, (descriptor, found) => {
    // A change within the clock's step after this look would leave the same times: no look is equal to such a stamp.
    const { size, mtimeMs, ctimeMs, ino } = found;
    const isYoung = Date.now() - ctimeMs < clockStep;
    const hash = digest("sha256", passingBytes(descriptor, size), "hex");
    return { hash, stamp: [size, mtimeMs, isYoung ? Number.NaN : ctimeMs, ino] };
  });
}

/** Memory for what is only looked at: to get new memory for each file takes longer than to hash it. */
const reused = Buffer.allocUnsafeSlow(256 * 1024);

/** The bytes of an open file of this size; they hold until the next file. */
function passingBytes(descriptor: number, size: number): Buffer {
  return size > reused.length ? readFileSync(descriptor) : readInto(reused, descriptor, size);
}

/** Bytes of a regular file; null when there is none, or when it is a link or something else. */
export function readRegular(path: string): Buffer | null {
  return withRegular(path, (descriptor, { size }) => readInto(Buffer.allocUnsafe(size), descriptor, size));
}

/** As many bytes of an open file as it was found to have, which Node's own reading would ask for once more. */
function readInto(memory: Buffer, descriptor: number, size: number): Buffer {
  // The files of `/proc` and the like say that they are empty.
  if (size === 0) return readFileSync(descriptor);
  let end = 0;
  for (let read = 1; read > 0 && end < size; end += read) read = readSync(descriptor, memory, end, size - end, null);
  return memory.subarray(0, end);
}

function withRegular<T>(path: string, use: (descriptor: number, found: Stats) => T): T | null {
  const descriptor = openRegular(path);
  if (descriptor === null) return null;
  try {
    const found = fstatSync(descriptor);
    return found.isFile() ? use(descriptor, found) : null;
  } finally {
    closeSync(descriptor);
  }
}

/** O_NOFOLLOW: a file that was swapped for a link between two looks is not followed either. */
function openRegular(path: string): number | null {
  try {
    return openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "ELOOP" || code === "EMLINK" || code === "ENXIO") return null;
    throw error;
  }
}
