import type { ServerResponse } from "node:http";

/** The target with the query that the reader came with, unless it has one of its own. */
export function withQuery(location: string, query: string): string {
  if (query === "") return location;
  const [target = "", fragment] = location.split("#", 2) as [string, string?];
  if (target.includes("?")) return location;
  return `${target}?${query.replace(/[^\x21-\x7e]/g, encodeURIComponent)}${fragment === undefined ? "" : `#${fragment}`}`;
}

/** Asked about again each time: a rule may change with the next deployment. */
export function sendRedirect(response: ServerResponse, status: 307 | 308, location: string, noindex: boolean): void {
  response.writeHead(status, {
    location,
    "cache-control": "no-cache",
    "content-length": 0,
    ...(noindex ? { "x-robots-tag": "noindex" } : {}),
  });
  response.end();
}
