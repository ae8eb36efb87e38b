import { parseModule } from "../expressions/syntax.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { findCode, inRanges } from "./code-ranges.ts";
import type { Repair } from "./repair.ts";

/** How module code begins; whatever else begins with one of its words is a sentence, or code of another language. */
const program =
  /^(?:import\s*(?:["'{*]|[\w$]+\s*,|(?:type\s+)?[\w$]+\s+from\b|[A-Z][\w$]*[ \t]*;?[ \t]*(?:\n|$))|export\s*(?:[{*=]|(?:const|let|var|function|async|class|default|type|interface|enum|declare|abstract)\b))/;
/** A sentence without any sign of code, below nothing or a tag. */
const sentence =
  /(?<=(?<![\s\S])|\n[ \t]*\n|>[ \t]*\n)(?:import|export)(?= [^\n"'`{}=;*]+$)(?! \S+ as )(?: \S+){3,}$/gm;

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
    return program.test(code) || isProgram(code) ? [] : [node.position.start.offset];
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
  return [...source.matchAll(sentence)].map(({ index }) => index).filter((index) => !inRanges(code, index));
}
