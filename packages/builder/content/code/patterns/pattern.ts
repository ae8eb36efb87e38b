import { EmulatedRegExp } from "oniguruma-to-es";
import type { ScannedLine } from "../scanned-line.ts";
import type { ConvertedPattern } from "./convert-pattern.ts";
import { groupPlaces } from "./group-places.ts";
import { holds, nowhere, otherCharacter, type PlaceSet, sameSet } from "./pattern-sets.ts";

/** Where a pattern is that does not occur. */
const none = -1;

/**
 * A pattern of a grammar, shared by all rules that contain it. Most searches ask only whether and where it occurs; that
 * is answered without captures, once for a line, and without running it where a line has not what it takes. Captures
 * are made for the one pattern that wins, where its rule asks for them.
 */
export class Pattern {
  /** Where the occurrence that was found last ends. */
  end = 0;
  /** Its matches are the same wherever before them the search began. */
  readonly isSteady: boolean;
  /** What its match may begin with; in a line of ASCII, what may stand before and after that. Undefined for anything. */
  readonly first: PlaceSet | undefined;
  readonly before: PlaceSet | undefined;
  readonly second: PlaceSet | undefined;
  readonly #converted: ConvertedPattern;
  readonly #required: PlaceSet | null;
  readonly #isAnchored: boolean;
  readonly #isSticky: boolean;
  /** Made when they are first needed. */
  #search: RegExp | null = null;
  #asciiSearch: RegExp | null = null;
  #exact: RegExp | null = null;
  #asciiExact: RegExp | null = null;
  #hasGroups: boolean | null = null;
  /** The last answer: where it occurs first in a line from a place on; with groups where it is not steady. */
  #line = 0;
  #from = 0;
  #at = none;
  #match: RegExpExecArray | null = null;

  constructor(converted: ConvertedPattern) {
    this.#converted = converted;
    const { flags, options, first, before, second, required, isAnchored } = converted;
    this.first = first;
    this.before = before;
    this.second = second;
    this.#isSticky = flags.includes("y");
    this.isSteady = !options?.strategy && !this.#isSticky;
    this.#required = required && !sameSet(required, nowhere) ? required : null;
    this.#isAnchored = isAnchored === true;
  }

  /** Where a steady pattern occurs from such a place on; -1 for nowhere. `end` says where it ends there. */
  indexIn(line: ScannedLine, position: number): number {
    if (this.#line === line.id && this.#from <= position && (this.#at === none || this.#at >= position))
      return this.#at;
    this.#line = line.id;
    this.#from = position;
    this.#at = none;
    if (this.#isAnchored && position > 0) return none;
    if (this.#required !== null && line.isAscii && !line.hasAll(this.#required)) {
      this.#from = 0;
      return none;
    }
    const search = this.#searchFor(line);
    search.lastIndex = position;
    const match = search.exec(this.#textOf(line));
    if (match === null) return none;
    this.#at = match.index;
    this.end = match.index + match[0].length;
    return match.index;
  }

  /** The same for one that looks at the place where the search begins: what it finds says nothing about later. */
  indexFrom(line: ScannedLine, position: number): number {
    const { first } = this;
    const place = line.places[position] as number;
    if (this.#isSticky && first && place !== otherCharacter && !holds(first, place)) return none;
    if (this.#line !== line.id || this.#from !== position) {
      this.#line = line.id;
      this.#from = position;
      this.#match = this.#exactFrom(line, position);
    }
    if (this.#match === null) return none;
    this.end = this.#match.index + this.#match[0].length;
    return this.#match.index;
  }

  /** Start and end of the occurrence that was found, then of each group (`absentPlace` for none). */
  places(line: ScannedLine, start: number, end: number): number[] | null {
    if (this.isSteady) {
      this.#hasGroups ??= hasGroups(this.#converted);
      if (!this.#hasGroups) return [start, end];
    }
    // From its own place on, so that the search does not begin again. Of others the search has found the groups.
    const match = this.isSteady ? this.#exactFrom(line, start) : this.#match;
    if (match === null) return null;
    const { options } = this.#converted;
    // A pattern with a strategy is run by the library, which has done this already.
    return groupPlaces(match.indices as RegExpIndicesArray, options?.strategy ? undefined : options);
  }

  #exactFrom(line: ScannedLine, position: number): RegExpExecArray | null {
    const exact = this.#exactFor(line);
    exact.lastIndex = position;
    return exact.exec(this.#textOf(line));
  }

  /** Whether it is run as the pattern for lines of ASCII, or of that and characters that stand for kinds. */
  #isNarrow(line: ScannedLine): boolean {
    const { ascii } = this.#converted;
    return ascii !== undefined && (line.isAscii || (ascii.hasKinds === true && line.narrow !== null));
  }

  #textOf(line: ScannedLine): string {
    return this.#isNarrow(line) ? (line.narrow as string) : line.content;
  }

  #searchFor(line: ScannedLine): RegExp {
    const { source, flags, ascii } = this.#converted;
    if (ascii && this.#isNarrow(line)) {
      this.#asciiSearch ??= new RegExp(ascii.search ?? ascii.source, this.#asciiFlags(ascii).replace("d", ""));
      return this.#asciiSearch;
    }
    this.#search ??= new RegExp(source, flags.replace("d", ""));
    return this.#search;
  }

  #exactFor(line: ScannedLine): RegExp {
    const { source, flags, options, ascii } = this.#converted;
    // What the library does besides to groups is done by `groupPlaces`, without a copy of the match.
    if (ascii && this.#isNarrow(line)) {
      this.#asciiExact ??= new RegExp(ascii.source, this.#asciiFlags(ascii));
      return this.#asciiExact;
    }
    this.#exact ??= options?.strategy ? new EmulatedRegExp(source, flags, options) : new RegExp(source, flags);
    return this.#exact;
  }

  #asciiFlags(ascii: NonNullable<ConvertedPattern["ascii"]>): string {
    return this.#converted.flags.replace(/[vi]/g, "") + (ascii.ignoreCase ? "i" : "");
  }
}

/** An escape or a class, which are passed over; or the start of a group that captures. */
const groupStart = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|(\((?:(?!\?)|\?<(?![=!])))/g;

function hasGroups({ options, ascii }: ConvertedPattern): boolean {
  // Of a pattern that the library runs, and of one with classes within classes, it is not worth knowing.
  if (options || ascii === undefined) return true;
  if (ascii.search !== undefined) return true;
  for (const match of ascii.source.matchAll(groupStart)) if (match[1] !== undefined) return true;
  return false;
}
