import {
  ApiError,
  ApiKeyCreate,
  ApiKeyCreated,
  ApiKeyList,
  ApiKeyRotate,
  Id,
  PageQuery,
  rateLimits,
} from "@lectern/contract";
import { sql } from "kysely";
import Type from "typebox";
import { type ApiApp, type ApiPlugin, type Caller, idempotently, type RouteAccess } from "../../http/index.ts";
import type { Services } from "../../services.ts";
import { byCreation, type Connection, pageQuery } from "../../storage/index.ts";
import { writeAudit } from "../audit.ts";
import { createKey } from "./create-key.ts";
import { findKey, type KeyRow, memberBehind, organizationKeys, toApiKey } from "./key-store.ts";
import { rotateKey } from "./rotate-key.ts";

const tags = ["API keys"];

/** `/v1/keys`: list, create, rotate, revoke. */
export const keyRoutes: ApiPlugin = (app, services) => {
  listKeysRoute(app, services);
  createKeyRoute(app, services);
  rotateKeyRoute(app, services);
  revokeKeyRoute(app, services);
};

/** Looks up the `keyId` of a route's path: `request.found` is then the caller's key. */
function keyOfPath({ db }: Services): NonNullable<RouteAccess["find"]> {
  return (request, caller) => findKey(db, caller.organizationId, (request.params as { keyId: string }).keyId);
}

function listKeysRoute(app: ApiApp, { db, secrets }: Services): void {
  app.get(
    "/v1/keys",
    {
      config: { access: { scope: "read" } },
      schema: {
        operationId: "listKeys",
        summary: "List API keys",
        description: "The newest comes first. The keys themselves are not shown again.",
        tags,
        querystring: Type.Object(PageQuery),
        response: { 200: ApiKeyList },
      },
    },
    async ({ caller, query }) => {
      const { items, ...page } = await pageQuery(organizationKeys(db, caller.organizationId), {
        cursorKey: secrets.cursorKey,
        belongsTo: { list: "keys", organization: caller.organizationId },
        order: byCreation("desc"),
        ...query,
      });
      return { keys: items.map(toApiKey), ...page };
    },
  );
}

function createKeyRoute(app: ApiApp, services: Services): void {
  const { secrets } = services;
  app.post(
    "/v1/keys",
    {
      config: { access: { scope: "write", role: "admin", limit: rateLimits.keyCreation, idempotent: true } },
      schema: {
        operationId: "createKey",
        summary: "Create an API key",
        description: "The key is shown in this answer and never again.",
        tags,
        body: ApiKeyCreate,
        response: { 201: ApiKeyCreated },
      },
    },
    (request, reply) =>
      idempotently(services, request, reply, async (transaction) => {
        const { caller, body } = request;
        await checkUnrestricted(transaction, caller);
        const createdBy = await memberBehind(transaction, caller);
        const { key, row } = await createKey(transaction, secrets, caller, { ...pick(body), createdBy });
        reply.code(201).header("location", "/v1/keys");
        return { key, apiKey: toApiKey(row) };
      }),
  );
}

function rotateKeyRoute(app: ApiApp, services: Services): void {
  const { secrets } = services;
  app.post(
    "/v1/keys/:keyId/rotate",
    {
      config: {
        access: {
          scope: "write",
          role: "admin",
          limit: rateLimits.keyCreation,
          find: keyOfPath(services),
          idempotent: true,
        },
        errors: ["conflict"],
      },
      schema: {
        operationId: "rotateKey",
        summary: "Rotate an API key",
        description: "Makes a new key in its place; the old one works on for a grace period.",
        tags,
        params: Type.Object({ keyId: Id("apiKey") }),
        body: ApiKeyRotate,
        response: { 201: ApiKeyCreated },
      },
    },
    (request, reply) =>
      idempotently(services, request, reply, async (transaction) => {
        const { caller } = request;
        const { keyId } = request.params;
        if (caller.keyId !== keyId) await checkUnrestricted(transaction, caller);
        const graceDays = request.body.graceDays ?? 1;
        const { key, row } = await rotateKey(transaction, secrets, caller, keyId, graceDays);
        reply.code(201).header("location", "/v1/keys");
        return { key, apiKey: toApiKey(row) };
      }),
  );
}

function revokeKeyRoute(app: ApiApp, services: Services): void {
  const { db } = services;
  app.delete(
    "/v1/keys/:keyId",
    {
      config: { access: { scope: "write", role: "admin", find: keyOfPath(services) } },
      schema: {
        operationId: "revokeKey",
        summary: "Revoke an API key",
        description: "It is refused from then on.",
        tags,
        params: Type.Object({ keyId: Id("apiKey") }),
        response: { 204: Type.Null({ description: "Revoked; refused from the next request on" }) },
      },
    },
    async (request, reply) => {
      const key = request.found as KeyRow;
      await db.transaction().execute(async (transaction) => {
        await revoke(transaction, key);
        await writeAudit(transaction, request.caller, "key.revoke", key.id, { name: key.name });
      });
      return reply.code(204).send(null);
    },
  );
}

/** What is taken from the body; everything else in it is ignored. */
function pick({ name, scope, expiresAt, allowedCidrs }: Type.Static<typeof ApiKeyCreate>) {
  return { name, scope, expiresAt, allowedCidrs };
}

async function revoke(connection: Connection, key: KeyRow): Promise<void> {
  await connection
    .updateTable("api_keys")
    .set({ revoked_at: sql<Date>`least(coalesce(revoked_at, now()), now())` })
    .where("organization_id", "=", key.organization_id)
    .where("id", "=", key.id)
    .execute();
}

/** A key that is bound to a time or to addresses must not make one that is not. */
async function checkUnrestricted(connection: Connection, caller: Caller): Promise<void> {
  if (!caller.keyId) return;
  const own = await findKey(connection, caller.organizationId, caller.keyId);
  if (own.expires_at || own.allowed_cidrs.length > 0) {
    const message = "A key with an expiry or an address list cannot make other keys";
    throw new ApiError("insufficient_scope", { message });
  }
}
