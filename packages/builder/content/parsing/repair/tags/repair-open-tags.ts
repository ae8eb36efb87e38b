import { voidTags } from "../../../html/html-names.ts";
import { findCode, inRanges, withoutCode } from "../../scan/code-ranges.ts";
import { isInString } from "../../scan/strings.ts";
import { tagsOf } from "../../scan/written-tags.ts";
import type { Repair } from "../repair.ts";
import { textRepair } from "../text-repair.ts";
import { unknownNames } from "./known-names.ts";
import { isStandIn } from "./stand-ins.ts";

/**
 * Makes text of the tags without an end whose names nobody knows (`<foo>`), that have none (`<>`) or that stand for a word, in
 * the order of the source. Code is left alone, and so are strings of programs. Those without content are no business of this.
 */
export function openTagRepairs(source: string): Repair[] {
  const code = findCode(source);
  const tags = [...tagsOf(source)].filter(({ start }) => !inRanges(code, start));
  const closed = new Set(tags.filter(({ kind }) => kind === "end").map(({ name }) => name));
  const names = new Set(tags.map(({ name }) => name).filter((name) => !closed.has(name)));
  const isWord = (name: string, start: number) =>
    !closed.has(name) && !voidTags.has(name) && isStandIn(source, start, start + name.length + 2);
  const unknown = unknownNames(names, withoutCode(source));
  const starts = tags
    .filter(({ kind, name, start }) => kind === "open" && (unknown.has(name) || isWord(name, start)))
    .map(({ start }) => start);
  return [...starts, ...openFragments(source, code)]
    .sort((one, other) => one - other)
    .filter((start) => !isInString(source, start, start + 1))
    .map((start) => textRepair(source, start));
}

/** Where the `<>` stand that no `</>` ends. */
function openFragments(source: string, code: readonly number[]): number[] {
  const open: number[] = [];
  for (const { 1: slash, index } of source.matchAll(/<(\/?)>/g)) {
    if (inRanges(code, index)) continue;
    if (slash) open.pop();
    else open.push(index);
  }
  return open;
}
