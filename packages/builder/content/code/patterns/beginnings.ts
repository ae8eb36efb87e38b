import type { Pattern } from "./pattern.ts";
import { holds, otherCharacter, placeKinds } from "./pattern-sets.ts";

/** Where the patterns of a scanner may begin, by what stands there. Each pattern is a bit of as many words as it takes. */
export class Beginnings {
  readonly words: number;
  /**
   * From the number that `row` answers: the bits of the patterns that may begin at a place of a kind; then, in as many
   * words, of those that may begin after it, and of those that may have it as their second character.
   */
  bits: Int32Array = none;
  readonly #patterns: readonly Pattern[];
  /** The kinds whose bits are made: when one is met, since most scanners meet few. */
  #made: Uint8Array = new Uint8Array(0);

  constructor(patterns: readonly Pattern[]) {
    this.words = (patterns.length + 31) >>> 5;
    this.#patterns = patterns;
  }

  /** Where the bits for a kind of place begin. */
  row(kind: number): number {
    if (this.#made[kind] !== 1) this.#make(kind);
    return kind * 3 * this.words;
  }

  #make(kind: number): void {
    const { words } = this;
    if (this.bits === none) {
      this.#made = new Uint8Array(placeKinds);
      this.bits = new Int32Array(placeKinds * 3 * words);
    }
    const { bits } = this;
    const row = kind * 3 * words;
    for (const [index, { first, before, second }] of this.#patterns.entries()) {
      const word = row + (index >>> 5);
      const bit = 1 << (index & 31);
      // Sets are known for ASCII only: anything may begin with another character.
      if (!first || kind === otherCharacter || holds(first, kind)) bits[word] = (bits[word] as number) | bit;
      if (!before || holds(before, kind)) bits[word + words] = (bits[word + words] as number) | bit;
      if (!second || holds(second, kind)) bits[word + 2 * words] = (bits[word + 2 * words] as number) | bit;
    }
    // Only now: a line can be ended from outside at any time.
    this.#made[kind] = 1;
  }
}

const none = new Int32Array(0);
