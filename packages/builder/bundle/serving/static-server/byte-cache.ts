/** Keeps the contents used last, up to a number of bytes; who asks for one that is being made waits for it. */
export class ByteCache {
  readonly #entries = new Map<string, Promise<Uint8Array>>();
  readonly #sizes = new Map<string, number>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The content of the key, made by `make` when it is not kept. A failure is not kept. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = this.#entries.get(key);
    if (kept) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      return kept;
    }
    const made = make();
    this.#entries.set(key, made);
    made.then(
      (bytes) => this.#account(key, bytes.byteLength),
      () => this.#entries.delete(key),
    );
    return made;
  }

  #account(key: string, size: number): void {
    this.#sizes.set(key, size);
    this.#bytes += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      const bytes = this.#sizes.get(oldest);
      if (bytes === undefined) continue;
      this.#entries.delete(oldest);
      this.#sizes.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}
