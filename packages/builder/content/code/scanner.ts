import { Pattern } from "./pattern.ts";
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

/** The patterns of one rule: which of them occurs first at or after a position, the earlier in the list where several do. */
export class Scanner {
  readonly #patterns: (Pattern | null)[];

  constructor(sources: readonly string[]) {
    this.#patterns = sources.map(patternOf);
  }

  findNextMatchSync(text: ScannedLine | string, position: number): { index: number; captureIndices: Capture[] } | null {
    const line = typeof text === "string" ? new ScannedLine(text) : text;
    let winner = -1;
    let first = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.#patterns.length; index++) {
      const at = this.#patterns[index]?.indexIn(line, position, first) ?? -1;
      if (at < 0 || at >= first) continue;
      winner = index;
      first = at;
      if (at === position) break;
    }
    if (winner < 0) return null;
    // From its own place on, so that the search does not begin again. Patterns with a strategy look from the position.
    const pattern = this.#patterns[winner] as Pattern;
    const match = pattern.captures(line, pattern.isPlain ? first : position);
    if (!match) return null;
    const captureIndices = (match.indices as [number, number][]).map((place): Capture => {
      return place === undefined ? absent : { start: place[0], end: place[1], length: place[1] - place[0] };
    });
    return { index: winner, captureIndices };
  }
}
