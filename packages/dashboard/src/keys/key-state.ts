import type { ApiKey } from "../api/types.ts";

export type KeyState = "active" | "grace" | "expired" | "revoked";

/**
 * What a key is good for at a moment: a rotated key works until its grace period ends (`revokedAt` in the
 * future), an expired or revoked one never again. Only a key that another replaced has a grace period: any other that is
 * revoked is so now, even where the user's clock is behind the server's.
 */
export function keyState(key: Pick<ApiKey, "expiresAt" | "revokedAt" | "replacedBy">, now: number): KeyState {
  const replaced = key.replacedBy !== null;
  if (key.revokedAt !== null && (!replaced || Date.parse(key.revokedAt) <= now)) return "revoked";
  if (key.expiresAt !== null && Date.parse(key.expiresAt) <= now) return "expired";
  return key.revokedAt === null ? "active" : "grace";
}
