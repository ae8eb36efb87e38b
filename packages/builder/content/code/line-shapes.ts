import type { SpokenWords } from "./patterns/spoken-words.ts";

/**
 * A line with its names and numbers in one spelling. Where no pattern can tell them from those that were written, it is cut
 * into tokens where the line is, and many lines of documentation are alike but for their names.
 */
export interface LineShape {
  text: string;
  /** For each name or number that is spelled otherwise, in order: where it begins and ends in `text`, and ends in the line. */
  places: readonly number[];
}

/** Makes the shapes of lines of one language. */
export class LineShapes {
  readonly #words: ReadonlySet<string>;
  /** Names of letters that a class takes and no others. */
  readonly #ofClass: RegExp;
  #kinds = new Map<string, number>();
  #parts = new Map<string, boolean>();

  /** @param spoken by the patterns of the language. */
  constructor({ words, classes }: SpokenWords) {
    this.#words = words;
    this.#ofClass = new RegExp(`^(?:${[...classes, "abcdef"].map((letters) => `[${letters}]+`).join("|")})$`);
  }

  /** The shape of a line; null where nothing in it can be spelled otherwise. */
  of(line: string): LineShape | null {
    let text = "";
    let done = 0;
    const places: number[] = [];
    /** Equal names stay equal, since a pattern may ask for what it met before. */
    const names: string[] = [];
    word.lastIndex = 0;
    for (let match = word.exec(line); match; match = word.exec(line)) {
      const [written] = match;
      const kind = isDigit(written.charCodeAt(0)) ? numberKind(written) : this.#kind(written);
      if (kind === unchanged) continue;
      const at = match.index;
      const end = at + written.length;
      const before = line.charCodeAt(at - 1);
      const after = line.charCodeAt(end);
      let spelling: string;
      if (kind === numeric) {
        if (besideNumber[before] === 1 || besideNumber[after] === 1) continue;
        // The first digit stays, by which patterns tell numbers apart.
        spelling = written.slice(0, 1) + written.slice(1).replace(digits, "1");
      } else {
        if (beforeName[before] === 1 || afterName[after] === 1) continue;
        if (quotes[after] === 1 && !isQuoted(line, at, after)) continue;
        let index = names.indexOf(written);
        if (index < 0) index = names.push(written) - 1;
        if (index === namesMost) return null;
        spelling = (spellings[kind] as string[])[index] as string;
        if (isDigit(line.charCodeAt(end - 1))) spelling += "7".repeat(written.length - written.search(lastDigits));
      }
      text += line.slice(done, at) + spelling;
      places.push(text.length - spelling.length, text.length, end);
      done = end;
    }
    return done === 0 ? null : { text: text + line.slice(done), places };
  }

  /** The index of a kind of names, `numeric`, or `unchanged`. */
  #kind(written: string): number {
    let kind = this.#kinds.get(written);
    if (kind === undefined) {
      kind = this.#look(written);
      if (this.#kinds.size >= wordsMost) this.#kinds.clear();
      this.#kinds.set(written, kind);
    }
    return kind;
  }

