import { EmulatedRegExp } from "oniguruma-to-es";
import { CandidatePlaces } from "./candidate-places.ts";
import type { ConvertedPattern } from "./convert-pattern.ts";
import { nowhere, type PlaceSet, sameSet } from "./pattern-sets.ts";
import type { ScannedLine } from "./scanned-line.ts";

/** What `indexIn` answers besides a place: nowhere from the position on; or not said, but not before the limit. */
export const noPlace = { nowhere: -1, notBeforeLimit: -2 } as const;
const { nowhere: none, notBeforeLimit } = noPlace;

/**
 * A pattern of a grammar, shared by all rules that contain it. Most searches ask only whether and where it occurs; that
 * is answered without captures, once for a line, and without running it where a line has not what it takes. Captures
 * are made for the one pattern that wins, where it has any.
 */
export class Pattern {
  readonly #converted: ConvertedPattern;
  readonly #flags: string;
  readonly #candidates: CandidatePlaces | null;
  readonly #required: PlaceSet | null;
  readonly #isAnchored: boolean;
  /** Its matches are the same wherever before them the search began. */
  readonly isPlain: boolean;
  readonly #isSticky: boolean;
  #hasGroups: boolean | undefined;
  /** Made when they are first needed. */
  #search: RegExp | null = null;
  #asciiSearch: RegExp | null = null;
  #exact: RegExp | null = null;
  #asciiExact: RegExp | null = null;
  /** The last answer: where it occurs first in a line from a place on, and where that occurrence ends. */
  #line = 0;
  #from = 0;
  #at: number = none;
  #end: number = none;

  constructor(converted: ConvertedPattern) {
    this.#converted = converted;
    const { flags, options, first, required } = converted;
    this.#flags = flags.replace("d", "");
    this.#isSticky = flags.includes("y");
    this.isPlain = !options?.strategy && !this.#isSticky;
    this.#candidates = first ? CandidatePlaces.of(first) : null;
    this.#required = required && !sameSet(required, nowhere) ? required : null;
    this.#isAnchored = converted.isAnchored === true;
  }

  /** Where it occurs at or after a position and before `limit`; else one of `noPlace`. */
  indexIn(line: ScannedLine, position: number, limit: number): number {
    if (this.#line === line.id && this.#from <= position && (this.#at === none || this.#at >= position))
      return this.#at;
    let start = position;
    if (this.#candidates !== null) {
      if (this.#isAnchored && position > 0) return none;
      if (this.#required !== null && line.isAscii && !line.hasAll(this.#required)) return this.#found(line, 0, none, 0);
      start = this.#candidates.next(line, position);
      if (start === none) return this.#found(line, position, none, 0);
      if (start >= limit) return notBeforeLimit;
    }
    if (!this.isPlain) return this.#indexFrom(line, position, start);
    const { ascii } = this.#converted;
    const search = ascii && line.isAscii ? this.#searchAscii(ascii) : this.#searchAny();
    search.lastIndex = start;
    const match = search.exec(line.content);
    if (match === null) return this.#found(line, position, none, 0);
    return this.#found(line, position, match.index, match.index + match[0].length);
  }

  #found(line: ScannedLine, from: number, at: number, end: number): number {
    this.#line = line.id;
    this.#from = from;
    this.#at = at;
    this.#end = end;
    return at;
  }

  /** Of a pattern that looks at the place where the search begins: what it finds from here says nothing about later. */
  #indexFrom(line: ScannedLine, position: number, start: number): number {
    if (this.#isSticky && start !== position) return notBeforeLimit;
    return this.#exactFrom(line, position)?.index ?? notBeforeLimit;
  }

  #searchAny(): RegExp {
    this.#search ??= new RegExp(this.#converted.source, this.#flags);
    return this.#search;
  }

  #searchAscii(ascii: NonNullable<ConvertedPattern["ascii"]>): RegExp {
    this.#asciiSearch ??= new RegExp(ascii.search ?? ascii.source, this.#asciiFlags(ascii).replace("d", ""));
    return this.#asciiSearch;
  }

  #asciiFlags(ascii: NonNullable<ConvertedPattern["ascii"]>): string {
    return this.#converted.flags.replace(/[vi]/g, "") + (ascii.ignoreCase ? "i" : "");
  }

  /** The places of an occurrence and of its groups (undefined for one that took no part), where `indexIn` found it. */
  places(line: ScannedLine, position: number, at: number): ([number, number] | undefined)[] | null {
    if (this.isPlain) {
      this.#hasGroups ??= hasGroups(this.#converted);
      if (!this.#hasGroups && this.#line === line.id && this.#at === at) return [[at, this.#end]];
    }
    // From its own place on, so that the search does not begin again. Others look from the position.
    return this.#exactFrom(line, this.isPlain ? at : position)?.indices ?? null;
  }

  #exactFrom(line: ScannedLine, position: number): RegExpExecArray | null {
    const exact = this.#exactFor(line);
    exact.lastIndex = position;
    return exact.exec(line.content);
  }

  #exactFor(line: ScannedLine): RegExp {
    const { source, flags, options, ascii } = this.#converted;
    if (ascii && !options && line.isAscii) {
      this.#asciiExact ??= new RegExp(ascii.source, this.#asciiFlags(ascii));
      return this.#asciiExact;
    }
    this.#exact ??= options ? new EmulatedRegExp(source, flags, options) : new RegExp(source, flags);
    return this.#exact;
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
