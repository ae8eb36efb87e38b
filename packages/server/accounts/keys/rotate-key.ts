import { ApiError } from "@lectern/contract";
import { sql, type Transaction } from "kysely";
import type { Caller } from "../../http/access/route-access.ts";
import type { Secrets } from "../../services.ts";
import type { Schema } from "../../storage/index.ts";
import { writeAudit } from "../audit.ts";
import { createKey } from "./create-key.ts";
import { findKey, type KeyRow, memberBehind } from "./key-store.ts";

/**
 * Replaces a key by a new one of the same name, scope, expiry and addresses. The old one holds for `graceDays` more, so
 * that a pipeline can be changed over without a refused request.
 * @throws {ApiError} `not_found`; `conflict` when the key has ended or was replaced before.
 */
export async function rotateKey(
  transaction: Transaction<Schema>,
  secrets: Pick<Secrets, "keyPepper">,
  caller: Caller,
  keyId: string,
  graceDays: number,
): Promise<{ key: string; row: KeyRow }> {
  await transaction.selectFrom("api_keys").select("id").where("id", "=", keyId).forUpdate().execute();
  const old = await findKey(transaction, caller.organizationId, keyId);
  if (old.replaced_by) throw new ApiError("conflict", { message: "The key was rotated before; rotate its successor" });
  if (old.revoked_at) throw new ApiError("conflict", { message: "The key is revoked" });
  if (old.expires_at && old.expires_at.getTime() <= Date.now()) {
    throw new ApiError("conflict", { message: "The key has expired" });
  }
  const created = await createKey(transaction, secrets, caller, {
    name: old.name,
    scope: old.scope,
    expiresAt: old.expires_at?.toISOString() ?? null,
    allowedCidrs: old.allowed_cidrs,
    createdBy: (await memberBehind(transaction, caller)) ?? old.created_by,
  });
  await transaction
    .updateTable("api_keys")
    .set({
      revoked_at: sql<Date>`now() + make_interval(secs => ${graceDays * 86_400}::double precision)`,
      replaced_by: created.row.id,
    })
    .where("id", "=", old.id)
    .execute();
  await writeAudit(transaction, caller, "key.rotate", old.id, { replacedBy: created.row.id, graceDays });
  return created;
}
