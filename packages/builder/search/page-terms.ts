import { FoundTerms } from "./found-terms.ts";
import { places } from "./index-format.ts";
import type { PageTerms, SearchPage } from "./search-page.ts";
import { silent } from "./silent-words.ts";
import { postingMost, postingsEnd, termEnd } from "./term-bytes.ts";
import { TermReader } from "./term-reader.ts";

/** The terms of a page with the strongest place of each in each section. Depends on the page alone. */
export function termsOfPage(page: SearchPage): PageTerms {
  if (reader.table.count > knownMost) forget();
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
  return writeTerms();
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

let written = new Uint8Array(1 << 14);

/** The bytes of the terms that were found. */
function writeTerms(): Uint8Array<ArrayBuffer> {
  const { table } = reader;
  let most = found.most * postingMost;
  for (const number of found.own) most += table.lengthOf(number) + 2;
  if (written.length < most) written = new Uint8Array(most * 2);
  let at = 0;
  for (const number of found.own) {
    if (number < silent.size) continue;
    at = table.copy(number, written, at);
    written[at++] = termEnd;
    at = found.write(number, written, at);
    written[at++] = postingsEnd;
  }
  return written.slice(0, at);
}

/** The sections as they are numbered: the first always stands for the page itself. */
export function sectionsOf(page: SearchPage): SearchPage["sections"] {
  const [first] = page.sections;
  const intro = { id: "", heading: "", level: 1, text: page.description };
  if (!first) return [intro];
  if (first.id !== "") return [intro, ...page.sections];
  return [{ ...first, text: [page.description, first.text].filter(Boolean).join(" ") }, ...page.sections.slice(1)];
}

/** How many sections a page has as they are numbered. */
export function sectionsIn(page: SearchPage): number {
  return page.count ?? countSections(page.sections);
}

/** The same of sections that are at hand. */
export function countSections(sections: SearchPage["sections"]): number {
  return sections[0]?.id === "" ? sections.length : sections.length + 1;
}

function addTitle(page: SearchPage, add: (text: string, placeOf: (terms: number) => number) => void): void {
  for (const keyword of page.keywords) add(keyword, () => places.keyword);
  add(page.href, () => places.heading);
  add(page.title, (terms) => (terms === 1 ? places.wholeTitle : terms <= 3 ? places.shortTitle : places.title));
}
