import { findCode, inRanges, loneBackticks } from "./code-ranges.ts";
import { hiddenSigns } from "./hidden-signs.ts";

/**
 * The text with another sign for the lone backticks between braces and in attributes, as long as it was. The parser
 * takes such a one and the next of the paragraph for the ends of code, and reads no expression between them nor the
 * one that the second stands in: `{"`"} and {1 + 1}`, `<b title="`">x</b> {`y`}`.
 */
export function hideBackticks(source: string): string {
  const lone = loneBackticks(source);
  if (lone.size === 0) return source;
  const code = findCode(source, lone);
  const parts: string[] = [];
  let from = 0;
  for (const offset of lone) {
    if (inRanges(code, offset)) continue;
    parts.push(source.slice(from, offset));
    from = offset + 1;
  }
  return [...parts, source.slice(from)].join(hiddenSigns.backtick);
}
