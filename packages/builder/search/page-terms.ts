import { places } from "./index-format.ts";
import type { PageTerms, SearchPage } from "./search-page.ts";
import { posting } from "./term-runs.ts";
import { TermTable } from "./term-table.ts";
import { eachTermOf, termsOf } from "./tokenize.ts";

/** Words that say nothing on their own; a title may consist of them and still be found by its other words. */
const silent = new Set(
  "a an and are as at be but by for from has have if in into is it its of on or so than that the their then there these this to was we were which will with you your".split(
    " ",
  ),
);

/** The terms of a page with the strongest place of each in each section. Depends on the page alone. */
export function termsOfPage(page: SearchPage): PageTerms {
  if (known.terms.length > knownMost) forget();
  const own: number[] = [];
  pages++;
  for (const [index, section] of sectionsOf(page).entries()) {
    const find = (text: string, start: number, end: number): FoundTerm => {
      const number = known.numberOf(text, start, end);
      let one = found[number];
      if (!one) {
        one = new FoundTerm(silent.has(known.terms[number] as string));
        found[number] = one;
      }
      if (one.page !== pages) {
        one.begin(pages, index);
        if (!one.isSilent) own.push(number);
      } else if (one.section !== index) one.enter(index);
      return one;
    };
    const add = (terms: readonly string[], place: number) => {
      for (const term of terms) find(term, 0, term.length).standsAt(place);
    };
    eachTermOf(section.text, (text, start, end) => {
      find(text, start, end).inText++;
    });
    if (section.heading) {
      const heading = termsOf(section.heading);
      add(heading, heading.length <= 3 ? places.shortHeading : places.heading);
    }
    if (index === 0) addTitle(page, add);
  }
  let postings = "";
  for (const number of own) postings += `${(found[number] as FoundTerm).end()}!`;
  return { terms: own.map((number) => known.terms[number]).join("\n"), postings };
}

/** What is known of a term while a page is read, section by section; kept for the next page that has the term. */
class FoundTerm {
  readonly isSilent: boolean;
  /** The page that is read. */
  page = 0;
  section = 0;
  /** How often it stands in the text of the section. */
  inText = 0;
  #place = -1;
  #postings = "";

  constructor(isSilent: boolean) {
    this.isSilent = isSilent;
  }

  begin(page: number, section: number): void {
    this.page = page;
    this.section = section;
    this.inText = 0;
    this.#place = -1;
    this.#postings = "";
  }

  standsAt(place: number): void {
    if (place > this.#place) this.#place = place;
  }

  enter(section: number): void {
    this.#close();
    this.section = section;
    this.inText = 0;
    this.#place = -1;
  }

  end(): string {
    this.#close();
    return this.#postings;
  }

  #close(): void {
    const inText = this.inText > 2 ? places.bodyOften : places.body;
    this.#postings += writePosting(posting(this.section, Math.max(inText, this.#place)));
  }
}

/** Terms that are remembered from page to page at most. */
const knownMost = 200_000;
let known = new TermTable();
/** By the number of the term. */
let found: FoundTerm[] = [];
/** How many pages were read: the number of each. */
let pages = 0;

function forget(): void {
  known = new TermTable();
  found = [];
}

/** A posting as one character, which is ASCII on most pages; as three from the 512th section on. */
function writePosting(value: number): string {
  if (value < wide) return String.fromCharCode(value + zero);
  return String.fromCharCode(long, Math.floor(value / wide) + zero, (value % wide) + zero);
}

/** Above the characters that end the postings of a term (`!`) and begin a long one (`"`). */
const zero = 35;
const long = 34;
const end = 33;
const wide = 4096;

/**
 * The terms of a page one by one, as pieces of `terms`, with their postings in rising order, whose sections are counted
 * within the page. The list is the same for all, and holds until the next.
 */
export function eachTerm(
  { terms, postings }: PageTerms,
  see: (start: number, end: number, postings: readonly number[]) => void,
): void {
  const list: number[] = [];
  let at = 0;
  for (let start = 0; at < postings.length; ) {
    const next = terms.indexOf("\n", start);
    const stop = next < 0 ? terms.length : next;
    let count = 0;
    for (let code = postings.charCodeAt(at++); code !== end; code = postings.charCodeAt(at++)) {
      if (code !== long) list[count++] = code - zero;
      else list[count++] = (postings.charCodeAt(at++) - zero) * wide + postings.charCodeAt(at++) - zero;
    }
    list.length = count;
    see(start, stop, list);
    start = stop + 1;
  }
}

/** The sections as they are numbered: the first always stands for the page itself. */
export function sectionsOf(page: SearchPage): SearchPage["sections"] {
  const [first] = page.sections;
  const intro = { id: "", heading: "", level: 1, text: page.description };
  if (!first) return [intro];
  if (first.id !== "") return [intro, ...page.sections];
  return [{ ...first, text: [page.description, first.text].filter(Boolean).join(" ") }, ...page.sections.slice(1)];
}

function addTitle(page: SearchPage, add: (terms: readonly string[], place: number) => void): void {
  const title = termsOf(page.title);
  const place = title.length === 1 ? places.wholeTitle : title.length <= 3 ? places.shortTitle : places.title;
  for (const keyword of page.keywords) add(termsOf(keyword), places.keyword);
  add(termsOf(page.href), places.heading);
  add(title, place);
}
