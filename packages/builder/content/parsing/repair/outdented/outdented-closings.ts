import { findCode, inRanges } from "../../scan/code-ranges.ts";
import { beginning, quotation, widthOf } from "../../scan/indentation.ts";
import { tagsOf } from "../../scan/written-tags.ts";

/** A closing tag that has a line to itself, and white space before it. */
const closingLine = /^([ \t]+)<\/([A-Za-z][\w.:-]*)[ \t]*>\s*$/;
const hasClosing = /^[ \t>]*[ \t]<\/[A-Za-z][\w.:-]*[ \t]*>[ \t]*$/m;
const hasItem = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/m;
const itemLine = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|\s*$)/;

/** A tag with a line to itself. */
const ownTag = /^[ \t]*<\/?[A-Za-z][^<]*>\s*$/;
/** A line that goes on with no text above it. */
const beginsOther = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)|#{1,6}[ \t]|```|~~~|\{.*\}\s*$|<\/?[A-Za-z][^<]*>\s*$)/;

/** An item of a list: the columns at which its marker and its content begin. */
interface Item {
  marker: number;
  content: number;
}

/** A text or a quotation: the items at hand, and how many of them stand around each element that is open, by its name. */
interface Level {
  items: Item[];
  open: Map<string, number[]>;
}

/**
 * The text with closing tags where the parser ends lists with them, as long as it was: one that is indented like the
 * content of an item (`<td>`, `- a`, `    </td>`) belongs to that item to Markdown, which then goes on with what follows
 * the element. What indents it stands behind it, where the element begins before the list.
 */
export function outdentClosings(source: string): string {
  if (!hasClosing.test(source) || !hasItem.test(source)) return source;
  const code = findCode(source);
  if (!closesInItem(source, code)) return source;
  const tags = tagsOf(source);
  let tag = tags.next().value;
  let result = "";
  let from = 0;
  for (const { line, end, level } of linesOf(source, code)) {
    const { items, open } = level;
    const closing = closingIn(line);
    const around = closing ? open.get(closing.name)?.at(-1) : undefined;
    const item = around === undefined ? undefined : items[around];
    if (closing && item) {
      const moved = beginning(closing.indent, item.marker) + line.trim();
      result += source.slice(from, end - line.length) + moved.padEnd(line.length);
      from = end;
      items.length = around as number;
    }
    for (; tag && tag.start < end; tag = tags.next().value) {
      if (inRanges(code, tag.start)) continue;
      const depths = open.get(tag.name) ?? [];
      if (tag.kind === "end") depths.pop();
      else if (tag.kind === "open") depths.push(items.length);
      open.set(tag.name, depths);
    }
  }
  return result + source.slice(from);
}

/** Whether any closing tag stands in an item: in most pages none does, and whose it is need not be known. */
function closesInItem(source: string, code: readonly number[]): boolean {
  for (const { line, level } of linesOf(source, code)) if (level.items.length > 0 && closingIn(line)) return true;
  return false;
}

function closingIn(line: string): { indent: string; name: string } | null {
  const [, indent = "", name = ""] = (line.includes("</") && closingLine.exec(line)) || [];
  return name === "" ? null : { indent, name };
}

/** Lines that are no code, without what makes a quotation of them, and what they stand in. */
function* linesOf(source: string, code: readonly number[]): Generator<{ line: string; end: number; level: Level }> {
  const levels: Level[] = [];
  let isBelowText = false;
  let wasCode = false;
  let range = 0;
  for (let start = 0; start < source.length; ) {
    const newline = source.indexOf("\n", start);
    const end = newline < 0 ? source.length : newline;
    let first = start;
    while (first < end && (source[first] === " " || source[first] === "\t")) first++;
    const quoted = source[first] === ">" ? (quotation.exec(source.slice(start, end))?.[0] ?? "") : "";
    const line = source.slice(start + quoted.length, end);
    const level = levelAt(levels, quoted === "" ? 0 : quoted.split(">").length - 1);
    while ((code[range + 1] ?? Number.POSITIVE_INFINITY) <= start) range += 2;
    const isCode = (code[range] ?? Number.POSITIVE_INFINITY) <= start;
    const isText = !isCode && first < end && line.trim() !== "";
    // Text right below that of an item goes on with it, wherever it begins.
    if (isText ? !isBelowText || beginsOther.test(line) : isCode && !wasCode && beginsOther.test(line))
      enterItems(level.items, line);
    if (isText) yield { line, end, level };
    isBelowText = isText && !(line.includes("<") && ownTag.test(line));
    wasCode = isCode;
    start = end + 1;
  }
}

/** What is open in a quotation within so many others; those within it have ended. */
function levelAt(levels: Level[], depth: number): Level {
  levels.length = Math.min(levels.length, depth + 1);
  while (levels.length <= depth) levels.push({ items: [], open: new Map() });
  return levels[depth] as Level;
}

/** Leaves the items that a line does not belong to, and enters those that it begins. */
function enterItems(items: Item[], line: string): void {
  const column = widthOf(/^[ \t]*/.exec(line)?.[0] ?? "");
  for (let last = items.at(-1); last && column < last.content; last = items.at(-1)) items.pop();
  for (let rest = line, at = 0, marker = itemLine.exec(rest)?.[0]; marker; marker = itemLine.exec(rest)?.[0]) {
    const begin = at + widthOf(/^[ \t]*/.exec(marker)?.[0] ?? "");
    at += widthOf(marker);
    items.push({ marker: begin, content: at });
    rest = rest.slice(marker.length);
  }
}
