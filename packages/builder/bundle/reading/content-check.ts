import { createHash, type Hash } from "node:crypto";
import { Writable } from "node:stream";
import type { BundledFile } from "@lectern/contract";

/** Takes the bytes of a file and tells whether they are those that a bundle's manifest lists, as a whole or piece by piece. */
export class ContentCheck {
  readonly #pieces: readonly { sha256: string; size: number }[];
  #index = 0;
  /** Bytes of the piece at hand that are still to come. */
  #left: number;
  #hash: Hash = createHash("sha256");
  #isSame = true;

  constructor({ sha256, size, pieces }: BundledFile) {
    this.#pieces = pieces ?? [{ sha256, size }];
    this.#left = this.#pieces[0]?.size ?? 0;
  }

  update(bytes: Uint8Array): void {
    let rest = bytes;
    // Also steps over pieces without a byte.
    while (rest.byteLength > this.#left && this.#index < this.#pieces.length - 1) {
      this.#hash.update(rest.subarray(0, this.#left));
      rest = rest.subarray(this.#left);
      this.#endPiece();
    }
    this.#hash.update(rest);
    this.#left -= rest.byteLength;
  }

  /** Whether all bytes were those that are listed; nothing may come after it. */
  end(): boolean {
    while (this.#index < this.#pieces.length) this.#endPiece();
    return this.#isSame;
  }

  /** The same for bytes that come as a stream. */
  stream(): Writable {
    return new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        this.update(chunk);
        done();
      },
    });
  }

  #endPiece(): void {
    if (this.#hash.digest("hex") !== this.#pieces[this.#index]?.sha256) this.#isSame = false;
    this.#index++;
    this.#left = this.#pieces[this.#index]?.size ?? 0;
    this.#hash = createHash("sha256");
  }
}
