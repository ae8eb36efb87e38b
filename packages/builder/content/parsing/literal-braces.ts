import { inRanges } from "./code-ranges.ts";

const attribute = /(?<=[\w:.-])=(?:"[^"\n]*"|'[^'\n]*')|\]\([^()\s]+/g;
const modulesLine = /^(?:export|import)\s/;
const brace = /\{\{\s*[A-Za-z0-9][\w-]*\s*\}\}|\\[{}]|[{}]/g;

/**
 * Where MDX reads a name in double braces as it is written, as sorted pairs of offsets: in the strings of attributes,
 * in addresses of links, in programs and in expressions. An approximation for source that is not yet parsed.
 * @param code where code stands
 */
export function findLiteralBraces(source: string, code: readonly number[]): number[] {
  const found: [number, number][] = [];
  for (const { 0: text, index } of source.matchAll(attribute))
    if (text.includes("{{")) found.push([index, index + text.length]);
  let depth = 0;
  let isProgram = false;
  let start = 0;
  for (const line of source.split("\n")) {
    const from = start;
    start += line.length + 1;
    if (line.trim() === "") {
      if (isProgram && depth > 0) continue;
      depth = 0;
      isProgram = false;
      continue;
    }
    if (depth === 0 && modulesLine.test(line) && !inRanges(code, from)) isProgram = true;
    if (isProgram && line.includes("{{")) found.push([from, from + line.length]);
    for (const { 0: sign, index } of line.matchAll(brace)) {
      if (!isProgram && inRanges(code, from + index)) continue;
      if (sign === "{") depth++;
      else if (sign === "}") depth = Math.max(0, depth - 1);
      else if (depth > 0 && sign.startsWith("{{")) found.push([from + index, from + index + sign.length]);
    }
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
