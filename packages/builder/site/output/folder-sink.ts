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
import type { BlobSink } from "../build-options.ts";
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

/** A folder of blobs: files named by their SHA-256, and packs of many small ones, since a file costs more than its bytes. */
export interface FolderSink extends BlobSink {
  /** Bytes of a blob that was put, now or by an earlier build. @throws {LostBlob} where they are gone or damaged by now. */
  read(sha256: string): Buffer;
  /** Lets go of the files that were read. */
  close(): void;
  /** The last that is asked of it: removes what earlier builds put, where that has become most of the folder (`pruneBlobs`). */
  prune(needed: Iterable<SiteBlob>): void;
}

/**
 * Keeps blobs in a folder; one is there as a whole or not at all. What others remove from the folder while the sink is in
 * use is still taken as there.
 * @param stored blobs that need not be written: the publisher has them already.
 */
export function folderSink(folder: string, stored: ReadonlySet<string> = new Set()): FolderSink {
  mkdirSync(folder, { recursive: true });
  let listed: Set<string> | null = null;
  let asked = 0;
  /** Until it is known whether they are many. */
  const waiting = new Map<string, Uint8Array>();
  let writer: PackWriter | null = null;
  const packed = new BlobFolder(folder, true);
  // A few blobs are looked for one by one; for more than that the folder is read once: a site asks for tens of thousands.
  const has = (sha256: string) => {
    if (stored.has(sha256)) return true;
    if (waiting.has(sha256) || writer?.has(sha256)) return true;
    if (!isBlobName(sha256)) return false;
    if (listed === null && ++asked > mostLookups) listed = new Set(readdirSync(folder));
    return (listed ? listed.has(sha256) : existsSync(join(folder, sha256))) || packed.isPacked(sha256);
  };
  const writeFile = (sha256: string, bytes: Uint8Array) => {
    const temporary = join(folder, `.${sha256}.${process.pid}`);
    writeFileSync(temporary, bytes);
    renameSync(temporary, join(folder, sha256));
    listed?.add(sha256);
  };
  const put = (sha256: string, bytes: Uint8Array) => {
    if (has(sha256)) return;
    const { byteLength } = bytes;
    if (byteLength === 0 || byteLength >= largeBytes) writeFile(sha256, bytes);
    else if (writer) writer.add(sha256, bytes);
    else {
      waiting.set(sha256, Buffer.from(bytes));
      if (waiting.size <= mostFiles) return;
      removeAbandoned(folder);
      writer = new PackWriter(folder);
      for (const [name, content] of waiting) writer.add(name, content);
      waiting.clear();
    }
  };
  return {
    has,
    put,
    read: (sha256) => {
      const found = waiting.get(sha256);
      return found ? Buffer.from(found) : (writer?.read(sha256) ?? packed.read(sha256));
    },
    close: () => packed.close(),
    prune(needed) {
      packed.close();
      pruneBlobs(folder, needed);
    },
    adopt(file, places) {
      if (places.size > mostFiles) {
        removeAbandoned(folder);
        packed.add(adoptPack(folder, file, places));
        return;
      }
      const descriptor = openSync(file, "r");
      try {
        for (const [sha256, place] of places) put(sha256, readPlace(descriptor, place));
      } finally {
        closeSync(descriptor);
      }
    },
    finish() {
      if (writer) packed.add(writer.finish());
      writer = null;
      for (const [sha256, bytes] of waiting) writeFile(sha256, bytes);
      waiting.clear();
    },
    stamp() {
      const { ino, mtimeMs, ctimeMs } = statSync(folder);
      // A change within the clock's step after a look would not be seen.
      return stored.size > 0 || Date.now() - mtimeMs < clockStep ? null : `${ino}:${mtimeMs}:${ctimeMs}`;
    },
    settle() {
      // Whatever changes the folder from now on gives it the time of today; and no other build chooses the same one.
      const past = new Date(Date.now() - longAgo - Math.floor(Math.random() * longAgo));
      try {
        utimesSync(folder, past, past);
      } catch {
        // A folder of another user: its stamp can be told when its last change is old enough.
      }
    },
    async putPieces(pieces) {
      const temporary = join(folder, `.pieces-${randomUUID()}`);
      try {
        const sha256 = await writePieces(temporary, pieces);
        if (has(sha256)) rmSync(temporary);
        else renameSync(temporary, join(folder, sha256));
        listed?.add(sha256);
        return sha256;
      } catch (error) {
        rmSync(temporary, { force: true });
        throw error;
      }
    },
  };
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