  #look(written: string): number {
    if (written.length < nameLeast || written.length > nameMost) return unchanged;
    const letters = written.replace(lastDigits, "");
    const kind = nameKinds.findIndex(([pattern]) => pattern.test(letters));
    if (kind < 0 || this.#words.has(letters.toLowerCase())) return unchanged;
    if (letters.split(betweenParts).some((part) => this.#isSpoken(part.toLowerCase()))) return unchanged;
    return kind;
  }

  /** Whether a part of a name is a word of the patterns, or has one of some length in it. */
  #isSpoken(part: string): boolean {
    let isSpoken = this.#parts.get(part);
    if (isSpoken === undefined) {
      isSpoken = this.#words.has(part) || this.#ofClass.test(part) || this.#hasSpoken(part);
      if (this.#parts.size >= wordsMost) this.#parts.clear();
      this.#parts.set(part, isSpoken);
    }
    return isSpoken;
  }

  #hasSpoken(part: string): boolean {
    for (let from = 0; from + withinLeast <= part.length; from++) {
      for (let to = from + withinLeast; to <= part.length; to++) if (this.#words.has(part.slice(from, to))) return true;
    }
    return false;
  }
}

/**
 * Moves tokens of a shape to where they are in its line. @param tokens where each begins, and the number of its look.
 * @returns false where one begins within a name, so that the line has to be read itself.
 */
export function moveToLine(tokens: number[], { places }: LineShape): boolean {
  let next = 0;
  let moved = 0;
  for (let at = 0; at < tokens.length; at += 2) {
    const place = tokens[at] as number;
    while (next < places.length && (places[next + 1] as number) <= place) {
      moved = (places[next + 2] as number) - (places[next + 1] as number);
      next += 3;
    }
    if (next < places.length && (places[next] as number) < place) return false;
    tokens[at] = place + moved;
  }
  return true;
}

/** A decimal fraction, or all that stands together as a name. */
const word = /\d+\.\d+(?![\w\x80-\uffff])|[\w\x80-\uffff]+/g;
const number = /^(?:[1-9]\d+|\d+\.\d+)$/;
const digits = /\d/g;
const lastDigits = /\d+$/;
const betweenParts = /_|(?<=[a-z])(?=[A-Z])/;

const nameLeast = 3;
const nameMost = 60;
/** Names in one line; one that has more is read as it is. */
const namesMost = 20;
/** Words that are remembered. */
const wordsMost = 20_000;
/** Letters of a word of the patterns from which on it may not stand within a name either. */
const withinLeast = 4;

const numeric = -1;
const unchanged = -2;

/** What patterns tell apart of names by the letters they hold; each is spelled by a word that no language has. */
const nameKinds: readonly [pattern: RegExp, spell: (letter: string) => string][] = [
  [/^[a-z]+$/, (letter) => `zq${letter}q`],
  [/^[A-Z][a-z]+$/, (letter) => `Zq${letter}q`],
  [/^[a-z]+(?:[A-Z][a-z]+)+$/, (letter) => `zq${letter}qZq`],
  [/^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/, (letter) => `Zq${letter}qZq`],
  [/^[a-z]+(?:_[a-z]+)+$/, (letter) => `zq${letter}q_zq`],
  [/^[A-Z]{2,}$/, (letter) => `ZQ${letter.toUpperCase()}Q`],
  [/^[A-Z]+(?:_[A-Z]+)+$/, (letter) => `ZQ${letter.toUpperCase()}Q_ZQ`],
];
const indexLetters = Array.from({ length: namesMost }, (_, index) => String.fromCharCode(97 + index));
const spellings = nameKinds.map(([, spell]) => indexLetters.map(spell));

/** What takes the letter after it (an escape, a place in a format), or is one with the name. */
const beforeName = signs("\\%&");
const afterName = signs("$");
const quotes = signs("\"'`");
/** Beside a number: a date, a version, an address, a part of a name. */
const besideNumber = signs(".-:/%#&$@\\\"'`");

function signs(text: string): Uint8Array {
  const set = new Uint8Array(128);
  for (const sign of text) set[sign.charCodeAt(0)] = 1;
  return set;
}

const isDigit = (code: number) => code >= 48 && code <= 57;

/** Numbers are not remembered: few are met again. What begins with zero may be of another base. */
function numberKind(written: string): number {
  return number.test(written) ? numeric : unchanged;
}

/** Whether a place is within quotes: a name before the first of two may be a part of what they begin (`r"..."`). */
function isQuoted(line: string, place: number, quote: number): boolean {
  let isQuoted = false;
  for (let at = 0; at < place; at++) if (line.charCodeAt(at) === quote) isQuoted = !isQuoted;
  return isQuoted;
}
