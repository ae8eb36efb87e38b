import { places } from "./index-format.ts";
import { writePosting } from "./term-bytes.ts";
import { posting } from "./term-runs.ts";
import { longer } from "./term-table.ts";

/** Numbers kept for each term, in this order; the rest of the eight are free. */
const [page, section, inText, place, firstPosting, lastPosting] = [0, 1, 2, 3, 4, 5];
const step = 3;
const none = -1;

/**
 * Where the terms of a page stand, section by section, while it is read. All in few arrays, which are used for page after
 * page: an object for each of a site's terms is far from the next in memory, and each word asks for one.
 */
export class FoundTerms {
  /** The terms of the page, in the order in which they were found. */
  readonly own: number[] = [];
  #state = new Int32Array(1024 << step);
  #page = 0;
  /** The postings of the page, each with the place of the term's next one. */
  #postings = new Int32Array(4096);
  #used = 0;

  begin(): void {
    this.own.length = 0;
    this.#page++;
    this.#used = 0;
  }

  /** A term stands in the text of a section. */
  standsInText(term: number, index: number): void {
    const at = this.#enter(term, index);
    this.#state[at + inText] = (this.#state[at + inText] as number) + 1;
  }

  /** A term stands at a place (`places`) of a section. */
  standsAt(term: number, index: number, where: number): void {
    const at = this.#enter(term, index);
    if (where > (this.#state[at + place] as number)) this.#state[at + place] = where;
  }

  /** How many postings the page has at most. */
  get most(): number {
    return this.#used / 2 + this.own.length;
  }

  /** Writes the postings of a term of the page, in the order of the sections. @returns the place behind them. */
  write(term: number, target: Uint8Array, at: number): number {
    const state = this.#state;
    const own = term << step;
    const postings = this.#postings;
    let to = at;
    for (let one = state[own + firstPosting] as number; one !== none; one = postings[one + 1] as number)
      to = writePosting(postings[one] as number, target, to);
    return writePosting(this.#latest(own), target, to);
  }

  #enter(term: number, index: number): number {
    const at = term << step;
    if (at >= this.#state.length) this.#grow(at);
    const state = this.#state;
    if (state[at + page] === this.#page) {
      if (state[at + section] === index) return at;
      this.#close(at);
    } else {
      state[at + page] = this.#page;
      state[at + firstPosting] = none;
      state[at + lastPosting] = none;
      this.own.push(term);
    }
    state[at + section] = index;
    state[at + inText] = 0;
    state[at + place] = none;
    return at;
  }

  /** The posting of the section that a term was found in last. */
  #latest(at: number): number {
    const state = this.#state;
    const often = (state[at + inText] as number) > 2 ? places.bodyOften : places.body;
    return posting(state[at + section] as number, Math.max(often, state[at + place] as number));
  }

  /** What is known of a section becomes a posting. */
  #close(at: number): void {
    const state = this.#state;
    if (this.#used + 2 > this.#postings.length) this.#postings = longer(this.#postings, this.#used * 2);
    const own = this.#used;
    this.#used += 2;
    this.#postings[own] = this.#latest(at);
    this.#postings[own + 1] = none;
    const last = state[at + lastPosting] as number;
    if (last === none) state[at + firstPosting] = own;
    else this.#postings[last + 1] = own;
    state[at + lastPosting] = own;
  }

  #grow(at: number): void {
    this.#state = longer(this.#state, Math.max(at + (1 << step), this.#state.length * 2));
  }
}
