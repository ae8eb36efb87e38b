import { closeSync, constants, openSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FilePart } from "../build-options.ts";
import { BlobPack, isPackName, readPlace } from "./blob-pack.ts";

/** Where the bytes of a blob lie: all of a file, or a part of it. */
export interface BlobPlace {
  path: string;
  /** Null for a file that is one blob. */
  part: FilePart | null;
}

/** Whether a name can be that of a blob. */
export function isBlobName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}

/** A folder of blobs for whoever reads it: files named by their SHA-256, and packs of many small ones. */
export class BlobFolder {
  readonly #folder: string;
  readonly #descriptors = new Map<BlobPack, number>();
  #packs: BlobPack[] | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The place of a blob; where no pack holds it, the file that it would be. */
  place(sha256: string): BlobPlace {
    const found = this.#find(sha256);
    return found ? { path: found.pack.file, part: found.part } : { path: join(this.#folder, sha256), part: null };
  }

  isPacked(sha256: string): boolean {
    return this.#find(sha256) !== null;
  }

  /** @throws when there is no such blob. */
  read(sha256: string): Buffer {
    const found = this.#find(sha256);
    if (!found) return this.#readFile(sha256);
    let descriptor = this.#descriptors.get(found.pack);
    if (descriptor === undefined) {
      descriptor = openSync(found.pack.file, "r");
      this.#descriptors.set(found.pack, descriptor);
    }
    return readPlace(descriptor, found.part);
  }

  /** A cache may come with a repository: what its index names is a blob of this folder, or nothing. */
  #readFile(sha256: string): Buffer {
    if (!isBlobName(sha256)) throw new Error(`There is no blob ${JSON.stringify(sha256)}`);
    const descriptor = openSync(join(this.#folder, sha256), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      return readFileSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  /** Adds a pack that came into the folder after it was looked at. */
  add(pack: BlobPack): void {
    this.#opened().push(pack);
  }

  /** Lets go of the files that were read. */
  close(): void {
    for (const descriptor of this.#descriptors.values()) closeSync(descriptor);
    this.#descriptors.clear();
  }

  #find(sha256: string): { pack: BlobPack; part: FilePart } | null {
    for (const pack of this.#opened()) {
      const part = pack.find(sha256);
      if (part) return { pack, part };
    }
    return null;
  }

  #opened(): BlobPack[] {
    this.#packs ??= readdirSync(this.#folder).flatMap((name) => {
      const pack = isPackName(name) ? BlobPack.open(this.#folder, name) : null;
      return pack ? [pack] : [];
    });
    return this.#packs;
  }
}
