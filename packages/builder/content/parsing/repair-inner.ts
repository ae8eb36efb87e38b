import { findCode, inRanges } from "./code-ranges.ts";
import { placeFinder } from "./place-finder.ts";
import type { Repair } from "./repair.ts";

/** Parts of a component that never stand in one of their own kind: the next one ends the one before. */
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
  const code = findCode(source);
  const tags = (name: string, from: number) =>
    [...source.slice(from, closing).matchAll(new RegExp(`<(/?)${escaped(name)}(?![\\w.-])[^<>]*?(/?)>`, "g"))]
      .map((tag) => ({ at: from + tag.index, isEnd: tag[1] !== "", isEmpty: tag[2] !== "" }))
      .filter(({ at, isEmpty }) => !isEmpty && !inRanges(code, at));
  const open = tags(outer, 0).reduce((count, { isEnd }) => Math.max(0, count + (isEnd ? -1 : 1)), 0);
  if (open === 0) return null;
  const next = siblings.has(inner) ? tags(inner, opening + 1).find(({ isEnd }) => !isEnd) : undefined;
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

function escaped(name: string): string {
  return name.replace(/[.$]/g, "\\$&");
}
