import { randomUUID } from "node:crypto";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { ApiError, limits } from "@lectern/contract";
import Fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from "fastify";
import serverPackage from "../package.json" with { type: "json" };
import type { Services } from "../services.ts";
import { createAccessCheck } from "./access/check-access.ts";
import type { Caller } from "./access/route-access.ts";
import type { ApiApp, ApiPlugin, Authenticate, Fallback } from "./api-plugin.ts";
import { answerError } from "./error-answer.ts";
import type { Metrics } from "./monitoring/metrics.ts";
import { logRequests } from "./monitoring/request-log.ts";
import { collectRoutes } from "./not-found.ts";
import { registerOpenApi } from "./schema/openapi.ts";
import { completeSchema, components } from "./schema/route-schema.ts";
import { createValidatorCompiler } from "./schema/validation.ts";

export interface ApiOptions {
  authenticate: Authenticate;
  /** Asked before a GET or HEAD that no route takes is answered with 404. */
  fallback?: Fallback;
  metrics?: Metrics;
}

const requestIdPattern = /^[A-Za-z0-9._-]{1,64}$/;
/** Longer than any request line may be: a parameter that names nothing is 404 by the rules, however long. */
const longestParameter = 64 * 1024;

/** `request-log.ts` writes the lines; Fastify's own would hold addresses with their queries. Its types lack the option. */
const { LogController } = Fastify as unknown as { LogController: new (options: object) => object };
const quietFramework: object = {
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
};

/**
 * The management API: every room's routes behind the common rules of the contract (request ids, order of checks, errors,
 * limits, OpenAPI). Ready to be given requests by `app.routing` (see `listener.ts`) or `app.inject`; it never listens itself.
 */
export async function createApi(
  services: Services,
  plugins: readonly ApiPlugin[],
  options: ApiOptions,
): Promise<ApiApp> {
  const app: ApiApp = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    ...quietFramework,
    bodyLimit: limits.bodyBytes,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers["x-request-id"];
      return typeof given === "string" && requestIdPattern.test(given) ? given : randomUUID();
    },
    trustProxy: services.config.trustedProxies.length > 0 ? [...services.config.trustedProxies] : false,
    routerOptions: { maxParamLength: longestParameter, ignoreTrailingSlash: false, caseSensitive: true },
    frameworkErrors: (error, request, reply) => {
      reply.header("x-request-id", request.id);
      answerError(error, request as FastifyRequest, reply as FastifyReply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.decorateRequest("caller", null as unknown as Caller);
  app.decorateRequest("found", null);
  app.setErrorHandler(answerError);
  app.setValidatorCompiler(createValidatorCompiler(components));
  for (const component of components) app.addSchema(component);
  readJsonOnly(app);
  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith("/v1/")) return;
    if (route.config?.access === undefined)
      throw new Error(`${route.method} ${route.url} does not say who may call it`);
    // The twin of a GET writes no body; a named schema left in it would be taken away from every other route.
    if (route.method === "HEAD") route.schema = { ...route.schema, response: undefined };
    else completeSchema(route);
  });
  const explainNotFound = collectRoutes(app);
  logRequests(app);
  options.metrics?.observe(app);

  const checkAccess = createAccessCheck(services, options.authenticate);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("x-content-type-options", "nosniff");
    dropUnusedBody(request);
    if (request.is404) {
      const isRead = request.method === "GET" || request.method === "HEAD";
      const error = explainNotFound(request);
      if (isRead && error.code === "not_found" && (await options.fallback?.(request, reply))) return reply;
      throw error;
    }
    if (request.url.startsWith("/v1/")) reply.header("cache-control", "no-store");
    await checkAccess(request, reply);
    checkDeclaredSize(request, reply);
  });

  app.addHook("preSerialization", async (request, reply, payload) => {
    const next = (payload as { nextCursor?: unknown } | null)?.nextCursor;
    if (typeof next === "string") reply.header("link", `<${nextPage(services, request, next)}>; rel="next"`);
    return payload;
  });

  await registerOpenApi(app, { version: serverPackage.version, publicUrl: services.urls.publicUrl });
  for (const plugin of plugins) await app.register(async (scope) => plugin(scope as ApiApp, services));
  await app.ready();
  return app;
}

function nextPage(services: Services, request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, services.urls.publicUrl);
  url.searchParams.set("cursor", cursor);
  return url.href;
}

/** A body that the operation does not take, or that is empty, is not read; what it says it is does not matter. */
function dropUnusedBody(request: FastifyRequest): void {
  const { headers } = request.raw;
  const isEmpty = headers["content-length"] === "0" && headers["transfer-encoding"] === undefined;
  if (!isEmpty && (request.routeOptions.schema as { body?: unknown } | undefined)?.body) return;
  for (const name of ["content-type", "content-length", "transfer-encoding"]) delete headers[name];
}

/** A body that says itself that it is too large is 413 whatever its type, and none of it is read. */
function checkDeclaredSize(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.raw.headers["content-length"] ?? 0) <= request.routeOptions.bodyLimit) return;
  reply.header("connection", "close");
  throw new ApiError("body_too_large");
}

/** JSON is the only body; an empty one is no body, whatever its declared type. */
function readJsonOnly(app: ApiApp): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body as string, done);
  });
}
