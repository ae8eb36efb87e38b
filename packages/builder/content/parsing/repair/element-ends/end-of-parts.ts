import { findCode, rangeAt } from "../../scan/code-ranges.ts";
import { lineEnd } from "../../scan/end-of-element.ts";
import { isBox, isPart } from "../../scan/tag-kinds.ts";
import { closingOf } from "./repair-contained.ts";

/** Components that hold parts, and what the names of these begin with. */
const groups = new Map([
  ["AccordionGroup", /^Accordion$/],
  ["CardGroup", /^Card$/],
  ["Columns", /^(?:Card|Column|Tile)$/],
  ["Steps", /^Step$/],
  ["Tabs", /^Tab$/],
]);

/** Elements in a group that are followed. */
const partsMost = 100;

/**
 * Where the elements end that stand right below the opening tag of one that has no end, and surely belong to it: the parts
 * of a group, or in a box the one element that is all of its content. -1 where none does.
 * @param tagLine the end of the tag's line, which begins with the indentation.
 * @param endOfOpen where an element ends that has no end either.
 */
export function endOfParts(
  source: string,
  { tagLine, indentation, name }: { tagLine: number; indentation: string; name: string },
  endOfOpen: (at: number, end: number, name: string) => number,
): number {
  const group = groups.get(name);
  if (!group && !isBox(name)) return -1;
  let last = -1;
  for (let count = 0; count < (group ? partsMost : 1); count++) {
    const part = tagBelow(source, last < 0 ? tagLine : last, indentation);
    if (!part || part.name === name || (group ? !group.test(part.name) : isPart(part.name))) break;
    const end = part.isWhole
      ? part.end
      : (closingOf(source, part.end, part.name)?.end ?? endOfOpen(part.at, part.end, part.name));
    if (end < 0 || source.slice(end, lineEnd(source, end)).trim() !== "") break;
    last = end;
  }
  return last;
}

const openingTag = /(?:[ \t]*\n)+([ \t]*)<([A-Za-z][\w.]*)(?=[\s/>])(?:[^<>"'{}]|"[^"<>]*"|'[^'<>]*'|\{[^{}<>]*\})*>/y;

/** The opening tag that begins the next line of words below a place, where it is indented as much. */
function tagBelow(source: string, from: number, indentation: string) {
  openingTag.lastIndex = from;
  const [tag, before = "", name = ""] = openingTag.exec(source) ?? [];
  if (tag === undefined || before !== indentation) return null;
  const end = from + tag.length;
  return { name, at: end - tag.trimStart().length, end, isWhole: tag.endsWith("/>") };
}

/** Components that hold blocks of code. */
const codeGroups = new Set(["CodeGroup", "RequestExample", "ResponseExample"]);

const fenceBelow = /(?:[ \t]*\n)+([ \t]*)(?=```|~~~)/y;

/**
 * Where the code ends that stands right below the opening tag of a group of it: fences indented alike, with nothing between
 * them. -1 where none does.
 * @param tagLine the end of the tag's line.
 */
export function endOfCode(source: string, tagLine: number, name: string): number {
  if (!codeGroups.has(name)) return -1;
  const code = findCode(source);
  let last = -1;
  let indentation: string | undefined;
  for (let from = tagLine; ; from = last) {
    fenceBelow.lastIndex = from;
    const [space, before = ""] = fenceBelow.exec(source) ?? [];
    indentation ??= before;
    if (space === undefined || indentation !== before) return last;
    const [, end] = rangeAt(code, from + space.length - before.length) ?? [];
    if (
      end === undefined ||
      !/^[ \t]*[`~]{3,}$/.test(source.slice(source.lastIndexOf("\n", end - 1) + 1, end).trimEnd())
    )
      return last;
    last = end;
  }
}
