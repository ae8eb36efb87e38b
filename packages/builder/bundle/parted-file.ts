import { createHash, hash } from "node:crypto";
import type { KnownFile } from "../files/known-file.ts";
import type { ComposedFile, PlannedFile } from "../files/planned-file.ts";
import { gzipMember, memberFormat } from "./gzip-member.ts";
import type { Member, MemberStore } from "./member-store.ts";
import { headerBytes, isPlain, overhang, writeHeader } from "./tar.ts";

/** A large file in parts that are compressed on their own. */
export interface PartedFile extends Required<Pick<PlannedFile, "path" | "parts" | "readParts">> {
  /** Null for one that is given as it is. */
  key: string | null;
}

/** The file in its parts; null for one that is compressed like others. */
export function partedFile(file: ComposedFile | PlannedFile): PartedFile | null {
  const { path, parts } = file;
  if (!parts || parts.length < 2 || !isPlain(path)) return null;
  if (!("bytes" in file)) return file.readParts ? { path, parts, readParts: file.readParts, key: file.key } : null;
  async function* given() {
    let at = 0;
    for (const { size } of parts ?? []) {
      yield (file as ComposedFile).bytes.subarray(at, at + size);
      at += size;
    }
  }
  return { path, parts, readParts: given, key: null };
}

export interface PackedParts {
  measured: KnownFile;
  /** Of the header, of each part, and of what fills the last block. */
  members: Member[];
}

/** Packs a file part by part: those that the bundle before had are not compressed again, nor made where none is new. */
export async function packParts(file: PartedFile, store: MemberStore): Promise<PackedParts> {
  const size = sizeOfParts(file);
  const [head, foot] = around(file.path, size);
  const keys = [
    `piece ${memberFormat} ${hash("sha256", head)}`,
    ...file.parts.map(({ key }) => `part ${memberFormat} ${key}`),
    `piece ${memberFormat} ${hash("sha256", foot)}`,
  ];
  const known = file.key === null ? undefined : store.file(file.key);
  const kept = known && store.all(keys);
  if (kept) {
    store.remember(file.key as string, known);
    return { measured: known, members: kept };
  }
  const whole = createHash("sha256");
  const members: Member[] = [await store.member(keys[0] as string, () => gzipMember(head))];
  for await (const bytes of partsOf(file)) {
    whole.update(bytes);
    members.push(await store.member(keys[members.length] as string, () => gzipMember(bytes)));
  }
  members.push(await store.member(keys.at(-1) as string, () => gzipMember(foot)));
  const measured = { sha256: whole.digest("hex"), size };
  if (file.key !== null) store.remember(file.key, measured);
  return { measured, members };
}

/** The members once more, where the cache has lost them. */
export async function remakeParts(file: PartedFile): Promise<Buffer[]> {
  const [head, foot] = around(file.path, sizeOfParts(file));
  const members = [await gzipMember(head)];
  for await (const bytes of partsOf(file)) members.push(await gzipMember(bytes));
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

/** The bytes of each part, checked to be as many as were announced. */
async function* partsOf({ path, parts, readParts }: PartedFile): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const bytes of readParts()) {
    if (bytes.byteLength !== parts[index++]?.size) throw new Error(`A part of ${path} has another size`);
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  if (index !== parts.length) throw new Error(`Parts of ${path} are missing`);
}
