import { patternOfText } from "../../../../text/pattern-of-text.ts";
import { findCode, inRanges } from "../../scan/code-ranges.ts";
import { lineEnd } from "../../scan/end-of-element.ts";
import { widthOf } from "../../scan/indentation.ts";
import { placeFinder } from "../../scan/place-finder.ts";
import { isPart, isWithinLine, patternNameMost } from "../../scan/tag-kinds.ts";
import type { Repair } from "../repair.ts";

/** Parts of a component that never stand in one of their own kind, however they are indented. */
const siblings = new Set(["Tab", "Step", "View"]);

/**
 * An end for an element that was left open within another, whose closing tag stands at `closing`: at the next part of the same
 * kind, else right before that tag. Null where the other is not open either, or where the places share their lines with text.
 * @param opening where the element that was left open begins.
 */
export function repairInner(
  source: string,
  { opening, inner }: { opening: number; inner: string },
  { closing, outer }: { closing: number; outer: string },
): Repair | null {
  if (Math.max(inner.length, outer.length) > patternNameMost) return null;
  const code = findCode(source);
  const tags = (name: string, from: number) =>
    [...source.slice(from, closing).matchAll(new RegExp(`<(/?)${patternOfText(name)}(?![\\w.-])[^<>]*?(/?)>`, "g"))]
      .map((tag) => ({ at: from + tag.index, isEnd: tag[1] !== "", isEmpty: tag[2] !== "" }))
      .filter(({ at, isEmpty }) => !isEmpty && !inRanges(code, at));
  const open = tags(outer, 0).reduce((count, { isEnd }) => Math.max(0, count + (isEnd ? -1 : 1)), 0);
  if (open === 0) return null;
  const ended = isWithinLine(inner) ? endInLine(source, opening, inner) : null;
  if (ended) return ended;
  const column = columnOf(source, opening);
  const isSibling = (at: number) => siblings.has(inner) || (isPart(inner) && columnOf(source, at) <= column);
  const next = tags(inner, opening + 1).find((tag) => !tag.isEnd && isSibling(tag.at));
  const at = next?.at ?? closing;
  const lineStart = source.lastIndexOf("\n", at - 1) + 1;
  const sharesLine = source.slice(lineStart, at).trim() !== "";
  if (lineStart === 0 || (sharesLine && !next)) return null;
  const indentation = /[ \t]*$/.exec(source.slice(source.lastIndexOf("\n", opening - 1) + 1, opening))?.[0] ?? "";
  const place = sharesLine ? at : lineStart - 1;
  return {
    start: place,
    end: place,
    text: `\n${indentation}</${inner}>${sharesLine ? `\n${indentation}` : ""}`,
    message: `\`<${inner}>\` is not closed before \`${next ? `<${inner}>` : `</${outer}>`}\` (${placeFinder(source)(at).line}:1).`,
    hint: `Add </${inner}>.`,
    about: opening,
  };
}

const heading = /^[ \t>]*#{1,6}[ \t]/;
const row = /^[ \t>]*\|/;

/** An end for an element of a line in a heading or a cell of a table: at the end of that. Null where it stands in neither. */
function endInLine(source: string, opening: number, name: string): Repair | null {
  const last = lineEnd(source, opening);
  const line = source.slice(source.lastIndexOf("\n", opening - 1) + 1, last);
  const isRow = row.test(line);
  if (!isRow && !heading.test(line)) return null;
  const cell = isRow ? source.indexOf("|", opening) : -1;
  const at = cell >= 0 && cell < last ? cell : last;
  const message = `\`<${name}>\` is not closed in the ${isRow ? "cell" : "heading"} that it begins in. It ends there.`;
  return { start: at, end: at, text: `</${name}>`, message, hint: `Add </${name}>.`, about: opening };
}

/** The column of a tag that begins its line; of another one, none. */
function columnOf(source: string, at: number): number {
  const before = source.slice(source.lastIndexOf("\n", at - 1) + 1, at);
  return before.trim() === "" ? widthOf(before) : Number.NaN;
}
