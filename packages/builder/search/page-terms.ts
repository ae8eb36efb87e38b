import { FoundTerms } from "./found-terms.ts";
import { places } from "./index-format.ts";
import type { PageTerms, SearchPage } from "./search-page.ts";
import { silent } from "./silent-words.ts";
import { TermReader } from "./term-reader.ts";
import type { Postings } from "./term-runs.ts";

/** The terms of a page with the strongest place of each in each section. Depends on the page alone. */
export function termsOfPage(page: SearchPage): PageTerms {
  if (reader.table.terms.length > knownMost) forget();
  found.begin();
  const sections = sectionsOf(page);
  for (const [index, section] of sections.entries()) {
    reader.read(section.text);
    const { numbers, count } = reader;
    for (let at = 0; at < count; at++) found.standsInText(numbers[at] as number, index);
    const add = (text: string, placeOf: (terms: number) => number) => {
      reader.read(text);
      const { numbers, count } = reader;
      const place = placeOf(count);
      for (let at = 0; at < count; at++) found.standsAt(numbers[at] as number, index, place);
    };
    if (section.heading) add(section.heading, (terms) => (terms <= 3 ? places.shortHeading : places.heading));
    if (index === 0) addTitle(page, add);
  }
  const terms: string[] = [];
  let written = 0;
  const write = (posting: number) => {
    written = writePosting(posting, written);
  };
  for (const number of found.own) {
    if (number < silent.size) continue;
    terms.push(reader.table.terms[number] as string);
    found.eachPosting(number, write);
    codes[written++] = end;
  }
  return { terms: terms.join("\n"), postings: textOfCodes(written), count: sections.length };
}

/** Terms that are remembered from page to page at most. */
const knownMost = 200_000;
let reader = newReader();
let found = new FoundTerms();

/** Its first numbers are those of silent words. */
function newReader(): TermReader {
  const reader = new TermReader();
  reader.read([...silent].join(" "));
  return reader;
}

function forget(): void {
  reader = newReader();
  found = new FoundTerms();
}

/** The postings of a page, as characters. */
const codes: number[] = [];

/** A posting as one character, which is ASCII on most pages; as three from the 512th section on. @returns the next place. */
function writePosting(value: number, at: number): number {
  if (value < wide) {
    codes[at] = value + zero;
    return at + 1;
  }
  codes[at] = long;
  codes[at + 1] = Math.floor(value / wide) + zero;
  codes[at + 2] = (value % wide) + zero;
  return at + 3;
}

function textOfCodes(count: number): string {
  let text = "";
  // A call takes so many arguments only.
  for (let at = 0; at < count; at += 4096) text += String.fromCharCode(...codes.slice(at, Math.min(count, at + 4096)));
  return text;
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
  const list: Postings = [];
  let at = 0;
  for (let start = 0; at < postings.length; ) {
    const next = terms.indexOf("\n", start);
    const stop = next < 0 ? terms.length : next;
    list.length = 0;
    at = addPostings(postings, at, 0, list);
    see(start, stop, list);
    start = stop + 1;
  }
}

/** Adds the postings of one term to a list, each behind `first`. @returns where those of the next begin. */
export function addPostings(postings: string, from: number, first: number, list: Postings): number {
  let at = from;
  for (let code = postings.charCodeAt(at++); code !== end; code = postings.charCodeAt(at++)) {
    if (code !== long) list.push(first + code - zero);
    else list.push(first + (postings.charCodeAt(at++) - zero) * wide + postings.charCodeAt(at++) - zero);
  }
  return at;
}

/** The sections as they are numbered: the first always stands for the page itself. */
export function sectionsOf(page: SearchPage): SearchPage["sections"] {
  const [first] = page.sections;
  const intro = { id: "", heading: "", level: 1, text: page.description };
  if (!first) return [intro];
  if (first.id !== "") return [intro, ...page.sections];
  return [{ ...first, text: [page.description, first.text].filter(Boolean).join(" ") }, ...page.sections.slice(1)];
}

function addTitle(page: SearchPage, add: (text: string, placeOf: (terms: number) => number) => void): void {
  for (const keyword of page.keywords) add(keyword, () => places.keyword);
  add(page.href, () => places.heading);
  add(page.title, (terms) => (terms === 1 ? places.wholeTitle : terms <= 3 ? places.shortTitle : places.title));
}
