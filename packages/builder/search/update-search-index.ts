import { headOf, type KnownPage, knownOf } from "./build-search-index.ts";
import { decodePostings } from "./index-format.ts";
import { termsOfPage } from "./page-terms.ts";
import { headFile, ownFile, type SearchFile } from "./search-file.ts";
import type { PageTerms, SearchPage } from "./search-page.ts";
import { eachTerm } from "./term-bytes.ts";
import {
  entryOf,
  type ListedTerms,
  posting,
  runIndexOf,
  splitRuns,
  type TermEntry,
  type TermRun,
  type Worth,
  type WrittenRun,
  writeTermFiles,
} from "./term-runs.ts";
import { endsGroup, excerptLength, type KeptTexts, roomOf, textOf, writeTextFiles } from "./text-files.ts";

/** An index of the last build, without its files: what `updateScope` needs of it. */
export interface KeptIndex<Run extends KeptRun = KeptRun> {
  pages: KnownPage[];
  texts: KeptTexts[];
  runs: Run[];
}

export interface KeptRun {
  from: string;
  listed: ListedTerms;
}

/** A page that has changed: its number, and its terms in the index that is kept. */
export interface ChangedPage {
  index: number;
  before: PageTerms;
}

/** The pages of an index, of which only a few are looked at. */
export interface SearchPages {
  readonly length: number;
  at(index: number): SearchPage | undefined;
}

/** The new index: what stayed as it was, and what was written. */
export interface UpdatedIndex<Run extends KeptRun> {
  head: SearchFile;
  pages: KnownPage[];
  /** Files are null where they are those of before. */
  texts: { kept: KeptTexts; files: SearchFile[] | null }[];
  runs: { kept: Run | null; written: (WrittenRun & { files: SearchFile[] }) | null }[];
}

/**
 * The index after some of its pages have changed, the same bytes as if it were built whole, for the cost of what
 * changed. Null where too much moves: pages that came, went or outgrew their room, an index that grew past a limit.
 */
export function updateScope<Run extends KeptRun>(
  path: string,
  pages: SearchPages,
  changed: readonly ChangedPage[],
  kept: KeptIndex<Run>,
  entriesOf: (run: Run) => TermRun["entries"],
): UpdatedIndex<Run> | null {
  if (pages.length !== kept.pages.length) return null;
  const excerpt = excerptLength(sectionsIn(kept.pages));
  const known = [...kept.pages];
  const dirty = new Set<number>();
  for (const { index } of changed) {
    const page = pages.at(index) as SearchPage;
    const before = kept.pages[index] as KnownPage;
    const now = knownOf(page, textOf(page, excerpt));
    if (now.href !== before.href || now.boost !== before.boost || roomOf(now.sections) !== roomOf(before.sections))
      return null;
    known[index] = now;
    dirty.add(index);
  }
  if (excerptLength(sectionsIn(known)) !== excerpt) return null;
  const firsts = firstSections(known);
  const edits = new Map<string, Edits>();
  for (const { index, before } of changed) {
    const page = pages.at(index) as SearchPage;
    collectEdits(edits, before, page.terms ?? termsOfPage(page), firsts[index] as number);
  }
  const runs = updateRuns(kept.runs, edits, entriesOf, worthBySection(known));
  const texts = updateTexts(pages, known, kept, dirty, excerpt);
  const head = headFile(
    path,
    headOf(
      known,
      texts.flatMap(({ kept }) => kept.listed),
      runs.map(({ kept, written }) => (written ?? kept) as KeptRun),
    ),
  );
  return { head, pages: known, texts, runs };
}

/** What a page takes from the postings of a term, and what it adds to them. */
interface Edits {
  gone: Set<number>;
  come: number[];
}

function collectEdits(edits: Map<string, Edits>, before: PageTerms, after: PageTerms, first: number): void {
  const start = posting(first, 0);
  const old = new Map<string, number[]>();
  const set = (term: string, gone: readonly number[], come: readonly number[]) => {
    let known = edits.get(term);
    if (!known) {
      known = { gone: new Set(), come: [] };
      edits.set(term, known);
    }
    for (const one of gone) known.gone.add(start + one);
    for (const one of come) known.come.push(start + one);
  };
  eachTerm(before, (term, postings) => old.set(term, postings));
  eachTerm(after, (term, postings) => {
    const known = old.get(term) ?? [];
    if (known.join() !== postings.join()) set(term, known, postings);
    old.delete(term);
  });
  for (const [term, postings] of old) set(term, postings, []);
}

