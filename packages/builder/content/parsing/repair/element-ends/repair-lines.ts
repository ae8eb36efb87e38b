import { lineEnd } from "../../scan/end-of-element.ts";
import { continuation } from "../../scan/indentation.ts";
import { isWithinLine } from "../../scan/tag-kinds.ts";
import type { Repair } from "../repair.ts";
import { closingOf } from "./repair-contained.ts";

/** What may stand before a tag that begins a block: white space, markers of lists and quotes, other tags. */
const blockStart = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]+)*$/;

const hint = "Put the opening and the closing tag on lines of their own.";

/**
 * A line end before or after a tag that shares a line with text, though it holds more than that line: MDX asks for tags
 * of blocks on lines of their own. Null where the tag stands alone already, has no other end, or is one within a line.
 */
export function repairOpeningLine(source: string, start: number, end: number, name: string): Repair | null {
  if (isWithinLine(name) || !closingOf(source, end, name)) return null;
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const before = source.slice(lineStart, start);
  const indentation = continuation(before);
  const message = `\`<${name}>\` shares its line with text, and ends on another.`;
  if (!blockStart.test(before)) return { start, end: start, text: `\n${indentation}`, message, hint };
  const after = source.slice(end, lineEnd(source, end));
  return after.trim() === "" ? null : { start: end, end, text: `\n${indentation}`, message, hint };
}

/**
 * The same for a closing tag that shares its line with text before it, or behind it; `opening` is where its other end stands.
 * @param closing where the closing tag stands.
 */
export function repairClosingLine(
  source: string,
  closing: { start: number; end: number },
  opening: number,
  name: string,
): Repair | null {
  if (isWithinLine(name)) return null;
  const { start, end } = closing;
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const isFirst = source.slice(lineStart, start).trim() === "";
  if (isFirst && source.slice(end, lineEnd(source, end)).trim() === "") return null;
  const indentation = continuation(source.slice(source.lastIndexOf("\n", opening - 1) + 1, opening));
  const message = `\`</${name}>\` shares its line with text, and begins on another.`;
  const at = isFirst ? end : start;
  return { start: at, end: at, text: `\n${indentation}`, message, hint };
}
