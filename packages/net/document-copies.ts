import { createHash, hash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A document that was fetched, and what it takes to ask whether there is a newer one. */
export interface DocumentCopy {
  address: string;
  sha256: string;
  size: number;
  /** ISO 8601. */
  fetchedAt: string;
  etag: string | null;
  lastModified: string | null;
}

/** Copies that nobody asked for so long (milliseconds) are removed; half-written ones, and those just replaced, sooner. */
const longestUnused = 30 * 24 * 3600 * 1000;
const longestUnnamed = 24 * 3600 * 1000;

/**
 * A folder of fetched documents: their bytes by their SHA-256, beside them what is known of each address. Everything in it
 * may be lost or damaged at any time, and counts as not there. Several processes may use it at once.
 */
export class DocumentCopies {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Where bytes of this hash lie. */
  file(sha256: string): string {
    return join(this.#folder, sha256);
  }

  /** The copy of an address, checked to be what was fetched; null where there is none. */
  async find(address: string): Promise<DocumentCopy | null> {
    try {
      const copy = JSON.parse(await readFile(this.#head(address), "utf8")) as DocumentCopy;
      if (copy.address !== address || !/^[0-9a-f]{64}$/.test(copy.sha256)) return null;
      return (await this.#hashOf(copy.sha256)) === copy.sha256 ? copy : null;
    } catch {
      return null;
    }
  }

  /** Keeps what was fetched, in place of the copy before. @throws when it cannot be written. */
  async keep(pieces: AsyncIterable<Uint8Array>): Promise<Pick<DocumentCopy, "sha256" | "size">> {
    await mkdir(this.#folder, { recursive: true });
    const hash = createHash("sha256");
    let size = 0;
    let sha256 = "";
    const measured = async function* () {
      for await (const piece of pieces) {
        hash.update(piece);
        size += piece.byteLength;
        yield piece;
      }
      sha256 = hash.digest("hex");
    };
    await this.#write(measured(), () => this.file(sha256));
    return { sha256, size };
  }

  /** Notes what an address has, and when it was asked. @throws when it cannot be written. */
  async note(copy: DocumentCopy): Promise<DocumentCopy> {
    await this.#write(JSON.stringify(copy), () => this.#head(copy.address));
    return copy;
  }

  /** Notes that a copy is in use, so that it is not removed. */
  async touch(copy: DocumentCopy): Promise<void> {
    const now = new Date();
    await utimes(this.#head(copy.address), now, now).catch(() => {});
  }

  /** Removes copies that are not used any more. */
  async clean(now = Date.now()): Promise<void> {
    const used = new Set<string>();
    const names = await readdir(this.#folder).catch(() => []);
    const ageOf = async (name: string) =>
      now - ((await stat(join(this.#folder, name)).catch(() => null))?.mtimeMs ?? now);
    for (const name of names.filter((one) => one.endsWith(".json"))) {
      const copy = await readFile(join(this.#folder, name), "utf8")
        .then(JSON.parse)
        .catch(() => null);
      if ((await ageOf(name)) > longestUnused) await rm(join(this.#folder, name), { force: true });
      else if (typeof copy?.sha256 === "string") used.add(copy.sha256);
    }
    for (const name of names) {
      if (name.endsWith(".json") || used.has(name) || (await ageOf(name)) < longestUnnamed) continue;
      await rm(join(this.#folder, name), { force: true });
    }
  }

  #head(address: string): string {
    return join(this.#folder, `${sha256Of(address).slice(0, 40)}.json`);
  }

  /** Under its name, which may depend on the content, only when it is whole. */
  async #write(content: string | AsyncIterable<Uint8Array>, nameOf: () => string): Promise<void> {
    const part = join(this.#folder, `${randomBytes(6).toString("hex")}.part`);
    try {
      await writeFile(part, content, { flag: "wx" });
      await rename(part, nameOf());
    } finally {
      await rm(part, { force: true });
    }
  }

  async #hashOf(sha256: string): Promise<string> {
    const hash = createHash("sha256");
    for await (const piece of createReadStream(this.file(sha256))) hash.update(piece);
    return hash.digest("hex");
  }
}

function sha256Of(content: string): string {
  return hash("sha256", content);
}