function updateRuns<Run extends KeptRun>(
  runs: readonly Run[],
  edits: ReadonlyMap<string, Edits>,
  entriesOf: (run: Run) => TermRun["entries"],
  worthOf: Worth,
): UpdatedIndex<Run>["runs"] {
  const opened = new Map<number, Map<string, TermEntry>>();
  const open = (index: number) => {
    let entries = opened.get(index);
    if (!entries) {
      entries = new Map(index < 0 ? [] : entriesOf(runs[index] as Run));
      opened.set(index, entries);
    }
    return entries;
  };
  for (const [term, changes] of edits) {
    const entries = open(runIndexOf(runs, term));
    const entry = edited(entries.get(term), changes, worthOf);
    if (entry) entries.set(term, entry);
    else entries.delete(term);
  }
  // A run that lost its first term belongs to the one before it.
  for (let index = runs.length - 1; index > 0; index--) {
    if (opened.has(index) && !open(index).has((runs[index] as Run).from)) open(index - 1);
  }
  const result: UpdatedIndex<Run>["runs"] = [];
  let together: TermRun["entries"] = [];
  const close = () => {
    for (const run of splitRuns(together)) {
      const files: SearchFile[] = [];
      const written = writeTermFiles(run, (file) => files.push(ownFile(file)));
      result.push({ kept: null, written: { ...written, files } });
    }
    together = [];
  };
  for (let index = -1; index < runs.length; index++) {
    const entries = opened.get(index);
    if (entries) together = together.concat([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
    else if (index >= 0) {
      close();
      result.push({ kept: runs[index] as Run, written: null });
    }
  }
  close();
  return result;
}

function edited(entry: TermEntry | undefined, changes: Edits, worthOf: Worth): TermEntry | undefined {
  const before = entry ? decodePostings(entry[1]).map(([section, place]) => posting(section, place)) : [];
  const postings = Int32Array.from(before.filter((one) => !changes.gone.has(one)).concat(changes.come)).sort();
  return postings.length === 0 ? undefined : entryOf(postings, worthOf);
}

function updateTexts(
  pages: SearchPages,
  known: readonly KnownPage[],
  kept: KeptIndex,
  dirty: ReadonlySet<number>,
  excerpt: number,
): UpdatedIndex<KeptRun>["texts"] {
  const before = new Map(kept.texts.map((text) => [text.pages.join(), text]));
  return groupPages(known).map((group) => {
    const same = before.get(group.join());
    if (same && !group.some((index) => dirty.has(index))) return { kept: same, files: null };
    const files: SearchFile[] = [];
    const texts = group.map((index) => textOf(pages.at(index) as SearchPage, excerpt));
    const listed = writeTextFiles(texts, (file) => files.push(ownFile(file)));
    return { kept: { pages: group, listed }, files };
  });
}

function groupPages(pages: readonly KnownPage[]): number[][] {
  const groups: number[][] = [];
  let group: number[] = [];
  let size = 0;
  for (const [index, page] of pages.entries()) {
    group.push(index);
    size += page.size;
    if (!endsGroup(page.href, size) && index < pages.length - 1) continue;
    groups.push(group);
    group = [];
    size = 0;
  }
  return groups;
}

function firstSections(pages: readonly KnownPage[]): number[] {
  let next = 0;
  return pages.map(({ sections }) => {
    const first = next;
    next += roomOf(sections);
    return first;
  });
}

function sectionsIn(pages: readonly KnownPage[]): number {
  return pages.reduce((sum, { sections }) => sum + sections, 0);
}

function worthBySection(pages: readonly KnownPage[]): Worth {
  if (pages.every(({ boost }) => boost === 1)) return null;
  const worth = pages.flatMap(({ sections, boost }) => Array.from({ length: roomOf(sections) }, () => boost));
  return (section) => worth[section] as number;
}
