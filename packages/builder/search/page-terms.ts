import { places } from "./index-format.ts";
import type { PageTerms, SearchPage } from "./search-page.ts";
import { termsOf } from "./tokenize.ts";

/** Words that say nothing on their own; a title may consist of them and still be found by its other words. */
const silent = new Set(
  "a an and are as at be but by for from has have if in into is it its of on or so than that the their then there these this to was we were which will with you your".split(
    " ",
  ),
);

/** The terms of each section of a page with the strongest place where they stand. Depends on the page alone. */
export function termsOfPage(page: SearchPage): PageTerms {
  const sections = sectionsOf(page);
  return sections.map((section, index) => {
    const found = new Map<string, number>();
    const add = (terms: readonly string[], place: number) => {
      for (const term of terms) if (!silent.has(term) && (found.get(term) ?? -1) < place) found.set(term, place);
    };
    // First how often each stands in the text, then the place that this makes.
    for (const term of termsOf(section.text)) {
      const count = found.get(term);
      if (count !== undefined) found.set(term, count + 1);
      else if (!silent.has(term)) found.set(term, 1);
    }
    for (const [term, count] of found) found.set(term, count > 2 ? places.bodyOften : places.body);
    if (section.heading) {
      const heading = termsOf(section.heading);
      add(heading, heading.length <= 3 ? places.shortHeading : places.heading);
    }
    if (index === 0) addTitle(page, add);
    return Array.from(found, ([term, place]) => `${place}${term}`).join("\n");
  });
}

/** The terms of a section one by one, as `termsOfPage` wrote them. */
export function eachTerm(section: string, see: (term: string, place: number) => void): void {
  for (let at = 0; at < section.length; ) {
    const next = section.indexOf("\n", at);
    const end = next < 0 ? section.length : next;
    see(section.slice(at + 1, end), section.charCodeAt(at) - zero);
    at = end + 1;
  }
}

const zero = "0".charCodeAt(0);

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
