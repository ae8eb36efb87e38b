import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { ApiApp } from "../api-plugin.ts";

export interface Metrics {
  /** For further counters of other rooms. Labels name routes and kinds, never a tenant. */
  registry: Registry;
  /** Counts and times the requests of the API. */
  observe(app: ApiApp): void;
}

/** Prometheus metrics of this process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ["method", "route", "status"];
  const requests = new Counter({
    name: "lectern_http_requests_total",
    help: "Requests of the API answered",
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "lectern_http_request_seconds",
    help: "Time from a request's headers to the end of its answer",
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    observe: (app) => {
      app.addHook("onResponse", async (request, reply) => {
        const route = request.is404 ? "none" : (request.routeOptions.url ?? "none");
        const labels = { method: request.method, route, status: String(reply.statusCode) };
        requests.inc(labels);
        seconds.observe(labels, reply.elapsedTime / 1000);
      });
    },
  };
}

/** Serves `/metrics` on a port of its own, which stays inside the network. */
export async function listenMetrics(metrics: Metrics, address: { host: string; port: number }): Promise<Server> {
  const server = createServer(async (request, response) => {
    const isKnown = request.url === "/metrics" && request.method === "GET";
    const text = isKnown ? await metrics.registry.metrics() : "Not found\n";
    response.writeHead(isKnown ? 200 : 404, { "content-type": isKnown ? metrics.registry.contentType : "text/plain" });
    response.end(text);
  });
  server.listen(address.port, address.host);
  await once(server, "listening");
  return server;
}
