import { convertedPattern } from "./pattern-table.ts";
import { Beginnings } from "./patterns/beginnings.ts";
import { Pattern } from "./patterns/pattern.ts";
import { lineEnd } from "./patterns/pattern-sets.ts";
import { ScannedLine } from "./scanned-line.ts";

/** Patterns kept by their text: ends of rules may hold any text of the code. */
const patternsMost = 50_000;
/** Patterns by their text; null for one that cannot be converted, which then never occurs. */
const patterns = new Map<string, Pattern | null>();

function patternOf(source: string): Pattern | null {
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    const converted = convertedPattern(source);
    pattern = converted && new Pattern(converted);
    if (patterns.size >= patternsMost) patterns.clear();
    patterns.set(source, pattern);
  }
  return pattern;
}

interface Capture {
  start: number;
  end: number;
  length: number;
}

/**
 * The patterns of one rule: which of them occurs first at or after a position, the earlier in the list where several do.
 * A line is mostly searched several times, from left to right, so what is known of each pattern in it is kept. Only
 * patterns that may begin with what stands at a place are looked at there; they are found as bits of words.
 */
export class Scanner {
  /** Of the pattern that `find` found: its index among all patterns of the rule, and its place. */
  index = -1;
  start = 0;
  end = 0;
  readonly #patterns: readonly Pattern[];
  /** Indices among all patterns of the rule, with those that cannot be converted. */
  readonly #indices: readonly number[];
  /** Patterns whose matches depend on where the search begins: they are searched each time. */
  readonly #unsteady: readonly number[];
  readonly #beginnings: Beginnings;
  #line = 0;
  #from = 0;
  /** Bits of the patterns of which it is not known where they occur next in the line. */
  readonly #open: Int32Array;
  /** Where each pattern that was found occurs, and where it ends there. */
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  /** The patterns that were found from the position on: so many at the beginning of the array. */
  readonly #found: Int32Array;
  #foundCount = 0;
  #winner = -1;

  constructor(sources: readonly string[]) {
    const patterns: Pattern[] = [];
    const indices: number[] = [];
    const unsteady: number[] = [];
    for (const [index, source] of sources.entries()) {
      const pattern = patternOf(source);
      if (pattern === null) continue;
      if (!pattern.isSteady) unsteady.push(patterns.length);
      patterns.push(pattern);
      indices.push(index);
    }
    this.#patterns = patterns;
    this.#indices = indices;
    this.#unsteady = unsteady;
    this.#beginnings = new Beginnings(patterns);
    this.#open = new Int32Array(this.#beginnings.words);
    this.#starts = new Int32Array(patterns.length);
    this.#ends = new Int32Array(patterns.length);
    this.#found = new Int32Array(patterns.length);
  }

  /** Whether a pattern occurs at or after a position; `index`, `start` and `end` then say which one and where. */
  find(line: ScannedLine, position: number): boolean {
    if (this.#line !== line.id || this.#from > position) this.#begin(line);
    this.#from = position;
    const winner = this.#first(line, position);
    if (winner < 0) return false;
    this.#winner = winner;
    this.index = this.#indices[winner] as number;
    this.start = this.#starts[winner] as number;
    this.end = this.#ends[winner] as number;
    return true;
  }

  /**
   * Of the pattern that `find` has just found: start and end of the whole and of each group, `absentPlace` for those
   * that took no part. Null in the rare case that the pattern with groups does not match where the one without did.
   */
  places(line: ScannedLine): number[] | null {
    return (this.#patterns[this.#winner] as Pattern).places(line, this.start, this.end);
  }

  /** What vscode-textmate asks of a scanner. */
  findNextMatchSync(text: ScannedLine | string, position: number): { index: number; captureIndices: Capture[] } | null {
    const line = typeof text === "string" ? new ScannedLine(text) : text;
    const places = this.find(line, position) ? this.places(line) : null;
    return places && { index: this.index, captureIndices: capturesOf(places) };
  }

  #begin(line: ScannedLine): void {
    this.#line = line.id;
    this.#foundCount = 0;
    this.#open.fill(-1);
    for (const index of this.#unsteady)
      this.#open[index >>> 5] = (this.#open[index >>> 5] as number) & ~(1 << (index & 31));
  }

  /** The pattern that occurs first from the position on; -1 for none. */
  #first(line: ScannedLine, position: number): number {
    const patterns = this.#patterns;
    const starts = this.#starts;
    const found = this.#found;
    const open = this.#open;
    let winner = -1;
    const { places, isAscii } = line;
    const { length } = line.content;
    let first = length + 1;
    let count = 0;
    for (let at = 0; at < this.#foundCount; at++) {
      const index = found[at] as number;
      const start = starts[index] as number;
      if (start < position) {
        open[index >>> 5] = (open[index >>> 5] as number) | (1 << (index & 31));
        continue;
      }
      found[count++] = index;
      if (start < first || (start === first && index < winner)) {
        first = start;
        winner = index;
      }
    }
    const beginnings = this.#beginnings;
    const { words } = beginnings;
    for (let at = position; at <= first && at <= length; at++) {
      const row = beginnings.row(places[at] as number);
      for (let word = 0; word < words; word++) {
        let bits = (beginnings.bits[row + word] as number) & (open[word] as number);
        if (bits !== 0 && isAscii) {
          const before = beginnings.row(at === 0 ? lineEnd : (places[at - 1] as number)) + words;
          const after = beginnings.row(places[at + 1] as number) + 2 * words;
          bits &= (beginnings.bits[before + word] as number) & (beginnings.bits[after + word] as number);
        }
        while (bits !== 0) {
          const bit = bits & -bits;
          bits ^= bit;
          const index = (word << 5) + 31 - Math.clz32(bit);
          if (at === first && index > winner) break;
          const pattern = patterns[index] as Pattern;
          const start = pattern.indexIn(line, at);
          // Where it occurs nowhere from here on, it is not asked again in this line.
          open[word] = (open[word] as number) & ~bit;
          if (start < 0) continue;
          starts[index] = start;
          this.#ends[index] = pattern.end;
          found[count++] = index;
          if (start < first || (start === first && index < winner)) {
            first = start;
            winner = index;
          }
        }
      }
    }
    this.#foundCount = count;
    return this.#unsteady.length === 0 ? winner : this.#firstUnsteady(line, position, winner);
  }

  /** The same, with the patterns that depend on the position; `winner` is the best of the others. */
  #firstUnsteady(line: ScannedLine, position: number, winner: number): number {
    let best = winner;
    let first = winner < 0 ? Number.POSITIVE_INFINITY : (this.#starts[winner] as number);
    for (const index of this.#unsteady) {
      if (first === position && index > best) break;
      const pattern = this.#patterns[index] as Pattern;
      const start = pattern.indexFrom(line, position);
      if (start < 0 || start > first || (start === first && index > best)) continue;
      best = index;
      first = start;
      this.#starts[index] = start;
      this.#ends[index] = pattern.end;
    }
    return best;
  }
}

/** Places as vscode-textmate writes them. */
export function capturesOf(places: readonly number[]): Capture[] {
  const captures: Capture[] = [];
  for (let at = 0; at < places.length; at += 2) {
    const [start, end] = [places[at] as number, places[at + 1] as number];
    captures.push({ start, end, length: end - start });
  }
  return captures;
}
