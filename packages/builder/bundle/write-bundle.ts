import { hash } from "node:crypto";
import { Readable } from "node:stream";
import { type BundleManifest, bundleManifestName } from "@lectern/contract/site/bundle";
import type { ComposedFile, FilePiece, PlannedFile } from "../site/build-options.ts";
import { cutFrom, cutPoints, cutsManifest, piecesOf } from "./cut-points.ts";
import { fileNameFault } from "./file-name.ts";
import { gzipMember, memberFormat, ownPiece } from "./gzip-member.ts";
import { type Member, MemberStore } from "./member-store.ts";
import { intoSections, readAll, type Section } from "./sections.ts";
import { endOfArchive, tarPiece, tarPieces } from "./tar.ts";

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
  manifest: BundleManifest;
  /** Bytes of the archive. */
  size: number;
  /** Members compressed now, and members taken from the cache. */
  compressed: number;
  reused: number;
}

/** A section with its members: one, or several where a large file is cut. */
interface PackedSection {
  section: Section;
  members: Member[];
}

/** Members compressed at once: zlib runs beside the main thread. */
const parallel = 4;
/** Bytes that are handed on at once. */
const sendBytes = 1024 * 1024;

/**
 * A bundle as a stream of tar.gz: `lectern-bundle.json` first, then the files in the order given. The same files and
 * info give the same bytes. Since the manifest stands before what it lists, everything is compressed (to disk) before
 * the first byte comes. Planned files that the bundle before had too are neither composed nor compressed again. The stream
 * fails with whatever `files` throws, with a name that may not be in a bundle, with `maxBytes` exceeded, or when the disk
 * is full; nothing is left on disk but the cache.
 */
export function writeBundle(
  files: AsyncIterable<ComposedFile | PlannedFile> | Iterable<ComposedFile | PlannedFile>,
  info: BundleInfo,
  options: WriteBundleOptions = {},
): Readable {
  return Readable.from(bundleBytes(files, info, options), { objectMode: false });
}

async function* bundleBytes(
  files: AsyncIterable<ComposedFile | PlannedFile> | Iterable<ComposedFile | PlannedFile>,
  info: BundleInfo,
  options: WriteBundleOptions,
) {
  const series = JSON.stringify([options.series ?? info.site, info.target, info.features]);
  const store = await MemberStore.open(options.cache ?? null, series);
  try {
    const { listed, sections } = await compressAll(files, store, {
      maxBytes: options.maxBytes,
      builder: info.builder,
    });
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
    const first = await compressManifest(manifest, store);
    const last = await gzipMember([ownPiece(endOfArchive)]);
    const members = sections.flatMap((section) => section.members);
    const reused = members.filter((member) => member.reused).length;
    store.seal();
    options.onPacked?.({
      manifest,
      size: [...first, ...members].reduce((sum, { place }) => sum + place[2], last.length),
      compressed: members.length - reused,
      reused,
    });
    yield* sentBytes(store, first, sections, last);
  } finally {
    await store.close();
  }
}

/** Neighbouring members as one chunk: an archive has hundreds, and each chunk costs its way through the stream. */
async function* sentBytes(store: MemberStore, first: Member[], sections: PackedSection[], last: Buffer) {
  const members: { member: Member; again: () => Promise<Buffer | undefined> }[] = [
    ...first.map((member) => ({ member, again: async () => undefined })),
    ...sections.flatMap(({ section, members }) =>
      members.map((member, index) => ({ member, again: async () => (await remake(section, store)).at(index) })),
    ),
  ];
  for (let from = 0; from < members.length; ) {
    let size = 0;
    let to = from;
    for (; to < members.length && size < sendBytes; to++) size += sizeOf(members[to]?.member as Member);
    const chunk = Buffer.allocUnsafe(size);
    let at = 0;
    for (const { member, again } of members.slice(from, to)) {
      const end = at + sizeOf(member);
      if (!store.readInto(member, chunk.subarray(at, end))) {
        const bytes = await again();
        if (bytes?.byteLength !== end - at) throw await damaged(store);
        bytes.copy(chunk, at);
      }
      at = end;
    }
    yield chunk;
    from = to;
  }
  yield last;
}

function sizeOf({ place }: Member): number {
  return place[2];
}

/** The members of a section once more, where the cache has lost the bytes: the same input gives the same bytes. */
async function remake({ files }: Section, store: MemberStore): Promise<Buffer[]> {
  await store.forget();
  if (files.some((file) => file.read === null)) return [];
  const archive = await tarPieces(await readAll(files.map((file) => ({ ...file, pieces: null }))));
  const cut = cutPieces(files, archive);
  return cut ? Promise.all(cut.map((piece) => gzipMember([ownPiece(piece)]))) : [await gzipMember(archive)];
}

