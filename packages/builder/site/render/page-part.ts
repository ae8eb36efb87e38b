import type { Heading, SearchSection, UpdateEntry } from "../../content/page-content.ts";
import type { PageTerms } from "../../search/index.ts";

/** The rendered page as it is kept, in the cache and among the parts of a deployment: enough to compose it anywhere. */
export interface PagePart {
  /** The body, with marks. */
  html: string;
  headings: Heading[];
  features: string[];
  sections: SearchSection[];
  /** Entries of a changelog, where the page is one. */
  updates?: UpdateEntry[];
}

/** What the search index takes from a page: its sections and their terms, found once while the page is rendered. */
export interface PageSearch {
  sections: SearchSection[];
  /** Absent where only the sections are at hand. */
  terms?: PageTerms;
}

/** Two lines of JSON, so that one can be read without the other. */
export function writePageSearch(sections: SearchSection[], terms: PageTerms): string {
  return `${JSON.stringify(sections)}\n${JSON.stringify(terms)}`;
}

/** Reads what `writePageSearch` wrote, each half when it is asked for. */
export function readPageSearch(bytes: Buffer): PageSearch {
  const line = bytes.indexOf(10);
  let sections: SearchSection[] | undefined;
  let terms: PageTerms | undefined;
  return {
    get sections() {
      sections ??= JSON.parse(bytes.toString("utf8", 0, line)) as SearchSection[];
      return sections;
    },
    get terms() {
      terms ??= JSON.parse(bytes.toString("utf8", line + 1)) as PageTerms;
      return terms;
    },
  };
}
