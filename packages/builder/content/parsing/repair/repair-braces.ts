import { isExpressionAt } from "../../expressions/syntax.ts";
import { type BraceSign, braceSigns } from "../scan/brace-signs.ts";
import { findCode } from "../scan/code-ranges.ts";
import type { Repair } from "./repair.ts";
import { textRepair } from "./text-repair.ts";

/**
 * Makes text of all braces that hold none of the language, on one line each and in no others, in the order of the source: a page
 * may have hundreds of them, and the parser stops at each. Of double braces it takes the outer ones.
 */
export function braceRepairs(source: string): Repair[] {
  const repairs: Repair[] = [];
  /** A brace that opens what may be none of the language. */
  let opening = null as BraceSign | null;
  for (const one of braceSigns(source, findCode(source))) {
    const { sign, line, lineStart, column, depth, isProgram } = one;
    const plain = opening?.lineStart === lineStart ? opening : null;
    if (sign === "}" && depth === 1 && plain && !isReadable(line, plain.column, column))
      repairs.push(textRepair(source, lineStart + plain.column));
    const begins = sign === "{" && depth === 0 && !isProgram && line[column - 1] !== "=";
    // The inner ones of `{{ .a | b }}` are looked at where the outer are text.
    const isDouble = plain !== null && (sign === "{" ? column === plain.column + 1 : depth === 2);
    opening = begins ? one : isDouble ? opening : null;
  }
  return repairs;
}

/** Whether what stands between two braces is an expression, a comment, or the rest of an object (`<A {...b}>`). */
function isReadable(line: string, opening: number, closing: number): boolean {
  const inner = line.slice(opening + 1, closing);
  return /^\s*\.\.\./.test(inner) || inner.includes("`") || isExpressionAt(line.slice(0, closing + 1), opening + 1);
}
