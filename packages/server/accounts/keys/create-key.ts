import { ApiError, type ErrorDetail, type KeyScope, newId } from "@lectern/contract";
import type { Secrets } from "../../services.ts";
import type { Connection } from "../../storage/index.ts";
import { isAddressRange } from "../address.ts";
import { type AuditActor, writeAudit } from "../audit.ts";
import { displayOf, displayParts, generateKey, hashKey } from "./api-key.ts";
import type { KeyRow } from "./key-store.ts";

export interface NewKey {
  name: string;
  scope: KeyScope;
  expiresAt?: string | null | undefined;
  /** Addresses and CIDR ranges it may be used from; empty: from everywhere. */
  allowedCidrs?: readonly string[] | undefined;
  /** The member who makes it; its keys end when the member is removed. */
  createdBy?: string | null;
}

/**
 * Makes an API key for the organization.
 * @returns the key itself, to be shown once, and its row
 * @throws {ApiError} `invalid_request` for an expiry in the past or a text that is no address range.
 */
export async function createKey(
  connection: Connection,
  secrets: Pick<Secrets, "keyPepper">,
  actor: AuditActor,
  input: NewKey,
): Promise<{ key: string; row: KeyRow }> {
  check(input);
  const key = generateKey();
  const row = await connection
    .insertInto("api_keys")
    .values({
      id: newId("apiKey"),
      organization_id: actor.organizationId,
      name: input.name,
      hash: hashKey(secrets.keyPepper, key),
      ...displayParts(key),
      scope: input.scope,
      allowed_cidrs: [...(input.allowedCidrs ?? [])],
      created_by: input.createdBy ?? null,
      expires_at: input.expiresAt ? new Date(input.expiresAt) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { name, scope } = row;
  await writeAudit(connection, actor, "key.create", row.id, { name, scope, display: displayOf(row) });
  return { key, row };
}

function check({ expiresAt, allowedCidrs = [] }: NewKey): void {
  const details: ErrorDetail[] = allowedCidrs.flatMap((range, index) =>
    isAddressRange(range)
      ? []
      : [{ message: "allowedCidrs must hold IP addresses or CIDR ranges", path: `body.allowedCidrs.${index}` }],
  );
  if (expiresAt && !(Date.parse(expiresAt) > Date.now())) {
    details.push({ message: "expiresAt must be in the future", path: "body.expiresAt" });
  }
  if (details.length > 0) throw new ApiError("invalid_request", { details });
}
