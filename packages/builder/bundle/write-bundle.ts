import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { type BundleManifest, bundleManifestName } from "@lectern/contract";
import type { ComposedFile } from "../site/build-options.ts";
import { fileNameFault } from "./file-name.ts";
import { gzipMember, memberFormat } from "./gzip-member.ts";
import { type MemberStore, openMemberStore } from "./member-store.ts";
import { intoSections, type Section } from "./sections.ts";
import { endOfArchive, tarPiece } from "./tar.ts";

/** What the manifest says beside its list of files. */
export type BundleInfo = Omit<BundleManifest, "format" | "files">;

export interface WriteBundleOptions {
  /** Folder in which compressed members are kept for the next bundle; made when missing. */
  cache?: string | null;
  /** Most bytes that the files may have together; a site beyond it is refused. */
  maxBytes?: number;
  /** Called when everything is compressed, before the first byte is read. */
  onPacked?: (packed: PackedBundle) => void;
}

export interface PackedBundle {
  manifest: BundleManifest;
  /** Bytes of the archive. */
  size: number;
  /** Members compressed now, and members taken from the cache. */
  compressed: number;
  reused: number;
}

interface Member {
  file: string;
  size: number;
  reused: boolean;
}

/** Members compressed at once: zlib runs beside the main thread. */
const parallel = 4;

/**
 * A bundle as a stream of tar.gz: `lectern-bundle.json` first, then the files in the order given. The same files and
 * info give the same bytes. Since the manifest stands before what it lists, everything is compressed (to disk) before
 * the first byte comes. The stream fails with whatever `files` throws, with a name that may not be in a bundle, with
 * `maxBytes` exceeded, or when the disk is full; nothing is left on disk but the cache.
 */
export function writeBundle(
  files: AsyncIterable<ComposedFile>,
  info: BundleInfo,
  options: WriteBundleOptions = {},
): Readable {
  return Readable.from(bundleBytes(files, info, options), { objectMode: false });
}

async function* bundleBytes(files: AsyncIterable<ComposedFile>, info: BundleInfo, options: WriteBundleOptions) {
  const store = await openMemberStore(options.cache ?? null);
  try {
    const { listed, members } = await compressAll(files, store, options.maxBytes ?? Number.POSITIVE_INFINITY);
    const manifest: BundleManifest = {
      format: 1,
      builder: info.builder,
      version: info.version,
      target: info.target,
      features: info.features,
      site: info.site,
      pages: info.pages,
      files: listed,
    };
    const first = await gzipMember(
      await tarPiece([{ path: bundleManifestName, bytes: Buffer.from(`${JSON.stringify(manifest)}\n`) }]),
    );
    const last = await gzipMember(endOfArchive);
    const reused = members.filter((member) => member.reused).length;
    options.onPacked?.({
      manifest,
      size: members.reduce((sum, member) => sum + member.size, first.length + last.length),
      compressed: members.length - reused,
      reused,
    });
    yield first;
    for (const member of members) yield* createReadStream(member.file);
    yield last;
  } finally {
    await store.close();
  }
}

async function compressAll(files: AsyncIterable<ComposedFile>, store: MemberStore, maxBytes: number) {
  const listed: BundleManifest["files"] = Object.create(null);
  const members: Member[] = [];
  const running: Promise<Member>[] = [];
  let bytes = 0;
  try {
    for await (const section of intoSections(files)) {
      bytes += section.size;
      if (bytes > maxBytes)
        throw new Error(`The site is larger than ${maxBytes} bytes, the most that a bundle may hold`);
      for (const { path, sha256, bytes } of section.files) {
        const fault = path === bundleManifestName ? "is that of the manifest" : fileNameFault(path);
        if (fault) throw new Error(`The site has a file whose name ${fault}: ${JSON.stringify(path)}`);
        listed[path] = { sha256, size: bytes.byteLength };
      }
      running.push(compressSection(section, store));
      if (running.length >= parallel) members.push(await (running.shift() as Promise<Member>));
    }
    members.push(...(await Promise.all(running)));
  } catch (error) {
    await Promise.allSettled(running);
    throw error;
  }
  return { listed, members };
}

function compressSection(section: Section, store: MemberStore): Promise<Member> {
  const key = JSON.stringify([memberFormat, section.files.map((file) => [file.path, file.sha256])]);
  const member = store.member(key, async () => gzipMember(await tarPiece(section.files)));
  // Awaited in order, and later: until then a failure is not an unhandled one.
  member.catch(() => {});
  return member;
}
