/** What one page may become, since a snippet or a value may stand in it any number of times. */
const outputLimits = {
  /** Nodes and values that are printed. */
  pieces: 1_000_000,
  /** Characters of text, in UTF-16 code units. */
  characters: 50_000_000,
} as const;

/** Counts what one walk over a page prints. */
export class OutputLimit {
  #pieces = 0;
  #characters = 0;

  /** Whether there is room for one more piece with that many characters. */
  take(characters: number): boolean {
    this.#pieces++;
    this.#characters += characters;
    return this.#pieces <= outputLimits.pieces && this.#characters <= outputLimits.characters;
  }
}
