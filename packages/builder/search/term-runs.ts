import { crc32 } from "node:zlib";
import { placeWeights, type TermFile } from "./index-format.ts";
import { hashedFile, nameOf, type SearchFile } from "./search-file.ts";

/** Sections kept for one term: the best. A term that stands in more is no help in finding one of them. */
const postingsPerTerm = 1000;
/** Bytes before compression that a file aims at: small enough for one query, large enough to compress. */
const fileBytes = 40_000;
/** Terms of a run on average. */
const runTerms = 256;

/** All sections of a term with their places (`posting`), in rising order. */
export type Postings = Int32Array;

/** What is known of a term: sections in all, all postings, and the best of them where there are too many for a file. */
export type TermEntry = [count: number, all: string, best?: string];

/**
 * A run of the sorted terms. Whether a term begins a run is in the term alone, so that a page that changes concerns
 * the runs of its own terms and no others.
 */
export interface TermRun {
  from: string;
  entries: [term: string, entry: TermEntry][];
}

/** Term files as the head of the index lists them. */
export type ListedTerms = { from: string; file: string }[];

/** A section and the place where a term stands in it, as one number. */
export function posting(section: number, place: number): number {
  return section * 8 + place;
}

/** Digits in base 36, as bytes. */
const digits = Buffer.from("0123456789abcdefghijklmnopqrstuvwxyz");
/** The gap to any section takes fewer digits, with the space behind. */
const gapMost = 12;
let written = Buffer.allocUnsafe(1 << 16);

/** Postings in the order of their sections, as gaps in base 36 with spaces between. */
function encodePostings(postings: Postings): string {
  if (written.length < postings.length * gapMost) written = Buffer.allocUnsafe(postings.length * gapMost * 2);
  const bytes = written;
  let end = 0;
  let last = 0;
  for (let at = 0; at < postings.length; at++) {
    const one = postings[at] as number;
    let gap = one - last;
    last = one & ~7;
    let length = 1;
    for (let most = 36; gap >= most; most *= 36) length++;
    for (let digit = end + length - 1; digit >= end; digit--) {
      const rest = (gap / 36) | 0;
      bytes[digit] = digits[gap - rest * 36] as number;
      gap = rest;
    }
    end += length;
    bytes[end++] = space;
  }
  return bytes.toString("latin1", 0, Math.max(0, end - 1));
}

const space = 32;

/** What favours the results of a section; null where all are worth the same. */
export type Worth = ((section: number) => number) | null;

/** The runs of sorted terms. */
export function runsOf(terms: Iterable<[term: string, postings: Postings]>, worthOf: Worth): TermRun[] {
  const entries: TermRun["entries"] = [];
  for (const [term, postings] of terms) entries.push([term, entryOf(postings, worthOf)]);
  return splitRuns(entries);
}

/** Sorted terms in runs. Terms before the first beginning are a run too, whose `from` is empty. */
export function splitRuns(entries: readonly [term: string, entry: TermEntry][]): TermRun[] {
  const runs: TermRun[] = [];
  for (const entry of entries) {
    const begins = crc32(entry[0]) % runTerms === 0;
    if (begins || runs.length === 0) runs.push({ from: begins ? entry[0] : "", entries: [entry] });
    else runs.at(-1)?.entries.push(entry);
  }
  return runs;
}

/** What the index keeps of a term: how many sections have it, all of them, and the best where they are many. */
export function entryOf(postings: Postings, worthOf: Worth): TermEntry {
  const count = postings.length;
  const all = encodePostings(postings);
  return count <= postingsPerTerm ? [count, all] : [count, all, encodePostings(best(postings, worthOf))];
}

/** The strongest postings of a term, in the order of their sections; of equal ones the first. */
function best(postings: Postings, worthOf: Worth): Postings {
  if (worthOf === null) return bestByPlace(postings);
  const worth = Float64Array.from(postings, (one) => (placeWeights[one & 7] ?? 1) * worthOf(one >>> 3));
  const least = worth.slice().sort()[postings.length - postingsPerTerm] as number;
  let above = 0;
  for (const one of worth) if (one > least) above++;
  let equal = postingsPerTerm - above;
  return postings.filter((_, at) => {
    const one = worth[at] as number;
    return one > least || (one === least && equal-- > 0);
  });
}

/** The same where only the place counts: higher numbers are better places. */
function bestByPlace(postings: Postings): Postings {
  const left = new Array<number>(placeWeights.length).fill(0);
  for (const one of postings) left[one & 7] = (left[one & 7] as number) + 1;
  let room = postingsPerTerm;
  for (let place = left.length - 1; place >= 0; place--) {
    left[place] = Math.min(left[place] as number, room);
    room -= left[place] as number;
  }
  const kept = new Int32Array(postingsPerTerm);
  let count = 0;
  for (let at = 0; count < postingsPerTerm; at++) {
    const one = postings[at] as number;
    const room = left[one & 7] as number;
    left[one & 7] = room - 1;
    if (room > 0) kept[count++] = one;
  }
  return kept;
}

/** The files of one run and how the head lists them. */
export function filesOfRun(run: TermRun): { files: SearchFile[]; listed: ListedTerms } {
  const files: SearchFile[] = [];
  const listed: ListedTerms = [];
  let current: [string, [number, string]][] = [];
  let size = 0;
  const close = () => {
    const first = current[0];
    if (!first) return;
    const file = hashedFile("t", Object.fromEntries(current) satisfies TermFile);
    files.push(file);
    listed.push({ from: first[0], file: nameOf(file.path) });
    current = [];
    size = 0;
  };
  for (const [term, [count, all, cut]] of run.entries) {
    const encoded = cut ?? all;
    current.push([term, [count, encoded]]);
    size += term.length + encoded.length + 12;
    if (size > fileBytes) close();
  }
  close();
  return { files, listed };
}

/** Index of the run that a term belongs to: the last that does not begin after it; -1 when there is none. */
export function runIndexOf(runs: readonly { from: string }[], term: string): number {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle] as { from: string }).from <= term) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
