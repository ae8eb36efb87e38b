import { addPostings } from "./page-terms.ts";
import type { PageTerms } from "./search-page.ts";
import type { Postings } from "./term-runs.ts";
import { TermTable } from "./term-table.ts";
import { Utf8Text } from "./utf8-text.ts";

const lineEnd = 10;

/** The terms of all pages of a scope, and where each stands. */
export class ScopePostings {
  /** By the number of the term, in rising order. */
  readonly postings: Postings[] = [];
  readonly #table = new TermTable();
  readonly #text = new Utf8Text();

  /** By their numbers. */
  get terms(): readonly string[] {
    return this.#table.terms;
  }

  /** Adds a page behind all others. @param first the posting of the page's first section, at the lowest place. */
  add({ terms, postings }: PageTerms, first: number): void {
    const text = this.#text;
    text.set(terms);
    const { bytes, length } = text;
    let at = 0;
    for (let start = 0; at < postings.length; ) {
      let end = start;
      while (end < length && bytes[end] !== lineEnd) end++;
      const term = this.#table.numberOf(bytes, start, end);
      const known = this.postings[term];
      const list: Postings = known ?? [];
      at = addPostings(postings, at, first, list);
      // Most terms are met once: a list that has room for more is several times as large.
      if (!known) this.postings[term] = list.slice();
      start = end + 1;
    }
  }
}
