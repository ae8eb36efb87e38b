import { hash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ChunkPlace, ChunkStore } from "../files/chunk-store.ts";
import type { KnownFile } from "../files/known-file.ts";
import { readSealed, writeSealed } from "../files/sealed-file.ts";
import { memberFormat } from "./gzip-member.ts";
import { type KeptBundle, type KeptRun, keptIn, stored } from "./kept-bundle.ts";

/** A compressed member: where it lies until it is sent. */
export interface Member {
  /** Names what it holds. */
  key: string;
  place: ChunkPlace;
  reused: boolean;
}

/**
 * Where the compressed members of one bundle wait until its manifest, which stands before them, is known. With a cache
 * folder they stay there for the next bundle of the same series: members by the content that they hold, runs and parts of large
 * files by what they are made from. Bundles of one series may be made at the same time. What is damaged or gone counts as not there.
 */
export class MemberStore {
  readonly #folder: string;
  readonly #cache: string | null;
  readonly #chunks: ChunkStore;
  readonly #known: KeptBundle;
  readonly #kept: KeptBundle = empty();

  private constructor(folder: string, cache: string | null) {
    this.#folder = folder;
    this.#cache = cache;
    this.#chunks = new ChunkStore(join(folder, "chunks"));
    const known = cache === null ? null : readSealed(join(folder, "index"));
    this.#known = keptIn(known, memberFormat) ?? empty();
  }

  /** @param series names bundles that have much in common: those of one site for one target. */
  static async open(cache: string | null, series: string): Promise<MemberStore> {
    const folder = cache
      ? join(cache, hash("sha256", series).slice(0, 32))
      : await mkdtemp(join(tmpdir(), "lectern-members-"));
    await mkdir(folder, { recursive: true });
    return new MemberStore(folder, cache);
  }

  /** A part of a large file that the bundle before had. */
  part(key: string): KnownFile | undefined {
    return this.#known.parts.get(key);
  }

  rememberPart(key: string, part: KnownFile): void {
    this.#kept.parts.set(key, part);
  }

  /** The member of this key; `make` is called when it was not compressed before. */
  async member(key: string, make: () => Promise<Uint8Array>): Promise<Member> {
    const known = this.#kept.members.get(key) ?? this.#known.members.get(key);
    if (known && this.#chunks.has(known)) {
      this.#kept.members.set(key, known);
      return { key, place: known, reused: true };
    }
    const place = this.#chunks.add(await make());
    this.#kept.members.set(key, place);
    return { key, place, reused: false };
  }

