import { braceSigns } from "../scan/brace-signs.ts";

const attribute = /(?<=[\w:.-])=(?:"[^"\n]*"|'[^'\n]*')|\]\([^()\s]+/g;

/**
 * Where MDX reads a name in double braces as it is written, as sorted pairs of offsets: in the strings of attributes,
 * in addresses of links, in programs and in expressions. An approximation for source that is not yet parsed.
 * @param code where code stands
 */
export function findLiteralBraces(source: string, code: readonly number[]): number[] {
  const found: [number, number][] = [];
  for (const { 0: text, index } of source.matchAll(attribute))
    if (text.includes("{{")) found.push([index, index + text.length]);
  for (const { sign, lineStart, column, depth, isProgram } of braceSigns(source, code)) {
    const from = lineStart + column;
    if (sign.startsWith("{{") && (isProgram || depth > 0)) found.push([from, from + sign.length]);
  }
  return merged(found.sort(([a], [b]) => a - b));
}

function merged(ranges: readonly (readonly [number, number])[]): number[] {
  const result: number[] = [];
  for (const [from, to] of ranges) {
    const end = result.at(-1) ?? -1;
    if (from > end) result.push(from, to);
    else if (to > end) result[result.length - 1] = to;
  }
  return result;
}
