import { hashOf, hashStart } from "./term-table.ts";

/** Ends a term: it is no sign of a word. */
export const termEnd = 10;
/** Ends the postings of a term, each of which is written one higher than it is. */
export const postingsEnd = 0;
/** Bytes of a posting at most. */
export const postingMost = 5;
/** On all bytes of a posting but the last, with seven bits of it, the lowest first: few postings have more than one. */
const more = 128;

/** Writes a posting into the terms of a page. @returns the place behind it. */
export function writePosting(posting: number, target: Uint8Array, at: number): number {
  let left = posting + 1;
  let to = at;
  for (; left >= more; left >>>= 7) target[to++] = left | more;
  target[to] = left;
  return to + 1;
}

/** Reads the terms of a page (`PageTerms`) one after the other, each with its postings in rising order. */
export class TermBytes {
  /** Where the term stands, and its hash (`hashOf`). */
  start = 0;
  end = 0;
  hash = hashStart;
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Goes to the next term; the postings of the last have to be read. False where there is none. */
  nextTerm(): boolean {
    const bytes = this.#bytes;
    let at = this.#at;
    let hash = hashStart;
    for (; at < bytes.length && bytes[at] !== termEnd; at++) hash = hashOf(hash, bytes[at] as number);
    if (at >= bytes.length) return false;
    this.start = this.#at;
    this.end = at;
    this.hash = hash;
    this.#at = at + 1;
    return true;
  }

  /** The next posting of the term, whose section is counted within the page; -1 behind the last. */
  nextPosting(): number {
    const bytes = this.#bytes;
    let code = bytes[this.#at++] as number;
    if (code < more) return code - 1;
    let posting = code - more;
    for (let shift = 7; code >= more; shift += 7) {
      code = bytes[this.#at++] as number;
      posting |= (code & (more - 1)) << shift;
    }
    return posting - 1;
  }
}

/** Calls back with each term of a page and its postings. */
export function eachTerm(bytes: Uint8Array, see: (term: string, postings: number[]) => void): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const terms = new TermBytes(bytes);
  while (terms.nextTerm()) {
    const postings: number[] = [];
    for (let one = terms.nextPosting(); one >= 0; one = terms.nextPosting()) postings.push(one);
    see(text.toString("utf8", terms.start, terms.end), postings);
  }
}
