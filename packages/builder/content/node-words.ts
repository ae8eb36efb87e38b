import type { MdxNode } from "./mdx-tree.ts";

/** What Markdown says, for programs that read it: its words and code, cells of a row apart. */
export function wordsOfNodes(nodes: readonly MdxNode[]): string {
  return nodes.map(wordsOf).join("");
}

function wordsOf({ type, value, children }: MdxNode): string {
  if (children) return children.map(wordsOf).join(type === "tableRow" ? " " : "");
  return type === "text" || type === "inlineCode" || type === "code" ? (value ?? "") : "";
}
