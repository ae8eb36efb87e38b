import type { ErrorCode, KeyScope, Plan, planFeatures, RateLimit, Role } from "@lectern/contract";
import type { FastifyRequest } from "fastify";

/** Who calls: an API key, or a member signed in to the dashboard; always for one organization. */
export interface Caller {
  organizationId: string;
  plan: Plan;
  kind: "key" | "session";
  scope: KeyScope;
  /** Role of the member; null for a key. */
  role: Role | null;
  userId: string | null;
  keyId: string | null;
  /** How the audit log names the caller. */
  actor: string;
}

/**
 * What a route asks of its caller. The checks run in the contract's order, all before the body is read:
 * 401, 403 scope or address, 429, 404, 403 plan; then 413, 415, 400; then the handler.
 */
export interface RouteAccess {
  scope: KeyScope;
  /** Least role of a signed-in member; default `viewer` for read, `editor` for write. */
  role?: Role;
  limit?: RateLimit;
  /** Looks up what the path names, throws `not_found`; what it answers is `request.found`. */
  find?: (request: FastifyRequest, caller: Caller) => Promise<unknown>;
  plan?: keyof typeof planFeatures;
  /** Whether `Idempotency-Key` is honoured; every POST that creates or starts something. */
  idempotent?: boolean;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** `public`: no caller. Every route of the API must say one or the other. */
    access?: RouteAccess | "public";
    /** What the handler itself may answer beyond the errors that `access` and the schemas imply (409, 410, 403…). */
    errors?: readonly ErrorCode[];
  }
  interface FastifyRequest {
    /** Set on every route that is not public. */
    caller: Caller;
    found: unknown;
  }
}
