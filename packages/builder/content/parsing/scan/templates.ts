import { endOfRange } from "./code-ranges.ts";
import { templateEnd } from "./template-end.ts";
import { followsValueSign, mayEndValue } from "./value-signs.ts";

/**
 * The ranges of code, and of the template literals among the rest: Markdown takes these for code only where no blank line is
 * in them. Sorted, as the ranges of code are.
 */
export function withTemplates(source: string, code: readonly number[]): readonly number[] {
  const templates = findTemplates(source, code);
  if (templates.length === 0) return code;
  const all = [code, templates].flatMap(pairsOf).sort(([one], [other]) => one - other);
  const joined: number[] = [];
  for (const [start, end] of all) {
    const last = joined.length - 1;
    if (start < (joined[last] ?? 0)) joined[last] = Math.max(joined[last] as number, end);
    else joined.push(start, end);
  }
  return joined;
}

function pairsOf(ranges: readonly number[]): [start: number, end: number][] {
  return Array.from({ length: ranges.length / 2 }, (_, index) => [
    ranges[index * 2] as number,
    ranges[index * 2 + 1] as number,
  ]);
}

function findTemplates(source: string, code: readonly number[]): number[] {
  const ranges: number[] = [];
  let at = source.indexOf("`");
  while (at >= 0) {
    const end = endOfRange(code, at);
    const nested = end === null ? -1 : Math.max(endOfNesting(source, at, end), endOfEscaped(source, at, end));
    if (nested > 0) {
      ranges.push(at, nested + 1);
      at = source.indexOf("`", nested + 1);
      continue;
    }
    if (end !== null) {
      at = source.indexOf("`", end);
      continue;
    }
    const close = followsValueSign(source, at) ? endOfTemplate(source, at) : -1;
    if (close > 0) ranges.push(at, close + 1);
    at = source.indexOf("`", (close > 0 ? close : at) + 1);
  }
  return ranges;
}

/** A substitution that goes on behind the backtick of a template in it; that of a piece of code, `` `${` ``, is empty. */
const begunSubstitution = /\$\{[^`}]*[^`}\s][^`}]*`$/;
/** Of a program, it holds a sign that stands in for the gap, which is white space too. */
const blankLine = /\n[^\S\n]*\n/;

/** The end of a template whose first part is code to Markdown, up to a template in a substitution; -1 where it is no such. */
function endOfNesting(source: string, start: number, end: number): number {
  if (!begunSubstitution.test(source.slice(start, end)) || !followsValueSign(source, start)) return -1;
  const last = endOfTemplate(source, start);
  return last >= end && blankLine.test(source.slice(start, last)) ? last : -1;
}

/** The end of a template whose first part is code to Markdown, up to a backtick behind a backslash; -1 where it is no such. */
function endOfEscaped(source: string, start: number, end: number): number {
  if (source[end - 2] !== "\\" || !followsValueSign(source, start)) return -1;
  const last = endOfTemplate(source, start);
  return last >= end ? last : -1;
}

/**
 * The backtick that ends a template: not one behind a backslash, nor of a template in a substitution, and followed by what
 * may follow a value.
 */
function endOfTemplate(source: string, start: number): number {
  let at = source.indexOf("`", start + 1);
  while (at > 0 && source[at - 1] === "\\") at = source.indexOf("`", at + 1);
  if (at < 0) return -1;
  const isEnd = (place: number) => place > 0 && mayEndValue(source, place + 1);
  // What looks like a substitution in Markdown need not end: there the first backtick is the one.
  const last = source.slice(start, at).includes("${") ? templateEnd(source, start) : at;
  if (isEnd(last)) return last;
  return isEnd(at) ? at : -1;
}
