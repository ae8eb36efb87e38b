import { passedLines } from "./passed-lines.ts";

const fenceOpen = /^[ \t>]*(?:[-*+]|\d+[.)])?[ \t]*(`{3,}|~{3,})/;
/** The markers of quotations at the beginning of a line. */
const markers = /^[ \t]*(?:>[ \t]*)*/;
/** What may stand before the beginning of a formula: quotations and items that it begins in. */
const around = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/;

/** Braces with backticks side by side, in a string or a comment of the expression, and attributes with one. */
const lone =
  /\{[^{}`\n]{0,200}?(?:"[^{}"`\n]{0,200}`{1,3}[^{}"`\n]{0,200}"|'[^{}'`\n]{0,200}`{1,3}[^{}'`\n]{0,200}'|\/\*[^{}`\n]{0,200}`{1,3}[^{}`\n]{0,200}\*\/)[^{}`\n]*\}|(?<=\s[\w:-]{1,60})=(?:"[^"`\n]*`[^"`\n]*"|'[^'`\n]*`[^'`\n]*')/g;

/** The text that was looked at last: what prepares and repairs a page asks several times for the same. */
let latest: { source: string; ranges: readonly number[]; lone: ReadonlySet<number> } | null = null;

/**
 * Where code stands in Markdown source, as sorted pairs of offsets: fenced blocks, inline code and blocks of math. An
 * approximation for preparing source text before it is parsed, so that nothing inside code is touched.
 */
export function findCode(source: string): readonly number[] {
  return scanned(source).ranges;
}

/** Offsets of backticks between braces and in attributes that hold no others apart from them: none of them begins code. */
export function loneBackticks(source: string): ReadonlySet<number> {
  return scanned(source).lone;
}

function scanned(source: string): NonNullable<typeof latest> {
  if (latest?.source !== source) {
    const found = findLone(source);
    latest = { source, ranges: rangesOf(source, found), lone: found };
  }
  return latest;
}

function findLone(source: string): Set<number> {
  const found = new Set<number>();
  if (!source.includes("`")) return found;
  for (const { 0: part, index } of source.matchAll(lone))
    for (let at = part.indexOf("`"); part[at] === "`"; at++) found.add(index + at);
  return found;
}

function rangesOf(source: string, lone: ReadonlySet<number>): number[] {
  const ranges: number[] = [];
  let start = 0;
  let fence = "";
  let fenceStart = 0;
  /** Quotations that the fence stands in. */
  let depth = 0;
  let prose = 0;
  const endOfPassed = passedLines(source);
  /** Where the comment or the template ends that the line stands in. */
  let passed = 0;
  while (start <= source.length) {
    let end = source.indexOf("\n", start);
    if (end < 0) end = source.length;
    const line = source.slice(start, end);
    if (fence && depth > 0 && quotationsAround(line) < depth) {
      // The end of a quotation is the end of what stands in it.
      ranges.push(fenceStart, Math.max(fenceStart, start - 1));
      fence = "";
      prose = start;
    }
    if (fence) {
      const trimmed = withoutMarkers(line, depth).trim();
      if (
        fence === "$$"
          ? trimmed.endsWith("$$")
          : trimmed.startsWith(fence) && trimmed.replaceAll(fence[0] as string, "") === ""
      ) {
        ranges.push(fenceStart, end);
        fence = "";
        prose = end;
      }
    } else if (start >= passed) {
      passed = endOfPassed(start, end);
      const open = openedFence(line);
      if (open) {
        findInlineCode(source, prose, start, ranges, lone);
        fence = open;
        fenceStart = start;
        depth = quotationsAround(line);
      } else if (line.includes("$$") && line.replace(around, "").startsWith("$$")) {
        findInlineCode(source, prose, start, ranges, lone);
        prose = end;
        if (line.replace(around, "").trimEnd().length > 2 && line.trimEnd().endsWith("$$")) {
          ranges.push(start, end);
        } else {
          fence = "$$";
          fenceStart = start;
          depth = quotationsAround(line);
        }
      }
    }
    start = end + 1;
  }
  if (fence) ranges.push(fenceStart, source.length);
  else findInlineCode(source, prose, source.length, ranges, lone);
  return ranges;
}

function quotationsAround(line: string): number {
  return (markers.exec(line)?.[0] ?? "").split(">").length - 1;
}

/** A line without the markers of so many quotations: any further ones are a part of what stands in these. */
function withoutMarkers(line: string, depth: number): string {
  let text = line;
  for (let left = depth; left > 0; left--) text = text.slice(text.indexOf(">") + 1);
  return text;
}

/** What opens a fenced block in a line; null where none begins. */
function openedFence(line: string): string | null {
  const open = line.includes("```") || line.includes("~~~") ? fenceOpen.exec(line)?.[1] : undefined;
  return open && !(open[0] === "`" && line.slice(line.indexOf(open) + open.length).includes("`")) ? open : null;
}

/** Whether a range of code is a fenced block. */
export function isFence(source: string, start: number): boolean {
  if (start > 0 && source[start - 1] !== "\n") return false;
  const end = source.indexOf("\n", start);
  return openedFence(source.slice(start, end < 0 ? source.length : end)) !== null;
}

function findInlineCode(source: string, from: number, to: number, ranges: number[], passed: ReadonlySet<number>): void {
  let at = source.indexOf("`", from);
  // Where the paragraph ends is looked for once: a table may have thousands of pieces of code.
  let end = -1;
  while (at >= 0 && at < to) {
    let run = 1;
    while (source[at + run] === "`") run++;
    if (end < at + run) {
      const blank = source.indexOf("\n\n", at + run);
      end = blank < 0 ? to : Math.min(blank, to);
    }
    const close = passed.has(at) ? -1 : findClose(source, at + run, end, run);
    if (close < 0) {
      at = source.indexOf("`", at + run);
      continue;
    }
    ranges.push(at, close + run);
    at = source.indexOf("`", close + run);
  }
}

/** The next run of exactly `run` backticks before the end of the paragraph. */
function findClose(source: string, from: number, end: number, run: number): number {
  let at = source.indexOf("`", from);
  while (at >= 0 && at < end) {
    let length = 1;
    while (source[at + length] === "`") length++;
    if (length === run) return at;
    at = source.indexOf("`", at + length);
  }
  return -1;
}

/** Whether an offset stands in one of the ranges, by bisection. */
export function inRanges(ranges: readonly number[], offset: number): boolean {
  return endOfRange(ranges, offset) !== null;
}

/** Where the one of sorted pairs of offsets ends that an offset is in; null where it is in none. */
export function endOfRange(ranges: readonly number[], offset: number): number | null {
  return rangeAt(ranges, offset)?.[1] ?? null;
}

/** The one of sorted pairs of offsets that an offset is in; null where it is in none. */
export function rangeAt(ranges: readonly number[], offset: number): [start: number, end: number] | null {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [start, end] = [ranges[middle * 2] as number, ranges[middle * 2 + 1] as number];
    if (offset < start) high = middle - 1;
    else if (offset >= end) low = middle + 1;
    else return [start, end];
  }
  return null;
}

/** The source without its code. */
export function withoutCode(source: string): string {
  const ranges = findCode(source);
  let text = "";
  let from = 0;
  for (let index = 0; index < ranges.length; index += 2) {
    text += source.slice(from, ranges[index]);
    from = ranges[index + 1] as number;
  }
  return text + source.slice(from);
}
