import { ApiError, newId, type Organization, type Plan, type Role } from "@lectern/contract";
import type { Selectable } from "kysely";
import { dashedWords } from "../../dashed-words.ts";
import type { Connection, Schema } from "../../storage/index.ts";
import { writeAudit } from "../audit.ts";

export type OrganizationRow = Selectable<Schema["organizations"]>;

/**
 * Makes an organization without members.
 * @param input.actor who is named in its audit log
 */
export async function createOrganization(
  connection: Connection,
  input: { name: string; plan?: Plan; actor?: string },
): Promise<OrganizationRow> {
  const id = newId("organization");
  const row = await connection
    .insertInto("organizations")
    .values({ id, name: input.name, slug: organizationSlug(input.name, id), plan: input.plan ?? "free" })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAudit(connection, { organizationId: id, actor: input.actor ?? "system" }, "organization.create", id, {
    name: row.name,
    plan: row.plan,
  });
  return row;
}

/** Adds a user to the organization; answers the id of the membership. */
export async function addMember(
  connection: Connection,
  input: { organizationId: string; userId: string; role: Role; actor: string },
): Promise<string> {
  const id = newId("member");
  const { organizationId, userId, role } = input;
  await connection
    .insertInto("members")
    .values({ id, organization_id: organizationId, user_id: userId, role })
    .execute();
  await writeAudit(connection, input, "member.join", id, { role });
  return id;
}

/** @throws {ApiError} `not_found` */
export async function findOrganization(connection: Connection, organizationId: string): Promise<OrganizationRow> {
  const row = await connection
    .selectFrom("organizations")
    .selectAll()
    .where("id", "=", organizationId)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/** The answer of the API. */
export function toOrganization(row: OrganizationRow): Organization {
  return {
    organizationId: row.id,
    name: row.name,
    slug: row.slug,
    plan: row.plan,
    createdAt: row.created_at.toISOString(),
  };
}

/** From the name, made unique by some digits of the id. */
function organizationSlug(name: string, id: string): string {
  return [dashedWords(name, 40), id.slice(4, 10)].filter(Boolean).join("-");
}
