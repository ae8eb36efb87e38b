import { EmulatedRegExp } from "oniguruma-to-es";
import { CandidatePlaces } from "./candidate-places.ts";
import type { ConvertedPattern } from "./convert-pattern.ts";
import { nowhere, type PlaceSet, sameSet } from "./pattern-sets.ts";
import type { ScannedLine } from "./scanned-line.ts";

/**
 * A pattern of a grammar, shared by all rules that contain it. Most searches ask only whether and where it occurs; that
 * is answered without captures, once for a line, and without running it where a line has not what it takes. Captures
 * are made for the one pattern that wins.
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
  /** Each finds an empty match at the place, so that `lastIndex` is the place. Made when they are first needed. */
  #search: RegExp | null = null;
  #asciiSearch: RegExp | null = null;
  #exact: RegExp | null = null;
  #asciiExact: RegExp | null = null;
  #line = 0;
  #from = 0;
  #at = -1;

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

  /** Where it occurs at or after a position and before `limit`; -1 for nowhere. */
  indexIn(line: ScannedLine, position: number, limit: number): number {
    if (this.#line === line.id && this.#from <= position && (this.#at === -1 || this.#at >= position)) return this.#at;
    let start = position;
    if (this.#candidates !== null) {
      if (this.#isAnchored && position > 0) return -1;
      if (this.#required !== null && line.isAscii && !line.hasAll(this.#required)) return this.#found(line, 0, -1);
      start = this.#candidates.next(line, position);
      if (start === -1) return this.#found(line, position, -1);
      if (start >= limit) return -1;
    }
    if (!this.isPlain) return this.#indexFrom(line, position, start);
    const { ascii } = this.#converted;
    const search = ascii && line.isAscii ? this.#searchAscii(ascii) : this.#searchAny();
    search.lastIndex = start;
    return this.#found(line, position, search.test(line.content) ? search.lastIndex : -1);
  }

  #found(line: ScannedLine, from: number, at: number): number {
    this.#line = line.id;
    this.#from = from;
    this.#at = at;
    return at;
  }

  /** Of a pattern that looks at the place where the search begins. */
  #indexFrom(line: ScannedLine, position: number, start: number): number {
    if (this.#isSticky && start !== position) return -1;
    return this.captures(line, position)?.index ?? -1;
  }

  #searchAny(): RegExp {
    this.#search ??= new RegExp(`(?=${this.#converted.source})`, this.#flags);
    return this.#search;
  }

  #searchAscii(ascii: NonNullable<ConvertedPattern["ascii"]>): RegExp {
    this.#asciiSearch ??= new RegExp(`(?=${ascii.search ?? ascii.source})`, this.#asciiFlags(ascii).replace("d", ""));
    return this.#asciiSearch;
  }

  #asciiFlags(ascii: NonNullable<ConvertedPattern["ascii"]>): string {
    return this.#converted.flags.replace(/[vi]/g, "") + (ascii.ignoreCase ? "i" : "");
  }

  captures(line: ScannedLine, position: number): RegExpExecArray | null {
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
