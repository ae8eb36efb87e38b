import { typingErrors } from "../text/edit-distance.ts";
import { type IndexHead, type TermFile, type TextFile, textFileName } from "./index-format.ts";
import { firstSections, pageOf } from "./page-rooms.ts";
import { bestOfPages, type SearchHit, sortByWording } from "./pick-hits.ts";
import { type QueryWord, queryWords } from "./query-words.ts";
import { type FoundTerm, type FoundWord, prefixFit, type RankedSection, rankSections } from "./rank-sections.ts";
import { shortestWord, stemOf } from "./word-forms.ts";

export type { SearchHit } from "./pick-hits.ts";

/** Loads a file of the index by its name. */
export type LoadFile = (name: string) => Promise<unknown>;

export interface SearchAnswer {
  hits: SearchHit[];
  /** Terms of the index that were found, for highlighting. */
  matched: string[];
}

/** Files of terms read for one word of a query; the rest of a very wide prefix waits for the next letter. */
const filesPerTerm = 3;
/** Letters of an ending, at most: a word that goes on beyond them is another one. */
const longestEnding = 4;

/** Answers queries from the index, loading only the files that hold the words in question. Knows nothing of a browser. */
export class SearchReader {
  #head: Promise<IndexHead>;
  #firsts: number[] | undefined;
  /** The first section of each text file. */
  #textFirsts: number[] | undefined;
  #files = new Map<string, Promise<unknown>>();
  #load: LoadFile;

  constructor(first: string, load: LoadFile) {
    this.#load = load;
    this.#head = this.#file<IndexHead>(first);
  }

