import { isExpressionAt } from "../expressions/syntax.ts";
import { findCode, inRanges } from "./code-ranges.ts";
import type { Repair } from "./repair.ts";
import { textRepair } from "./repair-syntax.ts";

const modulesLine = /^(?:export|import)\s/;
const brace = /\\[{}]|[{}]/g;

/**
 * Makes text of all braces that hold none of the language, on one line each and in no others, in the order of the source: a page
 * may have hundreds of them, and the parser stops at each.
 */
export function braceRepairs(source: string): Repair[] {
  const code = findCode(source);
  const repairs: Repair[] = [];
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
    let opening = -1;
    let isPlain = false;
    for (const { 0: sign, index } of line.includes("{") || line.includes("}") ? line.matchAll(brace) : []) {
      if (!isProgram && inRanges(code, from + index)) continue;
      if (sign === "{") {
        isPlain = depth === 0 && !isProgram && line[index - 1] !== "=";
        opening = index;
        depth++;
      } else if (sign === "}") {
        if (depth === 1 && isPlain && opening >= 0 && !isReadable(line, opening, index))
          repairs.push(textRepair(source, from + opening));
        isPlain = false;
        depth = Math.max(0, depth - 1);
      } else isPlain = false;
    }
  }
  return repairs;
}

/** Whether what stands between two braces is an expression, a comment, or the rest of an object (`<A {...b}>`). */
function isReadable(line: string, opening: number, closing: number): boolean {
  const inner = line.slice(opening + 1, closing);
  return /^\s*\.\.\./.test(inner) || inner.includes("`") || isExpressionAt(line.slice(0, closing + 1), opening + 1);
}
