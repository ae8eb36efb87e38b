import type { MdxNode } from "../mdx-tree.ts";
import { isFault, type ParseFault } from "./parse-fault.ts";
import { parseMarkdown } from "./parse-mdx.ts";

/**
 * Markdown of a document that may know no formulas: `$$` that mean two dollars have a space after the first pair or before
 * the last, where a formula has both or none. Those are text.
 */
export function parseForeign(source: string): MdxNode | ParseFault {
  const tree = parseMarkdown(source);
  if (isFault(tree) || !source.includes("$$")) return tree;
  const pending = [tree];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.children) pending.push(...node.children);
    if (node.type !== "inlineMath") continue;
    const written = source.slice(node.position.start.offset, node.position.end.offset);
    const [, before, after] = /^\$\$(\s?)[\s\S]*?(\s?)\$\$$/.exec(written) ?? [];
    if ((before === "") !== (after === "")) Object.assign(node, { type: "text", value: written });
  }
  return tree;
}
