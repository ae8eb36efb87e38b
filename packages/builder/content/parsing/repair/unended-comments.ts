import { isExpressionAt } from "../../expressions/syntax.ts";
import { findCode, inRanges } from "../scan/code-ranges.ts";
import type { Repair } from "./repair.ts";

/** More of them in a file are no slips. */
const commentsMost = 100;
const endsParagraph = /[ \t]*(?:\n[ \t]*(?:\n|(?![\s\S]))|(?![\s\S]))/y;

/** The `}` that comments lack behind them at the ends of paragraphs, in the order of the source. */
export function commentEndRepairs(source: string): Repair[] {
  const repairs: Repair[] = [];
  const code = findCode(source);
  for (let at = source.indexOf("{/*"); at >= 0; ) {
    const end = source.indexOf("*/", at + 3) + 2;
    if (end === 1) break;
    endsParagraph.lastIndex = end;
    if (endsParagraph.test(source) && !inRanges(code, at) && !isExpressionAt(source, at + 1)) {
      if (repairs.length === commentsMost) return [];
      repairs.push({
        start: end,
        end,
        text: "}",
        message: "A comment has no `}` behind it; it was added.",
        hint: "Write {/* … */}.",
        about: at,
      });
    }
    at = source.indexOf("{/*", end);
  }
  return repairs;
}
