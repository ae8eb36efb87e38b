import type { OperationNode } from "../../source/site-config.ts";

const selector = /^(?:QUERY|MUTATION|SUBSCRIPTION|TYPE)$/;

/**
 * What of a GraphQL schema an entry of the navigation names (`QUERY products`, `TYPE Cart`), as frontmatter would name it; null
 * for an operation of HTTP, which may be called with QUERY, too: its path begins with a slash.
 */
export function selectorOf({ specification, method, path }: OperationNode): { kind: string; name: string } | null {
  if (specification !== null || !selector.test(method) || !/^[A-Za-z_][\w.]*$/.test(path)) return null;
  return { kind: method.toLowerCase(), name: path };
}
