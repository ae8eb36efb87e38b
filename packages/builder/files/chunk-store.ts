import { randomBytes, randomUUID } from "node:crypto";
import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { AppendWriter } from "./append-writer.ts";
import { readAt } from "./read-at.ts";

/** Where a chunk lies: segment file, offset, bytes, checksum. Plain data. */
export type ChunkPlace = [segment: string, offset: number, length: number, checksum: number];

const segmentName = /^[0-9a-f]{32}\.pack$/;

/**
 * Chunks of bytes in segment files that are written once and never changed. Builds may share a folder: each writes its
 * own segments. A chunk that is damaged, or whose segment is gone, reads as null, and whoever asked makes it anew.
 */
export class ChunkStore {
  readonly #folder: string;
  readonly #descriptors = new Map<string, number | null>();
  readonly #sizes = new Map<string, number>();
  #segment: { file: string; descriptor: number; writer: AppendWriter } | null = null;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Adds a chunk to this build's segment; its place names the segment `""` until `finish` has named it. */
  add(bytes: Uint8Array): ChunkPlace {
    return ["", this.#open().append(bytes), bytes.byteLength, crc32(bytes)];
  }

  read(place: ChunkPlace): Buffer | null {
    const bytes = Buffer.allocUnsafe(place[2]);
    return this.readInto(place, bytes) ? bytes : null;
  }

  /** Reads a chunk into a buffer of its length; false where the chunk is damaged or gone. */
  readInto([segment, offset, length, checksum]: ChunkPlace, bytes: Buffer): boolean {
    if (segment === "") this.#segment?.writer.flush();
    const descriptor = segment === "" ? (this.#segment?.descriptor ?? null) : this.#descriptor(segment);
    if (descriptor === null) return false;
    try {
      return readAt(descriptor, bytes.subarray(0, length), offset) && crc32(bytes) === checksum;
    } catch {
      return false;
    }
  }

  /** Gives this build's segment its name and answers it; null when nothing was added. */
  finish(): string | null {
    const segment = this.#segment;
    if (!segment) return null;
    segment.writer.flush();
    this.#segment = null;
    const name = `${randomBytes(16).toString("hex")}.pack`;
    renameSync(segment.file, join(this.#folder, name));
    // Kept open: whoever removes the file now does not take it from this build.
    this.#descriptors.set(name, segment.descriptor);
    return name;
  }

  /** Where a segment lies that `finish` has named. */
  fileOf(segment: string): string {
    return join(this.#folder, segment);
  }

  /** Removes segments that nothing refers to any more, and what broken-off builds left behind. */
  removeOthers(used: ReadonlySet<string>): void {
    for (const name of readdirSync(this.#folder)) {
      if (
        (segmentName.test(name) && !used.has(name)) ||
        (name.endsWith(".part") && isAbandoned(join(this.#folder, name)))
      ) {
        rmSync(join(this.#folder, name), { force: true });
      }
    }
  }

  /** Whether the segment of a chunk is there; from now on it can be read even if the file is removed. */
  has([segment, offset, length]: ChunkPlace): boolean {
    if (segment === "") return true;
    const descriptor = this.#descriptor(segment);
    if (descriptor === null) return false;
    let size = this.#sizes.get(segment);
    if (size === undefined) {
      size = fstatSync(descriptor).size;
      this.#sizes.set(segment, size);
    }
    return offset + length <= size;
  }

  /** Bytes of a segment on disk. */
  sizeOf(segment: string): number {
    return segmentName.test(segment)
      ? (statSync(join(this.#folder, segment), { throwIfNoEntry: false })?.size ?? 0)
      : 0;
  }

  close(): void {
    for (const descriptor of this.#descriptors.values()) if (descriptor !== null) closeSync(descriptor);
    this.#descriptors.clear();
    if (this.#segment) {
      closeSync(this.#segment.descriptor);
      rmSync(this.#segment.file, { force: true });
      this.#segment = null;
    }
  }

  #open(): AppendWriter {
    if (!this.#segment) {
      const file = join(this.#folder, `${randomUUID()}.part`);
      const descriptor = openSync(file, "wx+");
      this.#segment = { file, descriptor, writer: new AppendWriter(descriptor) };
    }
    return this.#segment.writer;
  }

  #descriptor(segment: string): number | null {
    let descriptor = this.#descriptors.get(segment);
    if (descriptor === undefined) {
      try {
        descriptor = segmentName.test(segment) ? openSync(join(this.#folder, segment), "r") : null;
      } catch {
        descriptor = null;
      }
      this.#descriptors.set(segment, descriptor);
    }
    return descriptor;
  }
}

/** Milliseconds after which a part file belongs to no build that still runs. */
const abandoned = 24 * 3600 * 1000;

/** Whether a part file belongs to a build that has ended without it. */
export function isAbandoned(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && Date.now() - written > abandoned;
}