  /** Labels of the tabs that a search can be narrowed to. */
  async tabs(): Promise<string[]> {
    return ((await this.#head).tabs ?? []).map(({ label }) => label);
  }

  /**
   * The best sections for a query, those of one page together, of one tab where it is named; rejects when a file of the
   * index cannot be had.
   */
  async query(text: string, limit: number, tab: string | null = null): Promise<SearchAnswer> {
    const wanted = queryWords(text);
    if (wanted.length === 0) return { hits: [], matched: [] };
    const head = await this.#head;
    const found = (await Promise.all(wanted.map((one) => this.#find(head, one)))).flat();
    const matched = found.flatMap(({ terms }) => terms.map(({ term }) => term));
    const ranges = tab === null ? null : (head.tabs?.find(({ label }) => label === tab)?.sections ?? []);
    this.#firsts ??= firstSections(head.rooms);
    const ranked = rankSections(found, head, this.#firsts).filter(
      ({ section }) => ranges === null || isWithin(ranges, section),
    );
    const hits = await Promise.all(bestOfPages(ranked, limit).map((one) => this.#hit(head, one)));
    return { hits: sortByWording(hits, text, wanted.filter(({ isOptional }) => !isOptional).length, matched), matched };
  }

  /**
   * What a word of a query may mean: mostly one word, and several where it is found by its parts alone. What lacks a word
   * is no worse for that where so few letters of it are typed that not all that begins with them was read.
   */
  async #find(head: IndexHead, { term: typed, isOpen, isOptional, joined }: QueryWord): Promise<FoundWord[]> {
    const [own, ...together] = await Promise.all([
      this.#written(head, typed, isOpen),
      ...joined.map((term) => this.#begins(head, term, isOpen ? 1 : 0)),
    ]);
    const found = merge(own as FoundTerm[], ...together);
    if (found.length > 0 || isOptional) {
      const isWord = typed.length > 1 && found[0]?.fit === 1;
      const isUnsure = isOpen && !isWord && fileNames(head, typed).length > filesPerTerm;
      return [{ terms: found, isOptional: isOptional || isUnsure }];
    }
    const parts = typed.split("_").filter((part) => part.length > 0);
    if (parts.length > 1) {
      const terms = await Promise.all(parts.map((part) => this.#written(head, part, true)));
      return terms.map((terms) => ({ terms, isOptional }));
    }
    const near = await this.#nearly(head, typed);
    if (near.length > 0) return [{ terms: near, isOptional }];
    const halves = await this.#halves(head, typed);
    return halves.map((term) => ({ terms: [term], isOptional }));
  }

  /** Terms that are as a word was typed, that go on where it ends, or are other forms of it. */
  async #written(head: IndexHead, typed: string, isOpen: boolean): Promise<FoundTerm[]> {
    // A short word that nobody is typing any more means itself.
    const goesOn = isOpen || typed.length >= shortestWord(typed);
    const found = await this.#begins(head, typed, goesOn ? filesPerTerm : 0);
    for (const one of found) if (!isOpen && one.term.length > typed.length + longestEnding) one.fit *= 0.6;
    const stem = stemOf(typed);
    if (stem === null) return found;
    const hasExact = found[0]?.fit === 1;
    const forms = await this.#begins(head, stem, filesPerTerm);
    for (const one of forms) one.fit *= hasExact && one.term.length > stem.length + longestEnding ? 0 : 0.7;
    return merge(
      found,
      forms.filter(({ fit }) => fit > 0),
    );
  }

  /** Terms that begin with what was typed, in so many files; the very term alone where no file is to be read for others. */
  async #begins(head: IndexHead, typed: string, most: number): Promise<FoundTerm[]> {
    const files = await this.#termFiles(head, typed, Math.max(most, 1));
    return select(files, (term) =>
      term === typed ? 1 : most > 0 && term.startsWith(typed) ? prefixFit(typed, term) : 0,
    );
  }

  /** Terms that differ by a slip of the keyboard or two. */
  async #nearly(head: IndexHead, typed: string): Promise<FoundTerm[]> {
    if (typed.length < 4) return [];
    const most = typed.length > 7 ? 2 : 1;
    const [one = "", two = "", three = ""] = typed;
    const starts = [typed.slice(0, 3), one + two, two + one, one + three + two, one];
    let longer: FoundTerm[] = [];
    for (const start of starts) {
      const near = await this.#termFiles(head, start, start.length === 1 ? 6 : filesPerTerm);
      const fuzzy = select(near, (term) => {
        const errors = typingErrors(typed, term, most);
        return errors > most ? 0 : (errors === 1 ? 0.5 : 0.3) * prefixFit(typed, term);
      });
      // Where only the beginning of a longer word is near, the word that was meant may begin otherwise.
      if (fuzzy.some(({ term }) => term.length <= typed.length + most && typingErrors(term, typed, most) <= most))
        return fuzzy;
      longer = merge(longer, fuzzy);
    }
    return longer;
  }

  /** The two terms that a word is written of in one: `web` and `hook` for `webhook`. None where there are no such. */
  async #halves(head: IndexHead, typed: string): Promise<FoundTerm[]> {
    const shortest = shortestWord(typed);
    const splits = Array.from({ length: Math.max(typed.length - shortest - 1, 0) }, (_, index) => index + shortest);
    const lefts = await Promise.all(splits.map((at) => this.#begins(head, typed.slice(0, at), 0)));
    const found = lefts.flat().sort((a, b) => b.term.length - a.term.length);
    for (const left of found.slice(0, 3)) {
      const [right] = await this.#begins(head, typed.slice(left.term.length), 0);
      if (right) return [left, right];
    }
    return [];
  }

  async #termFiles(head: IndexHead, prefix: string, most = filesPerTerm): Promise<TermFile[]> {
    return Promise.all(
      fileNames(head, prefix)
        .slice(0, most)
        .map((name) => this.#file<TermFile>(name)),
    );
  }

  async #hit(head: IndexHead, { section, score }: RankedSection): Promise<SearchHit> {
    this.#textFirsts ??= firstSections(head.texts.rooms);
    const at = pageOf(this.#textFirsts, section);
    const file = await this.#file<TextFile>(textFileName(head.texts.names, at));
    const row = file.sections[section - (this.#textFirsts[at] as number)];
    const [pageAt, id, heading, text] = row as NonNullable<typeof row>;
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

/** The files of terms that begin with such letters. */
function fileNames({ terms }: IndexHead, prefix: string): string[] {
  return terms
    .filter(({ from }, index) => {
      const next = terms[index + 1]?.from;
      return (from < prefix || from.startsWith(prefix)) && (next === undefined || next > prefix);
    })
    .map(({ file }) => file);
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

/** Terms of several lists, each once, as the first of them has it. */
function merge(...lists: FoundTerm[][]): FoundTerm[] {
  const terms = new Map<string, FoundTerm>();
  for (const one of lists.flat()) if (!terms.has(one.term)) terms.set(one.term, one);
  return [...terms.values()];
}
