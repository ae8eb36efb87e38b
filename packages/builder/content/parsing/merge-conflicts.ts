import { findCode, inRanges } from "./scan/code-ranges.ts";
import { placeFinder } from "./scan/place-finder.ts";

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

/** Where a line stands: in what both versions have, in one of them, or in what both come from. */
type Part = "both" | "own" | "base" | "other";

/** One version of a text with conflicts, and what stands at the line of Git that names it. */
interface Version {
  text: string;
  told: string;
}

/**
 * The versions of a program with conflicts, the reader's own first, each without the lines of the other: a program that holds
 * both would hold its names twice. White space stands in the places of what is left out. Null where there is no conflict.
 */
export function versionsOf(text: string): { versions: [Version, Version]; line: number } | null {
  if (!text.includes("<<<<<<< ")) return null;
  const [own, other]: [Version, Version] = [
    { text: "", told: "" },
    { text: "", told: "" },
  ];
  let part: Part = "both";
  let first = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const sign = /^(<{7}|>{7}|\|{7}) (.+)|^={7}[ \t\r]*$/.exec(line);
    const blank = " ".repeat(line.length);
    const next: Part | null = sign && partAfter(part, sign[1]);
    if (next) {
      if (next === "own") own.told ||= `below ${sign?.[2]?.trim()}`;
      if (next === "both") other.told ||= `above ${sign?.[2]?.trim()}`;
      first ||= index + 1;
      part = next;
    }
    own.text += `${next || part === "other" || part === "base" ? blank : line}\n`;
    other.text += `${next || part === "own" || part === "base" ? blank : line}\n`;
  }
  return part === "both" && other.told ? { versions: [own, other], line: first } : null;
}

/** The part that begins below a line of Git; null for one that is out of its place, and so the author's. */
function partAfter(part: Part, sign: string | undefined): Part | null {
  if (part === "both") return sign?.startsWith("<") ? "own" : null;
  if (part === "other") return sign?.startsWith(">") ? "both" : null;
  if (sign === undefined) return "other";
  return part === "own" && sign.startsWith("|") ? "base" : null;
}
