import { widthOf } from "../../scan/indentation.ts";
import { passedLines } from "../../scan/passed-lines.ts";
import { tagsOf } from "../../scan/written-tags.ts";
import type { Repair } from "../repair.ts";

const opening = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,}|\${2,})(.*)$/;
/** A line that begins a formula, or ends one. */
const formula = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*\${2,}[^$\n]*$/m;
const marker = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/;
const closingTag = /^[ \t]*<\/([A-Za-z][\w.]*)>[ \t]*$/;
const openingTag = /^[ \t]*<([A-Za-z][\w.]*)(?:[ \t>][^\n]*)?$/;

/** Elements in one another that are followed. */
const depthMost = 200;

/** A fence that is open, and the lines of the source with the places at which they begin. */
interface Fence {
  index: number;
  /** What its line begins with; the column at which the content of the item of a list begins that it stands in. */
  before: string;
  column: number;
  signs: string;
  info: string;
}

/** Where code or a formula ends. */
interface CodeEnd {
  /** The line behind it. */
  next: number;
  /** Above what it ends where a fence is missing; empty where none is. */
  above: string;
}

/** What is wrong with the fences of a source. */
interface FenceFaults {
  /** Ends for fences that have none, in the order of the source. */
  repairs: Repair[];
  /** Lines, from 1, at which code begins that another fence stands in, each with the line of that. */
  around: [outer: number, inner: number][];
}

/** Languages in which code has elements of its own. */
const markup = /^[ \t]*(?:html?|xml|svg|[jt]sx|mdx?|markdown|vue|svelte|astro|php)\b/i;

/** A fence that names a language: it ends no code. */
const named = /^[`~]{3,}[ \t]*\w[\w+#.-]*(?:[ \t][^`]*)?$/;

/**
 * Finds fences without an end, and others in the code that they begin. Code goes on to the next end of a fence to the parser,
 * also through the ends of elements and over fences that begin code. A fence has no end where a closing tag of the element
 * that it stands in comes before such a fence, or before the end of the page: there it ends. So it does where such a tag
 * comes and the next fence stands right below a tag that begins an element: that one begins code. Where the element has no end
 * either, it ends below what is indented as much as the fence. A formula ends at a closing tag
 * too, which has no such line in it; where none comes either, it ends at its first blank line.
 */
export function fenceFaults(source: string): FenceFaults {
  const faults: FenceFaults = { repairs: [], around: [] };
  if (areWhole(source)) return faults;
  const { repairs, around } = faults;
  const lines = source.split("\n");
  const starts = startsOf(lines);
  const open: string[] = [];
  const items: number[] = [];
  const endless = { signs: 0, until: 0 };
  let text = 0;
  const endOfPassed = passedLines(source);
  /** Where the comment or the template ends that the line stands in. */
  let passed = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as string;
    const lineStart = starts[index] as number;
    if (lineStart < passed) continue;
    passed = endOfPassed(lineStart, lineStart + line.length);
    followItems(items, line);
    const [, before = "", signs = "", info = ""] = opening.exec(line) ?? [];
    if (!signs || (!signs.startsWith("~") && info.includes(signs.charAt(0)))) continue;
    follow(open, source.slice(text, starts[index]));
    if (open.length > depthMost) break;
    const fence = { index, before: before.replace(/\S/g, " "), column: items.at(-1) ?? 0, signs, info };
    const end = signs.startsWith("$") ? endOfFormula(fence, lines, open, endless) : endOf(fence, lines, open);
    const last = end?.next ?? lines.length;
    let inner = index + 1;
    while (inner < last && !isNamed(lines[inner] as string, signs)) inner++;
    if (inner < last && !end?.above) around.push([index + 1, inner + 1]);
    if (!end) {
      const last = fence.before === "" || open.length === 0 ? -1 : lastIndented(fence, lines);
      if (last < 0) break;
      const at = (starts[last] as number) + (lines[last] as string).length;
      repairs.push({
        start: at,
        end: at,
        text: `\n${fence.before}${signs}`,
        message:
          "This fence has no end, and neither has the element that it stands in; it ends below what is indented as it is.",
        hint: `Write ${signs} below its code.`,
        about: lineStart + before.length,
      });
      text = at;
      index = last;
      continue;
    }
    const start = starts[end.next] as number;
    if (end.above)
      repairs.push({
        start,
        end: start,
        text: `${fence.before}${signs}\n`,
        message: `This ${signs.startsWith("$") ? "formula" : "fence"} has no end; it ends above ${end.above}.`,
        hint: `Write ${signs} below ${signs.startsWith("$") ? "it" : "its code"}.`,
        about: (starts[index] as number) + before.length,
      });
    text = start;
    index = end.next - 1;
  }
  return faults;
}

/** Whether all fences are plain to see: at the beginning of their lines, each with its end below it and none between. */
function areWhole(source: string): boolean {
  if (source.includes("~~~") || (source.includes("$$") && formula.test(source))) return false;
  let open = 0;
  for (let at = source.indexOf("```"); at >= 0; ) {
    if (at > 0 && source[at - 1] !== "\n") return false;
    let behind = at + 3;
    while (source[behind] === "`") behind++;
    const lineEnd = source.indexOf("\n", behind);
    const info = source.slice(behind, lineEnd < 0 ? source.length : lineEnd).trim();
    if (open === 0) {
      if (info.includes("`")) return false;
      open = behind - at;
    } else if (behind - at >= open) {
      if (info !== "" || isBelowTag(source, at)) return false;
      open = 0;
    }
    at = source.indexOf("```", behind + info.length);
  }
  return open === 0;
}

