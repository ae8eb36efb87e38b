import type { FilePiece } from "../files/file-pieces.ts";
import type { KnownFile } from "../files/known-file.ts";
import type { ComposedFile, PlannedFile } from "../files/planned-file.ts";
import type { Archive, Archives } from "./archive.ts";

/** A file with what the manifest says of it. */
export interface MeasuredFile extends KnownFile {
  path: string;
  /** Whether it is made in pieces that other files share, which shows in how it is compressed. */
  isPieced: boolean;
  /** Makes the pieces (again); null where they were given once and for all. */
  read: (() => Promise<readonly FilePiece[]>) | null;
}

/** Files that are compressed as one: neighbours share most of their markup. */
export interface Section {
  files: MeasuredFile[];
  /** Bytes of all files. */
  size: number;
  /** All of its files, where one of them had to be made to know it: most likely they are compressed anew. */
  archive: Archive | null;
}

const largestSection = 4 * 1024 * 1024;

/** Cuts a run into sections: most runs are one, but a large file is one of its own. */
export async function* intoSections(
  files: Iterable<ComposedFile | PlannedFile>,
  archives: Archives,
): AsyncGenerator<Section> {
  let section: Section = { files: [], size: 0, archive: null };
  for (const file of files) {
    const stored = "bytes" in file || !file.known ? null : measured(file, file.known);
    const pieces = stored ? null : await piecesOf(file);
    if (section.files.length > 0 && (stored ? stored.size >= largestSection : isLarge(pieces ?? []))) {
      yield section;
      section = { files: [], size: 0, archive: null };
    }
    const own = stored ?? (await made(file, pieces ?? [], section, archives));
    if (stored && section.archive) await addTaken(section.archive, stored);
    section.files.push(own);
    section.size += own.size;
    if (section.size < largestSection) continue;
    yield section;
    section = { files: [], size: 0, archive: null };
  }
  if (section.files.length > 0) yield section;
}

/** A file that has to be made to know it, at the end of its section's archive. */
async function made(
  file: ComposedFile | PlannedFile,
  pieces: readonly FilePiece[],
  section: Section,
  archives: Archives,
): Promise<MeasuredFile> {
  section.archive ??= await archiveOf(section.files, archives);
  return measured(file, await section.archive.add(file.path, pieces));
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
