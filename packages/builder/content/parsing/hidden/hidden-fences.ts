import { findCode, isFence } from "../scan/code-ranges.ts";
import { hiddenSigns } from "./hidden-signs.ts";

const backtickFence = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(`{3,})([^`\n]*\n)([\s\S]*\n)?([ \t>]*)(`{3,})[ \t]*$/;

/**
 * The text with tildes for the backticks of fences that text stands right above or below, and another sign for those in their
 * code, as long as it was. The parser looks for code in all that stands between two blank lines: the end of one fence and the
 * beginning of the next are a pair to it, and an expression between them is text.
 */
export function hideFences(source: string): string {
  if (!source.includes("```") || !source.includes("{")) return source;
  const code = findCode(source);
  const parts: string[] = [];
  let done = 0;
  for (let index = 0; index < code.length; index += 2) {
    const [start, end] = [code[index] as number, code[index + 1] as number];
    if (!isFence(source, start) || !(isText(source, start - 1, -1) || isText(source, end, 1))) continue;
    const fence = source.slice(start, end);
    if (fence.includes("~~~")) continue;
    const [whole, before = "", open = "", info = "", body = "", indent = "", close = ""] =
      backtickFence.exec(fence) ?? [];
    if (!whole) continue;
    const hidden = body.replaceAll("`", hiddenSigns.backtick);
    const tail = fence.slice(before.length + open.length + info.length + body.length + indent.length + close.length);
    parts.push(source.slice(done, start), before, tildes(open), info, hidden, indent, tildes(close), tail);
    done = end;
  }
  return parts.length === 0 ? source : parts.join("") + source.slice(done);
}

function tildes(marks: string): string {
  return "~".repeat(marks.length);
}

/** Whether the line that begins or ends at the line end at a place, on one side of it, is not blank. */
function isText(source: string, at: number, side: 1 | -1): boolean {
  let next = at + side;
  while (source[next] === " " || source[next] === "\t" || source[next] === ">") next += side;
  return next >= 0 && next < source.length && source[next] !== "\n";
}
