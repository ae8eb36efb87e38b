import type { FilePiece } from "../files/file-pieces.ts";
import type { KnownFile, KnownFiles } from "../files/known-file.ts";
import type { ComposedFile, PlannedFile } from "../files/planned-file.ts";
import { spreadOf } from "../text/hashes.ts";
import type { Archive, Archives } from "./archive.ts";
import { type PartedFile, partedFile } from "./parted-file.ts";

/** A file with what the manifest says of it. */
export interface MeasuredFile extends KnownFile {
  path: string;
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
  /** All of its files, where one of them had to be made to know it: most likely they are compressed anew. */
  archive: Archive | null;
}

const largestSection = 4 * 1024 * 1024;

/**
 * Cuts the files into sections. Where a section ends is decided by the file's own path (most often one in sixteen ends one), so a
 * page that is added, removed or rewritten changes its own section and leaves every other one as it was. Files in parts
 * stand between sections.
 * @throws when a path comes twice.
 */
export async function* intoSections(
  files: AsyncIterable<ComposedFile | PlannedFile> | Iterable<ComposedFile | PlannedFile>,
  known: KnownFiles,
  archives: Archives,
): AsyncGenerator<Section | PartedFile> {
  const seen = new Set<string>();
  let section: Section = { files: [], size: 0, archive: null };
  const given = Symbol.iterator in files ? files[Symbol.iterator]() : files[Symbol.asyncIterator]();
  for (;;) {
    const step = given.next();
    // Thousands of files are at hand: to wait for each would cost more than to look at it.
    const { done, value: file } = step instanceof Promise ? await step : step;
    if (done) break;
    if (seen.has(file.path)) throw new Error(`The site has two files named ${file.path}`);
    seen.add(file.path);
    const parted = partedFile(file);
    if (parted) {
      if (section.files.length > 0) yield section;
      section = { files: [], size: 0, archive: null };
      yield parted;
      continue;
    }
    const found = "bytes" in file ? null : taken(file, known);
    const pieces = found ? null : await piecesOf(file);
    if (section.files.length > 0 && (found ? found.size >= largestSection : isLarge(pieces ?? []))) {
      yield section;
      section = { files: [], size: 0, archive: null };
    }
    const own = found ?? (await made(file, pieces ?? [], section, known, archives));
    if (found && section.archive) await addTaken(section.archive, found);
    section.files.push(own);
    section.size += own.size;
    if (section.size >= largestSection || endsSection(file.path)) {
      yield section;
      section = { files: [], size: 0, archive: null };
    }
  }
  if (section.files.length > 0) yield section;
}

/** A file whose bytes are known to be those of the bundle before, or of the deployment. */
function taken(file: PlannedFile, known: KnownFiles): MeasuredFile | null {
  const found: KnownFile | undefined = file.known ?? known.file(file.key);
  if (!found) return null;
  if (!file.known) {
    known.remember(file.key, found);
    file.onReused?.(found.leftOut ?? null);
  }
  return measured(file, found);
}

/** A file that has to be made to know it, at the end of its section's archive. */
async function made(
  file: ComposedFile | PlannedFile,
  pieces: readonly FilePiece[],
  section: Section,
  known: KnownFiles,
  archives: Archives,
): Promise<MeasuredFile> {
  section.archive ??= await archiveOf(section.files, archives);
  const added = await section.archive.add(file.path, pieces);
  if (!("bytes" in file)) known.remember(file.key, { ...added, leftOut: file.leftOut?.() ?? null });
  return measured(file, added);
}

function measured(file: ComposedFile | PlannedFile, { sha256, size }: KnownFile): MeasuredFile {
  const isGiven = "bytes" in file;
  return {
    path: file.path,
    sha256,
    size,
    isPieced: isGiven ? file.pieces !== undefined : file.readPieces !== undefined,
    read: isGiven ? null : () => piecesOf(file),
  };
}

async function piecesOf(file: ComposedFile | PlannedFile): Promise<readonly FilePiece[]> {
  if ("bytes" in file) return file.pieces ?? [file.bytes];
  return (await file.readPieces?.()) ?? [await file.read()];
}

/** The archive of files that can be made again. */
export async function archiveOf(files: readonly MeasuredFile[], archives: Archives): Promise<Archive> {
  const archive = archives.take();
  for (const file of files) await addTaken(archive, file);
  return archive;
}

/** What is made only now must be what it was known as. */
async function addTaken(archive: Archive, { path, read, sha256 }: MeasuredFile): Promise<void> {
  if (!read) throw new Error(`The bytes of ${path} are gone`);
  const added = await archive.add(path, await read());
  if (added.sha256 !== sha256) throw new Error(`${path} has other bytes than it had before`);
}

function isLarge(pieces: readonly FilePiece[]): boolean {
  return (
    sizeOf(pieces, (text) => 3 * text.length) >= largestSection && sizeOf(pieces, Buffer.byteLength) >= largestSection
  );
}

/** Bytes of all pieces. */
function sizeOf(pieces: readonly FilePiece[], ofText: (text: string) => number): number {
  let size = 0;
  for (const piece of pieces) {
    if (typeof piece === "string") size += ofText(piece);
    else size += ("bytes" in piece ? piece.bytes : piece).byteLength;
  }
  return size;
}

/** Every edit changes some files of the search index, which lie far from each other: their sections are short. */
function endsSection(path: string): boolean {
  return spreadOf(path) % (path.startsWith("_lectern/search/") ? 2 : 16) === 0;
}
