import { endOfIndented, lineEnd } from "../../scan/end-of-element.ts";
import { isBox, isPart, showsItsContent } from "../../scan/tag-kinds.ts";
import type { Repair } from "../repair.ts";
import { endOfCode, endOfParts } from "./end-of-parts.ts";

/** Lines that begin something of its own: headings, code, other elements, expressions, programs, rules. */
const beginsOther = /^[ \t]*(?:#{1,6}[ \t]|```|~~~|<|\{|(?:import|export)[ \t{*]|-{3,}[ \t]*$)/;

/** Elements without an end that are looked for right within one another. */
const depthMost = 3;

/**
 * An end for an element that no text closes: behind the code of a group of it, behind what is indented below it, behind the
 * parts that it surely has, before the next of its kind, else behind the first block of text in a box, so that it holds what it most surely was written for. Null where something else than text
 * follows, or the element does not begin a line.
 * @param at where the opening tag begins, up to `end`.
 * @param depth how many such elements it stands in right away.
 */
export function repairBox(source: string, at: number, end: number, name: string, depth = 0): Repair | null {
  const indentation = source.slice(source.lastIndexOf("\n", at - 1) + 1, at);
  if (indentation.trim() !== "") return null;
  const repair = (place: number, text: string, where: string): Repair => {
    const message = `\`<${name}>\` is not closed; it ends ${where}.`;
    return { start: place, end: place, text, message, hint: `Add </${name}>.` };
  };
  const ownLine = `\n${indentation}</${name}>`;
  const code = endOfCode(source, lineEnd(source, end), name);
  if (code >= 0) return repair(code, ownLine, "below its code");
  if (!showsItsContent(name)) return null;
  const indented = endOfIndented(source, at, end);
  if (indented >= 0) return repair(indented, ownLine, "below what is indented in it");
  const tagLine = lineEnd(source, end);
  const isAlone = source.slice(end, tagLine).trim() === "";
  const endOfOpen = (...inner: [at: number, end: number, name: string]) =>
    depth < depthMost ? (repairBox(source, ...inner, depth + 1)?.start ?? -1) : -1;
  const parts = isAlone ? endOfParts(source, { tagLine, indentation, name }, endOfOpen) : -1;
  if (parts >= 0) return repair(parts, ownLine, "below the elements that it holds");
  if (!isBox(name) && !isPart(name)) return null;
  const next = isAlone && isPart(name) ? beforeSibling(source, tagLine, `${indentation}<${name}`) : -1;
  if (next >= 0) return repair(next, ownLine, `before the next \`<${name}>\``);
  if (!isBox(name)) return null;
  let last = isAlone ? -1 : tagLine;
  let blank = -1;
  for (let from = tagLine + 1; from < source.length; ) {
    const to = lineEnd(source, from);
    const line = source.slice(from, to);
    if (line.trim() === "") {
      if (last >= 0) {
        blank = to;
        break;
      }
    } else if (beginsOther.test(line) || beginsItem(line, indentation)) break;
    else last = to;
    from = to + 1;
  }
  if (last < 0) return null;
  // Below a list the tag would belong to its last item, were there no blank line.
  const place = isAlone && blank >= 0 ? blank : last;
  return repair(place, isAlone ? ownLine : `</${name}>`, "below the first text in it");
}

/** The end of the last text before a tag, where nothing else than text stands above it; -1 in all other cases. */
function beforeSibling(source: string, tagLine: number, tag: string): number {
  let last = -1;
  for (let from = tagLine + 1; from < source.length; ) {
    const to = lineEnd(source, from);
    const line = source.slice(from, to);
    if (beginsOther.test(line)) return line.startsWith(tag) && /[\s>]/.test(line[tag.length] ?? "\n") ? last : -1;
    if (line.trim() !== "") last = to;
    from = to + 1;
  }
  return -1;
}

/** Whether a line is the next item of the list that a box stands in. */
function beginsItem(line: string, indentation: string): boolean {
  const marker = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/.exec(line);
  return marker !== null && (marker[1] as string).length < indentation.length;
}
