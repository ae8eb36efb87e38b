import { findCode, inRanges } from "../scan/code-ranges.ts";
import { widthOf } from "../scan/indentation.ts";
import { placeFinder } from "../scan/place-finder.ts";
import { isPart, patternNameMost } from "../scan/tag-kinds.ts";
import type { Repair } from "./repair.ts";

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
    [...source.slice(from, closing).matchAll(new RegExp(`<(/?)${escaped(name)}(?![\\w.-])[^<>]*?(/?)>`, "g"))]
      .map((tag) => ({ at: from + tag.index, isEnd: tag[1] !== "", isEmpty: tag[2] !== "" }))
      .filter(({ at, isEmpty }) => !isEmpty && !inRanges(code, at));
  const open = tags(outer, 0).reduce((count, { isEnd }) => Math.max(0, count + (isEnd ? -1 : 1)), 0);
  if (open === 0) return null;
  const column = columnOf(source, opening);
  const isSibling = (at: number) => siblings.has(inner) || (isPart(inner) && columnOf(source, at) <= column);
  const next = tags(inner, opening + 1).find((tag) => !tag.isEnd && isSibling(tag.at));
  const at = next?.at ?? closing;
  const lineStart = source.lastIndexOf("\n", at - 1) + 1;
  if (lineStart === 0 || source.slice(lineStart, at).trim() !== "") return null;
  const indentation = /[ \t]*$/.exec(source.slice(source.lastIndexOf("\n", opening - 1) + 1, opening))?.[0] ?? "";
  return {
    start: lineStart - 1,
    end: lineStart - 1,
    text: `\n${indentation}</${inner}>`,
    message: `\`<${inner}>\` is not closed before \`${next ? `<${inner}>` : `</${outer}>`}\` (${placeFinder(source)(at).line}:1).`,
    hint: `Add </${inner}>.`,
    about: opening,
  };
}

/** The column of a tag that begins its line; of another one, none. */
function columnOf(source: string, at: number): number {
  const before = source.slice(source.lastIndexOf("\n", at - 1) + 1, at);
  return before.trim() === "" ? widthOf(before) : Number.NaN;
}

function escaped(name: string): string {
  return name.replace(/[.$]/g, "\\$&");
}
