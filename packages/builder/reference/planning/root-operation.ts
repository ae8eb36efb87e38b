import { readOperationEntry } from "../../source/config/operation-entry.ts";
import type { DivisionNode, GroupNode, NavigationNode, OperationNode } from "../../source/site-config.ts";

/** A part of the navigation: where its `root` names an operation in place of a page, the page that `pagesOf` has for that. */
export function withRoot(
  node: GroupNode | DivisionNode,
  pagesOf: (named: OperationNode) => NavigationNode[],
): GroupNode | DivisionNode {
  if (node.type !== "group" || node.root === null) return node;
  const named = readOperationEntry(node.root);
  if (named === null) return node;
  const [page] = pagesOf({ ...named, position: node.position });
  return { ...node, root: page?.type === "page" ? page.path : null };
}
