import type { MdxNode } from "../../mdx-tree.ts";
import { beginsProgram, isProgram } from "../programs/programs.ts";
import { findCode, inRanges } from "../scan/code-ranges.ts";
import type { Repair } from "./repair.ts";

/** A sentence without any sign of code, below nothing or a tag. */
const sentence = /(?<=(?<![\s\S])|\n[ \t]*\n|>[ \t]*\n)(?:import|export)(?= [^\n"'`{}=;*]+$)(?! \S+ as )(?: \S+)+$/gm;

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

function sentences(source: string): number[] {
  const code = findCode(source);
  return [...source.matchAll(sentence)].flatMap(({ 0: line, index }) =>
    inRanges(code, index) || beginsProgram(line) ? [] : [index],
  );
}
