import { type ToRegExpOptions, toRegExpDetails } from "oniguruma-to-es";
import { analyzePattern } from "./analyze-pattern.ts";
import { asciiPattern, hasModifiers, narrowKindsPattern, tokenAt } from "./ascii-pattern.ts";
import { linearPattern } from "./linear-patterns.ts";
import { anywhere, type PlaceSet, sameSet } from "./pattern-sets.ts";

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

/** A pattern of a grammar as it is run here. Plain data, made once for all builds. */
export interface ConvertedPattern {
  /** JavaScript's syntax with `flags`, which hold `v`. */
  source: string;
  /** Of `g`, `y`, `d`, `i`, `v`. */
  flags: string;
  /** What the library needs to run it where JavaScript's engine alone cannot. */
  options?: NonNullable<ReturnType<typeof toRegExpDetails>["options"]>;
  /** The same for lines of ASCII characters alone, without `v`. */
  ascii?: {
    source: string;
    ignoreCase?: true;
    /** Without captures, to learn only where it occurs. */
    search?: string;
    /** It is for lines of ASCII and of characters that stand for kinds (`ScannedLine.narrow`). */
    hasKinds?: true;
  };
  /** What `PatternFacts` says, where that is not everything. */
  first?: PlaceSet;
  before?: PlaceSet;
  second?: PlaceSet;
  required?: PlaceSet;
  isAnchored?: true;
}

/**
 * Converts a pattern of Oniguruma's syntax. @throws for one that JavaScript cannot express.
 * @param isAhead when there is time to ask what its classes hold of all characters.
 */
export function convertPattern(text: string, isAhead = false): ConvertedPattern {
  const { pattern: source, flags, options } = toRegExpDetails(linearPattern(text), conversion);
  const converted: ConvertedPattern = { source, flags };
  if (options) converted.options = options;
  if (options?.strategy || /[sm]/.test(flags)) return converted;
  const inner = wholeIgnoresCase(source) ? source.slice(ignoresCase.length, -1) : source;
  const ignoreCase = inner !== source || flags.includes("i");
  const ascii = asciiPattern(inner, ignoreCase);
  const facts = ascii === null ? null : analyzePattern(ascii, ignoreCase);
  if (ascii === null || facts === null) return converted;
  converted.first = facts.first;
  if (!sameSet(facts.before, anywhere)) converted.before = facts.before;
  if (!sameSet(facts.second, anywhere)) converted.second = facts.second;
  converted.required = facts.required;
  if (facts.isAnchored) converted.isAnchored = true;
  // V8 misses matches of patterns that ignore the case in part, unless they have `v`: `/(?i:(?:x|[a-z]*)-)/` in "Ab-".
  if (hasModifiers(inner)) return converted;
  const kinds = isAhead ? narrowKindsPattern(inner, ignoreCase) : null;
  const narrow = kinds ?? ascii;
  const search = withoutCaptures(narrow);
  converted.ascii = { source: narrow };
  if (kinds !== null) converted.ascii.hasKinds = true;
  if (ignoreCase) converted.ascii.ignoreCase = true;
  if (search !== narrow) converted.ascii.search = search;
  return converted;
}

const ignoresCase = "(?i:";

/** Whether one group that ignores the case is all there is. */
function wholeIgnoresCase(source: string): boolean {
  if (!source.startsWith(ignoresCase)) return false;
  let depth = 0;
  for (let at = 0; at < source.length; ) {
    const token = tokenAt(source, at);
    if (token === "(") depth++;
    else if (token === ")" && --depth === 0) return at === source.length - 1;
    at += token.length;
  }
  return false;
}

/** The pattern with groups that capture nothing, where no part of it asks what was captured. */
function withoutCaptures(source: string): string {
  // An escape, a class, the start of a group that captures; anything else is passed over.
  const tokens = /(\\[\s\S])|(\[(?:\\[\s\S]|[^\]\\])*\])|\((?:(?!\?)|\?<(?![=!])[^>]*>)/g;
  let asks = false;
  const result = source.replace(tokens, (token, escaped: string | undefined, list: string | undefined) => {
    if (escaped && /[1-9k]/.test(escaped)) asks = true;
    return escaped || list ? token : "(?:";
  });
  return asks ? source : result;
}
