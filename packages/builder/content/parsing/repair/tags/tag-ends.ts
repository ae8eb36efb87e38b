import { findCode, inRanges } from "../../scan/code-ranges.ts";
import type { Change } from "../repair.ts";

/**
 * A tag that begins its line, or an item of a list, with nothing but tags and expressions before it, up to a `>` that
 * begins another line and has something behind it. Right below a table it would be a row.
 */
const overLines =
  /(?<!\|[ \t]*\n)^(?:[ \t]|(?:[-*+]|\d{1,9}[.)])[ \t])*(?:(?:<\/?[A-Za-z](?:[^<>{}\n]|\{[^{}<>\n]*\})*>|\{[^{}\n]*\})[ \t]*)*<[A-Za-z][\w.:-]*(?![\w.:-])(?:[^<>"'{}`\n]|\n(?![ \t]*\n)|"[^"<>]*"|'[^'<>]*'|\{(?:[^{}<>]|\{[^{}<>]*\})*\})*?(\n[ \t]*)>(?=[ \t]*\S)/gm;

/**
 * Line ends to be taken away before the `>` of tags, in the order of the source. MDX reads a tag that begins its line to
 * its end, whatever its lines begin with; the parser takes that `>` for a quotation, unless nothing but tags follows.
 */
export function tagEnds(source: string): Change[] {
  const changes: Change[] = [];
  const code = findCode(source);
  for (const { 0: tag, 1: between = "", index } of source.matchAll(overLines)) {
    const end = index + tag.length - 1;
    if (!inRanges(code, end)) changes.push({ start: end - between.length, end, text: "" });
  }
  return changes;
}
