import { consumes, either, followed, nothing, type Part, unknown } from "./pattern-part.ts";
import {
  anyCharacter,
  anywhere,
  charactersOf,
  complement,
  lineStart,
  nowhere,
  type PlaceSet,
  placeOf,
  sameSet,
  union,
} from "./pattern-sets.ts";

/** What can be said of a pattern without running it. */
export interface PatternFacts {
  /** What may stand where a match begins. */
  first: PlaceSet;
  /** What may stand before it, the end of a line for its start; and after what it begins with. For lines of ASCII. */
  before: PlaceSet;
  second: PlaceSet;
  /** ASCII characters that must be in the line for it to match. */
  required: PlaceSet;
  /** It matches at the start of the line or not at all. */
  isAnchored: boolean;
}

/**
 * Reads a pattern in JavaScript's syntax without the `u` and `v` flags, in which classes are lists of ASCII characters
 * (`asciiPattern`). What it cannot read counts as able to match anywhere; null for a pattern that it cannot follow.
 */
export function analyzePattern(source: string, ignoreCase: boolean): PatternFacts | null {
  try {
    const reader = new Reader(source, ignoreCase);
    const part = reader.alternatives();
    if (!reader.isAtEnd) return null;
    const { passes, before, required, isAnchored } = part;
    return {
      first: union(part.first, passes),
      before,
      second: part.isOne || !sameSet(passes, nowhere) ? anywhere : part.second,
      required,
      isAnchored,
    };
  } catch {
    return null;
  }
}

const quantifier = /[*+?]|\{(\d+)(?:,\d*)?\}/y;
const group = /\((?:\?(?:[:=!]|<[=!]|<[\w$]+>|[a-z]*(?:-[a-z]+)?:))?/y;

class Reader {
  readonly #source: string;
  #at = 0;
  #ignoreCase: boolean;

  constructor(source: string, ignoreCase: boolean) {
    this.#source = source;
    this.#ignoreCase = ignoreCase;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#source.length;
  }

  alternatives(): Part {
    let part = this.#sequence();
    while (this.#source[this.#at] === "|") {
      this.#at++;
      const other = this.#sequence();
      part = either(part, other);
    }
    return part;
  }

  #sequence(): Part {
    let part = nothing;
    let count = 0;
    for (let next = this.#source[this.#at]; next && next !== "|" && next !== ")"; next = this.#source[this.#at]) {
      part = followed(part, this.#quantified(this.#item()));
      if (++count > 1) part.single = nowhere;
    }
    return part;
  }

  #quantified(item: Part): Part {
    quantifier.lastIndex = this.#at;
    const match = quantifier.exec(this.#source);
    if (!match) return item;
    this.#at = quantifier.lastIndex;
    if (this.#source[this.#at] === "?") this.#at++;
    const isOptional = match[0] === "*" || match[0] === "?" || match[1] === "0";
    const second = item.isOne && match[0] !== "?" ? union(item.second, item.first) : item.second;
    if (!isOptional) return { ...item, second, single: nowhere };
    const { first, isOne, last } = item;
    return { ...nothing, first, second, isOne, last };
  }

  #item(): Part {
    const next = this.#source[this.#at] as string;
    if (next === "(") return this.#group();
    if (next === "[") return this.#class();
    if (next === "\\") return this.#escape();
    const code = this.#source.codePointAt(this.#at) as number;
    this.#at += code > 0xffff ? 2 : 1;
    if (next === "^") return { ...nothing, before: lineStart, last: lineStart, isLastBefore: false, isAnchored: true };
    if (next === "$") return nothing;
    if (next === ".") return { ...consumes(anyCharacter, nowhere), single: nowhere };
    return this.#literal(code);
  }

  #group(): Part {
    group.lastIndex = this.#at;
    const opening = group.exec(this.#source)?.[0] ?? "(";
    this.#at += opening.length;
    const outer = this.#ignoreCase;
    const modifiers = /^\(\?([a-z]*)(?:-([a-z]+))?:$/.exec(opening);
    if (modifiers?.[1]?.includes("i")) this.#ignoreCase = true;
    // A pattern told to mind the case within one that does not: the wider reading is safe.
    const part = this.alternatives();
    this.#ignoreCase = outer;
    if (this.#source[this.#at++] !== ")") throw new Error("A group has no end");
    switch (opening) {
      case "(?=":
        return {
          ...nothing,
          passes: union(part.first, part.passes),
          before: part.before,
          required: part.required,
          isAnchored: part.isAnchored,
        };
      case "(?<=":
        return { ...nothing, before: part.isLastBefore ? anywhere : part.last, required: part.required };
      case "(?!":
        return nothing;
      case "(?<!":
        return { ...nothing, before: complement(part.single) };
      default:
        return { ...part, isBoundary: false, single: modifiers ? nowhere : part.single };
    }
  }

  #escape(): Part {
    const letter = this.#source[this.#at + 1] as string;
    this.#at += 2;
    switch (letter) {
      case "b":
        return { ...nothing, isBoundary: true };
      case "B":
        return nothing;
      case "d":
      case "D":
      case "w":
      case "W":
      case "s":
      case "S":
        return consumes(charactersOf(`\\${letter}`), nowhere);
      case "x":
        return this.#literal(this.#hexadecimal(2));
      case "u":
        return this.#literal(this.#hexadecimal(4));
      case "c":
        return this.#literal(this.#source.charCodeAt(this.#at++) % 32);
      case "k":
        this.#at = this.#source.indexOf(">", this.#at) + 1;
        return unknown;
    }
    if (/[1-9]/.test(letter)) {
      while (/\d/.test(this.#source[this.#at] ?? "")) this.#at++;
      return unknown;
    }
    return this.#literal(controls[letter] ?? letter.charCodeAt(0));
  }

  #hexadecimal(digits: number): number {
    const text = this.#source.slice(this.#at, this.#at + digits);
    if (!/^[0-9A-Fa-f]+$/.test(text) || text.length !== digits) throw new Error("An escape has no number");
    this.#at += digits;
    return Number.parseInt(text, 16);
  }

  #literal(code: number): Part {
    const character = String.fromCodePoint(code);
    const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
    if (!this.#ignoreCase || lower === upper) return consumes(placeOf(code), code < 128 ? placeOf(code) : nowhere);
    return consumes(union(placeOf(lower.charCodeAt(0)), placeOf(upper.charCodeAt(0))), nowhere);
  }

  #class(): Part {
    const start = this.#at;
    for (this.#at++; this.#source[this.#at] !== "]"; this.#at++) {
      if (this.#source[this.#at] === "\\") this.#at++;
      if (this.#at >= this.#source.length) throw new Error("A class has no end");
    }
    this.#at++;
    const set = charactersOf(this.#source.slice(start, this.#at), this.#ignoreCase);
    return consumes(set, nowhere);
  }
}

const controls: Record<string, number> = { t: 9, n: 10, v: 11, f: 12, r: 13, "0": 0 };
