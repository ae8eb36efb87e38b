import { findCode, inRanges } from "./code-ranges.ts";
import type { Repair } from "./repair.ts";

/** Tags within a line: what they hold beyond its paragraph cannot be theirs. */
const withinLine = new Set(
  "a abbr b bdi bdo cite code del em font i ins kbd mark q s samp small span strike strong sub sup u var Badge Icon Link Tooltip".split(
    " ",
  ),
);

/** What may stand before a tag that begins a block: white space, markers of lists and quotes, other tags. */
const blockStart = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]+)*$/;

const hint = "Put the opening and the closing tag on lines of their own.";

/**
 * A line end before or after a tag that shares a line with text, though it holds more than that line: MDX asks for tags
 * of blocks on lines of their own. Null where the tag stands alone already, has no other end, or is one within a line.
 */
export function repairOpeningLine(source: string, start: number, end: number, name: string): Repair | null {
  if (withinLine.has(name) || !hasClosing(source, end, name)) return null;
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const before = source.slice(lineStart, start);
  const indentation = indentationOf(before);
  const message = `\`<${name}>\` shares its line with text, and ends on another.`;
  if (!blockStart.test(before)) return { start, end: start, text: `\n${indentation}`, message, hint };
  const after = source.slice(end, lineEndOf(source, end));
  return after.trim() === "" ? null : { start: end, end, text: `\n${indentation}`, message, hint };
}

/** The same for a closing tag at the end of a text; `opening` is where its other end stands. */
export function repairClosingLine(source: string, start: number, opening: number, name: string): Repair | null {
  if (withinLine.has(name)) return null;
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  if (source.slice(lineStart, start).trim() === "") return null;
  const indentation = indentationOf(source.slice(source.lastIndexOf("\n", opening - 1) + 1, opening));
  const message = `\`</${name}>\` shares its line with text, and begins on another.`;
  return { start, end: start, text: `\n${indentation}`, message, hint };
}

/** What the next line of a block begins with, from what its first begins with. */
function indentationOf(before: string): string {
  const markers = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]+)*/.exec(before)?.[0] ?? "";
  return markers.replace(/[^\s>]/g, " ");
}

function lineEndOf(source: string, at: number): number {
  const end = source.indexOf("\n", at);
  return end < 0 ? source.length : end;
}

/** Whether a tag that was opened is closed again later. */
function hasClosing(source: string, from: number, name: string): boolean {
  const code = findCode(source);
  const tag = new RegExp(`<(/?)${name.replace(/[.$]/g, "\\$&")}(?![\\w.-])[^<>]*?(/?)>`, "g");
  tag.lastIndex = from;
  let depth = 1;
  for (let found = tag.exec(source); found; found = tag.exec(source)) {
    if (inRanges(code, found.index)) continue;
    if (found[1]) depth--;
    else if (!found[2]) depth++;
    if (depth === 0) return true;
  }
  return false;
}