/** The archive of one large file in the pieces that it is cut into; null where it stays whole. */
function cutPieces(files: Section["files"], archive: readonly FilePiece[]): Uint8Array[] | null {
  const [only] = files;
  const [head, content, ...rest] = archive;
  if (files.length !== 1 || !only || !head || !content || rest.length > 1) return null;
  const cuts = cutPoints(only.path, content.bytes);
  if (cuts.length === 0) return null;
  // Only the first and the last are copied, to what stands around the content.
  const pieces = piecesOf(content.bytes, cuts);
  pieces[0] = Buffer.concat([head.bytes, pieces[0] as Uint8Array]);
  pieces.push(Buffer.concat([pieces.pop() as Uint8Array, ...rest.map(({ bytes }) => bytes)]));
  return pieces;
}

async function damaged(store: MemberStore): Promise<Error> {
  await store.forget();
  return new Error("The cache of compressed files was damaged while the bundle was sent; try again");
}

async function compressAll(
  files: AsyncIterable<ComposedFile | PlannedFile> | Iterable<ComposedFile | PlannedFile>,
  store: MemberStore,
  { maxBytes = Number.POSITIVE_INFINITY, builder }: { maxBytes: number | undefined; builder: string },
) {
  const listed: BundleManifest["files"] = Object.create(null);
  const sections: PackedSection[] = [];
  const running: Promise<PackedSection>[] = [];
  let bytes = 0;
  try {
    for await (const section of intoSections(files, store)) {
      bytes += section.size;
      if (bytes > maxBytes)
        throw new Error(`The site is larger than ${maxBytes} bytes, the most that a bundle may hold`);
      for (const { path, sha256, size } of section.files) {
        const fault = path === bundleManifestName ? "is that of the manifest" : fileNameFault(path);
        if (fault) throw new Error(`The site has a file whose name ${fault}: ${JSON.stringify(path)}`);
        listed[path] = { sha256, size };
      }
      const packed = packSection(section, store, builder);
      // Awaited in order, and later: until then a failure is not an unhandled one.
      packed.catch(() => {});
      running.push(packed);
      if (running.length >= parallel) sections.push(await (running.shift() as Promise<PackedSection>));
    }
    sections.push(...(await Promise.all(running)));
  } catch (error) {
    await Promise.allSettled(running);
    throw error;
  }
  return { listed, sections };
}

async function packSection(section: Section, store: MemberStore, builder: string): Promise<PackedSection> {
  const { files } = section;
  // Where pieces begin and end is the builder's choice, and no part of their content.
  const by = files.some((file) => file.isPieced) ? builder : null;
  const key = hash("sha256", JSON.stringify([memberFormat, by, files.map((file) => [file.path, file.sha256])]));
  const known = store.cut(key);
  if (known) return { section: released(section), members: known };
  if (files.length > 1 || section.size < cutFrom) {
    const member = await store.member(key, async () => gzipMember(await tarPieces(await readAll(files))));
    return { section: released(section), members: [member] };
  }
  const archive = await tarPieces(await readAll(files));
  const cut = cutPieces(files, archive);
  if (!cut) return { section: released(section), members: [await store.member(key, () => gzipMember(archive))] };
  const keys = cut.map((piece) => `piece ${memberFormat} ${hash("sha256", piece)}`);
  store.rememberCut(key, keys);
  const members: Member[] = [];
  for (const [index, piece] of cut.entries())
    members.push(await store.member(keys[index] as string, () => gzipMember([ownPiece(piece)])));
  return { section: released(section), members };
}

/** The section without bytes that can be made again, so that memory does not grow with the site. */
function released(section: Section): Section {
  return { size: section.size, files: section.files.map((file) => ({ ...file, pieces: null })) };
}

/** The manifest in pieces of its own, cut behind paths that say so themselves: most of them stay as they were. */
async function compressManifest(manifest: BundleManifest, store: MemberStore): Promise<Member[]> {
  const { files, ...head } = manifest;
  const parts: string[] = [];
  let part = `${JSON.stringify(head).slice(0, -1)},"files":{`;
  let comma = "";
  for (const path in files) {
    part += `${comma}${JSON.stringify(path)}:${JSON.stringify(files[path])}`;
    comma = ",";
    if (!cutsManifest(path)) continue;
    parts.push(part);
    part = "";
  }
  parts.push(`${part}}}\n`);
  const bytes = parts.map((text) => Buffer.from(text));
  const archive = await tarPiece([{ path: bundleManifestName, pieces: bytes.map(ownPiece) }]);
  // The name is short, so one block of header stands before the content.
  let at = 512;
  const cuts = bytes.slice(0, -1).map(({ length }) => {
    at += length;
    return at;
  });
  const members: Member[] = [];
  for (const piece of piecesOf(archive, cuts)) {
    const key = `piece ${memberFormat} ${hash("sha256", piece)}`;
    members.push(await store.member(key, () => gzipMember([ownPiece(piece)])));
  }
  return members;
}
