import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { closerOf } from "@lectern/builder/bundle";
import type { Config } from "../config.ts";
import type { ApiApp } from "./api-plugin.ts";
import { awayRetrySeconds } from "./retry-after.ts";

/** What stands behind the one port. */
export interface Behind {
  /** API and dashboard, at the public address's host and at this machine's own names. */
  api: ApiApp | null;
  publicUrl: string;
  /** Every other host name: production sites, previews, custom domains; null in a process without that role. */
  sites: RequestListener | null;
}

export interface Listener {
  /** The port taken; another than configured where that is 0. */
  port: number;
  /** Until this is called every request is answered 503. */
  serve(behind: Behind): void;
  /** Takes no new connections and lets running requests end, for at most so long. */
  close(graceSeconds: number): Promise<void>;
}

/** Request line and headers together; what is larger is 431. */
const maxHeaderBytes = 16 * 1024;
const timeouts = {
  /** For the headers of a request; what is slower is 408. */
  headersTimeout: 15_000,
  /** For a whole request with its body. */
  requestTimeout: 60_000,
  /** Longer than the usual minute of a load balancer, so that it never sends into a closing connection. */
  keepAliveTimeout: 65_000,
};
const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);
const healthPaths = new Set(["/healthz", "/readyz"]);

/**
 * Opens the server's one port. Who answers is decided by the `Host` header alone: never by `X-Forwarded-Host`, nor by a
 * request line in absolute form, which is refused.
 * @throws when the port is in use, naming it
 */
export async function openListener(config: Pick<Config, "host" | "port">): Promise<Listener> {
  let behind: Behind | null = null;
  const options = { maxHeaderSize: maxHeaderBytes, connectionsCheckingInterval: 5_000, ...timeouts };
  const server = createServer(options, (request, response) => dispatch(behind, request, response));
  const close = closerOf(server);
  server.listen(config.port, config.host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${config.port} of ${config.host} is in use by another program`, { cause: error });
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve: (value) => {
      behind = value;
    },
    close: (graceSeconds) => close(graceSeconds * 1000),
  };
}

function dispatch(behind: Behind | null, request: IncomingMessage, response: ServerResponse): void {
  const host = hostnameOf(request.headers.host);
  const isPath = request.url?.startsWith("/") || request.url === "*";
  if (!behind) refuse(response, 503, "The server is starting", { "retry-after": awayRetrySeconds });
  else if (host === null || !isPath) refuse(response, 400, "Bad request");
  else if (behind.api && isApi(host, request, behind.publicUrl)) behind.api.routing(request, response);
  else if (behind.sites) behind.sites(request, response);
  else refuse(response, 404, "Not found");
}

/** Lower-case host name without port; empty when there is none, null when it is not well-formed. */
function hostnameOf(header: string | undefined): string | null {
  if (header === undefined || header === "") return "";
  const match = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.exec(header);
  return match ? (match[1] as string).toLowerCase().replace(/\.$/, "") : null;
}

function isApi(host: string, request: IncomingMessage, publicUrl: string): boolean {
  if (host === new URL(publicUrl).hostname || loopbackNames.has(host)) return true;
  // Probes of an orchestrator come to the machine's bare address, at which there is never a site.
  return isIP(host.replace(/^\[|\]$/g, "")) !== 0 && healthPaths.has(request.url?.split("?")[0] ?? "");
}

function refuse(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    connection: "close",
    ...headers,
  });
  response.end(`${text}\n`);
}
