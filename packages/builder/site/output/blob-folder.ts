import { hash } from "node:crypto";
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

/** A blob that was there is so no more, or is another: what needs it is to be built again. */
export class LostBlob extends Error {
  constructor(sha256: string) {
    super(`The blob ${sha256} is gone or damaged`);
  }
}

/** A folder of blobs for whoever reads it: files named by their SHA-256, and packs of many small ones. */
export class BlobFolder {
  readonly #folder: string;
  readonly #descriptors = new Map<BlobPack, number>();
  /** Packs that came while it was open: their writer knows what is in them. */
  readonly #added = new Set<BlobPack>();
  readonly #isDoubtful: boolean;
  #packs: BlobPack[] | null = null;

  /** @param isDoubtful whether what was there before may have been damaged since: a cut of power leaves files without their bytes */
  constructor(folder: string, isDoubtful = false) {
    this.#folder = folder;
    this.#isDoubtful = isDoubtful;
  }

  /** The place of a blob; where no pack holds it, the file that it would be. */
  place(sha256: string): BlobPlace {
    const found = this.#find(sha256);
    return found ? { path: found.pack.file, part: found.part } : { path: join(this.#folder, sha256), part: null };
  }

  isPacked(sha256: string): boolean {
    return this.#find(sha256) !== null;
  }

  /** @throws {LostBlob} where it is gone, and a doubtful one where it is damaged. */
  read(sha256: string): Buffer {
    const found = this.#find(sha256);
    if (!found) {
      const bytes = this.#readFile(sha256);
      if (this.#isDoubtful && hash("sha256", bytes) !== sha256) throw new LostBlob(sha256);
      return bytes;
    }
    const bytes = this.#readPacked(found);
    if (this.#isDoubtful && !this.#added.has(found.pack) && hash("sha256", bytes) !== sha256)
      throw new LostBlob(sha256);
    return bytes;
  }

  #readPacked(found: { pack: BlobPack; part: FilePart }): Buffer {
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
    const descriptor = this.#open(sha256);
    try {
      return readFileSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  #open(sha256: string): number {
    try {
      return openSync(join(this.#folder, sha256), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOENT" || code === "ELOOP" || code === "EMLINK") throw new LostBlob(sha256);
      throw error;
    }
  }

  /** Adds a pack that came into the folder after it was looked at. */
  add(pack: BlobPack): void {
    this.#opened().push(pack);
    this.#added.add(pack);
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
