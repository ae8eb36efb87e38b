import { findCode, inRanges } from "./code-ranges.ts";
import { placeFinder } from "./place-finder.ts";

/** The lines with which Git divides two versions that it could not merge. */
const marker = /^(?:<{7}|>{7}|\|{7}) [^\n]+$|^={7}[ \t]*$/gm;

/**
 * The text without the lines that Git left in it for a conflict, and the lines of their first. White space stands in their
 * places; what is between them stays, since nobody knows which version is meant. Null where there is no whole conflict.
 */
export function withoutConflicts(text: string): { text: string; lines: number[] } | null {
  if (!text.includes("<<<<<<< ") || !/^={7}[ \t]*$/m.test(text) || !/^>{7} /m.test(text)) return null;
  const code = findCode(text);
  const placeOf = placeFinder(text);
  const lines: number[] = [];
  const result = text.replace(marker, (line, offset: number) => {
    if (inRanges(code, offset)) return line;
    if (line.startsWith("<")) lines.push(placeOf(offset).line);
    return lines.length > 0 ? " ".repeat(line.length) : line;
  });
  return lines.length > 0 ? { text: result, lines } : null;
}
