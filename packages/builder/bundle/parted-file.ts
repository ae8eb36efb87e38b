import type { KnownFile } from "../files/known-file.ts";
import type { ComposedFile, PlannedFile } from "../files/planned-file.ts";
import { contentInPieces, type FileContent } from "../files/site-file.ts";
import { sha256 } from "../text/hashes.ts";
import { gzipMember, memberFormat } from "./gzip-member.ts";
import type { Member, MemberStore } from "./member-store.ts";
import { headerBytes, isPlain, overhang, writeHeader } from "./tar.ts";

/** A large file in parts that are compressed on their own. */
export type PartedFile = Required<Pick<PlannedFile, "path" | "parts" | "readParts">>;

/** The file in its parts; null for one that is compressed like others. */
export function partedFile(file: ComposedFile | PlannedFile): PartedFile | null {
  const { path, parts } = file;
  if (!parts || parts.length < 2 || !isPlain(path)) return null;
  if (!("bytes" in file)) return file.readParts ? { path, parts, readParts: file.readParts } : null;
  const { bytes } = file;
  async function* given(wanted: readonly number[]) {
    const places = new Set(wanted);
    let at = 0;
    for (const [index, { size }] of (parts ?? []).entries()) {
      if (places.has(index)) yield bytes.subarray(at, at + size);
      at += size;
    }
  }
  return { path, parts, readParts: given };
}

/** What a manifest lists for a planned file of these bytes: the same as for one that was packed in parts. */
export function contentOf(file: PlannedFile, bytes: Uint8Array): FileContent {
  if (!partedFile(file)) return { sha256: sha256(bytes), size: bytes.byteLength };
  let at = 0;
  return contentInPieces(
    (file.parts ?? []).map(({ size }) => {
      const part = bytes.subarray(at, at + size);
      at += size;
      return { sha256: sha256(part), size: part.byteLength };
    }),
  );
}

export interface PackedParts {
  measured: FileContent;
  /** Of the header, of each part, and of what fills the last block. */
  members: Member[];
}

/** Packs a file part by part: those that the bundle before had are neither compressed again nor made. */
export async function packParts(file: PartedFile, store: MemberStore): Promise<PackedParts> {
  const [head, foot] = around(file.path, sizeOfParts(file));
  const packed = file.parts.map(({ key }) => knownPart(key, store));
  const missing = packed.flatMap((part, index) => (part ? [] : [index]));
  let next = 0;
  for await (const bytes of partsOf(file, missing)) {
    const index = missing[next++] as number;
    const { key, size } = file.parts[index] as (typeof file.parts)[number];
    const member = await store.member(memberKey(key), () => gzipMember(bytes));
    packed[index] = { member, known: { sha256: sha256(bytes), size } };
  }
  const parts = packed.filter((part) => part !== null);
  for (const [index, { known }] of parts.entries()) store.rememberPart(file.parts[index]?.key as string, known);
  return {
    measured: contentInPieces(parts.map(({ known }) => known)),
    members: [await pieceMember(head, store), ...parts.map(({ member }) => member), await pieceMember(foot, store)],
  };
}

function knownPart(key: string, store: MemberStore): { member: Member; known: KnownFile } | null {
  const known = store.part(key);
  const [member] = (known && store.all([memberKey(key)])) ?? [];
  return known && member ? { member, known } : null;
}

function memberKey(part: string): string {
  return `part ${memberFormat} ${part}`;
}

function pieceMember(bytes: Buffer, store: MemberStore): Promise<Member> {
  return store.member(`piece ${memberFormat} ${sha256(bytes)}`, () => gzipMember(bytes));
}

/** The members once more, where the cache has lost them. */
export async function remakeParts(file: PartedFile): Promise<Buffer[]> {
  const [head, foot] = around(file.path, sizeOfParts(file));
  const members = [await gzipMember(head)];
  for await (const bytes of partsOf(file, [...file.parts.keys()])) members.push(await gzipMember(bytes));
  return [...members, await gzipMember(foot)];
}

function sizeOfParts({ parts }: PartedFile): number {
  return parts.reduce((sum, part) => sum + part.size, 0);
}

/** What stands in an archive before a file and behind it. */
function around(path: string, size: number): [head: Buffer, foot: Buffer] {
  const head = Buffer.alloc(headerBytes);
  writeHeader(head, path, size);
  return [head, Buffer.alloc(overhang(size))];
}

/** The bytes of the wanted parts, checked to be as many as were announced. */
async function* partsOf({ path, parts, readParts }: PartedFile, wanted: readonly number[]): AsyncGenerator<Buffer> {
  if (wanted.length === 0) return;
  let next = 0;
  for await (const bytes of readParts(wanted)) {
    if (bytes.byteLength !== parts[wanted[next++] ?? -1]?.size) throw new Error(`A part of ${path} has another size`);
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  if (next !== wanted.length) throw new Error(`Parts of ${path} are missing`);
}
