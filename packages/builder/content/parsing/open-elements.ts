import { closingBrace } from "./closing-brace.ts";
import { withoutCode } from "./code-ranges.ts";
import type { Repair } from "./repair.ts";
import { unknownNames } from "./repair-syntax.ts";
import { repairedSigns } from "./repaired-signs.ts";

/** Elements open at once at most: the native parser's time grows with their square. */
export const openMost = 1000;

const tag = /<(\/?)([A-Za-z][\w.:-]*)/g;

/**
 * How many elements are open at once to the parser where most are, by a count that knows no code. No element ends by the end of one
 * that stands around it.
 */
export function openAtOnce(source: string): number {
  const open: string[] = [];
  let most = 0;
  for (const tag of tagsOf(source)) {
    follow(open, tag);
    if (open.length > most) most = open.length;
  }
  return most;
}

/** How many elements are open behind each tag, and where it begins. */
export function* openAtTags(source: string): Generator<{ start: number; count: number }, undefined> {
  const open: string[] = [];
  for (const tag of tagsOf(source)) {
    follow(open, tag);
    yield { start: tag.start, count: open.length };
  }
}

function follow(open: string[], { name, kind }: WrittenTag): void {
  if (kind === "open") open.push(name);
  else if (kind === "end" && open.at(-1) === name) open.pop();
}

/** Makes text of the tags without an end whose names nobody knows (`<foo>`), in the order of the source. */
export function openTagRepairs(source: string): Repair[] {
  const text = withoutCode(source);
  const tags = [...tagsOf(text)];
  const closed = new Set(tags.filter(({ kind }) => kind === "end").map(({ name }) => name));
  const unknown = unknownNames(new Set(tags.map(({ name }) => name).filter((name) => !closed.has(name))), text);
  return tags
    .filter(({ name, kind }) => unknown.has(name) && kind === "open")
    .map(({ start }) => ({
      start,
      end: start + 1,
      text: repairedSigns.angle,
      message: "This tag has no end, and there is no component of its name; it is shown as it is written.",
      hint: "Write \\< or &lt; for a less-than sign in text.",
    }));
}

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
