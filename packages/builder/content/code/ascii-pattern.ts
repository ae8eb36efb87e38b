/**
 * The same pattern for lines that are ASCII throughout, without the `v` flag: its classes become short lists, so that
 * it compiles and runs several times faster than one that knows all of Unicode. Null where that cannot be said.
 */
export function asciiPattern(source: string, ignoreCase: boolean): string | null {
  const isMixed = hasModifiers(source);
  let result = "";
  let at = 0;
  while (at < source.length) {
    const text = tokenAt(source, at);
    const own = /^(?:\[|\\[pP])/.test(text) ? asciiClass(text, ignoreCase, isMixed) : asciiText(text);
    if (own === null) return null;
    result += own;
    at += text.length;
  }
  return result;
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
  let result = "";
  let count = 0;
  for (let code = 0; code < 128; code++) {
    const first = code;
    while (code < 128 && test.test(String.fromCharCode(code))) code++;
    if (code === first) continue;
    count += code - first;
    result += `\\x${hex(first)}${code - first > 1 ? `-\\x${hex(code - 1)}` : ""}`;
  }
  if (sign === "" && count === 128) return "[^]";
  return `[${sign}${result}]`;
}

function hex(code: number): string {
  return code.toString(16).padStart(2, "0");
}
