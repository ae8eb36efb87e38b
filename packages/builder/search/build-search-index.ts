import { type IndexHead, indexFormat, indexPath, joinTextNames } from "./index-format.ts";
import { encodeRooms } from "./page-rooms.ts";
import { sectionsIn, termsOfPage } from "./page-terms.ts";
import { ScopePostings } from "./scope-postings.ts";
import { headFile, nameOf, ownFile, type SearchFile, type WriteSearchFile } from "./search-file.ts";
import type { SearchPage } from "./search-page.ts";
import { type ListedTerms, posting, runsOf, type WrittenRun, writeTermFiles } from "./term-runs.ts";
import {
  endsGroup,
  excerptLength,
  type KeptTexts,
  type ListedText,
  type PageText,
  roomOf,
  textOf,
  writeTextFiles,
} from "./text-files.ts";

export type { SearchFile } from "./search-file.ts";

/** A page of an index that was built, without its text: enough to see whether it has changed. */
export interface KnownPage {
  href: string;
  boost: number;
  tab: string;
  sections: number;
  /** Bytes of its text in text files, about. */
  size: number;
}

/** An index with what it takes to change it later. */
export interface BuiltIndex {
  pages: KnownPage[];
  texts: KeptTexts[];
  runs: WrittenRun[];
}

/**
 * The search index of a site, one for each scope, as script files that work hosted, under a path and from a disk. The
 * same pages in the same order give the same bytes; what one page contributes can be kept (`termsOfPage`).
 */
export function buildSearchIndex(pages: readonly SearchPage[]): SearchFile[] {
  const scopes = Map.groupBy(pages, (page) => indexPath(page.scope));
  const files = new Map<string, SearchFile>();
  for (const [path, group] of scopes) buildScope(path, group, (file) => files.set(file.path, ownFile(file)));
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes the index of the pages of one scope, whole. */
export function buildScope(path: string, pages: readonly SearchPage[], write: WriteSearchFile): BuiltIndex {
  const found = new ScopePostings();
  const known: KnownPage[] = [];
  const texts: KeptTexts[] = [];
  const worth: number[] = [];
  const excerpt = excerptLength(pages.reduce((sum, page) => sum + sectionsIn(page), 0));
  // Text files as the pages come, so that the text of one group at most is held.
  let group: PageText[] = [];
  let size = 0;
  for (const [index, page] of pages.entries()) {
    found.add(page.terms ?? termsOfPage(page), posting(worth.length, 0));
    const text = textOf(page, excerpt);
    for (let room = roomOf(text.sections.length); room > 0; room--) worth.push(page.boost);
    known.push(knownOf(page, text));
    group.push(text);
    size += text.size;
    if (!endsGroup(page.href, size) && index < pages.length - 1) continue;
    texts.push({ pages: group.map((_, at) => index - group.length + 1 + at), listed: writeTextFiles(group, write) });
    group = [];
    size = 0;
  }
  const worthOf = worth.every((one) => one === 1) ? null : (section: number) => worth[section] as number;
  const runs = runsOf(found.entries(), worthOf).map((run) => writeTermFiles(run, write));
  write(
    headFile(
      path,
      headOf(
        known,
        texts.flatMap(({ listed }) => listed),
        runs,
      ),
    ),
  );
  return { pages: known, texts, runs };
}

/** What the list of files keeps of a page, apart from its text. */
export function knownOf({ href, boost, tab }: SearchPage, { sections, size }: PageText): KnownPage {
  return { href, boost, tab, sections: sections.length, size };
}

/** The list of files, from what is known of them. */
export function headOf(
  pages: readonly KnownPage[],
  texts: readonly ListedText[],
  runs: readonly { listed: ListedTerms }[],
): IndexHead {
  const firsts: number[] = [];
  let next = 0;
  let sections = 0;
  for (const page of pages) {
    firsts.push(next);
    next += roomOf(page.sections);
    sections += page.sections;
  }
  const tabs = tabsOf(pages, [...firsts, next]);
  const boosts = boostsOf(pages, [...firsts, next]);
  return {
    format: indexFormat,
    sections,
    rooms: encodeRooms(pages.map((page) => roomOf(page.sections))),
    ...(tabs.length > 0 ? { tabs } : {}),
    ...(boosts.length > 0 ? { boosts } : {}),
    terms: runs.flatMap(({ listed }) => listed),
    texts: {
      rooms: encodeRooms(texts.map(({ room }) => room)),
      names: joinTextNames(texts.map(({ path }) => nameOf(path))),
    },
  };
}

/** Weights other than 1; pages that follow each other with the same are one range. */
function boostsOf(pages: readonly KnownPage[], firsts: readonly number[]): number[] {
  const boosts: number[] = [];
  for (const [index, { boost }] of pages.entries()) {
    if (boost === 1) continue;
    const [from, to] = [firsts[index] as number, firsts[index + 1] as number];
    if (boosts.at(-2) === from && boosts.at(-1) === boost) boosts[boosts.length - 2] = to;
    else boosts.push(from, to, boost);
  }
  return boosts;
}

/** Pages of a tab mostly follow each other, so its sections are few ranges. */
function tabsOf(pages: readonly KnownPage[], firsts: readonly number[]): NonNullable<IndexHead["tabs"]> {
  const tabs = new Map<string, number[]>();
  for (const [index, { tab }] of pages.entries()) {
    if (tab === "") continue;
    const from = firsts[index] as number;
    const to = firsts[index + 1] as number;
    const known = tabs.get(tab);
    if (!known) tabs.set(tab, [from, to]);
    else if (known.at(-1) === from) known[known.length - 1] = to;
    else known.push(from, to);
  }
  return [...tabs].map(([label, sections]) => ({ label, sections }));
}
