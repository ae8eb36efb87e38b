import { findCode, inRanges } from "./code-ranges.ts";
import { beginning, widthOf } from "./indentation.ts";
import { tagsOf } from "./open-elements.ts";

/** A closing tag that has a line to itself, and white space before it. */
const closingLine = /^([ \t]+)(<\/[A-Za-z][\w.:-]*[ \t]*>)[ \t]*$/m;
const itemLine = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/;

/** An item of a list: the columns at which its marker and its content begin. */
interface Item {
  marker: number;
  content: number;
}

/**
 * The text with closing tags where the parser ends lists with them, as long as it was: one that is indented like the
 * content of an item (`<td>`, `- a`, `    </td>`) belongs to that item to Markdown, which then goes on with what follows
 * the element. What indents it stands behind it, where the element begins before the list.
 */
export function outdentClosings(source: string): string {
  if (!closingLine.test(source) || !/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/m.test(source)) return source;
  const code = findCode(source);
  const tags = tagsOf(source);
  let tag = tags.next().value;
  /** How many items stand around each element that is open, by its name. */
  const open = new Map<string, number[]>();
  const items: Item[] = [];
  let result = "";
  let from = 0;
  for (let start = 0; start < source.length; ) {
    const newline = source.indexOf("\n", start);
    const end = newline < 0 ? source.length : newline;
    const line = source.slice(start, end);
    if (line.trim() !== "" && !inRanges(code, start)) {
      enterItems(items, line);
      const closing = closingLine.exec(line);
      const around = closing ? open.get(nameOf(closing[2] as string))?.at(-1) : undefined;
      const first = around === undefined ? undefined : items[around];
      if (closing && first) {
        const [, indent = "", written = ""] = closing;
        const kept = beginning(indent, first.marker);
        result += source.slice(from, start) + kept + written + line.slice(kept.length).replace(written, "");
        from = end;
        items.length = around as number;
      }
    }
    for (; tag && tag.start < end; tag = tags.next().value) {
      if (inRanges(code, tag.start)) continue;
      const depths = open.get(tag.name) ?? [];
      if (tag.kind === "end") depths.pop();
      else if (tag.kind === "open") depths.push(items.length);
      open.set(tag.name, depths);
    }
    start = end + 1;
  }
  return result + source.slice(from);
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

function nameOf(closing: string): string {
  return closing.slice(2, -1).trim();
}
