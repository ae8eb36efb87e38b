import { EmulatedRegExp, type ToRegExpOptions, toRegExpDetails } from "oniguruma-to-es";

/** How TextMate grammars write patterns, in the terms of the library that converts them. */
const conversion: ToRegExpOptions = {
  global: true,
  hasIndices: true,
  lazyCompileLength: 3000,
  rules: {
    allowOrphanBackrefs: true,
    asciiWordBoundaries: true,
    captureGroup: true,
    recursionLimit: 5,
    singleline: true,
  },
};

/** A line of code. Lines are told apart by number, so that what a pattern found in one is not looked for twice. */
export class ScannedLine {
  readonly content: string;
  readonly id: number;
  static #last = 0;

  constructor(content: string) {
    this.content = content;
    this.id = ++ScannedLine.#last;
  }
}

/**
 * A pattern of a grammar, shared by all rules that contain it. Most searches ask only whether and where it occurs; that
 * is answered without captures, once for a line, and the captures are made for the one pattern that wins.
 */
class Pattern {
  readonly #source: string;
  readonly #flags: string;
  readonly #options: ReturnType<typeof toRegExpDetails>["options"];
  /** Finds an empty match at the place, so that `lastIndex` is the place; null where the place alone says too little. */
  readonly #search: RegExp | null;
  #exact: RegExp | null = null;
  #line = 0;
  #from = 0;
  #at = -1;

  /** @throws for patterns that JavaScript cannot express. */
  constructor(source: string) {
    const { pattern, flags, options } = toRegExpDetails(source, conversion);
    this.#source = pattern;
    this.#flags = flags;
    this.#options = options;
    const isPlain = !options?.strategy && !flags.includes("y");
    this.#search = isPlain ? new RegExp(`(?=${pattern})`, flags.replace("d", "")) : null;
  }

  /** Where it occurs at or after a position; -1 for nowhere. */
  indexIn(line: ScannedLine, position: number): number {
    const search = this.#search;
    if (search === null) return this.captures(line, position)?.index ?? -1;
    if (this.#line === line.id && this.#from <= position && (this.#at === -1 || this.#at >= position)) return this.#at;
    search.lastIndex = position;
    this.#at = search.test(line.content) ? search.lastIndex : -1;
    this.#line = line.id;
    this.#from = position;
    return this.#at;
  }

  /** Whether a match is the same wherever before it the search began. */
  get isPlain(): boolean {
    return this.#search !== null;
  }

  captures(line: ScannedLine, position: number): RegExpExecArray | null {
    this.#exact ??= this.#options
      ? new EmulatedRegExp(this.#source, this.#flags, this.#options)
      : new RegExp(this.#source, this.#flags);
    this.#exact.lastIndex = position;
    return this.#exact.exec(line.content);
  }
}

/** Patterns by their text; null for one that cannot be converted, which then never occurs. */
const patterns = new Map<string, Pattern | null>();

function patternOf(source: string): Pattern | null {
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    try {
      pattern = new Pattern(source);
    } catch {
      pattern = null;
    }
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
      const at = this.#patterns[index]?.indexIn(line, position) ?? -1;
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
