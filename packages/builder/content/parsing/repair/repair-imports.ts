import { beginsProgram, isProgram } from "../programs/programs.ts";
import { findCode, inRanges } from "../scan/code-ranges.ts";
import type { Repair } from "./repair.ts";

/** A line that begins to import something, with nothing of a program below it. */
const importLine = /^import\b[^\n]*(?=\n(?:[ \t]*\n|[<#]|import\b|export\b)|$(?![\s\S]))/gm;

/**
 * Takes out imports that are not whole, of a source that cannot be parsed: the parser looks for the rest of each in what
 * follows, and takes elements there for a part of it.
 */
export function importRepairs(source: string): Repair[] {
  if (!/^import\b/m.test(source)) return [];
  const code = findCode(source);
  return [...source.matchAll(importLine)].flatMap(({ 0: line, index }) => {
    if (inRanges(code, index) || !beginsProgram(line) || isProgram(line)) return [];
    const message = "The `import` is not whole. It was left out.";
    const hint = 'Write import Name from "/snippets/name.mdx".';
    return [{ start: index, end: index + line.length, text: "", message, hint }];
  });
}
