import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { BuildReport, SiteFile, SiteManifest } from "@lectern/contract";
import { type ChunkPlace, ChunkStore } from "../../files/chunk-store.ts";
import { readSealed, SealedFile, writeSealed, writeSealedBytes } from "../../files/sealed-file.ts";
import type { KnownSpecifications } from "../../reference/index.ts";
import type { KeptIndex, KeptRun } from "../../search/index.ts";
import type { ReadConfig } from "../../source/read-config.ts";
import type { KeptWalk } from "../../source/tree/kept-walk.ts";
import type { BlobSink } from "../build-options.ts";
import { readOverlay } from "../patch/overlay.ts";
import type { StaticFault } from "../statics/static-fault.ts";
import { KeptManifest } from "./kept-manifest.ts";
import type { CachedBlob, PageRecord } from "./page-record.ts";

/** What is known from earlier builds of the site. */
export interface CacheIndex {
  version: string;
  /** Names the build that wrote it. */
  id: string;
  config: { key: string; read: ReadConfig } | null;
  /** By source file. */
  pages: Record<string, PageRecord>;
  /** Declarations of the rules that replace `style` attributes, by class name (a hash of them). */
  styles: Record<string, string>;
  /** Scripts of components that run in a browser, by name (a hash of the text). */
  scripts: Record<string, string>;
  /** Specifications of APIs as they were listed last time. */
  specifications?: KnownSpecifications;
  /** Static files by their source hash. */
  files: Record<string, StoredStatic>;
  /** Files made for the whole site, by name, with the key of what they were made from. */
  made: Record<string, MadeFiles>;
  /** What it takes to change the search indexes among them, by the same names. */
  search: Record<string, KeptSearch>;
}

/** A static file as it is served. */
export interface StoredStatic {
  sha256: string;
  /** Bytes. */
  size: number;
  /** What readers would not get of it. */
  fault?: StaticFault;
}

/** A search index of the last build. */
export interface KeptSearch {
  /** Of each page: a key of what the index shows of it beside its text, and its sections and terms. */
  keys: string[];
  blobs: CachedBlob[];
  index: KeptIndex<KeptSearchRun>;
}

/** A run of terms; its entries lie in the chunk as JSON. */
export interface KeptSearchRun extends KeptRun {
  paths: string[];
  chunk: ChunkPlace;
}

/** Files that were made from many pages at once: taken again while the key is the same and their blobs are kept. */
export interface MadeFiles {
  key: string;
  files: Record<string, SiteFile>;
}

/** What a build knows of the cache when it ends. */
export type NewIndex = Omit<CacheIndex, "version" | "id">;

/** Which build was the last whole one, and what it was made from. */
export interface LastBuild {
  version: string;
  id: string;
  key: string;
  /** Whether pages show when they were last changed, so that the key holds the days. */
  showsChanges: boolean;
  /** Addresses of the documents on the web that it was made from, whose content the key holds. */
  documents: string[];
  report: BuildReport;
}

/** Which result an output holds whole. */
interface HeldResult {
  key: string;
  stamp: string;
}

/**
 * The folder of `BuildOptions.cache`. Everything in it can be lost at any time: what cannot be read counts as not
 * there, and is made again.
 */
export class BuildCache {
  readonly chunks: ChunkStore;
  readonly index: CacheIndex;
  readonly folder: string;
  readonly #version: string;

  /** `isFresh` begins without what is known: for a cache that turned out to be damaged. */
  constructor(folder: string, version: string, isFresh = false) {
    this.folder = folder;
    this.#version = version;
    mkdirSync(folder, { recursive: true });
    this.chunks = new ChunkStore(join(folder, "chunks"));
    const known = isFresh ? null : (readSealed(join(folder, "index")) as CacheIndex | null);
    this.index = known?.version === version ? known : empty(version);
    // What builds of single pages have rendered since.
    const overlay = known && this.index === known ? readOverlay(folder) : null;
    if (overlay?.base === this.index.id)
      for (const [source, record] of overlay.pages) this.index.pages[source] = record;
  }

  /** The last walk of a directory; apart from the rest, since it is needed before it and outlives the program. */
  static readWalk(folder: string): KeptWalk | null {
    return readSealed(join(folder, "walk")) as KeptWalk | null;
  }

  static writeWalk(folder: string, walk: KeptWalk): void {
    mkdirSync(folder, { recursive: true });
    writeSealed(join(folder, "walk"), walk);
  }