  /** The members of these keys; null when one of them is not there. */
  all(keys: readonly string[]): Member[] | null {
    const places = keys.map((key) => this.#known.members.get(key));
    if (!places.every((place) => place && this.#chunks.has(place))) return null;
    return keys.map((key, index) => {
      const place = places[index] as ChunkPlace;
      this.#kept.members.set(key, place);
      return { key, place, reused: true };
    });
  }

  /** A run that the bundle before had; null when one of its members is not there. */
  run(key: string): { run: KeptRun; members: Member[] } | null {
    const run = this.#known.runs.get(key);
    const members = run ? this.all(run.members) : null;
    if (!run || !members) return null;
    this.#kept.runs.set(key, run);
    return { run, members };
  }

  rememberRun(key: string, run: KeptRun): void {
    this.#kept.runs.set(key, run);
  }

  /** The members of a whole that was cut before; null when one of them is not there. */
  cut(key: string): Member[] | null {
    const pieces = this.#known.cuts.get(key);
    const members = pieces ? this.all(pieces) : null;
    if (pieces && members) this.#kept.cuts.set(key, pieces);
    return members;
  }

  rememberCut(key: string, pieces: string[]): void {
    this.#kept.cuts.set(key, pieces);
  }

  /** Puts the bytes of a member into a buffer of its size; false when the cache is damaged. */
  readInto({ place }: Member, target: Buffer): boolean {
    return this.#chunks.readInto(place, target);
  }

  /** Ends the writing: everything lies where it stays, and the next bundle may use it. */
  seal(): void {
    if (this.#cache !== null) {
      this.#keepOlder();
      this.#compact();
    }
    const name = this.#chunks.finish();
    const used = new Set<string>();
    for (const place of this.#kept.members.values()) {
      if (place[0] === "" && name) place[0] = name;
      used.add(place[0]);
    }
    if (this.#cache === null) return;
    writeSealed(join(this.#folder, "index"), stored(this.#kept, memberFormat));
    this.#chunks.removeOthers(used);
  }

  /** Forgets the bundle before: for a cache that turned out to be damaged. */
  async forget(): Promise<void> {
    await rm(join(this.#folder, "index"), { force: true });
  }

  /** Removes what waited without a cache; with one, the series used longest ago make room. */
  async close(maxCacheBytes = 2 * 1024 * 1024 * 1024): Promise<void> {
    this.#chunks.close();
    if (this.#cache === null) await rm(this.#folder, { recursive: true, force: true });
    else await cleanCache(this.#cache, this.#folder, maxCacheBytes);
  }

  /** What earlier bundles had and this one has not, up to half of what this one has: a page may go back to what it was. */
  #keepOlder(): void {
    const { runs, members } = this.#kept;
    let room = 0;
    for (const [, , length] of members.values()) room += length / 2;
    for (const [key, place] of this.#known.members) {
      if (members.has(key) || place[2] > room || !this.#chunks.has(place)) continue;
      room -= place[2];
      members.set(key, place);
    }
    const mostRuns = runs.size * 1.5;
    for (const [key, run] of this.#known.runs) {
      if (runs.size >= mostRuns) break;
      if (!runs.has(key)) runs.set(key, run);
    }
  }

  /** Copies what is still used out of segments that are mostly not. */
  #compact(): void {
    const used = new Map<string, number>();
    for (const [segment, , length] of this.#kept.members.values()) used.set(segment, (used.get(segment) ?? 0) + length);
    const wasteful = new Set<string>();
    for (const [segment, bytes] of used) {
      if (segment !== "" && (bytes < this.#chunks.sizeOf(segment) / 2 || used.size > 64)) wasteful.add(segment);
    }
    if (wasteful.size === 0) return;
    for (const place of this.#kept.members.values()) {
      const bytes = wasteful.has(place[0]) ? this.#chunks.read(place) : null;
      // The place itself moves: members of this bundle hold it.
      if (bytes) place.splice(0, 4, ...this.#chunks.add(bytes));
    }
  }
}

function empty(): KeptBundle {
  return { parts: new Map(), runs: new Map(), members: new Map(), cuts: new Map() };
}

/** Removes the series used longest ago until the rest fits, never the one in use. */
async function cleanCache(cache: string, own: string, maxBytes: number): Promise<void> {
  // Somebody may have removed it by now.
  const names = (await readdir(cache).catch(() => [])).filter((name) => /^[0-9a-f]{32}$/.test(name));
  const series = await Promise.all(
    names.map(async (name) => {
      const folder = join(cache, name);
      const index = await stat(join(folder, "index")).catch(() => null);
      const chunks = await readdir(join(folder, "chunks")).catch(() => []);
      const infos = await Promise.all(chunks.map((chunk) => stat(join(folder, "chunks", chunk)).catch(() => null)));
      const size = infos.reduce((sum, info) => sum + (info?.size ?? 0), index?.size ?? 0);
      return { folder, size, usedAt: folder === own ? Number.POSITIVE_INFINITY : (index?.mtimeMs ?? Date.now()) };
    }),
  );
  let kept = 0;
  for (const { folder, size } of series.sort((a, b) => b.usedAt - a.usedAt)) {
    kept += size;
    if (kept > maxBytes && folder !== own) await rm(folder, { recursive: true, force: true });
  }
}
