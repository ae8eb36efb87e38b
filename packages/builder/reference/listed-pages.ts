import type { NavigationNode } from "../source/site-config.ts";

/** Whether operations are listed here that are those of the specification around, and not of one nearer. */
export function namesOperations(nodes: readonly NavigationNode[]): boolean {
  return nodes.some((node) => {
    if (node.type === "operation") return node.specification === null;
    return node.type !== "page" && node.openapi === null && namesOperations(node.children);
  });
}

/** Paths of all pages in these parts of the navigation. */
export function pathsOf(nodes: readonly NavigationNode[], paths = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (node.type === "page") paths.add(node.path);
    else if (node.type !== "operation") pathsOf(node.children, paths);
  }
  return paths;
}

/** Groups without the pages that are listed already. */
export function without(nodes: readonly NavigationNode[], listed: ReadonlySet<string>): NavigationNode[] {
  return nodes.flatMap((node): NavigationNode[] => {
    if (node.type === "page") return listed.has(node.path) ? [] : [node];
    if (node.type !== "group") return [node];
    const children = without(node.children, listed);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
