import { noPlace, Pattern } from "./pattern.ts";
import { convertedPattern } from "./pattern-table.ts";
import { ScannedLine } from "./scanned-line.ts";

/** Patterns by their text; null for one that cannot be converted, which then never occurs. */
const patterns = new Map<string, Pattern | null>();

function patternOf(source: string): Pattern | null {
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    const converted = convertedPattern(source);
    pattern = converted && new Pattern(converted);
    patterns.set(source, pattern);
  }
  return pattern;
}

interface Capture {
  start: number;
  end: number;
  length: number;
}

/** A capture that took no part, as Oniguruma says it. */
const absent: Capture = { start: 0xffffffff, end: 0xffffffff, length: 0 };

/**
 * The patterns of one rule: which of them occurs first at or after a position, the earlier in the list where several do.
 * A line is mostly searched several times, from left to right, so what is known of each pattern in it is kept.
 */
export class Scanner {
  readonly #patterns: readonly Pattern[];
  /** Indices among all patterns of the rule, with those that cannot be converted. */
  readonly #indices: readonly number[];
  #line = 0;
  #from = 0;
  /** Where each pattern occurs next; `noPlace.notBeforeLimit` where it was not looked for. */
  readonly #next: Int32Array;
  /** The patterns that may occur in the rest of the line, in their order: so many at the beginning of the array. */
  readonly #open: Int32Array;
  #openCount = 0;

  constructor(sources: readonly string[]) {
    const patterns: Pattern[] = [];
    const indices: number[] = [];
    for (const [index, source] of sources.entries()) {
      const pattern = patternOf(source);
      if (pattern === null) continue;
      patterns.push(pattern);
      indices.push(index);
    }
    this.#patterns = patterns;
    this.#indices = indices;
    this.#next = new Int32Array(patterns.length);
    this.#open = new Int32Array(patterns.length);
  }

  findNextMatchSync(text: ScannedLine | string, position: number): { index: number; captureIndices: Capture[] } | null {
    const line = typeof text === "string" ? new ScannedLine(text) : text;
    if (this.#line !== line.id || this.#from > position) this.#begin(line);
    this.#from = position;
    const winner = this.#first(line, position);
    if (winner < 0) return null;
    const places = (this.#patterns[winner] as Pattern).places(line, position, this.#next[winner] as number);
    if (!places) return null;
    const captureIndices = places.map((place): Capture => {
      return place === undefined ? absent : { start: place[0], end: place[1], length: place[1] - place[0] };
    });
    return { index: this.#indices[winner] as number, captureIndices };
  }

  #begin(line: ScannedLine): void {
    this.#line = line.id;
    this.#openCount = this.#patterns.length;
    for (let index = 0; index < this.#openCount; index++) {
      this.#open[index] = index;
      this.#next[index] = noPlace.notBeforeLimit;
    }
  }

  /** The pattern that occurs first from the position on; -1 for none. Takes those out that occur nowhere any more. */
  #first(line: ScannedLine, position: number): number {
    const patterns = this.#patterns;
    const next = this.#next;
    const open = this.#open;
    const count = this.#openCount;
    let winner = -1;
    let first = Number.POSITIVE_INFINITY;
    let read = 0;
    let kept = 0;
    while (read < count) {
      const index = open[read++] as number;
      let at = next[index] as number;
      if (at < position) {
        const pattern = patterns[index] as Pattern;
        at = pattern.indexIn(line, position, first);
        if (at === noPlace.nowhere) continue;
        next[index] = pattern.isPlain ? at : noPlace.notBeforeLimit;
      }
      open[kept++] = index;
      if (at < 0 || at >= first) continue;
      winner = index;
      first = at;
      if (at === position) break;
    }
    if (kept < read) {
      open.copyWithin(kept, read, count);
      this.#openCount = kept + count - read;
    }
    return winner;
  }
}
