/** A document on the web that a site is made from, as whoever fetches it for the builder found it. */
export interface FetchedDocument {
  /** Path of a file that holds it and stays as it is while a build may read it; null where there is none. */
  file: string | null;
  /** SHA-256 of its bytes (hexadecimal), empty without a file. */
  sha256: string;
  /** Bytes, 0 without a file. */
  size: number;
  /** Why it was not fetched now, in one sentence without a full stop; null where it was. A file is then an older copy. */
  fault: string | null;
  /** When the file was fetched (ISO 8601); null without one. */
  fetchedAt: string | null;
}

/** Fetches documents by their addresses; what cannot be fetched has a fault, and is among the answers too. */
export type FetchDocuments = (addresses: readonly string[]) => Promise<ReadonlyMap<string, FetchedDocument>>;
