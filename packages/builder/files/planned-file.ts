import type { FilePiece } from "./file-pieces.ts";

/** One file of a composed site, in the order of its path. */
export interface ComposedFile {
  path: string;
  bytes: Uint8Array;
  /** The same bytes, where other files share some of them. */
  pieces?: readonly FilePiece[];
  /** What follows each other in the bytes, where it is compressed on its own. */
  parts?: readonly PlannedPart[];
}

/** A file of a composed site that is made when it is asked for, so that one that was made before need not be. */
export interface PlannedFile {
  path: string;
  /** Names the content: files of one key have the same bytes. */
  readonly key: string;
  /** What the key is the hash of, where that is at hand for less than the key. */
  readonly inputs?: string;
  /** Of a file that is taken as it is. */
  known?: { sha256: string; size: number };
  read(): Promise<Uint8Array>;
  /** The same bytes in pieces, some of which other files have too: whoever compresses them does so once. */
  readPieces?(): Promise<FilePiece[]>;
  /** Of a large file: parts that are compressed on their own, so that one that was compressed before need not be. */
  parts?: readonly PlannedPart[];
  /**
   * The bytes of parts, each valid until the next is asked for.
   * @param wanted their places among `parts`, in ascending order.
   */
  readParts?(wanted: readonly number[]): AsyncIterable<Uint8Array>;
  /** Line of what reading leaves out since it reaches outside (0: no line in particular); asked for after `read`. */
  leftOut?(): number | null;
  /** Called instead of `read` for a file that is not made again, with what `leftOut` answered when it was. */
  onReused?(leftOut: number | null): void;
}

/** A part of a planned file. */
export interface PlannedPart {
  /** Names the content: parts of one key have the same bytes. */
  key: string;
  /** Bytes. */
  size: number;
}
