import { ApiError, type ApiKey } from "@lectern/contract";
import { type Selectable, sql } from "kysely";
import type { Caller } from "../../http/access/route-access.ts";
import type { Connection, Schema } from "../../storage/index.ts";
import { displayOf } from "./api-key.ts";

export type KeyRow = Selectable<Schema["api_keys"]>;

/**
 * The organization's key.
 * @throws {ApiError} `not_found`
 */
export async function findKey(connection: Connection, organizationId: string, keyId: string): Promise<KeyRow> {
  const row = await connection
    .selectFrom("api_keys")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", keyId)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/**
 * The member who stands behind the caller: the one signed in, or the one who made the key that calls. What is made by way
 * of a key is theirs too, and ends with their membership.
 */
export async function memberBehind(connection: Connection, caller: Caller): Promise<string | null> {
  if (!caller.keyId) return caller.userId;
  return (await findKey(connection, caller.organizationId, caller.keyId)).created_by;
}

/** The keys of the organization, as a query to be paged. */
export function organizationKeys(connection: Connection, organizationId: string) {
  return connection.selectFrom("api_keys").selectAll().where("organization_id", "=", organizationId);
}

/** Ends the keys that a member made: at once, also those in their grace period. */
export async function revokeKeysOf(connection: Connection, organizationId: string, userId: string): Promise<string[]> {
  const rows = await connection
    .updateTable("api_keys")
    .set({ revoked_at: sql<Date>`now()` })
    .where("organization_id", "=", organizationId)
    .where("created_by", "=", userId)
    .where((where) => where.or([where("revoked_at", "is", null), where("revoked_at", ">", sql<Date>`now()`)]))
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** A key as it may be shown. */
export function toApiKey(row: KeyRow): ApiKey {
  return {
    keyId: row.id,
    name: row.name,
    display: displayOf(row),
    scope: row.scope,
    allowedCidrs: row.allowed_cidrs,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    replacedBy: row.replaced_by,
  };
}
