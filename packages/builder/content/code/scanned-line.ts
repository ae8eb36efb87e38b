import { kindOf } from "./patterns/character-kinds.ts";
import { lineEnd, otherCharacter, type PlaceSet } from "./patterns/pattern-sets.ts";

/** A line of code. Lines are told apart by number, so that what a pattern found in one is not looked for twice. */
export class ScannedLine {
  readonly content: string;
  readonly id: number;
  readonly isAscii: boolean;
  /** The line with characters outside ASCII replaced by those that stand for their kinds; null where none stands for one. */
  readonly narrow: string | null;
  /** What stands at each place, in the numbers of a `PlaceSet`; then twice the end of the line. */
  readonly places: Uint8Array;
  readonly #has: [number, number, number, number];
  static #last = 0;

  /** @param whole a line that begins with this one, of which much is known. */
  constructor(content: string, whole?: ScannedLine) {
    this.content = content;
    this.id = ++ScannedLine.#last;
    if (whole?.isAscii) {
      this.isAscii = true;
      this.narrow = content;
      this.places = whole.places.slice(0, content.length + 2);
      this.places.fill(lineEnd, content.length);
      // Perhaps more than it has, which only costs searches.
      this.#has = whole.#has;
      return;
    }
    this.#has = [0, 0, 0, 0];
    const places = new Uint8Array(content.length + 2);
    let isAscii = true;
    for (let at = 0; at < content.length; at++) {
      const code = content.charCodeAt(at);
      if (code < 128) {
        places[at] = code;
        this.#has[code >>> 5] = (this.#has[code >>> 5] as number) | (1 << (code & 31));
      } else {
        places[at] = otherCharacter;
        isAscii = false;
      }
    }
    places.fill(lineEnd, content.length);
    this.places = places;
    this.isAscii = isAscii;
    this.narrow = isAscii ? content : narrowed(content);
  }

  /** The line up to a place. */
  until(end: number): ScannedLine {
    return new ScannedLine(this.content.slice(0, end), this);
  }

  /** Whether the line has all ASCII characters of a set. */
  hasAll(set: PlaceSet): boolean {
    const has = this.#has;
    return (set[0] & ~has[0]) === 0 && (set[1] & ~has[1]) === 0 && (set[2] & ~has[2]) === 0 && (set[3] & ~has[3]) === 0;
  }
}

function narrowed(content: string): string | null {
  const codes: number[] = [];
  for (let at = 0; at < content.length; at++) {
    const code = content.charCodeAt(at);
    const kind = code < 128 ? code : kindOf(code);
    if (code !== 0 && kind === 0) return null;
    codes.push(kind);
  }
  return String.fromCharCode(...codes);
}
