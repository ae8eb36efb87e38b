import { inRanges } from "./code-ranges.ts";

const modulesLine = /^(?:export|import)\s/;
const brace = /\{\{\s*[A-Za-z0-9][\w-]*\s*\}\}|\\[{}]|[{}]/g;

/** A brace in source that is not yet parsed. */
export interface BraceSign {
  /** `{`, `}`, one of them behind a backslash, or a name in double braces. */
  sign: string;
  /** Where it stands in its line, and the line in the source. */
  column: number;
  line: string;
  lineStart: number;
  /** Braces that are open before it, since the last blank line or in the program that it stands in. */
  depth: number;
  /** Whether it stands in a program, where nothing is code of the page. */
  isProgram: boolean;
}

/**
 * The braces of a page outside of its code. An approximation: what is open ends with the paragraph, that of a program
 * (`import`, `export`) with the blank line behind its last brace.
 * @param code where code stands
 */
export function* braceSigns(source: string, code: readonly number[]): Generator<BraceSign> {
  let depth = 0;
  let isProgram = false;
  let start = 0;
  for (const line of source.split("\n")) {
    const lineStart = start;
    start += line.length + 1;
    if (line.trim() === "") {
      if (isProgram && depth > 0) continue;
      depth = 0;
      isProgram = false;
      continue;
    }
    if (depth === 0 && modulesLine.test(line) && !inRanges(code, lineStart)) isProgram = true;
    for (const { 0: sign, index: column } of line.matchAll(brace)) {
      if (!isProgram && inRanges(code, lineStart + column)) continue;
      yield { sign, column, line, lineStart, depth, isProgram };
      if (sign === "{") depth++;
      else if (sign === "}") depth = Math.max(0, depth - 1);
    }
  }
}
