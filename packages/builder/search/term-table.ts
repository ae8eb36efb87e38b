import { randomInt } from "node:crypto";

/**
 * Numbers of terms, found by their bytes in UTF-8. A `Map` would need each of a site's million words as a string of its
 * own, and to make, to hash and to collect those takes several times as long as to look them up here.
 */
export class TermTable {
  /** How many terms have a number. Numbers are given in order. */
  count = 0;
  /** The bytes of all terms, one after the other, and where each begins. */
  #bytes = Buffer.allocUnsafe(1 << 16);
  #starts = new Int32Array(1 << 13);
  /**
   * Numbers, plus one, each with its hash behind it, at the places that the hashes name, or the next free ones. At most
   * half of them are taken.
   */
  #slots = new Int32Array(2 * 8192);

  /**
   * The number of the term that stands in `bytes` from `start` to `end`; a new one where it has none.
   * @param rough what `hashOf` makes of its bytes: who asks has read each of them already.
   */
  numberOf(bytes: Uint8Array, start: number, end: number, rough: number): number {
    const hash = rough ^ (rough >>> 15);
    const slots = this.#slots;
    const last = slots.length - 2;
    for (let slot = (hash << 1) & last; ; slot = (slot + 2) & last) {
      const number = (slots[slot] as number) - 1;
      if (number < 0) return this.#add(bytes, start, end, hash, slot);
      if (slots[slot + 1] === hash && this.#standsAt(bytes, start, end, number)) return number;
    }
  }

  /** The term that has a number. */
  termOf(number: number): string {
    return this.#bytes.toString("utf8", this.#starts[number], this.#starts[number + 1]);
  }

  /** How many bytes a term has. */
  lengthOf(number: number): number {
    return (this.#starts[number + 1] as number) - (this.#starts[number] as number);
  }

  /** Copies the bytes of a term. @returns the place behind them. */
  copy(number: number, target: Uint8Array, at: number): number {
    const bytes = this.#bytes;
    const end = this.#starts[number + 1] as number;
    let to = at;
    for (let from = this.#starts[number] as number; from < end; from++) target[to++] = bytes[from] as number;
    return to;
  }

  #standsAt(bytes: Uint8Array, start: number, end: number, number: number): boolean {
    const own = this.#bytes;
    const first = this.#starts[number] as number;
    if ((this.#starts[number + 1] as number) - first !== end - start) return false;
    for (let at = start, other = first; at < end; at++, other++) if (bytes[at] !== own[other]) return false;
    return true;
  }

  #add(bytes: Uint8Array, start: number, end: number, hash: number, slot: number): number {
    const number = this.count++;
    const first = this.#starts[number] as number;
    const next = first + end - start;
    if (next > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(next, this.#bytes.length * 2));
      larger.set(this.#bytes.subarray(0, first));
      this.#bytes = larger;
    }
    for (let at = start, to = first; at < end; at++, to++) this.#bytes[to] = bytes[at] as number;
    if (this.count === this.#starts.length) this.#starts = longer(this.#starts, this.count * 2);
    this.#starts[this.count] = next;
    this.#slots[slot] = number + 1;
    this.#slots[slot + 1] = hash;
    if (this.count * 4 > this.#slots.length) this.#grow();
    return number;
  }

  #grow(): void {
    const before = this.#slots;
    const slots = new Int32Array(before.length * 2);
    const last = slots.length - 2;
    for (let at = 0; at < before.length; at += 2) {
      if (before[at] === 0) continue;
      const hash = before[at + 1] as number;
      let slot = (hash << 1) & last;
      while (slots[slot] !== 0) slot = (slot + 2) & last;
      slots[slot] = before[at] as number;
      slots[slot + 1] = hash;
    }
    this.#slots = slots;
  }
}

/** Hashes as Fowler, Noll and Vo make them, from a start that nobody knows: words cannot be chosen to have the same. */
export const hashStart = randomInt(2 ** 31);
const fnvPrime = 0x01000193;

/** The hash of a term with one more byte; that of none is `hashStart`. */
export function hashOf(before: number, byte: number): number {
  return Math.imul(before ^ byte, fnvPrime);
}

/** The same numbers in an array with room for more. */
export function longer(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const result = new Int32Array(length);
  result.set(array);
  return result;
}
