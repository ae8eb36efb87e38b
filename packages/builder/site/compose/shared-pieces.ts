import type { SharedPiece } from "../../files/file-pieces.ts";

/** Characters of all pieces that are known at once. */
const knownMost = 16 * 1024 * 1024;

/**
 * What pages have in common as it is written, each text as one piece: most folders of the same depth have the same links in
 * their headers, and what is one piece is compressed once. Those asked for longest ago are forgotten first.
 */
export class SharedPieces {
  readonly #most: number;
  readonly #pieces = new Map<string, SharedPiece>();
  #characters = 0;

  constructor(most: number = knownMost) {
    this.#most = most;
  }

  /** The piece of a text: the same object for the same text, as long as it is known. */
  of(text: string): SharedPiece {
    const piece = this.#pieces.get(text) ?? { bytes: Buffer.from(text) };
    if (!this.#pieces.delete(text)) this.#characters += text.length;
    this.#pieces.set(text, piece);
    for (const [oldest] of this.#pieces) {
      if (this.#characters <= this.#most || oldest === text) break;
      this.#pieces.delete(oldest);
      this.#characters -= oldest.length;
    }
    return piece;
  }
}
