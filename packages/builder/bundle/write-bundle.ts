import { hash } from "node:crypto";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { type BundleManifest, bundleManifestName } from "@lectern/contract/site/bundle";
import type { KnownFile } from "../files/known-file.ts";
import type { ComposedFile, PlannedFile } from "../files/planned-file.ts";
import { type Archive, Archives } from "./archive.ts";
import { cutFrom, cutPoints, piecesOf } from "./cut-points.ts";
import { fileNameFault } from "./file-name.ts";
import { gzipMember, memberFormat } from "./gzip-member.ts";
import { type Member, MemberStore } from "./member-store.ts";
import { packManifest } from "./pack-manifest.ts";
import { packParts, remakeParts } from "./parted-file.ts";
import { archiveOf, intoSections, type Section } from "./sections.ts";
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
  manifest: BundleManifest;
  /** Bytes of the archive. */
  size: number;
  /** Members compressed now, and members taken from the cache. */
  compressed: number;
  reused: number;
}

/** Members that belong together: of a section, or of one large file in its parts. */
interface PackedMembers {
  members: Member[];
  /** Makes them once more, where the cache has lost the bytes; none where that cannot be done. */
  remake(): Promise<Buffer[]>;
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
  return Readable.from(bundleBytes(files, info, options, Buffer.allocUnsafe), { objectMode: false });
}

/**
 * The same into a file, which is made or replaced; half written when it throws. Faster than the stream: two buffers take
 * all that is sent, one of them filled while the other is written, where a stream needs a new one for each piece, since it
 * does not know when the last was read.
 */
export async function writeBundleFile(path: string, ...bundle: Parameters<typeof writeBundle>): Promise<void> {
  const [files, info, options = {}] = bundle;
  const buffers = [Buffer.alloc(0), Buffer.alloc(0)];
  let turn: 0 | 1 = 0;
  const take = (size: number) => {
    turn = turn === 0 ? 1 : 0;
    if (size > (buffers[turn] as Buffer).length) buffers[turn] = Buffer.allocUnsafeSlow(Math.max(size, 2 * sendBytes));
    return (buffers[turn] as Buffer).subarray(0, size);
  };
  const file = await open(path, "w");
  let written: Promise<void> = Promise.resolve();
  try {
    for await (const chunk of bundleBytes(files, info, options, take)) {
      await written;
      written = file.appendFile(chunk);
      // Awaited when the next chunk is there: until then a failure is not an unhandled one.
      written.catch(() => {});
    }
    await written;
  } finally {
    // No write may find the file closed.
    await written.catch(() => {});
    await file.close();
  }
}

