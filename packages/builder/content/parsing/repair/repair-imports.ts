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

const quotes = "[\"'“”‘’]";
const quoted = /^(["'])[^"'\n]+\1$/;
const path = new RegExp(`^${quotes}?(\\.{0,2}/[^\\s"'“”‘’;]+)${quotes}?$`);

/** Quotes for the paths of imports that lack one, or have others than a program may: without them nothing is imported. */
export function importQuoteRepairs(source: string): Repair[] {
  if (!/^import\b/m.test(source)) return [];
  const code = findCode(source);
  return [...source.matchAll(/^import\b[^\n]*/gm)].flatMap(({ 0: line, index }) => {
    const from = line.lastIndexOf(" from") + " from".length;
    const written = line.slice(from).trim().replace(/;$/, "").trimEnd();
    const found = path.exec(written)?.[1];
    if (!found || quoted.test(written) || inRanges(code, index) || !/^import[\w$*{},\s]+$/.test(line.slice(0, from)))
      return [];
    const start = index + line.indexOf(written, from);
    const message = "The path of the `import` does not stand between two quotes of one kind; they were put around it.";
    const hint = `Write "${found}".`;
    return [{ start, end: start + written.length, text: ` "${found}"`, message, hint, about: index }];
  });
}
