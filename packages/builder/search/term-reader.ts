import { hashOf, hashStart, longer, TermTable } from "./term-table.ts";
import { longest, longestWord, termsOf } from "./tokenize.ts";
import { Utf8Text } from "./utf8-text.ts";

/**
 * Reads texts as the numbers of their terms (`termsOf`), one number for each time that a term stands there. Most words are
 * ASCII and known: nothing is cut out of a text for them.
 */
export class TermReader {
  /** The terms by their numbers. */
  readonly table = new TermTable();
  /** Of the text that was read last: the numbers of its terms, as many as `count`. */
  numbers = new Int32Array(1024);
  count = 0;
  readonly #text = new Utf8Text();
  readonly #term = new Utf8Text();
  /** Words as they are written, and the numbers of the terms of each. */
  #foreign = new TermTable();
  #foreignTerms: Int32Array[] = [];
  /** The words of the text in lower case, where they stand in it. */
  #lower = new Uint8Array(0);

  read(text: string): void {
    this.count = 0;
    const source = this.#text;
    source.set(text);
    const { bytes, length } = source;
    if (this.#lower.length < bytes.length) this.#lower = new Uint8Array(bytes.length);
    this.#readWords(bytes, length, this.#lower, this.table);
  }

  /** @param bytes with a zero behind them, which ends the last word. */
  #readWords(bytes: Uint8Array, length: number, lower: Uint8Array, table: TermTable): void {
    // At hand as a variable: what is outside of a function is looked at anew each time.
    const known = signs;
    for (let at = 0; at < length; at++) {
      let sign = known[bytes[at] as number] as number;
      if (sign === 0) continue;
      const start = at;
      let hash = hashStart;
      // A capital letter that begins a word is no more than one of lower case.
      let found = sign & ~capital;
      do {
        lower[at] = sign;
        hash = hashOf(hash, sign & 255);
        sign = known[bytes[++at] as number] as number;
        found |= sign;
      } while (sign !== 0);
      if (found < capital) {
        if (at - start <= longest) this.#add(table.numberOf(lower, start, at, hash));
        else if (at - start <= longestWord) this.#addBeginning(start);
      } else if (found < foreign) this.#readParted(bytes, start, at);
      else this.#readForeign(bytes, start, at);
    }
  }

  /** A word with capital letters or underscores, and its parts: what `termsOf` says of it. */
  #readParted(bytes: Uint8Array, from: number, end: number): void {
    let start = from;
    while (start < end - 1 && bytes[start] === underscore) start++;
    if (end - start > longestWord) return;
    const { table } = this;
    const lower = this.#lower;
    if (end - start > longest) {
      this.#addBeginning(start);
      if (!isName(lower, start, end)) return;
    } else this.#add(table.numberOf(lower, start, end, hashOfRange(lower, start, end)));
    let part = start;
    for (let at = start + 1; at < end; at++) {
      if (!beginsPart(bytes, at, end)) continue;
      this.#addPart(part, at);
      part = lower[at] === underscore ? at + 1 : at;
    }
    if (part > start) this.#addPart(part, end);
  }

  /** The term of a word that is longer than one. */
  #addBeginning(start: number): void {
    const lower = this.#lower;
    const end = start + longest;
    this.#add(this.table.numberOf(lower, start, end, hashOfRange(lower, start, end)));
  }

  #addPart(from: number, to: number): void {
    const lower = this.#lower;
    if (to - from > 1 && to - from <= longest)
      this.#add(this.table.numberOf(lower, from, to, hashOfRange(lower, from, to)));
  }

  /** Words of other letters than those of ASCII, or with such signs around them. What short ones are is remembered. */
  #readForeign(bytes: Uint8Array, start: number, end: number): void {
    if (end - start > rememberedLongest) {
      this.#readWhole(bytes, start, end);
      return;
    }
    if (this.#foreign.count >= rememberedMost) this.#forgetForeign();
    const number = this.#foreign.numberOf(bytes, start, end, hashOfRange(bytes, start, end));
    const known = this.#foreignTerms[number];
    if (known) for (const term of known) this.#add(term);
    else {
      const before = this.count;
      this.#readWhole(bytes, start, end);
      this.#foreignTerms.push(this.numbers.slice(before, this.count));
    }
  }

  #forgetForeign(): void {
    this.#foreign = new TermTable();
    this.#foreignTerms = [];
  }

  #readWhole(bytes: Uint8Array, start: number, end: number): void {
    for (const term of termsOf(Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString())) {
      const one = this.#term;
      one.set(term);
      this.#add(this.table.numberOf(one.bytes, 0, one.length, hashOfRange(one.bytes, 0, one.length)));
    }
  }

  #add(number: number): void {
    if (this.count === this.numbers.length) this.numbers = longer(this.numbers, this.count * 2);
    this.numbers[this.count++] = number;
  }
}

/** Bytes of a word that is remembered: scripts without spaces have sentences for words, which seldom come again. */
const rememberedLongest = 48;
/** Words that are remembered at once. */
const rememberedMost = 50_000;

function hashOfRange(bytes: Uint8Array, start: number, end: number): number {
  let hash = hashStart;
  for (let at = start; at < end; at++) hash = hashOf(hash, bytes[at] as number);
  return hash;
}

/** Whether a part of a word ends before a place that is not its first: an underscore, or a capital that begins the next. */
function beginsPart(bytes: Uint8Array, at: number, end: number): boolean {
  const trait = traitOf(bytes[at] as number);
  if (trait !== capital) return trait === joint;
  const before = traitOf(bytes[at - 1] as number);
  return before === 0 || (before === capital && at + 1 < end && isLetter(bytes[at + 1] as number));
}

function traitOf(byte: number): number {
  return (signs[byte] as number) & ~255;
}

/** Whether a long word is a name, as `termsOf` knows one. */
function isName(bytes: Uint8Array, start: number, end: number): boolean {
  let hasDigit = false;
  for (let at = start; at < end; at++) {
    const code = bytes[at] as number;
    if (code === underscore) return true;
    hasDigit ||= code >= 48 && code <= 57;
  }
  return !hasDigit;
}

/** Of lower case. */
function isLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

const underscore = 95;
/** What makes more of a byte than a sign of a plain word. */
const [capital, joint, foreign] = [1 << 8, 2 << 8, 4 << 8];
/**
 * What a byte is in a term: in lower case, and above that its trait; 0 where it belongs to no word. Whether bytes that are not
 * ASCII do is not told by one of them.
 */
const signs = Uint16Array.from({ length: 256 }, (_, code) => {
  if (code > 127) return foreign | code;
  if (code === underscore) return joint | code;
  const sign = String.fromCharCode(code);
  return /[A-Z]/.test(sign) ? capital | sign.toLowerCase().charCodeAt(0) : /[a-z0-9]/.test(sign) ? code : 0;
});
