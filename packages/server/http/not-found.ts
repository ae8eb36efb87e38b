import { ApiError } from "@lectern/contract";
import type { FastifyRequest, RouteOptions } from "fastify";
import type { ApiApp } from "./api-plugin.ts";

/**
 * Collects the routes and says why an address has no route for its method.
 * @returns a function that makes the error: `method_not_allowed` with `Allow`, or `not_found`
 */
export function collectRoutes(app: ApiApp): (request: FastifyRequest) => ApiError {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook("onRoute", (route: RouteOptions) => {
    const entry = routes.get(route.url) ?? { pattern: toPattern(route.url), methods: new Set<string>() };
    for (const method of [route.method].flat()) entry.methods.add(method);
    routes.set(route.url, entry);
  });
  return (request) => {
    const path = request.url.split("?")[0] as string;
    // An address that is a route by itself is no parameter of another: `by-page` is no entry's id.
    const own = routes.get(path);
    const fitting = own ? [own] : [...routes.values()].filter((route) => route.pattern.test(path));
    const methods = new Set(fitting.flatMap((route) => [...route.methods]));
    if (methods.size === 0 || methods.has(request.method)) return new ApiError("not_found");
    return new ApiError("method_not_allowed", { headers: { allow: [...methods].sort().join(", ") } });
  };
}

function toPattern(url: string): RegExp {
  const source = url
    .split("/")
    .map((segment) => (segment === "*" ? ".*" : segment.startsWith(":") ? "[^/]+" : escapeRegExp(segment)))
    .join("/");
  return new RegExp(`^${source}$`);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
