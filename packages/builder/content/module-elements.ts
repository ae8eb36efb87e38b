import { moduleEnd } from "./expressions/syntax.ts";
import type { MdxNode } from "./mdx-tree.ts";

/** Program text below which content stands without a blank line between them. */
export interface ModuleAboveElements {
  start: MdxNode["position"]["start"];
  /** The program alone, with the end of its last line. */
  code: string;
  /** Line of the first element below it. */
  line: number;
}

/** Programs of a tree that go on with elements: MDX reads `export …` up to the next blank line as JavaScript. */
export function moduleElements(tree: MdxNode, source: string): ModuleAboveElements[] {
  const found: ModuleAboveElements[] = [];
  for (const { type, value, position } of tree.children ?? []) {
    if (type !== "mdxjsEsm" || !/\n<[A-Za-z>]/.test(value ?? "")) continue;
    const text = source.slice(position.start.offset, position.end.offset);
    for (const { index } of text.matchAll(/\n(?=<[A-Za-z>])/g)) {
      const code = text.slice(0, index + 1);
      if (moduleEnd(code) !== "whole") continue;
      found.push({ start: position.start, code, line: position.start.line + code.split("\n").length - 1 });
      break;
    }
  }
  return found;
}
