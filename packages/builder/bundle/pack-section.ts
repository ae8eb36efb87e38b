import { hash } from "node:crypto";
import { type Archive, Archives } from "./archive.ts";
import { cutFrom, cutPoints, piecesOf } from "./cut-points.ts";
import type { Deflate } from "./deflate.ts";
import { gzipMember, memberFormat } from "./gzip-member.ts";
import type { Member, MemberStore } from "./member-store.ts";
import { archiveOf, type Section } from "./sections.ts";

/** What the sections of one bundle are packed with. */
export interface Packing {
  store: MemberStore;
  archives: Archives;
  /** Names the builder that makes the files. */
  builder: string;
  deflate: Deflate;
}

/** The compressed members of a section: most are one, a large text is cut. Its archive is free afterwards. */
export async function packSection(section: Section, packing: Packing): Promise<Member[]> {
  try {
    return await membersOf(section, packing);
  } finally {
    if (section.archive) packing.archives.free(section.archive);
  }
}

async function membersOf(section: Section, { store, archives, builder, deflate }: Packing): Promise<Member[]> {
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
    return gzipMember(bytes, shared, deflate);
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

/** The members of a section once more, where the cache has lost them: the same input gives the same bytes. */
export async function remakeSection(section: Section): Promise<Buffer[]> {
  const { files } = section;
  if (files.some((file) => file.read === null)) return [];
  const archive = section.archive ?? (await archiveOf(files, new Archives()));
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
