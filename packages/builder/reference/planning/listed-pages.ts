import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { NavigationNode } from "../../source/site-config.ts";
import { selectorOf } from "../library/selector.ts";
import { namesSymbol } from "../library/symbol-name.ts";
import { readChannelName, readOperationName } from "../operations/operation-name.ts";
import type { Source } from "../specification/specification-sources.ts";

/** Whether operations are listed here that are those of the specifications around, by name or without, and not of one nearer. */
export function namesOperations(nodes: readonly NavigationNode[], sources: readonly Source[]): boolean {
  return nodes.some((node) => {
    if (node.type === "operation")
      return selectorOf(node) === null && (node.specification === null || isAmong(sources, node.specification));
    return node.type !== "page" && node.openapi === null && namesOperations(node.children, sources);
  });
}

/** Whether the file of a source is named; no name is that of any, and one without an ending may be a part of it. */
function isAmong(sources: readonly Source[], name: string | null): boolean {
  const file = name?.replace(/^(?:\.?\/)+/, "") ?? "";
  const isWhole = /\.(?:json|ya?ml)$/i.test(file);
  return sources.some((source) => (isWhole ? `/${source.file}`.endsWith(`/${file}`) : source.file.includes(file)));
}

/**
 * Whether a page of an author here is about an operation (a channel) of the specifications around, and not of one nearer: who has
 * pages of their own for these has chosen which there are.
 */
export function describesOperation(
  nodes: readonly NavigationNode[],
  pages: ReadonlyMap<string, Frontmatter>,
  key: "openapi" | "asyncapi",
  sources: readonly Source[],
): boolean {
  const read = key === "openapi" ? readOperationName : readChannelName;
  return nodes.some((node) => {
    if (node.type === "operation") return false;
    if (node.type !== "page") return node[key] === null && describesOperation(node.children, pages, key, sources);
    const name = read(pages.get(node.path)?.[key] ?? "");
    return name !== null && isAmong(sources, name.file);
  });
}

/** Whether a page here is about a symbol of the library around, and not of one nearer, or an entry names one. */
export function namesSymbols(nodes: readonly NavigationNode[], pages: ReadonlyMap<string, Frontmatter>): boolean {
  return nodes.some((node) => {
    if (node.type === "operation") return selectorOf(node) !== null;
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
