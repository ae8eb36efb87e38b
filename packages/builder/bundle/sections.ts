import { hash } from "node:crypto";
import type { ComposedFile, FilePiece, PlannedFile } from "../site/build-options.ts";
import type { KnownFile, KnownFiles } from "../site/cache/composed-index.ts";
import { ownPiece } from "./gzip-member.ts";
import type { TarFile } from "./tar.ts";

/** A file with what the manifest says of it; `pieces` are there when they had to be made to know it. */
export interface MeasuredFile extends KnownFile {
  path: string;
  pieces: readonly FilePiece[] | null;
  /** Whether it is made in pieces that other files share, which shows in how it is compressed. */
  isPieced: boolean;
  /** Makes the pieces (again); null where they were given once and for all. */
  read: (() => Promise<readonly FilePiece[]>) | null;
}

/** A run of files that is compressed as one: neighbours share most of their markup. */
export interface Section {
  files: MeasuredFile[];
  /** Bytes of all files. */
  size: number;
}

const largestSection = 4 * 1024 * 1024;

/**
 * Cuts the files into sections. Where a section ends is decided by the file's own path (one in sixteen ends one), so a
 * page that is added, removed or rewritten changes its own section and leaves every other one as it was.
 * @throws when a path comes twice.
 */
export async function* intoSections(
  files: AsyncIterable<ComposedFile | PlannedFile> | Iterable<ComposedFile | PlannedFile>,
  known: KnownFiles,
): AsyncGenerator<Section> {
  const seen = new Set<string>();
  let section: Section = { files: [], size: 0 };
  for await (const file of files) {
    if (seen.has(file.path)) throw new Error(`The site has two files named ${file.path}`);
    seen.add(file.path);
    const measured = "bytes" in file ? given(file) : (taken(file, known) ?? (await made(file, known)));
    if (section.files.length > 0 && measured.size >= largestSection) {
      yield section;
      section = { files: [], size: 0 };
    }
    section.files.push(measured);
    section.size += measured.size;
    if (section.size >= largestSection || endsSection(file.path)) {
      yield section;
      section = { files: [], size: 0 };
    }
  }
  if (section.files.length > 0) yield section;
}

function given({ path, bytes, pieces }: ComposedFile): MeasuredFile {
  const own = pieces ?? [ownPiece(bytes)];
  return { path, pieces: own, isPieced: pieces !== undefined, read: null, ...measure(bytes) };
}

/** A file whose bytes are known to be those of the bundle before, or of the deployment. */
function taken(file: PlannedFile, known: KnownFiles): MeasuredFile | null {
  const found: KnownFile | undefined = file.known ?? known.file(file.key);
  if (!found) return null;
  if (!file.known) {
    known.remember(file.key, found);
    file.onReused?.(found.leftOut ?? null);
  }
  return { ...planned(file), pieces: null, sha256: found.sha256, size: found.size };
}

async function made(file: PlannedFile, known: KnownFiles): Promise<MeasuredFile> {
  const { read, ...rest } = planned(file);
  const pieces = await read();
  const measured = measure(joined(pieces));
  known.remember(file.key, { ...measured, leftOut: file.leftOut?.() ?? null });
  return { ...rest, read, pieces, ...measured };
}

function planned(file: PlannedFile) {
  const read = async () => (await file.readPieces?.()) ?? [ownPiece(await file.read())];
  return { path: file.path, isPieced: file.readPieces !== undefined, read };
}

function measure(bytes: Uint8Array): { sha256: string; size: number } {
  return { sha256: hash("sha256", bytes), size: bytes.byteLength };
}

function joined(pieces: readonly FilePiece[]): Uint8Array {
  const [only] = pieces;
  return pieces.length === 1 && only ? only.bytes : Buffer.concat(pieces.map(({ bytes }) => bytes));
}

/** Files with their bytes; what is made only now must be what it was known as. */
export async function readAll(files: readonly MeasuredFile[]): Promise<TarFile[]> {
  const read: TarFile[] = [];
  for (const { path, pieces, read: make, sha256 } of files) {
    const own = pieces ?? (await make?.());
    if (!own) throw new Error(`The bytes of ${path} are gone`);
    if (!pieces && measure(joined(own)).sha256 !== sha256)
      throw new Error(`${path} has other bytes than it had before`);
    read.push({ path, pieces: own });
  }
  return read;
}

function endsSection(path: string): boolean {
  return hash("sha256", path).endsWith("0");
}