  /** Whether there was a build, by this program or an earlier one. */
  static hasLast(folder: string): boolean {
    return existsSync(join(folder, "last"));
  }

  /** The last whole build; apart from its manifest, which is large, while most builds only have to know that it is not theirs. */
  static readLast(folder: string, version: string): LastBuild | null {
    const last = readSealed(join(folder, "last")) as LastBuild | null;
    return last?.version === version ? last : null;
  }

  /** The manifest of the last whole build; null where it is damaged, or another file stands in its place. */
  static readManifest(folder: string, { id }: LastBuild): KeptManifest | null {
    const head = manifestHead(id);
    const file = SealedFile.open(join(folder, `manifest-${id}`), head);
    return file && new KeptManifest(() => file.bytes().subarray(head.length));
  }

  /** Whether the output still holds everything of a result, as `keepHeld` saw it. */
  static isHeld(folder: string, key: string, output: BlobSink): boolean {
    const held = readSealed(join(folder, "held")) as HeldResult | null;
    return held?.key === key && held.stamp === output.stamp?.();
  }

  /** Keeps that the output holds everything of a result. */
  static keepHeld(folder: string, key: string, output: BlobSink): void {
    output.settle?.();
    const stamp = output.stamp?.() ?? null;
    if (stamp !== null) writeSealed(join(folder, "held"), { key, stamp } satisfies HeldResult);
  }

  /** Ends the chunks of this build, of which the index is the last. Answers the file that holds them; null for none. */
  finishChunks(index: NewIndex): string | null {
    this.#compact(index, usedSegments(index));
    const name = this.chunks.finish();
    if (!name) return null;
    for (const blob of blobsOf(index)) if (blob.chunk[0] === "") blob.chunk[0] = name;
    return this.chunks.fileOf(name);
  }

  /**
   * Keeps the index with the pages of this build only, whose chunks are finished, and the result under its key. Answers the
   * name of the build.
   */
  save(
    index: NewIndex,
    made: Pick<LastBuild, "key" | "showsChanges" | "documents">,
    manifest: SiteManifest,
    report: BuildReport,
  ): string {
    const id = randomBytes(12).toString("hex");
    writeSealed(join(this.folder, "index"), { version: this.#version, id, ...index } satisfies CacheIndex);
    writeSealedBytes(join(this.folder, `manifest-${id}`), manifestHead(id), KeptManifest.write(manifest));
    writeSealed(join(this.folder, "last"), { version: this.#version, id, ...made, report } satisfies LastBuild);
    for (const name of readdirSync(this.folder))
      if (name.startsWith("manifest-") && name !== `manifest-${id}`) rmSync(join(this.folder, name), { force: true });
    this.chunks.removeOthers(new Set(usedSegments(index).keys()));
    return id;
  }

  /** Copies what is still used out of segments that are mostly not, so that the folder stays within twice its content. */
  #compact(index: NewIndex, used: Map<string, number>): void {
    const wasteful = new Set<string>();
    for (const [segment, bytes] of used) {
      if (segment !== "" && (bytes < this.chunks.sizeOf(segment) / 2 || used.size > 64)) wasteful.add(segment);
    }
    if (wasteful.size === 0) return;
    for (const blob of blobsOf(index)) {
      if (!wasteful.has(blob.chunk[0])) continue;
      const bytes = this.chunks.read(blob.chunk);
      if (bytes) blob.chunk = this.chunks.add(bytes);
    }
  }

  close(): void {
    this.chunks.close();
  }
}

/** What the file of a manifest begins with: the seal alone would take any file of a cache for it. */
function manifestHead(id: string): Buffer {
  return Buffer.from(`manifest ${id}\n`);
}

function empty(version: string): CacheIndex {
  return { version, id: "", config: null, pages: {}, styles: {}, scripts: {}, files: {}, made: {}, search: {} };
}

function* blobsOf(index: NewIndex): Generator<{ chunk: ChunkPlace }> {
  for (const { body } of Object.values(index.pages)) {
    if (body) {
      yield body.part;
      yield body.twin;
      yield body.search;
      if (body.code) yield body.code;
    }
  }
  for (const { index: kept } of Object.values(index.search)) yield* kept.runs;
}

function usedSegments(index: NewIndex): Map<string, number> {
  const used = new Map<string, number>();
  for (const { chunk } of blobsOf(index)) used.set(chunk[0], (used.get(chunk[0]) ?? 0) + chunk[2]);
  return used;
}
