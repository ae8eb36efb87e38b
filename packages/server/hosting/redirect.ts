import type { ServerResponse } from "node:http";

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
