import type { Repair } from "./repair.ts";

/** Components that hold text, which without them stands below an empty box. */
const boxes = new Set(
  "Accordion Callout Card Check Danger Expandable Frame Info Note Panel ParamField ResponseField Tip Warning".split(
    " ",
  ),
);
/** Lines that begin something of its own: headings, code, other elements, expressions, programs, rules. */
const beginsOther = /^[ \t]*(?:#{1,6}[ \t]|```|~~~|<|\{|(?:import|export)[ \t{*]|-{3,}[ \t]*$)/;

/**
 * An end for a box that no text closes: behind the first block of text in it, so that the box holds what it most surely was
 * written for. Null where something else than text follows, or the box does not begin a line.
 * @param at where the opening tag begins, up to `end`.
 */
export function repairBox(source: string, at: number, end: number, name: string): Repair | null {
  const indentation = source.slice(source.lastIndexOf("\n", at - 1) + 1, at);
  if (!boxes.has(name) || indentation.trim() !== "") return null;
  const tagLine = lineEnd(source, end);
  const isAlone = source.slice(end, tagLine).trim() === "";
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
  const text = `${isAlone ? `\n${indentation}` : ""}</${name}>`;
  const message = `\`<${name}>\` is not closed; it ends below the first text in it.`;
  return { start: place, end: place, text, message, hint: `Add </${name}>.` };
}

/** Whether a line is the next item of the list that a box stands in. */
function beginsItem(line: string, indentation: string): boolean {
  const marker = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/.exec(line);
  return marker !== null && (marker[1] as string).length < indentation.length;
}

function lineEnd(source: string, from: number): number {
  const end = source.indexOf("\n", from);
  return end < 0 ? source.length : end;
}
