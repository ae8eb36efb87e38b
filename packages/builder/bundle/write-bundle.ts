import { constants, writeSync } from "node:fs";
import { open } from "node:fs/promises";
import type { BundleManifest } from "@lectern/contract/site/bundle";
import type { ComposedFile, PlannedFile } from "../files/planned-file.ts";
import { Archives } from "./archive.ts";
import { parseBundleManifest } from "./bundle-manifest.ts";
import { DeflateBeside } from "./deflate-beside.ts";
import { gzipMember } from "./gzip-member.ts";
import { MemberStore } from "./member-store.ts";
import { type PackedMembers, packFiles } from "./pack-files.ts";
import { packManifest } from "./pack-manifest.ts";
import { sendMembers, sizeOf } from "./send-members.ts";
import { endOfArchive } from "./tar.ts";

/** What the manifest says beside its list of files. */
export type BundleInfo = Omit<BundleManifest, "format" | "files">;

export interface WriteBundleOptions {
  /** Folder in which compressed members are kept for the next bundle; made when missing. */
  cache?: string | null;
  /** Names what the bundle has most in common with, in the cache: a project; default the name of the site. */
  series?: string;
  /** Most bytes that the files may have together; a site beyond it is refused. */
  maxBytes?: number;
  /** Called when everything is compressed, before the first byte is read. */
  onPacked?: (packed: PackedBundle) => void;
}

export interface PackedBundle {
  /** Reads the manifest. */
  manifest(): BundleManifest;
  /** Bytes of the archive. */
  size: number;
  /** Members compressed now, and members taken from the cache. */
  compressed: number;
  reused: number;
}

/**
 * A bundle as tar.gz: `lectern-bundle.json` first, then the files in the order given. The same files and info give the
 * same bytes. Since the manifest stands before what it lists, everything is compressed (to disk) before the first byte
 * comes. Planned files that the bundle before had too are neither composed nor compressed again. Throws whatever `files`
 * throws, and for a name that may not be in a bundle, with `maxBytes` exceeded, or when the disk is full; nothing is left
 * on disk but the cache.
 *
 * A generator and no stream: each piece is valid until the next is asked for, so that one buffer takes all of them. A
 * stream would need a new one for each, since it does not know when the last was read.
 */
export async function* writeBundle(
  files: AsyncIterable<ComposedFile | PlannedFile> | Iterable<ComposedFile | PlannedFile>,
  info: BundleInfo,
  options: WriteBundleOptions = {},
): AsyncGenerator<Buffer> {
  const series = JSON.stringify([options.series ?? info.site, info.target, info.features]);
  const store = await MemberStore.open(options.cache ?? null, series);
  const beside = new DeflateBeside();
  try {
    const archives = new Archives();
    const { builder, version, target, features, site, pages, services } = info;
    const { listing, packed } = await packFiles(
      files,
      { store, archives, builder, deflate: beside.deflate },
      options.maxBytes,
    );
    const own = { format: 2, builder, version, target, features, site, pages } as const;
    const head = services ? { ...own, services } : own;
    const manifest = await packManifest(head, listing, store, archives);
    const first: PackedMembers = { members: manifest.members, remake: async () => [] };
    const last = await gzipMember(endOfArchive);
    const members = packed.flatMap((one) => one.members);
    const reused = members.filter((member) => member.reused).length;
    store.seal();
    options.onPacked?.({
      manifest: () => parseBundleManifest(manifest.text()),
      size: [...first.members, ...members].reduce((sum, member) => sum + sizeOf(member), last.length),
      compressed: members.length - reused,
      reused,
    });
    yield* sendMembers(store, [first, ...packed]);
    yield last;
  } finally {
    await beside.end();
    await store.close();
  }
}

/** The same into a file, which is made or replaced; half written when it throws. */
export async function writeBundleFile(path: string, ...bundle: Parameters<typeof writeBundle>): Promise<void> {
  // Never what a link of that name leads to.
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);
  const file = await open(path, flags);
  try {
    // Written on this thread: to hand a piece to another costs as much as the kernel takes to keep it.
    for await (const bytes of writeBundle(...bundle))
      for (let at = 0; at < bytes.length; ) at += writeSync(file.fd, bytes, at);
  } finally {
    await file.close();
  }
}
