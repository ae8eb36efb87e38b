import { hash, randomBytes } from "node:crypto";
import { closeSync, constants, copyFileSync, linkSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { AppendWriter } from "../../files/append-writer.ts";
import { readAt } from "../../files/read-at.ts";
import { readSealedBytes, writeSealedBytes } from "../../files/sealed-file.ts";
import type { FilePart } from "../build-options.ts";

const packName = /^[0-9a-f]{32}\.pack$/;
/**
 * An index begins with the bytes of its pack. An entry of it: the SHA-256, then start and size; each number in six bytes.
 * Entries stand in the order of hashes.
 */
const hashBytes = 32;
const numberBytes = 6;
const entryBytes = hashBytes + 2 * numberBytes;

/** Whether a name in a folder of blobs is that of a pack. */
export function isPackName(name: string): boolean {
  return packName.test(name);
}

/** The name of a pack's index. */
export function indexOf(pack: string): string {
  return pack.replace(/pack$/, "index");
}

/** Many small blobs in one file. It is written once; it counts as soon as it has its index, which is written last. */
export class BlobPack {
  readonly file: string;
  readonly #index: Buffer;

  private constructor(file: string, index: Buffer) {
    this.file = file;
    this.#index = index;
  }

  /** Null for a pack without its index, or one that is damaged or cut short. */
  static open(folder: string, name: string): BlobPack | null {
    const file = join(folder, name);
    const index = readSealedBytes(indexOf(file));
    if (!index || index.length % entryBytes !== numberBytes) return null;
    const info = statSync(file, { throwIfNoEntry: false });
    const isWhole = info !== undefined && info.size >= index.readUIntBE(0, numberBytes);
    return isWhole ? new BlobPack(file, index.subarray(numberBytes)) : null;
  }

  find(sha256: string): FilePart | null {
    const wanted = Buffer.from(sha256, "hex");
    if (wanted.length !== hashBytes) return null;
    const first = wanted.readUIntBE(0, numberBytes);
    let from = 0;
    let to = this.#index.length / entryBytes;
    while (from < to) {
      const middle = (from + to) >> 1;
      const at = middle * entryBytes;
      const order = first - this.#index.readUIntBE(at, numberBytes) || wanted.compare(this.#index, at, at + hashBytes);
      if (order === 0) return this.#place(at);
      if (order < 0) to = middle;
      else from = middle + 1;
    }
    return null;
  }

  /** Names of all blobs in it. */
  *blobs(): Generator<string> {
    for (let at = 0; at < this.#index.length; at += entryBytes) yield this.#index.toString("hex", at, at + hashBytes);
  }

  /** Puts some of its blobs into another pack, but those that are there. */
  copy(blobs: Iterable<string>, target: PackWriter): void {
    const descriptor = openSync(this.file, "r");
    try {
      for (const sha256 of blobs) {
        const place = this.find(sha256);
        if (place && !target.has(sha256)) target.add(sha256, readPlace(descriptor, place));
      }
    } finally {
      closeSync(descriptor);
    }
  }

  #place(at: number): FilePart {
    return {
      start: this.#index.readUIntBE(at + hashBytes, numberBytes),
      size: this.#index.readUIntBE(at + hashBytes + numberBytes, numberBytes),
    };
  }
}

/** Writes one pack. Nothing of it has its final name until `finish`. */
export class PackWriter {
  readonly #folder: string;
  readonly #file: string;
  readonly #descriptor: number;
  readonly #writer: AppendWriter;
  readonly #places = new Map<string, FilePart>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = join(folder, `.${randomBytes(16).toString("hex")}.part`);
    this.#descriptor = openSync(this.#file, "wx+");
    this.#writer = new AppendWriter(this.#descriptor);
  }

  has(sha256: string): boolean {
    return this.#places.has(sha256);
  }

  add(sha256: string, bytes: Uint8Array): void {
    this.#places.set(sha256, { start: this.#writer.append(bytes), size: bytes.byteLength });
  }

  read(sha256: string): Buffer | null {
    const place = this.#places.get(sha256);
    if (!place) return null;
    this.#writer.flush();
    return readPlace(this.#descriptor, place);
  }

  /** Leaves nothing of it. */
  drop(): void {
    closeSync(this.#descriptor);
    rmSync(this.#file, { force: true });
  }

  /** Gives the pack and its index their names. */
  finish(): BlobPack {
    this.#writer.flush();
    closeSync(this.#descriptor);
    return addPack(this.#folder, this.#places, this.#writer.size, (pack) => renameSync(this.#file, pack));
  }
}

/**
 * Makes a pack of a file that nobody changes any more: the same file under another name, and a copy only where the file
 * system cannot do that. What else the file holds is nobody's.
 */
export function adoptPack(folder: string, file: string, places: ReadonlyMap<string, FilePart>): BlobPack {
  return addPack(folder, places, statSync(file).size, (pack) => {
    const temporary = `${pack}.${process.pid}.part`;
    try {
      linkSync(file, temporary);
    } catch {
      copyFileSync(file, temporary, constants.COPYFILE_FICLONE);
    }
    renameSync(temporary, pack);
  });
}

/** Gives a pack its name, and then its index. @param size bytes of the pack */
function addPack(
  folder: string,
  places: ReadonlyMap<string, FilePart>,
  size: number,
  place: (pack: string) => void,
): BlobPack {
  const entries = [...places].sort(([a], [b]) => (a < b ? -1 : 1));
  const index = Buffer.alloc(numberBytes + entries.length * entryBytes);
  index.writeUIntBE(size, 0, numberBytes);
  for (const [number, [sha256, part]] of entries.entries()) {
    const at = numberBytes + number * entryBytes;
    index.write(sha256, at, "hex");
    index.writeUIntBE(part.start, at + hashBytes, numberBytes);
    index.writeUIntBE(part.size, at + hashBytes + numberBytes, numberBytes);
  }
  const name = `${hash("sha256", index).slice(0, 32)}.pack`;
  const pack = join(folder, name);
  place(pack);
  writeSealedBytes(indexOf(pack), index);
  return BlobPack.open(folder, name) as BlobPack;
}

/** @throws when the file is shorter than it was. */
export function readPlace(descriptor: number, { start, size }: FilePart): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  if (!readAt(descriptor, bytes, start)) throw new Error("A pack of blobs was cut short");
  return bytes;
}
