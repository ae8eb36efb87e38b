import { findCode, inRanges } from "../../scan/code-ranges.ts";
import { lineEnd, markersBefore } from "../../scan/end-of-element.ts";
import { continuation, widthOf } from "../../scan/indentation.ts";
import type { Change, Repair } from "../repair.ts";

const marker = /^[ \t]*([-*+]|\d{1,9}[.)])(?:[ \t]+|$)/;

/**
 * White space before the lines of an element that begins and ends in an item of a list and goes on at the left of it, where
 * Markdown ends the item. Null where none of its lines does, where its end stands at the left of the item too, and where
 * the next item begins before it.
 * @param at where it begins.
 * @param to where its closing tag begins.
 */
export function repairOutdentedLines(source: string, at: number, to: number, name: string): Repair | null {
  const text = continuation(markersBefore(source, at));
  const column = widthOf(text);
  const item = itemAround(source, at, column);
  const end = source.slice(source.lastIndexOf("\n", to - 1) + 1, to);
  if (!item || column === 0 || end.trim() !== "" || widthOf(end) < item.column) return null;
  const code = findCode(source);
  const changes: Change[] = [];
  let isAtLeft = false;
  for (let from = lineEnd(source, at) + 1; from < to - end.length; from = lineEnd(source, from) + 1) {
    const line = source.slice(from, lineEnd(source, from));
    if (line.trim() === "") continue;
    const isCode = inRanges(code, from) && inRanges(code, from - 1);
    if (!isCode) {
      isAtLeft = widthOf(/^[ \t]*/.exec(line)?.[0] ?? "") < item.column;
      if (isAtLeft && kindOf(marker.exec(line)?.[1]) === item.kind) return null;
    }
    if (isAtLeft) changes.push({ start: from, end: from, text });
  }
  const [first, ...also] = changes;
  if (!first) return null;
  const message = `\`<${name}>\` begins in an item of a list, and goes on in lines at the left of it. They were taken into it.`;
  return { ...first, message, hint: "Indent its lines as deep as its tag.", about: at, also };
}

/** The item that a place stands in at a column: where its content begins, and what kind of list it is one of. */
function itemAround(source: string, at: number, column: number): { column: number; kind: string | undefined } | null {
  for (let end = lineEnd(source, at); end >= 0; ) {
    const start = source.lastIndexOf("\n", end - 1) + 1;
    const found = marker.exec(source.slice(start, end));
    if (found && widthOf(found[0]) <= column) return { column: widthOf(found[0]), kind: kindOf(found[1]) };
    end = start - 1;
  }
  return null;
}

/** Items with signs of different kinds are of different lists. */
function kindOf(sign: string | undefined): string | undefined {
  return sign?.at(-1);
}
