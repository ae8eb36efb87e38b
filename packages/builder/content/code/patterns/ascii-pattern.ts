import { kindsEnd, membersOf } from "./character-kinds.ts";

/**
 * The same pattern for lines that are ASCII throughout, without the `v` flag: its classes become short lists, so that
 * it compiles and runs several times faster than one that knows all of Unicode. Null where that cannot be said.
 */
export function asciiPattern(source: string, ignoreCase: boolean): string | null {
  return narrowPattern(source, (text, isMixed) => asciiClass(text, ignoreCase, isMixed));
}

/**
 * The same for lines in which characters outside ASCII are replaced by the one that stands for their kind
 * (`ScannedLine.narrow`) as well. Null for a pattern that tells characters of a kind apart.
 */
export function narrowKindsPattern(source: string, ignoreCase: boolean): string | null {
  if (hasModifiers(source) || hasOtherCharacter(source) || comparesText(source)) return null;
  return narrowPattern(source, (text) => kindsClass(text, ignoreCase));
}

function narrowPattern(source: string, classOf: (text: string, isMixed: boolean) => string | null): string | null {
  const isMixed = hasModifiers(source);
  let result = "";
  let at = 0;
  while (at < source.length) {
    const text = tokenAt(source, at);
    const own = /^(?:\[|\\[pPsS])/.test(text) ? classOf(text, isMixed) : asciiText(text);
    if (own === null) return null;
    result += own;
    at += text.length;
  }
  return result;
}

/** Whether a character outside ASCII is written in it, be it in a class. */
function hasOtherCharacter(source: string): boolean {
  return /[^\0-\x7f]|\\u[\da-f]|\\x[89a-f]/i.test(source) || /\\u\{0*(?:[89a-f][\da-f]|[\da-f]{3,})\}/i.test(source);
}

/** Whether it asks for text that a group took, where that is not what the group has just seen: `(?=(a*))\1`. */
function comparesText(source: string): boolean {
  const open: { at: number; group: number }[] = [];
  let groups = 0;
  let last = { at: 0, group: 0, end: 0 };
  let atomic = { group: 0, end: 0 };
  for (let at = 0; at < source.length; ) {
    const text = tokenAt(source, at);
    if (text === "(") {
      const captures = /^\((?!\?)|^\(\?<(?![=!])/.test(source.slice(at, at + 4));
      if (captures) groups++;
      open.push({ at, group: captures ? groups : 0 });
    } else if (text === ")") {
      const closed = open.pop() ?? { at: 0, group: 0 };
      const isAtomic = last.end === at && last.at === closed.at + 3 && source.startsWith("(?=", closed.at);
      if (isAtomic) atomic = { group: last.group, end: at + 1 };
      last = { ...closed, end: at + 1 };
    } else if (/^\\[1-9]/.test(text)) {
      const number = /^\d+/.exec(source.slice(at + 1))?.[0] ?? "";
      if (atomic.end !== at || atomic.group === 0 || atomic.group !== Number(number)) return true;
    }
    at += text.length;
  }
  return false;
}

/** Whether parts of it ignore the case, or mind it, by a group of their own. */
export function hasModifiers(source: string): boolean {
  return /\(\?[a-z]*-?[a-z]+:/.test(source);
}

/** What stands at a place: an escape, a class with all that it holds, or one character. */
export function tokenAt(source: string, at: number): string {
  const length = source[at] === "[" ? classLength(source, at) : source[at] === "\\" ? escapeLength(source, at) : 1;
  return source.slice(at, at + length);
}

function classLength(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === "[") depth++;
    else if (source[at] === "]" && --depth === 0) return at + 1 - start;
  }
  throw new SyntaxError("A class has no end");
}

function escapeLength(source: string, at: number): number {
  const braced = /\\[pPu]\{[^}]*\}/y;
  braced.lastIndex = at;
  return braced.exec(source)?.[0].length ?? 2;
}

function asciiText(text: string): string | null {
  if (text.startsWith("\\k")) return null;
  if (!text.startsWith("\\u{")) return text;
  const code = Number.parseInt(text.slice(3, -1), 16);
  return code < 128 ? `\\x${hex(code)}` : "[]";
}

const classes = new Map<string, string | null>();

/** A class as a list. Where parts of a pattern ignore the case, a list must be read as its author wrote it. */
function asciiClass(text: string, ignoreCase: boolean, isMixed: boolean): string | null {
  const key = `${ignoreCase ? "i" : ""}${isMixed ? "m" : ""}${text}`;
  let known = classes.get(key);
  if (known === undefined) {
    if (!isMixed) known = list(text, ignoreCase, "");
    else if (/\\[PWDS]|&&|--/.test(text) || text.slice(2).includes("[^")) known = null;
    else known = text.startsWith("[^") ? list(`[${text.slice(2)}`, false, "^") : list(text, false, "");
    classes.set(key, known);
  }
  return known;
}

function list(text: string, ignoreCase: boolean, sign: string): string {
  const test = new RegExp(`^${text}$`, ignoreCase ? "iv" : "v");
  const has = Array.from({ length: 0x80 }, (_, code) => test.test(String.fromCharCode(code)));
  return sign === "" && !has.includes(false) ? "[^]" : `[${sign}${ranges(has)}]`;
}

const kindsClasses = new Map<string, string | null>();

/** A class as a list of ASCII characters and of those that stand for kinds; null where it has a part of a kind. */
function kindsClass(text: string, ignoreCase: boolean): string | null {
  const key = `${ignoreCase ? "i" : ""}${text}`;
  let known = kindsClasses.get(key);
  if (known === undefined) {
    known = kindsList(text, ignoreCase ? "iv" : "v");
    kindsClasses.set(key, known);
  }
  return known;
}

function kindsList(text: string, flags: string): string | null {
  const one = new RegExp(`^${text}$`, flags);
  const any = new RegExp(text, flags);
  const all = new RegExp(`^${text}+$`, flags);
  const has = Array.from({ length: 0x80 }, (_, code) => one.test(String.fromCharCode(code)));
  for (let kind = 0x80; kind < kindsEnd; kind++) {
    const members = membersOf(kind);
    const hasAny = any.test(members);
    if (hasAny && !all.test(members)) return null;
    has.push(hasAny);
  }
  return has.includes(false) ? `[${ranges(has)}]` : "[^]";
}

/** What a list of the codes that are in it holds. */
function ranges(has: readonly boolean[]): string {
  let result = "";
  for (let code = 0; code < has.length; code++) {
    const first = code;
    while (has[code]) code++;
    if (code > first) result += `\\x${hex(first)}${code - first > 1 ? `-\\x${hex(code - 1)}` : ""}`;
  }
  return result;
}

function hex(code: number): string {
  return code.toString(16).padStart(2, "0");
}
