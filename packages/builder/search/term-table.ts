import { randomInt } from "node:crypto";
import { flatText } from "../source/flat-text.ts";

/**
 * Numbers of terms, found by the characters of a text. A `Map` would need each of a site's million words as a string of
 * its own, and to make, to hash and to collect those takes several times as long as to look them up here.
 */
export class TermTable {
  /** The terms by their numbers, which are given in order. */
  readonly terms: string[] = [];
  readonly #hashes: number[] = [];
  /** Numbers, plus one, at the places that their hashes name, or the next free ones; at most half of them are taken. */
  #slots = new Int32Array(8192);

  /** The number of the term that stands in `text` from `start` to `end`; a new one where it has none. */
  numberOf(text: string, start: number, end: number): number {
    let hash = seed;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), fnvPrime);
    hash ^= hash >>> 15;
    const last = this.#slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const number = (this.#slots[slot] as number) - 1;
      if (number < 0) return this.#add(flatText(text.slice(start, end)), hash, slot);
      if (this.#hashes[number] !== hash) continue;
      if (standsAt(text, start, end, this.terms[number] as string)) return number;
    }
  }

  #add(term: string, hash: number, slot: number): number {
    const number = this.terms.push(term) - 1;
    this.#hashes.push(hash);
    this.#slots[slot] = number + 1;
    if (this.terms.length * 2 > this.#slots.length) this.#grow();
    return number;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const last = slots.length - 1;
    for (const [number, hash] of this.#hashes.entries()) {
      let slot = hash & last;
      while (slots[slot] !== 0) slot = (slot + 1) & last;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

/** A loop, which is faster than `startsWith` for words. */
function standsAt(text: string, start: number, end: number, term: string): boolean {
  if (term.length !== end - start) return false;
  for (let at = 0; at < term.length; at++) if (text.charCodeAt(start + at) !== term.charCodeAt(at)) return false;
  return true;
}

/** Hashes as Fowler, Noll and Vo make them, from a start that nobody knows: words cannot be chosen to have the same. */
const seed = randomInt(2 ** 31);
const fnvPrime = 0x01000193;
