import { ApiError, type Me } from "@lectern/contract";
import type { Static } from "typebox";
import type { Connection } from "../../storage/index.ts";
import { findOrganization, toOrganization } from "../organizations/organizations.ts";
import { membershipsOf } from "./authenticate-session.ts";

type MeAnswer = Static<typeof Me>;

/**
 * Who the user is and for which organization; without one, the one joined first.
 * @throws {ApiError} `unauthorized`, where there is no such user, or one without an organization
 */
export async function describeUser(connection: Connection, userId: string, organizationId?: string): Promise<MeAnswer> {
  const user = await connection
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("id", "=", userId)
    .executeTakeFirst();
  const memberships = await membershipsOf(connection, userId);
  const membership = memberships.find((item) => item.organization_id === organizationId) ?? memberships[0];
  if (!user || !membership) throw new ApiError("unauthorized");
  return {
    user: { userId: user.id, name: user.name, email: user.email },
    organization: toOrganization(await findOrganization(connection, membership.organization_id)),
    role: membership.role,
    organizations: memberships.map(({ organization_id, name, role }) => ({
      organizationId: organization_id,
      name,
      role,
    })),
  };
}

/** What a key is: nobody, for one organization. */
export async function describeKey(connection: Connection, organizationId: string): Promise<MeAnswer> {
  const organization = toOrganization(await findOrganization(connection, organizationId));
  return { user: null, organization, role: null, organizations: [] };
}
