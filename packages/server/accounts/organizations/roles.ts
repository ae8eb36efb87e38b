import { ApiError, type Role, roleIncludes } from "@lectern/contract";
import type { Caller } from "../../http/access/route-access.ts";

/** What the caller may do as a role: a key that writes is an administrator, one that reads a viewer. */
function roleOf(caller: Caller): Role {
  if (caller.kind === "session") return caller.role ?? "viewer";
  return caller.scope === "write" ? "admin" : "viewer";
}

/**
 * Nobody gives or takes a role above their own.
 * @throws {ApiError} `insufficient_role`
 */
export function checkMayGive(caller: Caller, role: Role): void {
  if (!roleIncludes(roleOf(caller), role)) {
    throw new ApiError("insufficient_role", { message: `Your role does not allow this: it needs ${role}` });
  }
}
