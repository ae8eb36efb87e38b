import { TermTable } from "./term-table.ts";
import { longest, termsOf } from "./tokenize.ts";
import { Utf8Text } from "./utf8-text.ts";

/**
 * Reads texts as the numbers of their terms (`termsOf`), one number for each time that a term stands there. Most text is
 * ASCII and its words are known: nothing is cut out of it.
 */
export class TermReader {
  /** The terms by their numbers. */
  readonly table = new TermTable();
  /** Of the text that was read last: the numbers of its terms, as many as `count`. */
  numbers = new Int32Array(1024);
  count = 0;
  readonly #text = new Utf8Text();
  /** A word in lower case. */
  readonly #lower = new Uint8Array(longest);

  read(text: string): void {
    this.count = 0;
    const source = this.#text;
    source.set(text);
    if (source.length === text.length) this.#readPlain(source.bytes, text.length);
    else for (const number of this.#numbersOf(text)) this.#add(number);
  }

  #readPlain(bytes: Uint8Array, length: number): void {
    let start = -1;
    // Lower-case letters and digits are their own term.
    let isTerm = true;
    for (let at = 0; at <= length; at++) {
      const kind = at < length ? kinds[bytes[at] as number] : noWord;
      if (kind !== noWord) {
        if (start < 0) start = at;
        if (kind !== lowerCase) isTerm = false;
        continue;
      }
      if (start < 0) continue;
      if (!isTerm) this.#readParted(bytes, start, at);
      else if (at - start <= longest) this.#add(this.table.numberOf(bytes, start, at));
      start = -1;
      isTerm = true;
    }
  }

  /** A word with capital letters or underscores, and its parts: what `termsOf` says of it. */
  #readParted(bytes: Uint8Array, from: number, end: number): void {
    let start = from;
    while (start < end - 1 && bytes[start] === underscore) start++;
    const length = end - start;
    if (length > longest) return;
    const lower = this.#lower;
    for (let at = 0; at < length; at++) {
      const code = bytes[start + at] as number;
      lower[at] = kinds[code] === capital ? code + 32 : code;
    }
    const whole = this.table.numberOf(lower, 0, length);
    this.#add(whole);
    let part = 0;
    for (let at = 1; at < length; at++) {
      if (!beginsPart(bytes, start + at, end)) continue;
      this.#addPart(part, at);
      part = lower[at] === underscore ? at + 1 : at;
    }
    if (part > 0) this.#addPart(part, length);
  }

  #addPart(from: number, to: number): void {
    if (to - from > 1) this.#add(this.table.numberOf(this.#lower, from, to));
  }

  #numbersOf(text: string): number[] {
    return termsOf(text).map((term) => {
      const bytes = Buffer.from(term);
      return this.table.numberOf(bytes, 0, bytes.length);
    });
  }

  #add(number: number): void {
    if (this.count === this.numbers.length) {
      const larger = new Int32Array(this.count * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.count++] = number;
  }
}

/** Whether a part of a word ends before a place that is not its first: an underscore, or a capital that begins the next. */
function beginsPart(bytes: Uint8Array, at: number, end: number): boolean {
  const kind = kinds[bytes[at] as number];
  if (kind !== capital) return kind === joint;
  const before = kinds[bytes[at - 1] as number];
  return before === lowerCase || (before === capital && at + 1 < end && isLetter(bytes[at + 1] as number));
}

/** Of lower case. */
function isLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

const underscore = 95;
/** What each character of ASCII is to words. */
const [noWord, lowerCase, capital, joint] = [0, 1, 2, 3];
/** Digits count as lower case. */
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return /[a-z0-9]/.test(sign) ? lowerCase : /[A-Z]/.test(sign) ? capital : sign === "_" ? joint : noWord;
});
