import { widthOf } from "./indentation.ts";
import { tagsOf } from "./open-elements.ts";
import type { Repair } from "./repair.ts";

const opening = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;
const marker = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/;
const closingTag = /^[ \t]*<\/([A-Za-z][\w.]*)>[ \t]*$/;
const openingTag = /^[ \t]*<([A-Za-z][\w.]*)(?:[ \t][^\n]*)?$/;

/** Elements in one another that are followed. */
const depthMost = 200;

/** A fence that is open, and the lines of the source with the places at which they begin. */
interface Fence {
  index: number;
  /** What its line begins with; the column at which the content of the item of a list begins that it stands in. */
  before: string;
  column: number;
  signs: string;
}

/** Where code ends: the line behind it, and whether a fence is missing above that line. */
interface CodeEnd {
  next: number;
  /** The element whose closing tag stands there. */
  element: string;
}

/**
 * Ends for fences that have none, above the closing tag of the element that they stand in, in the order of the source: code
 * goes on to the next fence to the parser, through the ends of elements. A fence has no end where the next one below such a
 * tag begins code, or where there is none.
 */
export function unendedFenceRepairs(source: string): Repair[] {
  if (!/^[ \t]*<\//m.test(source) || !/^[ \t]*(?:```|~~~)/m.test(source)) return [];
  const lines = source.split("\n");
  const starts = startsOf(lines);
  const repairs: Repair[] = [];
  const open: string[] = [];
  const items: number[] = [];
  let text = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as string;
    followItems(items, line);
    const [, before = "", signs = "", info = ""] = opening.exec(line) ?? [];
    if (!signs || (signs.startsWith("`") && info.includes("`"))) continue;
    follow(open, source.slice(text, starts[index]));
    if (open.length > depthMost) return [];
    const fence = { index, before: before.replace(/\S/g, " "), column: items.at(-1) ?? 0, signs };
    const end = endOf(fence, lines, open);
    if (!end) break;
    const start = starts[end.next] as number;
    if (end.element)
      repairs.push({
        start,
        end: start,
        text: `${fence.before}${signs}\n`,
        message: `This fence has no end; it ends above \`</${end.element}>\`.`,
        hint: `Write ${signs} below its code.`,
        about: (starts[index] as number) + before.length,
      });
    text = start;
    index = end.next - 1;
  }
  return repairs;
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

/** Where the code of a fence ends; null where it goes on to the end of the page. */
function endOf(fence: Fence, lines: readonly string[], open: readonly string[]): CodeEnd | null {
  const inner: string[] = [];
  let missing: CodeEnd | null = null;
  for (let next = fence.index + 1; next < lines.length; next++) {
    const line = lines[next] as string;
    const words = line.trim();
    if (words === "") continue;
    if (fence.column > 0 && widthOf(/^[ \t]*/.exec(line)?.[0] ?? "") < fence.column)
      return missing ?? { next, element: "" };
    if (words.startsWith(fence.signs)) {
      if (words.replaceAll(fence.signs.charAt(0), "") === "") return { next: next + 1, element: "" };
      if (missing) return missing;
    }
    const ended = closingTag.exec(line)?.[1];
    if (ended === undefined) {
      const begun = openingTag.exec(line)?.[1];
      if (begun && inner.length < depthMost && !words.endsWith("/>") && !words.includes(`</${begun}>`))
        inner.push(begun);
    } else if (inner.includes(ended)) inner.length = inner.lastIndexOf(ended);
    else if (open.includes(ended)) missing ??= { next, element: ended };
  }
  return missing;
}
