import { createHash, randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  promises,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { SiteBlob } from "@lectern/contract/site/manifest";
import { isAbandoned } from "../../files/chunk-store.ts";
import type { BlobSink, FilePart } from "../build-options.ts";
import { BlobFolder, isBlobName } from "./blob-folder.ts";
import { adoptPack, indexOf, isPackName, PackWriter, readPlace } from "./blob-pack.ts";
import { pruneBlobs } from "./prune-blobs.ts";

/** Milliseconds, more than the steps in which file systems count time. */
const clockStep = 20;

/** A day in milliseconds. */
const longAgo = 24 * 3600 * 1000;

/** Blobs that are looked for before the whole folder is read. */
const mostLookups = 200;

/** Blobs up to which each is a file of its own: most builds write fewer. More of them go into a pack. */
const mostFiles = 128;

/** Bytes from which on a blob is a file of its own. */
const largeBytes = 256 * 1024;

/** @param stored blobs that need not be written: the publisher has them already. */
export function folderSink(folder: string, stored?: ReadonlySet<string>): FolderSink {
  return new FolderSink(folder, stored);
}

/**
 * Keeps blobs in a folder, as files named by their SHA-256 and as packs of many small ones, since a file costs more than
 * its bytes. A blob is there as a whole or not at all. What others remove from the folder while the sink is in use is
 * still taken as there.
 */
export class FolderSink implements BlobSink {
  readonly #folder: string;
  readonly #stored: ReadonlySet<string>;
  /** Files of the folder; null until so many were asked for that reading it pays. */
  #listed: Set<string> | null = null;
  #lookups = 0;
  /** Small blobs, until it is known whether they are many. */
  readonly #waiting = new Map<string, Uint8Array>();
  #writer: PackWriter | null = null;
  readonly #packed: BlobFolder;

  constructor(folder: string, stored: ReadonlySet<string> = new Set()) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#stored = stored;
    this.#packed = new BlobFolder(folder, true);
  }

  has(sha256: string): boolean {
    if (this.#stored.has(sha256)) return true;
    if (this.#waiting.has(sha256) || this.#writer?.has(sha256)) return true;
    if (!isBlobName(sha256)) return false;
    return this.#isFile(sha256) || this.#packed.isPacked(sha256);
  }

  put(sha256: string, bytes: Uint8Array): void {
    if (this.has(sha256)) return;
    const { byteLength } = bytes;
    if (byteLength === 0 || byteLength >= largeBytes) this.#writeFile(sha256, bytes);
    else if (this.#writer) this.#writer.add(sha256, bytes);
    else {
      this.#waiting.set(sha256, Buffer.from(bytes));
      if (this.#waiting.size > mostFiles) this.#beginPack();
    }
  }

  async putPieces(pieces: AsyncIterable<Uint8Array>): Promise<string> {
    const temporary = join(this.#folder, `.pieces-${randomUUID()}`);
    try {
      const sha256 = await writePieces(temporary, pieces);
      if (this.has(sha256)) rmSync(temporary);
      else renameSync(temporary, join(this.#folder, sha256));
      this.#listed?.add(sha256);
      return sha256;
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  }

  adopt(file: string, places: ReadonlyMap<string, FilePart>): void {
    if (places.size > mostFiles) {
      removeAbandoned(this.#folder);
      this.#packed.add(adoptPack(this.#folder, file, places));
      return;
    }
    const descriptor = openSync(file, "r");
    try {
      for (const [sha256, place] of places) this.put(sha256, readPlace(descriptor, place));
    } finally {
      closeSync(descriptor);
    }
  }

  finish(): void {
    if (this.#writer) this.#packed.add(this.#writer.finish());
    this.#writer = null;
    for (const [sha256, bytes] of this.#waiting) this.#writeFile(sha256, bytes);
    this.#waiting.clear();
  }

  stamp(): string | null {
    const { ino, mtimeMs, ctimeMs } = statSync(this.#folder);
    // A change within the clock's step after a look would not be seen.
    return this.#stored.size > 0 || Date.now() - mtimeMs < clockStep ? null : `${ino}:${mtimeMs}:${ctimeMs}`;
  }

  settle(): void {
    // Whatever changes the folder from now on gives it the time of today; and no other build chooses the same one.
    const past = new Date(Date.now() - longAgo - Math.floor(Math.random() * longAgo));
    try {
      utimesSync(this.#folder, past, past);
    } catch {
      // A folder of another user: its stamp can be told when its last change is old enough.
    }
  }

  /** Bytes of a blob that was put, now or by an earlier build. @throws {LostBlob} where they are gone or damaged by now. */
  read(sha256: string): Buffer {
    const found = this.#waiting.get(sha256);
    return found ? Buffer.from(found) : (this.#writer?.read(sha256) ?? this.#packed.read(sha256));
  }

  /** Lets go of the files that were read. */
  close(): void {
    this.#packed.close();
  }

  /** The last that is asked of it: removes what earlier builds put, where that has become most of the folder (`pruneBlobs`). */
  prune(needed: Iterable<SiteBlob>): void {
    this.#packed.close();
    pruneBlobs(this.#folder, needed);
  }

  /** A few blobs are looked for one by one; for more than that the folder is read once: a site asks for tens of thousands. */
  #isFile(sha256: string): boolean {
    if (this.#listed === null && ++this.#lookups > mostLookups) this.#listed = new Set(readdirSync(this.#folder));
    return this.#listed ? this.#listed.has(sha256) : existsSync(join(this.#folder, sha256));
  }

  #writeFile(sha256: string, bytes: Uint8Array): void {
    const temporary = join(this.#folder, `.${sha256}.${process.pid}`);
    writeFileSync(temporary, bytes);
    renameSync(temporary, join(this.#folder, sha256));
    this.#listed?.add(sha256);
  }

  /** The blobs that waited are many: they and all that follow go into a pack. */
  #beginPack(): void {
    removeAbandoned(this.#folder);
    this.#writer = new PackWriter(this.#folder);
    for (const [sha256, bytes] of this.#waiting) this.#writer.add(sha256, bytes);
    this.#waiting.clear();
  }
}

/** Removes the packs of builds that broke off. */
function removeAbandoned(folder: string): void {
  const names = readdirSync(folder);
  const there = new Set(names);
  for (const name of names) {
    const isUnfinished = name.endsWith(".part") || (isPackName(name) && !there.has(indexOf(name)));
    if (isUnfinished && isAbandoned(join(folder, name))) rmSync(join(folder, name), { force: true });
  }
}

/** Writes a file and answers its SHA-256. Each piece is written beside this thread while it is hashed here. */
async function writePieces(file: string, pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  const handle = await promises.open(file, "wx");
  try {
    for await (const piece of pieces) {
      const written = handle.appendFile(piece);
      hash.update(piece);
      await written;
    }
  } finally {
    await handle.close();
  }
  return hash.digest("hex");
}
