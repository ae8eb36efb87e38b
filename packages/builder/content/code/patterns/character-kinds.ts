/**
 * General categories of Unicode, apart in those of which some are letters. Patterns tell characters outside ASCII apart
 * by these alone, but for a few patterns; so each character may stand for all of its kind, in a line of one byte for a
 * character.
 */
const kinds = [
  ..."Lu Ll Lt Lm Lo Me Nd No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk Zs Zl Zp Cc Cf Co Cn"
    .split(" ")
    .map((name) => `\\p{${name}}`),
  ..."Mn Mc Nl So".split(" ").flatMap((name) => [`[\\p{${name}}&&\\p{Alphabetic}]`, `[\\p{${name}}--\\p{Alphabetic}]`]),
];
/** The character that stands for the first kind. */
const firstKind = 0x80;
/** Characters that stand for kinds end before this. */
export const kindsEnd = firstKind + kinds.length;

const tests = kinds.map((kind) => new RegExp(kind, "v"));
/** Those that some pattern tells apart from their kind: ends of lines, a space, letters that fold to ASCII. */
const specials = new Set([0x85, 0x17f, 0x2028, 0x2029, 0x212a, 0xfeff]);
const known = new Map<number, number>();

/** The character that stands for a character outside ASCII; 0 for one that none stands for. */
export function kindOf(code: number): number {
  let kind = known.get(code);
  if (kind === undefined) {
    const isAlone = specials.has(code) || (code >= 0xd800 && code < 0xe000);
    kind = isAlone ? 0 : firstKind + tests.findIndex((test) => test.test(String.fromCharCode(code)));
    known.set(code, kind);
  }
  return kind;
}

let members: string[] | undefined;

/** All characters, of those with up to 16 bits, for which a character stands. */
export function membersOf(kind: number): string {
  if (!members) {
    const lists: string[][] = kinds.map(() => []);
    for (let code = 0x80; code < 0x10000; code++) {
      const own = kindOf(code);
      if (own !== 0) lists[own - firstKind]?.push(String.fromCharCode(code));
    }
    members = lists.map((list) => list.join(""));
  }
  return members[kind - firstKind] as string;
}
