/** Milliseconds for which it is taken for granted that content is still stored: retention keeps it for days. */
const trustedMs = 10 * 60 * 1000;
/** Hashes that are remembered at most, about 12 MB of them. */
const mostHashes = 100_000;

/**
 * Content that this process stored or found stored a short while ago. A deployment after an edit has nearly all of the one
 * before; to ask the database for each of tens of thousands of files would cost more than all else of storing it.
 */
export class RecentContent {
  readonly #seen = new Map<string, number>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  has(sha256: string): boolean {
    const at = this.#seen.get(sha256);
    return at !== undefined && this.#now() - at < trustedMs;
  }

  /** Remembers what the database and the blob store were seen to have just now. */
  add(hashes: Iterable<string>): void {
    const now = this.#now();
    for (const sha256 of hashes) {
      // The newest stand last.
      this.#seen.delete(sha256);
      this.#seen.set(sha256, now);
    }
    for (const sha256 of this.#seen.keys()) {
      if (this.#seen.size <= mostHashes) break;
      this.#seen.delete(sha256);
    }
  }
}
