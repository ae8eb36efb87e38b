import { closeSync, fstatSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import { readAt } from "./read-at.ts";

/** The checksum, of four bytes, and four that say what it is. */
const headBytes = 8;
const kind = 0x6c637431;

/**
 * Plain data in a file that begins with a checksum of it: what was cut short or damaged reads as null. The file is
 * replaced as a whole.
 */
export function readSealed(path: string): unknown {
  const body = readSealedBytes(path);
  try {
    return body && deserialize(body);
  } catch {
    return null;
  }
}

/** Writes what `readSealed` reads. */
export function writeSealed(path: string, value: unknown): void {
  writeSealedBytes(path, serialize(value));
}

/** The same for bytes of any kind. */
export function readSealedBytes(path: string): Buffer | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return null;
  }
  const body = bytes.subarray(headBytes);
  return bytes.length >= headBytes && bytes.subarray(0, headBytes).equals(headOf(crc32(body))) ? body : null;
}

/** Writes what `readSealedBytes` reads: bytes one after the other. */
export function writeSealedBytes(path: string, ...pieces: readonly Buffer[]): void {
  const temporary = `${path}.${process.pid}.part`;
  try {
    const descriptor = openSync(temporary, "w");
    try {
      const checksum = pieces.reduce((sum, piece) => crc32(piece, sum), 0);
      // Written one by one: a copy of all of them would cost more than the writes do.
      for (const bytes of [headOf(checksum), ...pieces]) writeFileSync(descriptor, bytes);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function headOf(checksum: number): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(kind);
  head.writeUInt32BE(checksum, 4);
  return head;
}

/** Memory for what is only looked at: the first touch of new memory costs more than to read and to check what lies in it. */
const window = Buffer.allocUnsafeSlow(64 * 1024);

const opened = new FinalizationRegistry<number>((descriptor) => closeSync(descriptor));

/** Sealed bytes that were found whole, and are held in memory only when somebody asks for them. */
export class SealedFile {
  readonly #descriptor: number;
  #bytes: Buffer | null = null;

  private constructor(descriptor: number) {
    this.#descriptor = descriptor;
    // Kept open: whoever replaces the file now does not take it from this reader.
    opened.register(this, descriptor, this);
  }

  /** Null where there is no such file, where it is damaged, or where it does not begin with `start`. */
  static open(path: string, start: Buffer): SealedFile | null {
    let descriptor: number;
    try {
      descriptor = openSync(path, "r");
    } catch {
      return null;
    }
    if (isWhole(descriptor, start)) return new SealedFile(descriptor);
    closeSync(descriptor);
    return null;
  }

  /** All bytes, the same buffer each time. @throws when the file was damaged since it was opened. */
  bytes(): Buffer {
    this.#bytes ??= this.#read();
    return this.#bytes;
  }

  #read(): Buffer {
    const { size } = fstatSync(this.#descriptor);
    const bytes = Buffer.allocUnsafeSlow(Math.max(0, size - headBytes));
    const head = Buffer.alloc(headBytes);
    const isRead = readAt(this.#descriptor, head, 0) && readAt(this.#descriptor, bytes, headBytes);
    if (!isRead || !head.equals(headOf(crc32(bytes))))
      throw new Error("A file of the cache was damaged while it was read");
    opened.unregister(this);
    closeSync(this.#descriptor);
    return bytes;
  }
}

function isWhole(descriptor: number, start: Buffer): boolean {
  const { size } = fstatSync(descriptor);
  const head = Buffer.alloc(headBytes);
  if (size < headBytes + start.length || !readAt(descriptor, head, 0)) return false;
  let checksum = 0;
  for (let at = headBytes; at < size; ) {
    const bytes = window.subarray(0, Math.min(window.length, size - at));
    if (!readAt(descriptor, bytes, at)) return false;
    if (at === headBytes && !bytes.subarray(0, start.length).equals(start)) return false;
    checksum = crc32(bytes, checksum);
    at += bytes.length;
  }
  return head.equals(headOf(checksum));
}
