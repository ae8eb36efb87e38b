import type { ApiApp } from "../api-plugin.ts";

/**
 * One line of log for each request: who, which route, what came of it. Never the address with its query, a header or a
 * body: those hold keys, signatures and cookies.
 */
export function logRequests(app: ApiApp): void {
  app.addHook("onResponse", async (request, reply) => {
    const fields = {
      organization: (request.caller as typeof request.caller | null)?.organizationId,
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    const isProbe = fields.route === "/healthz" || fields.route === "/readyz";
    request.log[isProbe ? "debug" : "info"](fields, "request");
  });
}
