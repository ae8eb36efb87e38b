import {
  anywhere,
  asciiOf,
  charactersOf,
  complement,
  intersection,
  nowhere,
  type PlaceSet,
  sameSet,
  union,
} from "./pattern-sets.ts";

/** A part of a pattern. */
export interface Part {
  /** Characters with which it may begin, where it consumes any. */
  first: PlaceSet;
  /** What may follow where it consumes nothing; `nowhere` when it always consumes. */
  passes: PlaceSet;
  /** What may stand before it. */
  before: PlaceSet;
  /** What may be the second character that it consumes; and whether it may consume just one. */
  second: PlaceSet;
  isOne: boolean;
  /** What it may end with; and whether that may be what the part before it ends with. */
  last: PlaceSet;
  isLastBefore: boolean;
  /** Characters each of which, alone, is certain to be all that it takes. */
  single: PlaceSet;
  /** It asks that a word begins or ends here. */
  isBoundary: boolean;
  required: PlaceSet;
  isAnchored: boolean;
}

/** Matches the empty text anywhere. */
export const nothing: Part = {
  first: nowhere,
  passes: anywhere,
  before: anywhere,
  second: nowhere,
  isOne: false,
  last: nowhere,
  isLastBefore: true,
  single: nowhere,
  isBoundary: false,
  required: nowhere,
  isAnchored: false,
};

/** Takes one character of a set, and is certain that the line must have `required`. */
export function consumes(first: PlaceSet, required: PlaceSet): Part {
  const more = { isOne: true, last: first, isLastBefore: false, single: first };
  return { ...nothing, ...more, first, passes: nowhere, required };
}

/** Takes what no one can say. */
export const unknown: Part = { ...nothing, first: anywhere, second: anywhere, isOne: true, last: anywhere };

/** A part with one after it. */
export function followed(part: Part, item: Part): Part {
  const isAtStart = sameSet(part.first, nowhere);
  const mayBeEmpty = !sameSet(part.passes, nowhere);
  const isEmptyItem = sameSet(item.first, nowhere);
  let { before, second } = part;
  if (isAtStart) before = intersection(before, item.before);
  if (isAtStart && part.isBoundary && sameSet(item.passes, nowhere))
    before = intersection(before, besideWord(item.first));
  if (part.isOne) second = union(second, item.first);
  if (mayBeEmpty) second = union(second, item.second);
  return {
    first: union(part.first, intersection(part.passes, item.first)),
    passes: intersection(part.passes, item.passes),
    before,
    second,
    isOne: (part.isOne && !sameSet(item.passes, nowhere)) || (mayBeEmpty && item.isOne),
    last: item.isLastBefore ? union(part.last, item.last) : item.last,
    isLastBefore: part.isLastBefore && item.isLastBefore,
    single: item.single,
    isBoundary: (part.isBoundary && isEmptyItem) || item.isBoundary,
    required: union(part.required, item.required),
    // What is optional before it consumes nothing when it is at the start.
    isAnchored: part.isAnchored || item.isAnchored,
  };
}

/** What may stand before one of these characters where a word begins or ends between. */
function besideWord(first: PlaceSet): PlaceSet {
  const others = complement(wordCharacters);
  const isWord = sameSet(intersection(asciiOf(first), others), nowhere);
  const isOther = sameSet(intersection(asciiOf(first), wordCharacters), nowhere);
  return isWord ? others : isOther ? wordCharacters : anywhere;
}

/** Either of two parts. */
export function either(part: Part, other: Part): Part {
  return {
    first: union(part.first, other.first),
    passes: union(part.passes, other.passes),
    before: union(part.before, other.before),
    second: union(part.second, other.second),
    isOne: part.isOne || other.isOne,
    last: union(part.last, other.last),
    isLastBefore: part.isLastBefore || other.isLastBefore,
    single: union(part.single, other.single),
    isBoundary: false,
    required: intersection(part.required, other.required),
    isAnchored: part.isAnchored && other.isAnchored,
  };
}

const wordCharacters = asciiOf(charactersOf("\\w"));
