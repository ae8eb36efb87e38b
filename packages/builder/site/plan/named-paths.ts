import type { NavigationNode } from "../../source/site-config.ts";
import { pathOfFile } from "./page-path.ts";

/** Paths of all pages that a navigation names, titles of groups included. */
export function namedPaths(nodes: readonly NavigationNode[], paths = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (node.type === "page") paths.add(pathOfFile(`${node.path}.mdx`));
    if (node.type === "group" && node.root !== null) paths.add(pathOfFile(`${node.root}.mdx`));
    if (node.type === "group" || node.type === "division") namedPaths(node.children, paths);
  }
  return paths;
}
