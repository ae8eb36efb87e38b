import type { FileContent } from "./site-file.ts";

/** A composed file by its key: its bytes need not be made to list it. */
export interface KnownFile extends FileContent {
  /** What `PlannedFile.leftOut` answered when it was made. */
  leftOut?: number | null;
}

/** What is known of composed files by their keys. */
export interface KnownFiles {
  file(key: string): KnownFile | undefined;
  remember(key: string, file: KnownFile): void;
}
