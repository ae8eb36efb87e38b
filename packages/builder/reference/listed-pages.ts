import type { Frontmatter } from "../source/frontmatter-data.ts";
import type { NavigationNode } from "../source/site-config.ts";
import { namesSymbol } from "./library/symbol-name.ts";

/** Whether operations are listed here that are those of the specification around, and not of one nearer. */
export function namesOperations(nodes: readonly NavigationNode[]): boolean {
  return nodes.some((node) => {
    if (node.type === "operation") return node.specification === null;
    return node.type !== "page" && node.openapi === null && namesOperations(node.children);
  });
}

/** Whether a page here is about a symbol of the library around, and not of one nearer. */
export function namesSymbols(nodes: readonly NavigationNode[], pages: ReadonlyMap<string, Frontmatter>): boolean {
  return nodes.some((node) => {
    if (node.type === "operation") return false;
    if (node.type !== "page") return node.sdk === undefined && namesSymbols(node.children, pages);
    const frontmatter = pages.get(node.path);
    return frontmatter !== undefined && namesSymbol(frontmatter);
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
