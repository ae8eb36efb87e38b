import { bundleManifestName } from "@lectern/contract/site/bundle";
import type { ComposedFile, PlannedFile } from "../files/planned-file.ts";
import type { FileContent } from "../files/site-file.ts";
import { Archives } from "./archive.ts";
import { fileNameFault } from "./file-name.ts";
import type { KeptRun } from "./kept-bundle.ts";
import { listedFile } from "./listing.ts";
import type { Member, MemberStore } from "./member-store.ts";
import { type Packing, packSection, remakeSection } from "./pack-section.ts";
import { type PartedFile, packParts, remakeParts } from "./parted-file.ts";
import { intoRuns, type Run, runKey } from "./runs.ts";
import { intoSections } from "./sections.ts";

/** Members that belong together: of a run, or of one large file in its parts. */
export interface PackedMembers {
  members: Member[];
  /** Makes them once more, where the cache has lost the bytes; fewer where that cannot be done. */
  remake(): Promise<Buffer[]>;
}

export interface PackedFiles {
  /** In the order of the archive. */
  packed: PackedMembers[];
  /** All files as the manifest lists them. */
  listing: string[];
}

/** Sections compressed at once: zlib runs beside the main thread. */
const parallel = 4;

/** Compresses the files into the store, but those that it has already. @throws as `writeBundle` does. */
export async function packFiles(
  files: AsyncIterable<ComposedFile | PlannedFile> | Iterable<ComposedFile | PlannedFile>,
  packing: Packing,
  maxBytes: number | undefined,
): Promise<PackedFiles> {
  const packer = new Packer(packing, maxBytes);
  try {
    for await (const some of intoRuns(files)) {
      if ("parts" in some) await packer.addParted(some);
      else await packer.addRun(some);
    }
    return await packer.end();
  } catch (error) {
    await packer.settle();
    throw error;
  }
}

/** A run whose members may still be compressed. */
interface NewRun {
  /** Null where it is not kept for the next bundle. */
  key: string | null;
  kept: Omit<KeptRun, "members">;
  members: Promise<Member[]>[];
  packed: PackedMembers;
}

class Packer {
  readonly #packing: Packing;
  readonly #store: MemberStore;
  readonly #maxBytes: number;
  readonly #packed: PackedMembers[] = [];
  readonly #listing: string[] = [];
  readonly #newRuns: NewRun[] = [];
  readonly #running: Promise<Member[]>[] = [];
  #bytes = 0;

  constructor(packing: Packing, maxBytes = Number.POSITIVE_INFINITY) {
    this.#packing = packing;
    this.#store = packing.store;
    this.#maxBytes = maxBytes;
  }

  async addParted(file: PartedFile): Promise<void> {
    const { measured, members } = await packParts(file, this.#store);
    this.#listing.push(this.#list(file.path, measured));
    this.#packed.push({ members, remake: () => remakeParts(file) });
  }

  async addRun(run: Run): Promise<void> {
    const key = runKey(run, this.#packing.builder);
    const known = key === null ? null : this.#store.run(key);
    if (known) this.#take(run, known.run, known.members);
    else await this.#pack(run, key);
  }

  /** When everything is compressed. */
  async end(): Promise<PackedFiles> {
    for (const { key, kept, members, packed } of this.#newRuns) {
      packed.members = (await Promise.all(members)).flat();
      if (key !== null) this.#store.rememberRun(key, { ...kept, members: packed.members.map((member) => member.key) });
    }
    return { packed: this.#packed, listing: this.#listing };
  }

  /** When nothing runs any more. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#running);
  }

  /** A run that the bundle before had: none of its files is made, or looked at one by one. */
  #take(run: Run, { listing, bytes, leftOut }: KeptRun, members: Member[]): void {
    this.#count(bytes);
    this.#listing.push(listing);
    let next = 0;
    for (let index = 0; index < run.files.length; index++) {
      const file = run.files[index] as Run["files"][number];
      const line = leftOut[next]?.[0] === index ? (leftOut[next++]?.[1] ?? null) : null;
      if (!("bytes" in file)) file.onReused?.(line);
    }
    this.#packed.push({ members, remake: remakeOf(run) });
  }

  async #pack(run: Run, key: string | null): Promise<void> {
    // What was given once and for all is not held until it is sent.
    const packed: PackedMembers = { members: [], remake: key === null ? nothing : remakeOf(run) };
    const listing: string[] = [];
    const members: Promise<Member[]>[] = [];
    const kept: NewRun["kept"] = { listing: "", bytes: 0, leftOut: [] };
    for await (const section of intoSections(run.files, this.#packing.archives)) {
      for (const file of section.files) {
        listing.push(this.#list(file.path, file));
        kept.bytes += file.size;
      }
      const packing = packSection(section, this.#packing);
      // Awaited later: until then a failure is not an unhandled one.
      packing.catch(() => {});
      members.push(packing);
      this.#running.push(packing);
      if (this.#running.length >= parallel) await this.#running.shift();
    }
    kept.listing = listing.join(",");
    for (const [index, file] of run.files.entries()) {
      const line = "bytes" in file ? null : (file.leftOut?.() ?? null);
      if (line !== null) kept.leftOut.push([index, line]);
    }
    this.#packed.push(packed);
    this.#listing.push(kept.listing);
    this.#newRuns.push({ key, kept, members, packed });
  }

  #list(path: string, file: FileContent): string {
    const fault = path === bundleManifestName ? "is that of the manifest" : fileNameFault(path);
    if (fault) throw new Error(`The site has a file whose name ${fault}: ${JSON.stringify(path)}`);
    this.#count(file.size);
    return listedFile(path, file);
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.#maxBytes)
      throw new Error(`The site is larger than ${this.#maxBytes} bytes, the most that a bundle may hold`);
  }
}

const nothing = async () => [];

function remakeOf(run: Run): PackedMembers["remake"] {
  return async () => {
    const members: Buffer[] = [];
    for await (const section of intoSections(run.files, new Archives()))
      members.push(...(await remakeSection(section)));
    return members;
  };
}
