import type { PageTerms } from "./search-page.ts";
import { TermBytes } from "./term-bytes.ts";
import type { Postings } from "./term-runs.ts";
import { longer, TermTable } from "./term-table.ts";

const blockLength = 1 << 16;

/** The terms of all pages of a scope, and where each stands. */
export class ScopePostings {
  readonly #table = new TermTable();
  /** How many postings each term has, by its number. */
  #counts = new Int32Array(1 << 13);
  /** Page after page: the number of a term, below zero (`~`), and its postings. A list for each term costs several times as much. */
  readonly #log: Int32Array[] = [];
  #block = new Int32Array(0);
  #used = 0;

  /** Adds a page behind all others. @param first the posting of the page's first section, at the lowest place. */
  add(bytes: PageTerms, first: number): void {
    const table = this.#table;
    const terms = new TermBytes(bytes);
    while (terms.nextTerm()) {
      const term = table.numberOf(bytes, terms.start, terms.end, terms.hash);
      this.#append(~term);
      let count = 0;
      for (let one = terms.nextPosting(); one >= 0; one = terms.nextPosting()) {
        this.#append(first + one);
        count++;
      }
      if (term >= this.#counts.length) this.#counts = longer(this.#counts, term * 2);
      this.#counts[term] = (this.#counts[term] as number) + count;
    }
  }

  /** The terms in order, each with its postings in rising order. */
  *entries(): Generator<[term: string, postings: Postings]> {
    const counts = this.#counts;
    const { all, ends } = this.#byTerm();
    const terms = Array.from(ends, (_, term) => this.#table.termOf(term));
    const inOrder = [...terms.keys()].sort((a, b) => ((terms[a] as string) < (terms[b] as string) ? -1 : 1));
    for (const term of inOrder) {
      const end = ends[term] as number;
      yield [terms[term] as string, all.subarray(end - (counts[term] as number), end)];
    }
  }

  /** The postings term by term, and where those of each end. */
  #byTerm(): { all: Int32Array; ends: Int32Array } {
    const ends = new Int32Array(this.#table.count);
    let total = 0;
    for (let term = 0; term < ends.length; term++) {
      ends[term] = total;
      total += this.#counts[term] as number;
    }
    const all = new Int32Array(total);
    let term = 0;
    for (const block of this.#log) {
      const used = block === this.#block ? this.#used : block.length;
      for (let at = 0; at < used; at++) {
        const one = block[at] as number;
        if (one < 0) term = ~one;
        else {
          const end = ends[term] as number;
          all[end] = one;
          ends[term] = end + 1;
        }
      }
    }
    return { all, ends };
  }

  #append(value: number): void {
    if (this.#used === this.#block.length) {
      this.#block = new Int32Array(blockLength);
      this.#log.push(this.#block);
      this.#used = 0;
    }
    this.#block[this.#used++] = value;
  }
}
