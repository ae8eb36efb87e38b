import { timingSafeEqual } from "node:crypto";
import { ApiError } from "@lectern/contract";
import { sql } from "kysely";
import type { Caller } from "../../http/access/route-access.ts";
import type { Services } from "../../services.ts";
import { addressPrefix, isInRanges } from "../address.ts";
import { displayOf, hashKey, isWellFormedKey } from "./api-key.ts";
import type { BadKeyLimiter } from "./bad-key-limiter.ts";

/** How often a key's last use is written, at most. */
const lastUsedMinutes = 5;

/**
 * The caller of `Authorization: Bearer <key>`. A key with a wrong checksum is refused without a database query; otherwise
 * one query decides, by the database's clock, so that a revocation holds from the next request on.
 * @param authorization the header's value
 * @param address the client's, as the trusted proxies tell it
 * @throws {ApiError} `unauthorized`, `address_not_allowed`, `rate_limited`
 */
export async function authenticateKey(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  limiter: BadKeyLimiter,
  authorization: string,
  address: string,
): Promise<Caller> {
  const key = /^Bearer ([^\s,]+)$/i.exec(authorization)?.[1];
  if (!key || !isWellFormedKey(key)) throw limiter.refuse(addressPrefix(address));
  const hash = hashKey(secrets.keyPepper, key);
  const row = await db
    .selectFrom("api_keys as k")
    .innerJoin("organizations as o", "o.id", "k.organization_id")
    .select(["k.id", "k.hash", "k.name", "k.prefix", "k.suffix", "k.scope", "k.allowed_cidrs", "o.plan"])
    .select(["k.organization_id", isStale.as("is_stale")])
    .where("k.hash", "=", hash)
    .where((where) => where.or([where("k.revoked_at", "is", null), where("k.revoked_at", ">", sql<Date>`now()`)]))
    .where((where) => where.or([where("k.expires_at", "is", null), where("k.expires_at", ">", sql<Date>`now()`)]))
    .executeTakeFirst();
  if (!row || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) throw limiter.refuse(addressPrefix(address));
  if (row.allowed_cidrs.length > 0 && !isInRanges(address, row.allowed_cidrs))
    throw new ApiError("address_not_allowed");
  if (row.is_stale) {
    const change = db.updateTable("api_keys as k").set({ last_used_at: sql<Date>`now()` }).where("k.id", "=", row.id);
    await change.where(isStale).execute();
  }
  return {
    organizationId: row.organization_id,
    plan: row.plan,
    kind: "key",
    scope: row.scope,
    role: null,
    userId: null,
    keyId: row.id,
    actor: `${row.name} (${displayOf(row)})`,
  };
}

const isStale = sql<boolean>`
  (k.last_used_at is null or k.last_used_at < now() - make_interval(mins => ${lastUsedMinutes}::int))`;
