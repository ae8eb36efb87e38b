import type { ServerResponse } from "node:http";
import type { PublishedSite } from "../published-site.ts";
import { mcpPath } from "./paths.ts";

/** Says where the site's MCP server is and what it is about, for programs that look for one. */
export function sendServerCard(response: ServerResponse, site: PublishedSite, isHead: boolean): void {
  const { name, description } = site.manifest.site;
  const text = JSON.stringify({
    version: "1.0",
    serverInfo: { name: "lectern", title: name, version: site.manifest.builder.split("+")[0] },
    description,
    transport: { type: "streamable-http", endpoint: mcpPath },
    capabilities: { tools: {} },
    authentication: { required: false },
  });
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  response.end(isHead ? undefined : text);
}