/** Whether the line above one begins an element. */
function isBelowTag(source: string, lineStart: number): boolean {
  if (!/[>\s]/.test(source[lineStart - 2] ?? "")) return false;
  const above = source.slice(0, lineStart).trimEnd();
  return begunOn(above.slice(above.lastIndexOf("\n") + 1)) !== undefined;
}

/** The name of the element that a line of tags begins and does not end. */
function begunOn(line: string): string | undefined {
  const name = openingTag.exec(line)?.[1];
  return name && !line.trimEnd().endsWith("/>") && !line.includes(`</${name}>`) ? name : undefined;
}

function isNamed(line: string, signs: string): boolean {
  const words = line.trim();
  return words.startsWith(signs) && named.test(words);
}

function startsOf(lines: readonly string[]): number[] {
  const starts: number[] = [];
  let start = 0;
  for (const line of lines) {
    starts.push(start);
    start += line.length + 1;
  }
  starts.push(start);
  return starts;
}

/** Follows the items of lists that a line stands in, by the columns at which their content begins. */
function followItems(items: number[], line: string): void {
  if (line.trim() === "") return;
  let width = widthOf(/^[ \t]*/.exec(line)?.[0] ?? "");
  while (items.length > 0 && (items.at(-1) as number) > width) items.pop();
  let rest = line;
  for (let found = marker.exec(rest)?.[0]; found && items.length < depthMost; found = marker.exec(rest)?.[0]) {
    rest = rest.slice(found.length);
    width = widthOf(line.slice(0, line.length - rest.length));
    items.push(width);
  }
}

/** Follows the elements that are open behind a text. */
function follow(open: string[], text: string): void {
  for (const { name, kind } of tagsOf(text.replace(/`[^`\n]*`/g, ""))) {
    if (kind === "open") open.push(name);
    else if (kind === "end" && open.includes(name)) open.length = open.lastIndexOf(name);
    if (open.length > depthMost) return;
  }
}

/** Where the code or the formula of a fence ends; null where it goes on to the end of the page. */
function endOf(fence: Fence, lines: readonly string[], open: readonly string[]): CodeEnd | null {
  const inner: string[] = [];
  let missing: CodeEnd | null = null;
  /** Whether the last line of words begins an element. */
  let isBelowTag = false;
  for (let next = fence.index + 1; next < lines.length; next++) {
    const line = lines[next] as string;
    const words = line.trim();
    if (words === "") continue;
    if (fence.column > 0 && widthOf(/^[ \t]*/.exec(line)?.[0] ?? "") < fence.column)
      return missing ?? { next, above: "" };
    if (words.startsWith(fence.signs)) {
      const isEnd = words.replaceAll(fence.signs.charAt(0), "") === "";
      if (missing && (!isEnd || (isBelowTag && !markup.test(fence.info)))) return missing;
      if (isEnd) return { next: next + 1, above: "" };
    }
    const ended = closingTag.exec(line)?.[1];
    const begun = ended === undefined ? begunOn(line) : undefined;
    isBelowTag = begun !== undefined;
    if (ended === undefined) {
      if (begun && inner.length < depthMost) inner.push(begun);
    } else if (inner.includes(ended)) inner.length = inner.lastIndexOf(ended);
    else if (open.includes(ended)) missing ??= { next, above: `\`</${ended}>\`` };
  }
  return missing;
}

/** The last line of the code of a fence that is indented as much as it is; -1 for a formula. */
function lastIndented({ index, before, signs }: Fence, lines: readonly string[]): number {
  if (signs.startsWith("$")) return -1;
  const column = widthOf(before);
  let last = index;
  for (let next = index + 1; next < lines.length; next++) {
    const line = lines[next] as string;
    if (line.trim() === "") continue;
    if (widthOf(/^[ \t]*/.exec(line)?.[0] ?? "") < column) break;
    last = next;
  }
  return last;
}

/**
 * Where a formula ends, which has no closing tag in it: without its fence at the first blank line, for it seldom has one either.
 * @param endless up to which line no fence of so many signs stands, as an earlier formula has found.
 */
function endOfFormula(
  fence: Fence,
  lines: readonly string[],
  open: readonly string[],
  endless: { signs: number; until: number },
): CodeEnd | null {
  const { index, column, signs } = fence;
  const isEndless = index < endless.until && signs.length >= endless.signs;
  let blank: CodeEnd | null = null;
  let next = index + 1;
  for (; next < lines.length; next++) {
    const line = lines[next] as string;
    const words = line.trim();
    if (words === "") {
      blank ??= { next, above: "the next blank line" };
      if (isEndless) return blank;
      continue;
    }
    if (column > 0 && widthOf(/^[ \t]*/.exec(line)?.[0] ?? "") < column) return { next, above: "" };
    if (words.startsWith(signs) && words.replaceAll("$", "") === "") return { next: next + 1, above: "" };
    const ended = closingTag.exec(line)?.[1];
    if (ended !== undefined && open.includes(ended)) {
      blank ??= { next, above: `\`</${ended}>\`` };
      break;
    }
  }
  if (!isEndless) Object.assign(endless, { signs: signs.length, until: next });
  return blank;
}
