import { ApiError } from "@lectern/contract";
import type { Caller } from "../../http/access/route-access.ts";
import type { Services } from "../../services.ts";
import type { Connection } from "../../storage/index.ts";
import { liveSession, touchSession } from "./session-store.ts";

/**
 * The member behind a session's token. Membership and role are read anew for each request, so that a removal or another
 * role holds from the next one on.
 * @param wanted id of the organization (`X-Lectern-Organization`); without it, the one joined first
 * @throws {ApiError} `unauthorized`; `insufficient_role` when the user is not a member of the organization
 */
export async function authenticateSession(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  token: string,
  wanted: string | undefined,
): Promise<Caller> {
  const session = await liveSession(db, secrets, token);
  if (!session) throw new ApiError("unauthorized");
  const memberships = await membershipsOf(db, session.user_id);
  const membership = wanted ? memberships.find((item) => item.organization_id === wanted) : memberships[0];
  if (!membership) {
    if (wanted) throw new ApiError("insufficient_role", { message: "You are not a member of this organization" });
    throw new ApiError("unauthorized");
  }
  if (session.is_stale) await touchSession(db, session.id);
  return {
    organizationId: membership.organization_id,
    plan: membership.plan,
    kind: "session",
    scope: "write",
    role: membership.role,
    userId: session.user_id,
    keyId: null,
    actor: session.email,
  };
}

/** The organizations of a user, the one joined first before the others. */
export function membershipsOf(connection: Connection, userId: string) {
  return connection
    .selectFrom("members")
    .innerJoin("organizations", "organizations.id", "members.organization_id")
    .select(["members.organization_id", "members.role", "organizations.name", "organizations.plan"])
    .where("members.user_id", "=", userId)
    .orderBy("members.created_at")
    .orderBy("members.id")
    .execute();
}
