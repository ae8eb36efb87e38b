import type { MdxNode } from "../mdx-tree.ts";
import { isFault } from "./parse-fault.ts";
import { parseMarkdown } from "./parse-mdx.ts";

/** The text as Markdown without elements and expressions. */
export function markdownTree(source: string): MdxNode {
  const markdown = parseMarkdown(source);
  return isFault(markdown) ? plainTree(source) : markdown;
}

/** The whole text as one block of code. */
export function plainTree(source: string): MdxNode {
  const lines = source.split("\n");
  const position = {
    start: { line: 1, column: 1, offset: 0 },
    end: { line: lines.length, column: 1, offset: source.length },
  };
  return {
    type: "root",
    position,
    children: [{ type: "code", value: source.slice(0, 200_000), lang: "text", meta: null, position }],
  };
}
