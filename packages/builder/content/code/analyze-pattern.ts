import { anywhere, intersection, nowhere, type PlaceSet, placeOf, union } from "./pattern-sets.ts";

/** What can be said of a pattern without running it. */
export interface PatternFacts {
  /** What may stand where a match begins. */
  first: PlaceSet;
  /** ASCII characters that must be in the line for it to match. */
  required: PlaceSet;
  /** It matches at the start of the line or not at all. */
  isAnchored: boolean;
}

/** A part of a pattern. */
interface Part {
  /** Characters with which it may begin, where it consumes any. */
  first: PlaceSet;
  /** What may follow where it consumes nothing; `nowhere` when it always consumes. */
  passes: PlaceSet;
  required: PlaceSet;
  isAnchored: boolean;
}

const nothing: Part = { first: nowhere, passes: anywhere, required: nowhere, isAnchored: false };

/**
 * Reads a pattern in JavaScript's syntax without the `u` and `v` flags, in which classes are lists of ASCII characters
 * (`asciiPattern`). What it cannot read counts as able to match anywhere; null for a pattern that it cannot follow.
 */
export function analyzePattern(source: string, ignoreCase: boolean): PatternFacts | null {
  try {
    const reader = new Reader(source, ignoreCase);
    const { first, passes, required, isAnchored } = reader.alternatives();
    return reader.isAtEnd ? { first: union(first, passes), required, isAnchored } : null;
  } catch {
    return null;
  }
}

const quantifier = /[*+?]|\{(\d+)(?:,\d*)?\}/y;
const group = /\((?:\?(?:[:=!]|<[=!]|<\w+>|[a-z]*(?:-[a-z]+)?:))?/y;

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
      part = {
        first: union(part.first, other.first),
        passes: union(part.passes, other.passes),
        required: intersection(part.required, other.required),
        isAnchored: part.isAnchored && other.isAnchored,
      };
    }
    return part;
  }

  #sequence(): Part {
    let part = nothing;
    for (let next = this.#source[this.#at]; next && next !== "|" && next !== ")"; next = this.#source[this.#at]) {
      const item = this.#quantified(this.#item());
      part = {
        first: union(part.first, intersection(part.passes, item.first)),
        passes: intersection(part.passes, item.passes),
        required: union(part.required, item.required),
        // What is optional before it consumes nothing when it is at the start.
        isAnchored: part.isAnchored || item.isAnchored,
      };
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
    return isOptional ? { first: item.first, passes: anywhere, required: nowhere, isAnchored: false } : item;
  }

  #item(): Part {
    const next = this.#source[this.#at] as string;
    if (next === "(") return this.#group();
    if (next === "[") return this.#class();
    if (next === "\\") return this.#escape();
    const code = this.#source.codePointAt(this.#at) as number;
    this.#at += code > 0xffff ? 2 : 1;
    if (next === "^") return { ...nothing, isAnchored: true };
    if (next === "$") return nothing;
    if (next === ".") return consumes(anyCharacter, nowhere);
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
        return { ...part, first: nowhere, passes: union(part.first, part.passes) };
      case "(?<=":
        return { ...nothing, required: part.required };
      case "(?!":
      case "(?<!":
        return nothing;
      default:
        return part;
    }
  }

  #escape(): Part {
    const letter = this.#source[this.#at + 1] as string;
    this.#at += 2;
    switch (letter) {
      case "b":
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
        return { ...nothing, first: anywhere };
    }
    if (/[1-9]/.test(letter)) {
      while (/\d/.test(this.#source[this.#at] ?? "")) this.#at++;
      return { ...nothing, first: anywhere };
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

function consumes(first: PlaceSet, required: PlaceSet): Part {
  return { first, passes: nowhere, required, isAnchored: false };
}

/** Any character, but not the end of the line. */
const anyCharacter: PlaceSet = intersection(anywhere, [-1, -1, -1, -1, 1]);

const known = new Map<string, PlaceSet>();

function charactersOf(text: string, ignoreCase = false): PlaceSet {
  const key = ignoreCase ? `i${text}` : text;
  let set = known.get(key);
  if (!set) {
    const test = new RegExp(text, ignoreCase ? "i" : "");
    set = placeOf(0x80);
    for (let code = 0; code < 128; code++) if (test.test(String.fromCharCode(code))) set = union(set, placeOf(code));
    known.set(key, set);
  }
  return set;
}
