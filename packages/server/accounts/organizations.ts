import { ApiError, newId, type Organization, type Plan, type Role } from "@lectern/contract";
import type { Selectable } from "kysely";
import type { Connection, Schema } from "../storage/index.ts";
import { type AuditActor, writeAudit } from "./audit.ts";
import { hashPassword } from "./password.ts";
import { createUser } from "./users.ts";

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

/** Adds a new user with a password as an owner of the organization. */
export async function createOwner(
  connection: Connection,
  input: { organizationId: string; name: string; email: string; password: string },
): Promise<{ userId: string; memberId: string }> {
  const user = await createUser(connection, { ...input, passwordHash: await hashPassword(input.password) });
  const memberId = await addMember(connection, {
    organizationId: input.organizationId,
    userId: user.id,
    role: "owner",
    actor: user.email,
  });
  return { userId: user.id, memberId };
}

/** Adds a user to the organization. */
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

/**
 * Puts the organization on a plan; it holds from the next request on.
 * @throws {ApiError} `not_found`
 */
export async function setPlan(connection: Connection, actor: AuditActor, plan: Plan): Promise<void> {
  const before = await findOrganization(connection, actor.organizationId);
  await connection.updateTable("organizations").set({ plan }).where("id", "=", actor.organizationId).execute();
  await writeAudit(connection, actor, "organization.plan", actor.organizationId, { from: before.plan, to: plan });
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
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return [words.slice(0, 40).replace(/-$/, ""), id.slice(4, 10)].filter(Boolean).join("-");
}
