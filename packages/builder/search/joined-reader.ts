import type { SearchHit } from "./pick-hits.ts";
import type { SearchAnswer, SearchReader } from "./reader.ts";

/** What answers queries: an index, or several as one. */
export type Searcher = Pick<SearchReader, "query" | "tabs">;

/**
 * Several indexes as one: that of a version, and that of the pages of no version. Rejects when a file of the first cannot
 * be had; what the others lack is missing from the answer.
 */
export class JoinedReader implements Searcher {
  readonly #first: Searcher;
  readonly #others: readonly Searcher[];

  constructor(first: Searcher, others: readonly Searcher[]) {
    this.#first = first;
    this.#others = others;
  }

  async tabs(): Promise<string[]> {
    return [...new Set((await this.#ask((reader) => reader.tabs())).flat())];
  }

  async query(text: string, limit: number, tab: string | null = null): Promise<SearchAnswer> {
    const answers = await this.#ask(async (reader) =>
      tab === null || (await reader.tabs()).includes(tab) ? reader.query(text, limit, tab) : { hits: [], matched: [] },
    );
    return {
      hits: byPage(answers.flatMap(({ hits }) => hits)).slice(0, limit),
      matched: [...new Set(answers.flatMap(({ matched }) => matched))],
    };
  }

  async #ask<T>(ask: (reader: Searcher) => Promise<T>): Promise<T[]> {
    const others = Promise.allSettled(this.#others.map(ask));
    const first = await ask(this.#first);
    return [first, ...(await others).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))];
  }
}

/** Those of one page together, pages in the order of their best hit. */
function byPage(hits: readonly SearchHit[]): SearchHit[] {
  const best = new Map<string, number>();
  for (const { href, score } of hits) best.set(href, Math.max(best.get(href) ?? 0, score));
  // Sorting keeps the order of equals.
  const order = [...best].sort(([, a], [, b]) => b - a).map(([href]) => href);
  const pages = new Map(order.map((href): [string, SearchHit[]] => [href, []]));
  for (const hit of hits) pages.get(hit.href)?.push(hit);
  return [...pages.values()].flat();
}
