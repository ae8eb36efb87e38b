import { crc32 } from "node:zlib";
import { placeWeights } from "./index-format.ts";
import { nameOf, passingFile, type WriteSearchFile } from "./search-file.ts";

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
  const end = writeGaps(postings, written);
  return written.toString("latin1", 0, Math.max(0, end - 1));
}

/** The loops alone: what a function does behind one that runs for long is not compiled with it. @returns where they end. */
function writeGaps(postings: Postings, bytes: Uint8Array): number {
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
  return end;
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

/** A run whose files are written. */
export interface WrittenRun {
  run: TermRun;
  /** How the head of the index lists them. */
  listed: ListedTerms;
  paths: string[];
}

/** Writes the files of one run. */
export function writeTermFiles(run: TermRun, write: WriteSearchFile): WrittenRun {
  const { entries } = run;
  const paths: string[] = [];
  const listed: ListedTerms = [];
  let first = 0;
  let size = 0;
  for (const [index, [term, [, all, cut]]] of entries.entries()) {
    size += term.length + (cut ?? all).length + 12;
    if (size <= fileBytes && index < entries.length - 1) continue;
    const file = passingFile("t", termsJson(entries.slice(first, index + 1)));
    write(file);
    paths.push(file.path);
    listed.push({ from: (entries[first] as TermRun["entries"][number])[0], file: nameOf(file.path) });
    first = index + 1;
    size = 0;
  }
  return { run, listed, paths };
}

/**
 * The `TermFile` of sorted terms as JSON. Written by hand, for an object of hundreds of keys costs several times as much;
 * but in the order of its keys, in which numbers come first, the smallest before all.
 */
function termsJson(entries: TermRun["entries"]): string {
  const numbers = entries.filter(([term]) => isIndex(term));
  const inOrder =
    numbers.length === 0
      ? entries
      : numbers.sort(([a], [b]) => Number(a) - Number(b)).concat(entries.filter(([term]) => !isIndex(term)));
  // Letters, digits and underscores: there is nothing to escape.
  return `{${inOrder.map(([term, [count, all, cut]]) => `"${term}":[${count},"${cut ?? all}"]`).join(",")}}`;
}

/** Whether a key is the index of an array to JavaScript. */
function isIndex(key: string): boolean {
  const code = key.charCodeAt(0);
  return code <= nine && code >= zero && key.length <= 10 && String(Number(key) >>> 0) === key && key !== "4294967295";
}

const zero = 48;
const nine = 57;

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
