import { findCode, inRanges } from "../../scan/code-ranges.ts";
import { lineEnd, markersBefore } from "../../scan/end-of-element.ts";
import { beginning, continuation, quotation, widthOf } from "../../scan/indentation.ts";
import type { Change, Repair } from "../repair.ts";

const hint = "Begin each of its lines with >.";

/**
 * The `>` before lines of an element or an expression that begins in a quotation and goes on without it, as Markdown allows
 * for a paragraph alone. Null where none of the lines lacks it, or where a blank line has ended the quotation.
 * @param at where it begins.
 * @param to where the last of its lines ends, or anything in that line.
 * @param what it is, as the first word of a sentence.
 */
export function repairLazyLines(source: string, at: number, to: number, what: string): Repair | null {
  const before = markersBefore(source, at);
  const depth = quotesOf(before);
  if (depth === 0) return null;
  const text = continuation(before);
  const column = widthOf(before.slice(0, before.indexOf(">")));
  const code = findCode(source);
  const changes: Change[] = [];
  for (let from = lineEnd(source, at) + 1; from <= to && from < source.length; from = lineEnd(source, from) + 1) {
    const line = source.slice(from, lineEnd(source, from));
    if (quotesOf(quotation.exec(line)?.[0] ?? "") >= depth) continue;
    if (line.trim() === "" && !inRanges(code, from)) return null;
    changes.push({ start: from, end: from + lengthOfMarks(line, column), text });
  }
  const [first, ...also] = changes;
  if (!first) return null;
  const message = `${what} begins in a quotation, and goes on in lines that do not begin with \`>\`. They were taken into it.`;
  return { ...first, message, hint, about: at, also };
}

/** Characters of what a line has of it: the marks of quotations around, or white space as deep as the quotation stands. */
function lengthOfMarks(line: string, column: number): number {
  const marks = quotation.exec(line)?.[0];
  const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
  return (marks ?? beginning(indent, Math.min(column, widthOf(indent)))).length;
}

function quotesOf(markers: string): number {
  return markers.split(">").length - 1;
}
