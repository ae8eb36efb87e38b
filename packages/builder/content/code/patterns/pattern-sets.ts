/** A set of what may stand at a place of a line: ASCII characters by their code, any other character, its end. */
export type PlaceSet = readonly [number, number, number, number, number];

/** Stands for every character outside ASCII. */
export const otherCharacter = 128;
/** Stands for the place after the last character. */
export const lineEnd = 129;
/** How many kinds of places there are. */
export const placeKinds = 130;

export const nowhere: PlaceSet = [0, 0, 0, 0, 0];
export const anywhere: PlaceSet = [-1, -1, -1, -1, 3];

/** Before the first character there is nothing, as after the last. */
export const lineStart: PlaceSet = [0, 0, 0, 0, 1 << (lineEnd & 31)];

/** The set of this one character (a code unit of UTF-16) or of one of the places above. */
export function placeOf(code: number): PlaceSet {
  const index = code < 128 ? code : otherCharacter;
  const words: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  words[index >>> 5] = 1 << (index & 31);
  return words;
}

/** What either set holds. */
export function union(a: PlaceSet, b: PlaceSet): PlaceSet {
  return [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4]];
}

/** What both sets hold. */
export function intersection(a: PlaceSet, b: PlaceSet): PlaceSet {
  return [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4]];
}

/** Whether the set holds the place: a code below 128, `otherCharacter` or `lineEnd`. */
export function holds(set: PlaceSet, index: number): boolean {
  return (((set[index >>> 5] as number) >>> (index & 31)) & 1) === 1;
}

/** Whether both hold the same places. */
export function sameSet(a: PlaceSet, b: PlaceSet): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3] && a[4] === b[4];
}

/** ASCII characters that are not in a set; any other character and the end of the line, whether they are or not. */
export function complement(set: PlaceSet): PlaceSet {
  return [~set[0], ~set[1], ~set[2], ~set[3], 3];
}

/** The ASCII characters of a set. */
export function asciiOf(set: PlaceSet): PlaceSet {
  return [set[0], set[1], set[2], set[3], 0];
}

/** Any character, but not the end of the line. */
export const anyCharacter: PlaceSet = intersection(anywhere, [-1, -1, -1, -1, 1]);

const known = new Map<string, PlaceSet>();

/**
 * The ASCII characters that a class or an escape of a pattern takes (`[a-z]`, `\w`), and every other character: which of
 * those it takes is not known.
 */
export function charactersOf(text: string, ignoreCase = false): PlaceSet {
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
