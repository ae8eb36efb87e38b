/** A tree of regular files to build from, named by Git's (or any) content hash; never the working directory itself. */
export interface SourceTree {
  /** Every file below the content root, sorted by path in code-point order. */
  files: readonly SourceFile[];
  /** Bytes of a file of the list. Synchronous, since it also serves worker threads. */
  read(path: string): Uint8Array;
}

export interface SourceFile {
  /** Forward slashes, no leading slash, composed (`composed`): one name for all who refer to the file. */
  path: string;
  /** The same as the repository has it, where that is in another form of Unicode. */
  spelled?: string;
  /** Hash of the content, the same for the same bytes: Git's blob id, or SHA-256. */
  hash: string;
  /** Bytes. */
  size: number;
}

/** Where a tree lies: a directory with `tree.json` (SourceFile[]) and `objects/<hash>`, or a directory of plain files. */
export type SourcePlace = { objects: string } | { directory: string };
