import type { OperationNode } from "../site-config.ts";

const operation = /^(?:(.+)\s+)?(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|QUERY|WEBHOOK)\s+(\S.*)$/i;
/** What of a GraphQL schema has a page; queries look like operations that are called with QUERY. */
const selector = /^()(MUTATION|SUBSCRIPTION|TYPE)\s+([A-Za-z_][\w.]*)$/;
/** What a specification is called by: a file, a folder on the way to it, or an address. */
const specificationName = /[./]/;

/**
 * An entry of the navigation as `METHOD /path`, `file METHOD /path`, `webhook name` or `MUTATION name`; null when it is a page, whose
 * folders may have any words in their names (`Get Started/introduction`). A path without its first slash is one where
 * the method is written as methods are.
 */
export function readOperationEntry(text: string): Omit<OperationNode, "position"> | null {
  const written = text.trim();
  const found = operation.exec(written) ?? selector.exec(written);
  if (!found) return null;
  const [, before, method, path] = found as unknown as [string, string | undefined, string, string];
  const specification = before?.trim() || null;
  if (!path.startsWith("/")) {
    const isWritten = method === method.toUpperCase() || method === "webhook";
    if (!isWritten || (specification !== null && !specificationName.test(specification))) return null;
  }
  return { type: "operation", specification, method: method.toUpperCase(), path: path.trim() };
}
