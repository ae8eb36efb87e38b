import { closingBrace } from "./closing-brace.ts";

const tag = /<(\/?)([A-Za-z][\w.:-]*)/g;

/** A tag where it begins. */
export interface WrittenTag {
  start: number;
  name: string;
  kind: "open" | "end" | "empty";
}

/** Tags with their names. What stands in the attributes of one is none. */
export function* tagsOf(source: string): Generator<WrittenTag, undefined> {
  let end = -1;
  for (const { 1: slash, 2: name = "", index } of source.matchAll(tag)) {
    if (index < end) continue;
    end = endOfTag(source, index);
    yield { start: index, name, kind: slash ? "end" : source[end - 1] === "/" ? "empty" : "open" };
  }
}

/** Characters of one tag that are looked through for where it ends; a longer one ends at its first `>`. */
const tagMost = 2000;

/** Where a tag ends: at the `>` behind its attributes, else at the next that is not the head of an arrow. */
function endOfTag(source: string, from: number): number {
  const last = Math.min(source.length, from + tagMost);
  for (let at = from + 1; at < last; at++) {
    const sign = source[at];
    if (sign === ">" && source[at - 1] !== "=") return at;
    if (sign === "<") break;
    if (sign === "{" || ((sign === '"' || sign === "'") && source[at - 1] === "=")) {
      const close = sign === "{" ? closingBrace(source, at, last - at) : source.indexOf(sign, at + 1);
      if (close < 0 || close >= last) break;
      at = close;
    }
  }
  let at = source.indexOf(">", from);
  while (at > 0 && source[at - 1] === "=") at = source.indexOf(">", at + 1);
  return at < 0 ? source.length : at;
}
