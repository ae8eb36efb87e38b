import { htmlToElements } from "../html/html-to-elements.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { isFault } from "./parse-fault.ts";
import { parseMarkdown } from "./parse-mdx.ts";

/** The text as Markdown without expressions, whose tags are read as those of HTML: what closes none of them is no fault there. */
export function markdownTree(source: string): MdxNode {
  const markdown = parseMarkdown(source);
  if (isFault(markdown)) return plainTree(source);
  return costOfHtml(markdown) > costMost
    ? markdown
    : { ...markdown, children: htmlToElements(markdown.children ?? []) };
}

/** Elements times characters: each stands for all of the block of HTML that it was found in. */
const costMost = 2_000_000;

function costOfHtml(node: MdxNode): number {
  const own = node.type === "html" ? String(node.value).split("<").length * String(node.value).length : 0;
  return (node.children ?? []).reduce((sum, child) => sum + costOfHtml(child), own);
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
