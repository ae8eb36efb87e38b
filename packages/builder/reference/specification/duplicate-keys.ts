import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";

/** What tells of a key that stands twice in one place: the last value counts, and the others are lost. */
export function duplicateKey(place: Position): Diagnostic {
  return {
    severity: "warning",
    code: "duplicate-key",
    message: `${place.file} has a key twice in one place: only the last of them is read`,
    hint: "Put both into one, or give one another name; the keys behind it may be twice as well",
    ...place,
  };
}

/** Names of an object up to this many are looked through; more are kept in a set. */
const few = 12;

/** Where the first key stands that its object in a valid text of JSON has already; -1 where there is none. */
export function duplicateKeyOfJson(text: string): number {
  const around: (Names | null)[] = [];
  let names: Names | null = null;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x7b || code === 0x5b) {
      around.push(names);
      names = code === 0x7b ? new Names() : null;
    } else if (code === 0x7d || code === 0x5d) names = around.pop() ?? null;
    else if (code === 0x22) {
      const end = endOfString(text, at);
      if (names && isKey(text, end) && !names.add(text.slice(at + 1, end))) return at;
      at = end;
    }
  }
  return -1;
}

/** Names that are each there once. */
class Names {
  readonly #list: string[] = [];
  #set: Set<string> | null = null;

  /** Whether the name was not there before. */
  add(name: string): boolean {
    if (this.#set ? this.#set.has(name) : this.#list.includes(name)) return false;
    if (this.#set) this.#set.add(name);
    else if (this.#list.push(name) > few) this.#set = new Set(this.#list);
    return true;
  }
}

/** Whether a string is a key: a colon follows. */
function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 0x20) at++;
  return text.charCodeAt(at) === 0x3a;
}

/** Where the string of JSON ends that begins at a place. */
export function endOfString(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === "\\") slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
