import { findCode, inRanges, loneBackticks } from "../scan/code-ranges.ts";
import { hiddenSigns } from "./hidden-signs.ts";

/**
 * The text with another sign for the lone backticks between braces and in attributes, and for those in code between several
 * (``a ` b``), as long as it was. The parser takes such a one and the next of the paragraph for the ends of code, and reads no
 * expression between them nor the one that the second stands in: `{"`"} and {1 + 1}`, `<b title="`">x</b> {`y`}`.
 */
export function hideBackticks(source: string): string {
  const lone = loneBackticks(source);
  const within = source.includes("``") && source.includes("{");
  if (lone.size === 0 && !within) return source;
  const code = findCode(source);
  const hidden = within ? backticksWithin(source, code) : [];
  for (const offset of lone) if (!inRanges(code, offset)) hidden.push(offset);
  if (hidden.length === 0) return source;
  const parts: string[] = [];
  let from = 0;
  for (const offset of hidden.sort((one, other) => one - other)) {
    parts.push(source.slice(from, offset));
    from = offset + 1;
  }
  return [...parts, source.slice(from)].join(hiddenSigns.backtick);
}

/** Offsets of the backticks that stand in inline code between two or more of them. */
function backticksWithin(source: string, code: readonly number[]): number[] {
  const found: number[] = [];
  for (let index = 0; index < code.length; index += 2) {
    const [start, end] = [code[index] as number, code[index + 1] as number];
    if (!source.startsWith("``", start) || isLineStart(source, start)) continue;
    let run = 2;
    while (source[start + run] === "`") run++;
    for (let at = source.indexOf("`", start + run); at >= 0 && at < end - run; at = source.indexOf("`", at + 1))
      found.push(at);
  }
  return found;
}

/** Whether a fence may begin there. */
function isLineStart(source: string, offset: number): boolean {
  return (
    source.startsWith("```", offset) && source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset).trim() === ""
  );
}
