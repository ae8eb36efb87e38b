import type { ChunkPlace } from "../files/chunk-store.ts";
import type { KnownFile } from "../files/known-file.ts";

/** What the next bundle of a series takes again where a run of files is made from the same. */
export interface KeptRun {
  /** Keys of its members. */
  members: string[];
  /** Its lines in the list of the bundle's manifest (`listing`). */
  listing: string;
  /** Of all its files. */
  bytes: number;
  /** Files that left something out, by their place in the run: what `PlannedFile.leftOut` answered. */
  leftOut: [index: number, line: number][];
}

/** What the next bundle of a series takes again. */
export interface KeptBundle {
  /** Parts of large files, by what they are made from. */
  parts: Map<string, KnownFile>;
  /** By what their files are made from. */
  runs: Map<string, KeptRun>;
  members: Map<string, ChunkPlace>;
  /** Keys of the pieces of a member that was cut, by the key of the whole. */
  cuts: Map<string, string[]>;
}

/** Behind each change of what is kept, so that what was kept before counts as nothing. */
const version = 3;

/** As it is stored. @param format names what the members are: what was kept for another one is nothing. */
export function stored(kept: KeptBundle, format: string): KeptBundle & { format: string } {
  return { format: `${version} ${format}`, ...kept };
}

/** What `stored` made; null for anything else. */
export function keptIn(value: unknown, format: string): KeptBundle | null {
  const found = value as Partial<ReturnType<typeof stored>> | null | undefined;
  if (found?.format !== `${version} ${format}`) return null;
  const { parts, runs, members, cuts } = found;
  return parts && runs && members && cuts ? { parts, runs, members, cuts } : null;
}
