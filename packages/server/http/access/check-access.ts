import { ApiError, planAllows, planFeatures, plans, type RateLimit, roleIncludes } from "@lectern/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import type { Authenticate } from "../api-plugin.ts";
import { peekHits, rateLimitHeaders, takeHit } from "./rate-limit.ts";
import type { Caller, RouteAccess } from "./route-access.ts";

/**
 * The checks of a route before its body is read, in the contract's order: 401; 403 address, origin, scope or role; 429;
 * 404; 403 plan.
 */
export function createAccessCheck(services: Services, authenticate: Authenticate) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === "public") return;
    if (access.limit) announceUntouched(reply, access.limit);
    const caller = await authenticate(request);
    request.caller = caller;
    try {
      checkOrigin(request, caller, services.urls.publicUrl);
      checkRights(caller, access);
    } catch (error) {
      if (access.limit) {
        const limit = limitOf(access.limit, caller);
        reply.headers(rateLimitHeaders(limit, await peekHits(services.db, bucketOf(limit, caller), limit)));
      }
      throw error;
    }
    if (access.limit) await countHit(services, reply, limitOf(access.limit, caller), caller);
    checkParameters(request);
    if (access.find) request.found = await access.find(request, caller);
    checkPlan(caller, access);
  };
}

function limitOf(limit: RateLimit, caller: Caller): RateLimit {
  return (caller.kind === "session" && limit.ofMembers) || limit;
}

function bucketOf(limit: RateLimit, caller: Caller): string {
  return `${limit.name}:${caller.organizationId}`;
}

/** Until the organization is known the fields tell the policy and its whole quota: nothing was taken from any bucket. */
function announceUntouched(reply: FastifyReply, limit: RateLimit): void {
  reply.headers(rateLimitHeaders(limit, { remaining: limit.quota, resetSeconds: limit.windowSeconds }));
}

/** A browser sends the cookie by itself, so what a session changes must come from the dashboard's own origin. */
function checkOrigin(request: FastifyRequest, caller: Caller, publicUrl: string): void {
  if (caller.kind !== "session" || request.method === "GET" || request.method === "HEAD") return;
  if (request.headers.origin !== new URL(publicUrl).origin) throw new ApiError("origin_not_allowed");
}

function checkRights(caller: Caller, access: RouteAccess): void {
  if (caller.kind === "key") {
    if (access.scope === "write" && caller.scope !== "write") {
      throw new ApiError("insufficient_scope", { message: "This API key does not have the required scope: write" });
    }
    return;
  }
  const needed = access.role ?? (access.scope === "read" ? "viewer" : "editor");
  if (!caller.role || !roleIncludes(caller.role, needed)) {
    throw new ApiError("insufficient_role", { message: `Your role does not allow this: it needs ${needed}` });
  }
}

async function countHit(services: Services, reply: FastifyReply, limit: RateLimit, caller: Caller): Promise<void> {
  const result = await takeHit(services.db, bucketOf(limit, caller), limit);
  reply.headers(rateLimitHeaders(limit, result));
  if (!result.allowed) {
    throw new ApiError("rate_limited", { headers: { "retry-after": String(result.retryAfterSeconds) } });
  }
}

/** PostgreSQL refuses texts with a NUL character, so nothing can have such a name. */
function checkParameters(request: FastifyRequest): void {
  const values = Object.values(request.params as Record<string, string>);
  if (values.some((value) => value.includes("\0"))) throw new ApiError("not_found");
}

function checkPlan(caller: Caller, access: RouteAccess): void {
  if (!access.plan || planAllows(caller.plan, access.plan)) return;
  const needed = planFeatures[access.plan];
  const name = needed[0]!.toUpperCase() + needed.slice(1);
  throw new ApiError("plan_required", {
    message: `This needs the ${name} plan${plans.at(-1) === needed ? "" : " or a larger one"}`,
  });
}