/** @param take a buffer of so many bytes, for what is yielded next. */
async function* bundleBytes(
  files: AsyncIterable<ComposedFile | PlannedFile> | Iterable<ComposedFile | PlannedFile>,
  info: BundleInfo,
  options: WriteBundleOptions,
  take: (size: number) => Buffer,
) {
  const series = JSON.stringify([options.series ?? info.site, info.target, info.features]);
  const store = await MemberStore.open(options.cache ?? null, series);
  try {
    const archives = new Archives();
    const { listed, packed } = await compressAll(files, store, archives, {
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
    const first = await packManifest(manifest, store, archives);
    const last = await gzipMember(endOfArchive);
    const members = packed.flatMap((one) => one.members);
    const reused = members.filter((member) => member.reused).length;
    store.seal();
    options.onPacked?.({
      manifest,
      size: [...first, ...members].reduce((sum, { place }) => sum + place[2], last.length),
      compressed: members.length - reused,
      reused,
    });
    yield* sentBytes(store, first, packed, last, take);
  } finally {
    await store.close();
  }
}

/** Neighbouring members as one chunk: an archive has hundreds, and each chunk costs its way through the stream. */
async function* sentBytes(
  store: MemberStore,
  first: Member[],
  packed: PackedMembers[],
  last: Buffer,
  take: (size: number) => Buffer,
) {
  const members: { member: Member; again: () => Promise<Buffer | undefined> }[] = [
    ...first.map((member) => ({ member, again: async () => undefined })),
    ...packed.flatMap(({ members, remake }) =>
      members.map((member, index) => {
        const again = async () => {
          await store.forget();
          return (await remake()).at(index);
        };
        return { member, again };
      }),
    ),
  ];
  for (let from = 0; from < members.length; ) {
    let size = 0;
    let to = from;
    for (; to < members.length && size < sendBytes; to++) size += sizeOf(members[to]?.member as Member);
    const chunk = take(size);
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

/** The same input gives the same bytes. */
async function remakeSection(files: Section["files"]): Promise<Buffer[]> {
  if (files.some((file) => file.read === null)) return [];
  const archive = await archiveOf(files, new Archives());
  const cut = cutPieces(files, archive);
  return cut ? Promise.all(cut.map((piece) => gzipMember(piece))) : [await gzipMember(archive.bytes, archive.shared)];
}

/** The archive of one large file in the pieces that it is cut into; null where it stays whole. */
function cutPieces(files: Section["files"], { bytes, lastContent: { from, size } }: Archive): Buffer[] | null {
  const [only] = files;
  if (files.length !== 1 || !only) return null;
  const cuts = cutPoints(only.path, bytes.subarray(from, from + size));
  return cuts.length === 0
    ? null
    : piecesOf(
        bytes,
        cuts.map((cut) => from + cut),
      );
}

async function damaged(store: MemberStore): Promise<Error> {
  await store.forget();
  return new Error("The cache of compressed files was damaged while the bundle was sent; try again");
}

async function compressAll(
  files: AsyncIterable<ComposedFile | PlannedFile> | Iterable<ComposedFile | PlannedFile>,
  store: MemberStore,
  archives: Archives,
  { maxBytes = Number.POSITIVE_INFINITY, builder }: { maxBytes: number | undefined; builder: string },
) {
  const listed: BundleManifest["files"] = Object.create(null);
  const packed: PackedMembers[] = [];
  const running: Promise<PackedMembers>[] = [];
  let bytes = 0;
  const list = (path: string, { sha256, size }: KnownFile) => {
    const fault = path === bundleManifestName ? "is that of the manifest" : fileNameFault(path);
    if (fault) throw new Error(`The site has a file whose name ${fault}: ${JSON.stringify(path)}`);
    bytes += size;
    if (bytes > maxBytes) throw new Error(`The site is larger than ${maxBytes} bytes, the most that a bundle may hold`);
    listed[path] = { sha256, size };
  };
  try {
    for await (const section of intoSections(files, store, archives)) {
      let members: Promise<PackedMembers>;
      if ("parts" in section) {
        const parts = await packParts(section, store);
        list(section.path, parts.measured);
        members = Promise.resolve({ members: parts.members, remake: () => remakeParts(section) });
      } else {
        for (const file of section.files) list(file.path, file);
        members = packSection(section, store, archives, builder);
      }
      // Awaited in order, and later: until then a failure is not an unhandled one.
      members.catch(() => {});
      running.push(members);
      if (running.length >= parallel) packed.push(await (running.shift() as Promise<PackedMembers>));
    }
    packed.push(...(await Promise.all(running)));
  } catch (error) {
    await Promise.allSettled(running);
    throw error;
  }
  return { listed, packed };
}

async function packSection(
  section: Section,
  store: MemberStore,
  archives: Archives,
  builder: string,
): Promise<PackedMembers> {
  const { files } = section;
  try {
    return { members: await membersOf(section, store, archives, builder), remake: () => remakeSection(files) };
  } finally {
    if (section.archive) archives.free(section.archive);
  }
}

async function membersOf(section: Section, store: MemberStore, archives: Archives, builder: string): Promise<Member[]> {
  const { files } = section;
  // Where pieces begin and end is the builder's choice, and no part of their content.
  const by = files.some((file) => file.isPieced) ? builder : null;
  // Names with line ends are refused before.
  let content = `${memberFormat}\n${by}`;
  for (const { path, sha256 } of files) content += `\n${path}\n${sha256}`;
  const key = hash("sha256", content);
  const archive = async () => {
    section.archive ??= await archiveOf(files, archives);
    return section.archive;
  };
  const whole = async () => {
    const { bytes, shared } = await archive();
    return gzipMember(bytes, shared);
  };
  const known = store.cut(key);
  if (known) return known;
  if (files.length > 1 || section.size < cutFrom) return [await store.member(key, whole)];
  const cut = cutPieces(files, await archive());
  if (!cut) return [await store.member(key, whole)];
  const keys = cut.map((piece) => `piece ${memberFormat} ${hash("sha256", piece)}`);
  store.rememberCut(key, keys);
  const members: Member[] = [];
  for (const [index, piece] of cut.entries())
    members.push(await store.member(keys[index] as string, () => gzipMember(piece)));
  return members;
}
