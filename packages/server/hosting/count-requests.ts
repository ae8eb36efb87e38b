import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter } from "prom-client";
import { feedbackPath } from "../feedback/index.ts";
import type { Metrics } from "../http/index.ts";
import { isForMcp } from "./mcp/paths.ts";
import { playgroundPath } from "./playground/playground-proxy.ts";

/**
 * Counts the answers of sites by what was asked for and by status, so that a flood of feedback or of requests to pass on is
 * seen. Never by site or path: labels name no tenant.
 */
export function countSiteRequests({ registry }: Metrics): (request: IncomingMessage, response: ServerResponse) => void {
  const requests = new Counter({
    name: "lectern_site_requests_total",
    help: "Requests to sites answered",
    labelNames: ["kind", "status"],
    registers: [registry],
  });
  return (request, response) => {
    const kind = kindOf(request);
    response.once("finish", () => requests.inc({ kind, status: String(response.statusCode) }));
  };
}

function kindOf(request: IncomingMessage): "content" | "feedback" | "playground" | "mcp" {
  const path = (request.url ?? "").split("?", 1)[0] as string;
  if (path === feedbackPath) return "feedback";
  if (path === playgroundPath) return "playground";
  return isForMcp(request, path) ? "mcp" : "content";
}
