import { typingErrors } from "../text/edit-distance.ts";
import type { IndexHead, TermFile, TextFile } from "./index-format.ts";
import { type FoundTerm, prefixFit, rankSections } from "./rank-sections.ts";
import { queryTerms } from "./tokenize.ts";

/** Loads a file of the index by its name. */
export type LoadFile = (name: string) => Promise<unknown>;

export interface SearchHit {
  href: string;
  /** Path of the page's file in a bundle. */
  file: string;
  /** Id of the section's heading; empty for the page itself. */
  id: string;
  title: string;
  heading: string;
  trail: string;
  text: string;
  score: number;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** Terms of the index that were found, for highlighting. */
  matched: string[];
}

/** Files of terms read for one word of a query; the rest of a very wide prefix waits for the next letter. */
const filesPerTerm = 3;
const sectionsPerPage = 3;

/** Answers queries from the index, loading only the files that hold the words in question. Knows nothing of a browser. */
export class SearchReader {
  #head: Promise<IndexHead>;
  #files = new Map<string, Promise<unknown>>();
  #load: LoadFile;

  constructor(first: string, load: LoadFile) {
    this.#load = load;
    this.#head = this.#file<IndexHead>(first);
  }

  /** Labels of the tabs that a search can be narrowed to; none where there is nothing to choose. */
  async tabs(): Promise<string[]> {
    return ((await this.#head).tabs ?? []).map(({ label }) => label);
  }

  /**
   * The best sections for a query, those of one page together, of one tab where it is named; rejects when a file of the
   * index cannot be had.
   */
  async query(text: string, limit: number, tab: string | null = null): Promise<SearchAnswer> {
    const wanted = queryTerms(text);
    if (wanted.length === 0) return { hits: [], matched: [] };
    const head = await this.#head;
    const found = (await Promise.all(wanted.map((term) => this.#findOrParts(head, term)))).flat();
    const matched = found.flatMap((terms) => terms.map(({ term }) => term));
    const ranges = tab === null ? null : (head.tabs?.find(({ label }) => label === tab)?.sections ?? []);
    const ranked = rankSections(found, head).filter(([section]) => ranges === null || isWithin(ranges, section));
    return { hits: await this.#hits(head, ranked, limit), matched };
  }

  /** A part of an identifier (`key_age` of `max_key_age`) is no term itself; its own parts are. */
  async #findOrParts(head: IndexHead, typed: string): Promise<FoundTerm[][]> {
    const found = await this.#find(head, typed);
    const parts = typed.split("_").filter((part) => part.length > 0);
    if (found.length > 0 || parts.length < 2) return [found];
    return Promise.all(parts.map((part) => this.#find(head, part)));
  }

  /** The terms of the index that a typed word may mean, each with how well it fits. */
  async #find(head: IndexHead, typed: string): Promise<FoundTerm[]> {
    const files = await this.#termFiles(head, typed);
    const found = select(files, (term) => (term === typed ? 1 : term.startsWith(typed) ? prefixFit(typed, term) : 0));
    if (found.length >= 2 || typed.length < 4) return found;
    const stem = typed.replace(/(?:ies|ing|ed|es|s|er|ment|ation)$/, "");
    if (stem.length > 3 && stem !== typed) {
      const stems = await this.#termFiles(head, stem);
      const byStem = select(stems, (term) => (term.startsWith(stem) ? 0.7 * prefixFit(stem, term) : 0));
      if (byStem.length > 0) return merge(found, byStem);
    }
    if (found.length > 0) return found;
    const most = typed.length > 7 ? 2 : 1;
    for (const start of [typed.slice(0, 3), typed.slice(0, 2), typed.slice(0, 1)]) {
      const near = await this.#termFiles(head, start, start.length === 1 ? 6 : filesPerTerm);
      const fuzzy = select(near, (term) => {
        const errors = typingErrors(typed, term, most);
        return errors > most ? 0 : (errors === 1 ? 0.5 : 0.3) * prefixFit(typed, term);
      });
      if (fuzzy.length > 0) return fuzzy;
    }
    return [];
  }

  async #termFiles(head: IndexHead, prefix: string, most = filesPerTerm): Promise<TermFile[]> {
    const { terms } = head;
    const names: string[] = [];
    for (const [index, { from, file }] of terms.entries()) {
      const next = terms[index + 1]?.from;
      const startsInTime = from < prefix || from.startsWith(prefix);
      if (startsInTime && (next === undefined || next > prefix)) names.push(file);
    }
    return Promise.all(names.slice(0, most).map((name) => this.#file<TermFile>(name)));
  }

  async #hits(head: IndexHead, ranked: [section: number, score: number][], limit: number): Promise<SearchHit[]> {
    const candidates = ranked.slice(0, limit * 2);
    const hits = await Promise.all(candidates.map(([section, score]) => this.#hit(head, section, score)));
    const pages = groupBy(hits);
    return [...pages.values()].flatMap((group) => group.slice(0, sectionsPerPage)).slice(0, limit);
  }

  async #hit(head: IndexHead, section: number, score: number): Promise<SearchHit> {
    let at = head.texts.length - 1;
    while (at > 0 && (head.texts[at]?.from ?? 0) > section) at--;
    const place = head.texts[at] as IndexHead["texts"][number];
    const file = await this.#file<TextFile>(place.file);
    const [pageAt, id, heading, text] = file.sections[section - place.from] as NonNullable<
      TextFile["sections"][number]
    >;
    const page = file.pages[pageAt] as TextFile["pages"][number];
    const { href, title, trail } = page;
    return { href, file: page.file ?? `${href.slice(1)}.html`, id, title, heading, trail, text, score };
  }

  #file<T>(name: string): Promise<T> {
    let file = this.#files.get(name);
    if (!file) {
      file = this.#load(name);
      this.#files.set(name, file);
      file.catch(() => this.#files.delete(name));
    }
    return file as Promise<T>;
  }
}

/** Whether a number lies in one of the ranges: from, to (not included), from, to … */
function isWithin(ranges: readonly number[], section: number): boolean {
  for (let at = 0; at < ranges.length; at += 2) {
    if (section >= (ranges[at] as number) && section < (ranges[at + 1] as number)) return true;
  }
  return false;
}

function select(files: readonly TermFile[], fitOf: (term: string) => number): FoundTerm[] {
  const found: FoundTerm[] = [];
  for (const file of files) {
    for (const [term, [sections, postings]] of Object.entries(file)) {
      const fit = fitOf(term);
      if (fit > 0) found.push({ term, fit, sections, postings });
    }
  }
  return found.sort((a, b) => b.fit - a.fit).slice(0, 60);
}

function merge(one: FoundTerm[], other: FoundTerm[]): FoundTerm[] {
  const known = new Set(one.map(({ term }) => term));
  return [...one, ...other.filter(({ term }) => !known.has(term))];
}

/** Hits by page, pages in the order of their best hit. `Map.groupBy` is too young for readers' browsers. */
function groupBy(hits: SearchHit[]): Map<string, SearchHit[]> {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.href);
    if (group) group.push(hit);
    else groups.set(hit.href, [hit]);
  }
  return groups;
}
