import type { IncomingMessage } from "node:http";

/** Where a site answers the Model Context Protocol. */
export const mcpPath = "/mcp";

/** Where the site's MCP server is described. */
export const serverCardPath = "/.well-known/mcp/server-card.json";

/** Where programs look for that. */
export const cardPaths: ReadonlySet<string> = new Set(["/.well-known/mcp", "/.well-known/mcp.json", serverCardPath]);

/**
 * Whether a request is for the MCP endpoint. A site may have a page of the same address: whoever reads it is shown the page;
 * messages, and clients that ask for a stream of events, are not readers.
 */
export function isForMcp({ method, headers }: Pick<IncomingMessage, "method" | "headers">, path: string): boolean {
  if (path !== mcpPath && path !== `${mcpPath}/`) return false;
  if (method !== "GET" && method !== "HEAD") return true;
  const accept = headers.accept ?? "";
  return accept.includes("text/event-stream") && !accept.includes("text/html");
}
