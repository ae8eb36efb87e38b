/** Grows with every change after which a reader of before, or of an index of before, would go wrong. */
export const indexFormat = 2;

/**
 * The index as it travels: script files that call one function, since a page opened from a disk may load scripts but
 * fetch nothing. `<scope>.js` is small and names the others; term files hold a range of the sorted terms; text files
 * hold the sections that results show.
 */
export interface IndexHead {
  /** `indexFormat`: a site that was built long ago has the index of its time, while its own pages read it. */
  format: number;
  /** Sections in all, for the weight of rare terms. */
  sections: number;
  /** What of the numbers of sections belongs to which page; see `page-rooms.ts`. */
  rooms: string;
  /** Term files in order, each with its first term; a file reaches up to the next one's first term. */
  terms: { from: string; file: string }[];
  /** Text files in order: how many numbers of sections each takes, as `rooms` tells it of pages, and what `joinTextNames` makes. */
  texts: { rooms: string; names: string };
  /** Tabs in the order of their pages, each with its sections: from, to (not included), from, to …; none where all is one. */
  tabs?: { label: string; sections: number[] }[];
  /** Sections whose author gave them a weight other than 1: from, to (not included), weight, from, to, weight … */
  boosts?: number[];
}

/** An index of the site: readers may look into that of another language or version. */
export interface SearchScope {
  /** Name of its first file. */
  file: string;
  /** Labels as the switchers have them; null where the site has no such choice. */
  language: string | null;
  version: string | null;
  /** The folder that all its pages are in, `de/guides`; empty where they have none in common. */
  folder: string;
  /**
   * First files of indexes that its readers search too: of pages of no version beside those of one, of the usual version
   * beside those of none. Not known of deployments of earlier builders.
   */
  also?: string[];
}

/** `term → [occurrences in sections of the whole site, postings]`. */
export type TermFile = Record<string, [number, string]>;

export interface TextFile {
  pages: { href: string; file: string | null; title: string; trail: string }[];
  /** Page (index in `pages`), heading id, heading, text; null for a number that no section has. */
  sections: ([number, string, string, string] | null)[];
}

/** Where a term stands in a section, from the weakest to the strongest. Three bits. */
export const places = {
  body: 0,
  bodyOften: 1,
  heading: 2,
  shortHeading: 3,
  keyword: 4,
  title: 5,
  shortTitle: 6,
  wholeTitle: 7,
} as const;

/** What a place is worth, by its number. */
export const placeWeights = [1, 1.5, 3.5, 4.5, 5, 6.5, 8, 11] as const;

/** Reads what `encodePostings` wrote. */
export function decodePostings(text: string): [section: number, place: number][] {
  let section = 0;
  return text.split(" ").map((part) => {
    const value = Number.parseInt(part, 36);
    section += value >>> 3;
    return [section, value & 7];
  });
}

/** Signs of a text file's name that differ from those of others. */
const nameLength = 12;

/** Names of text files, each by its hash alone: a large site has thousands. */
export function joinTextNames(names: readonly string[]): string {
  return names.map((name) => name.slice("s-".length, -".js".length)).join("");
}

/** The name of a text file by its place in the list. */
export function textFileName(names: string, index: number): string {
  return `s-${names.slice(index * nameLength, (index + 1) * nameLength)}.js`;
}

/** Folder of the index in a site. */
export const searchFolder = "_lectern/search";

/** Name of the first file of a scope's index: a language or a version, in letters that suit a file name. */
export function indexPath(scope: string): string {
  return `${searchFolder}/${scope.toLowerCase().replace(/[^a-z0-9-]+/g, "-") || "all"}.js`;
}
