import { holds, otherCharacter, type PlaceSet } from "./pattern-sets.ts";
import type { ScannedLine } from "./scanned-line.ts";

/** The places of a line where something of a set stands; shared by all patterns that begin with the same set. */
export class CandidatePlaces {
  readonly #table = new Uint8Array(130);
  #line = 0;
  #from = 0;
  #at = 0;

  private constructor(set: PlaceSet) {
    for (let index = 0; index < 130; index++) if (holds(set, index)) this.#table[index] = 1;
    // Sets are known for ASCII only.
    this.#table[otherCharacter] = 1;
  }

  static #known = new Map<string, CandidatePlaces>();

  static of(set: PlaceSet): CandidatePlaces {
    const key = set.join();
    let places = CandidatePlaces.#known.get(key);
    if (!places) {
      places = new CandidatePlaces(set);
      CandidatePlaces.#known.set(key, places);
    }
    return places;
  }

  /** The first place at or after a position; -1 for none. */
  next(line: ScannedLine, position: number): number {
    if (this.#line === line.id && this.#from <= position && (this.#at === -1 || this.#at >= position)) return this.#at;
    const table = this.#table;
    const { places } = line;
    let at = position;
    while (at < places.length && table[places[at] as number] === 0) at++;
    this.#line = line.id;
    this.#from = position;
    this.#at = at < places.length ? at : -1;
    return this.#at;
  }
}
