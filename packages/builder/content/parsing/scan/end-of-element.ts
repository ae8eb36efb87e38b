import { closingBrace } from "./closing-brace.ts";
import { findCode, inRanges } from "./code-ranges.ts";
import { widthOf } from "./indentation.ts";

/** What an element stands in by the parser's name, where it ended without a closing tag. */
export type ContainerKind = "blockQuote" | "listItem" | "paragraph";

/** Lines that begin something of their own, where a paragraph ends. */
const beginsBlock =
  /^[ \t]*(?:#{1,6}[ \t]|```|~~~|>|(?:[-*+]|\d{1,9}[.)])[ \t]|-{3,}[ \t]*$|\{.*\}[ \t]*$|<\/?[A-Za-z][^<]*>[ \t]*$|<(?:li|p|d[td]|t[dhr]|option)[ \t>])/;
const markers = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]*)*/;

/**
 * The end of the last line of what an element stands in whose tag stands between two offsets: of its quotation, of its item of
 * a list, of its paragraph.
 */
export function endOfContainer(source: string, at: number, end: number, kind: ContainerKind): number {
  const before = markersBefore(source, at);
  const depth = before.split(">").length - 1;
  const within = before.slice(before.lastIndexOf(">") + 1);
  const column = widthOf(depth > 0 ? within.replace(/^ /, "") : within);
  const code = findCode(source);
  let last = lineEnd(source, end);
  let isBelowText = true;
  for (let from = last + 1; from < source.length; ) {
    const to = lineEnd(source, from);
    const line = withoutQuotes(source.slice(from, to), depth);
    const isBlank = line?.trim() === "";
    if (line === null || (kind === "paragraph" && (isBlank || beginsBlock.test(line)))) break;
    const isInside = kind !== "listItem" || indentationOf(line) >= column || (isBelowText && !beginsBlock.test(line));
    if (!isBlank && !isInside && !inRanges(code, from)) break;
    if (!isBlank) last = to;
    isBelowText = !isBlank;
    from = to + 1;
  }
  return last;
}

/** The end of the last line of the quotation that an offset stands in, which stands in so many others. */
export function endOfQuotation(source: string, at: number, outer: number): number {
  let last = lineEnd(source, at);
  for (let from = last + 1; from < source.length; from = last + 1) {
    const to = lineEnd(source, from);
    if (withoutQuotes(source.slice(from, to), outer + 1) === null) break;
    last = to;
  }
  return last;
}

/** What stands before a block that begins on the line of an offset: white space, marks of lists and quotations. */
export function markersBefore(source: string, at: number): string {
  return markers.exec(source.slice(source.lastIndexOf("\n", at - 1) + 1, at))?.[0] ?? "";
}

/** The end of the last line that is indented more than a tag above it, which has its line to itself; -1 where the next is not. */
export function endOfIndented(source: string, at: number, end: number): number {
  const before = source.slice(source.lastIndexOf("\n", at - 1) + 1, at);
  const tagLine = lineEnd(source, end);
  if (before.trim() !== "" || source.slice(end, tagLine).trim() !== "") return -1;
  const column = widthOf(before);
  const code = findCode(source);
  const isInBraces = bracesFollower(source, tagLine);
  let last = -1;
  for (let from = tagLine + 1; from < source.length; ) {
    const to = lineEnd(source, from);
    const line = source.slice(from, to);
    if (line.trim() !== "") {
      const isInside = indentationOf(line) > column || (last >= 0 && (inRanges(code, from) || isInBraces(from)));
      if (!isInside) break;
      last = to;
    }
    from = to + 1;
  }
  return last;
}

/** Tells of offsets behind a place, which must not become smaller, whether they stand in an expression that begins there. */
function bracesFollower(source: string, place: number): (offset: number) => boolean {
  let brace = source.indexOf("{", place);
  let close = brace;
  return (offset) => {
    while (brace >= 0 && close < offset) {
      if (close > brace) brace = source.indexOf("{", close);
      if (brace < 0 || brace >= offset) return false;
      close = closingBrace(source, brace);
      // Text behind a brace without an end is in none.
      if (close < 0) brace = -1;
    }
    return brace >= 0 && brace < offset;
  };
}

/** The end of the line that an offset stands in. */
export function lineEnd(source: string, from: number): number {
  const end = source.indexOf("\n", from);
  return end < 0 ? source.length : end;
}

function indentationOf(line: string): number {
  return widthOf(/^[ \t]*/.exec(line)?.[0] ?? "");
}

/** A line without what makes so many quotations of it; null where it is in fewer. */
function withoutQuotes(line: string, depth: number): string | null {
  let rest = line;
  for (let left = depth; left > 0; left--) {
    const sign = /^[ \t]*> ?/.exec(rest)?.[0];
    if (sign === undefined) return null;
    rest = rest.slice(sign.length);
  }
  return rest;
}
