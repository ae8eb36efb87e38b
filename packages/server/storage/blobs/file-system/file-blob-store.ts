import { createHash, hash, randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, type FileHandle, mkdir, open, opendir, readFile, rename, rm, stat, unlink } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { Readable } from "node:stream";
import { checkBlobKey } from "../blob-key.ts";
import type { BlobStore } from "../blob-store.ts";
import { byteRange } from "../byte-range.ts";
import { DirectorySync } from "./directory-sync.ts";
import { listFiles } from "./list-files.ts";
import { type LinkOptions, signLink } from "./signed-link.ts";

/** Unfinished uploads older than this were left by a process that died. */
const uploadLifeMs = 24 * 3600 * 1000;

/**
 * Blobs as files of a folder: written under another name, through to the disk, then renamed. Links to them are served
 * by Lectern itself and signed with the link key. Unlike in a bucket, a key cannot lie below another blob's key.
 */
export class FileBlobStore implements BlobStore {
  readonly #objects: string;
  readonly #uploads: string;
  readonly #link: { key: Buffer; origin: () => string };
  readonly #directories = new DirectorySync();

  private constructor(root: string, link: { key: Buffer; origin: () => string }) {
    this.#objects = join(root, "objects");
    this.#uploads = join(root, "uploads");
    this.#link = link;
  }

  /**
   * @param root folder of the store; made if it is not there
   * @param link key that signs links, and the origin they are at (asked at each link: the port may not be known yet)
   */
  static async open(root: string, link: { key: Buffer; origin: () => string }): Promise<FileBlobStore> {
    const store = new FileBlobStore(resolve(root), link);
    await mkdir(store.#objects, { recursive: true, mode: 0o700 });
    await mkdir(store.#uploads, { recursive: true, mode: 0o700 });
    await store.#removeOldUploads();
    return store;
  }

  async put(key: string, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ size: number; sha256: string }> {
    const target = this.#path(key);
    const upload = join(this.#uploads, randomUUID());
    try {
      const stored = await writeThrough(upload, body);
      await this.#rename(upload, target);
      await this.#directories.sync(dirname(target));
      return stored;
    } catch (error) {
      await rm(upload, { force: true });
      throw error;
    }
  }

  async get(key: string, range?: { start: number; end: number }): Promise<{ body: Readable; size: number } | null> {
    const file = await openIfPresent(this.#path(key));
    if (!file) return null;
    try {
      const found = await file.stat();
      if (!found.isFile()) {
        await file.close();
        return null;
      }
      const { size } = found;
      const part = range && byteRange(range, size);
      return { body: size === 0 ? emptyAfter(file) : file.createReadStream({ ...part }), size };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async read(key: string): Promise<Buffer | null> {
    return readFile(this.#path(key)).catch(nullIfMissing);
  }

  async head(key: string): Promise<{ size: number } | null> {
    const found = await stat(this.#path(key)).catch(nullIfMissing);
    return found?.isFile() ? { size: found.size } : null;
  }

  async delete(keys: readonly string[]): Promise<void> {
    const paths = keys.map((key) => this.#path(key)).values();
    const drain = async () => {
      for (const path of paths) await unlink(path).catch(nullIfMissing);
    };
    await Promise.all(Array.from({ length: 8 }, drain));
  }

  async *list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }> {
    for await (const path of listFiles(this.#objects, prefix)) {
      const found = await stat(path).catch(nullIfMissing);
      if (found) yield { key: relative(this.#objects, path), size: found.size, modifiedAt: found.mtime };
    }
  }

  async signedUrl(key: string, options: { seconds: number } & LinkOptions): Promise<{ url: string; expiresAt: Date }> {
    return signLink(this.#link.key, this.#link.origin(), checkBlobKey(key), options);
  }

  async check(): Promise<void> {
    await access(this.#uploads, constants.W_OK);
    await access(this.#objects, constants.W_OK);
  }

  async close(): Promise<void> {}

  #path(key: string): string {
    return join(this.#objects, checkBlobKey(key));
  }

  /** Makes the folders of the target when they are not there, each written through to the disk. */
  async #rename(upload: string, target: string): Promise<void> {
    try {
      await rename(upload, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      const folder = dirname(target);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (let at = folder; at !== this.#objects; at = dirname(at)) await this.#directories.sync(dirname(at));
      await rename(upload, target);
    }
  }

  async #removeOldUploads(): Promise<void> {
    for await (const entry of await opendir(this.#uploads)) {
      const path = join(this.#uploads, entry.name);
      const found = await stat(path).catch(nullIfMissing);
      if (found && found.mtimeMs < Date.now() - uploadLifeMs) await rm(path, { force: true });
    }
  }
}

async function writeThrough(
  path: string,
  body: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<{ size: number; sha256: string }> {
  const file = await open(path, "wx", 0o600);
  try {
    const written = body instanceof Uint8Array ? await writeBytes(file, body) : await writePieces(file, body);
    await file.sync();
    return written;
  } finally {
    await file.close();
  }
}

async function writeBytes(file: FileHandle, bytes: Uint8Array): Promise<{ size: number; sha256: string }> {
  await file.writeFile(bytes);
  return { size: bytes.byteLength, sha256: hash("sha256", bytes) };
}

async function writePieces(
  file: FileHandle,
  body: AsyncIterable<Uint8Array>,
): Promise<{ size: number; sha256: string }> {
  const hashed = createHash("sha256");
  let size = 0;
  for await (const bytes of body) {
    hashed.update(bytes);
    size += bytes.byteLength;
    await file.appendFile(bytes);
  }
  return { size, sha256: hashed.digest("hex") };
}

function openIfPresent(path: string): Promise<FileHandle | null> {
  return open(path, "r").catch(nullIfMissing);
}

function emptyAfter(file: FileHandle): Readable {
  void file.close();
  return Readable.from([]);
}

/** A key below a blob, or a folder of blobs, holds no blob either. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR") return null;
  throw error;
}
