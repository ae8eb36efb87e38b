import { parseModule } from "../expressions/syntax.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { findCode, inRanges } from "./code-ranges.ts";
import { beginsProgram } from "./program-start.ts";
import type { Repair } from "./repair.ts";

/** A sentence without any sign of code, below nothing or a tag. */
const sentence = /(?<=(?<![\s\S])|\n[ \t]*\n|>[ \t]*\n)(?:import|export)(?= [^\n"'`{}=;*]+$)(?! \S+ as )(?: \S+)+$/gm;

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

/**
 * Spaces before text that begins with `import` or `export`, which MDX takes for a program and shows to nobody: of the
 * programs in a tree those that are none, or, in a source that cannot be parsed, what looks like a sentence.
 */
export function proseRepairs(source: string, tree: MdxNode | null): Repair[] {
  if (!/^(?:import|export) /m.test(source)) return [];
  return (tree ? notPrograms(tree) : sentences(source)).map((start) => {
    const word = source.slice(start, start + 6);
    return {
      start,
      end: start,
      text: " ",
      message: `A text begins with \`${word}\`, where MDX expects a program.`,
      hint: "Begin its line with another word.",
    };
  });
}

function notPrograms(node: MdxNode): number[] {
  if (node.type === "mdxjsEsm") {
    const code = String(node.value);
    return beginsProgram(code) || isProgram(code) ? [] : [node.position.start.offset];
  }
  return (node.children ?? []).flatMap(notPrograms);
}

function isProgram(code: string): boolean {
  try {
    parseModule(code);
    return true;
  } catch {
    return false;
  }
}

function sentences(source: string): number[] {
  const code = findCode(source);
  return [...source.matchAll(sentence)].flatMap(({ 0: line, index }) =>
    inRanges(code, index) || beginsProgram(line) ? [] : [index],
  );
}
