import type { Heading, SearchSection, UpdateEntry } from "../../content/page-content.ts";
import type { FilePiece } from "../../files/file-pieces.ts";
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

const lineEnd = 10;

/**
 * Two lines of JSON and the body as it is: most of a part, which costs more to write and to read as JSON than all the rest.
 * In pieces, since to put a long body behind them would copy it.
 * @param sections the part's, as JSON: they are written twice for each page.
 */
export function writePagePart({ html, ...head }: Omit<PagePart, "sections">, sections: string): FilePiece[] {
  return [`${JSON.stringify(head)}\n`, sections, "\n", html];
}

/** Reads what `writePagePart` wrote; the sections when they are asked for. */
export function readPagePart(data: Uint8Array): PagePart {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const first = bytes.indexOf(lineEnd);
  // Deployments of earlier builders have parts that are JSON as a whole.
  if (first < 0) return JSON.parse(bytes.toString()) as PagePart;
  const second = bytes.indexOf(lineEnd, first + 1);
  const head = JSON.parse(bytes.toString("utf8", 0, first)) as Omit<PagePart, "html" | "sections">;
  return {
    ...head,
    html: bytes.toString("utf8", second + 1),
    get sections() {
      return JSON.parse(bytes.toString("utf8", first + 1, second)) as SearchSection[];
    },
  };
}

/** What the search index takes from a page: its sections and their terms, found once while the page is rendered. */
export interface PageSearch {
  sections: SearchSection[];
  /** Absent where only the sections are at hand. */
  terms?: PageTerms;
}

/** The sections as JSON, and the terms: each can be read without the others. */
export function writePageSearch(sections: string, terms: PageTerms): FilePiece[] {
  return [sections, "\n", terms];
}

/** Reads what `writePageSearch` wrote, the sections when they are asked for. The terms are where they lie in `bytes`. */
export function readPageSearch(bytes: Buffer): Required<PageSearch> {
  const line = bytes.indexOf(lineEnd);
  let sections: SearchSection[] | undefined;
  return {
    get sections() {
      sections ??= JSON.parse(bytes.toString("utf8", 0, line)) as SearchSection[];
      return sections;
    },
    terms: bytes.subarray(line + 1),
  };
}
