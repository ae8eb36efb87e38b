import * as contract from "@lectern/contract";
import { type ErrorCode, errorCatalogue } from "@lectern/contract";
import { isObject } from "@lectern/contract/is-object";
import type { SchemaObject } from "ajv";
import type { RouteOptions } from "fastify";
import type { RouteAccess } from "../access/route-access.ts";

const named = Object.values(contract as Record<string, unknown>).filter(
  (value): value is SchemaObject & { $id: string } => isObject(value) && typeof value.$id === "string",
);
const componentIds = new Set(named.map((schema) => schema.$id));

/** The contract's named schemas, each with references to the others: the components of the OpenAPI document. */
export const components: SchemaObject[] = named.map((schema) => ({
  ...(withReferences(schema, true) as SchemaObject),
  $id: schema.$id,
}));

/**
 * Completes a route's schema: named schemas become references, and every error that the route's access, body, query and
 * `errors` imply is added to its answers, so that the document tells them all and no route can forget one.
 */
export function completeSchema(route: RouteOptions): void {
  const schema = { ...route.schema } as Record<string, unknown>;
  const byStatus = Map.groupBy(impliedErrors(route), (code) => errorCatalogue[code].status);
  const response: Record<string, unknown> = { ...(schema.response as Record<string, unknown>) };
  for (const [status, codes] of byStatus) {
    response[status] = { description: [...new Set(codes)].map((code) => `\`${code}\``).join(", "), $ref: "Error#" };
  }
  for (const part of ["body", "querystring"]) if (schema[part]) schema[part] = withReferences(schema[part]);
  schema.response = Object.fromEntries(
    Object.entries(response).map(([status, answer]) => [status, withReferences(answer)]),
  );
  if (route.config?.access === "public") schema.security = [];
  route.schema = schema;
}

function impliedErrors(route: RouteOptions): ErrorCode[] {
  const access = route.config?.access;
  const codes: ErrorCode[] = [...(route.config?.errors ?? [])];
  if (access && access !== "public") codes.push(...accessErrors(access));
  if (route.schema?.querystring || route.schema?.body) codes.push("invalid_request");
  if (route.schema?.body) codes.push("invalid_body", "body_too_large", "unsupported_media_type");
  codes.push("internal", "unavailable");
  return codes;
}

function accessErrors(access: RouteAccess): ErrorCode[] {
  const codes: ErrorCode[] = ["unauthorized", "address_not_allowed", "insufficient_role", "rate_limited"];
  if (access.scope === "write") codes.push("insufficient_scope", "origin_not_allowed");
  if (access.find) codes.push("not_found");
  if (access.plan) codes.push("plan_required");
  if (access.idempotent) codes.push("invalid_request", "idempotency_in_progress", "idempotency_mismatch");
  return codes;
}

/** A copy in which each inner schema with a component's `$id` is a reference to it. */
function withReferences(value: unknown, isRoot = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item));
  if (!isObject(value)) return value;
  const { $id, ...rest } = value;
  if (typeof $id === "string" && !isRoot && componentIds.has($id)) {
    return { $ref: `${$id}#` };
  }
  return Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, withReferences(child)]));
}
