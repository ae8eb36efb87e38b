import { ApiError, type Member, type Role } from "@lectern/contract";
import type { Transaction } from "kysely";
import type { Caller } from "../../http/access/route-access.ts";
import type { Connection, Schema } from "../../storage/index.ts";
import { writeAudit } from "../audit.ts";
import { revokeKeysOf } from "../keys/key-store.ts";
import { endSessionsOf } from "../sessions/session-store.ts";
import { revokeInvitationsOf } from "./invitations.ts";
import { checkMayGive } from "./roles.ts";

/** The members of the organization with their users, as a query to be paged. */
export function organizationMembers(connection: Connection, organizationId: string) {
  return connection
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select(["members.id", "members.user_id", "members.role", "members.created_at", "users.name", "users.email"])
    .where("members.organization_id", "=", organizationId);
}

export type MemberRow = Awaited<ReturnType<typeof findMember>>;

/** @throws {ApiError} `not_found` */
export async function findMember(connection: Connection, organizationId: string, memberId: string) {
  const row = await organizationMembers(connection, organizationId)
    .where("members.id", "=", memberId)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/**
 * Gives the member another role.
 * @throws {ApiError} `insufficient_role` above the caller's own; `conflict` for the last owner.
 */
export async function changeRole(
  transaction: Transaction<Schema>,
  caller: Caller,
  memberId: string,
  role: Role,
): Promise<MemberRow> {
  const member = await lockMember(transaction, caller, memberId);
  checkMayGive(caller, member.role);
  checkMayGive(caller, role);
  if (member.role === "owner" && role !== "owner") await checkOtherOwner(transaction, caller, memberId);
  await transaction.updateTable("members").set({ role }).where("id", "=", memberId).execute();
  await writeAudit(transaction, caller, "member.role", memberId, { email: member.email, from: member.role, to: role });
  return { ...member, role };
}

/**
 * Removes the member: their sessions end, and the keys they made and the invitations they sent are revoked in the same
 * transaction. What the audit log says of them stays.
 * @throws {ApiError} `insufficient_role` above the caller's own; `conflict` for the last owner.
 */
export async function removeMember(transaction: Transaction<Schema>, caller: Caller, memberId: string): Promise<void> {
  const member = await lockMember(transaction, caller, memberId);
  checkMayGive(caller, member.role);
  if (member.role === "owner") await checkOtherOwner(transaction, caller, memberId);
  await transaction.deleteFrom("members").where("id", "=", memberId).execute();
  await endSessionsOf(transaction, member.user_id);
  const revokedKeys = await revokeKeysOf(transaction, caller.organizationId, member.user_id);
  const revokedInvitations = await revokeInvitationsOf(transaction, caller.organizationId, member.user_id);
  const detail = { email: member.email, revokedKeys, revokedInvitations };
  await writeAudit(transaction, caller, "member.remove", memberId, detail);
}

/** One change of members at a time, so that two owners cannot remove each other. */
async function lockMember(transaction: Transaction<Schema>, caller: Caller, memberId: string) {
  await transaction
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", caller.organizationId)
    .forUpdate()
    .execute();
  return findMember(transaction, caller.organizationId, memberId);
}

async function checkOtherOwner(transaction: Transaction<Schema>, caller: Caller, memberId: string): Promise<void> {
  const other = await transaction
    .selectFrom("members")
    .select("id")
    .where("organization_id", "=", caller.organizationId)
    .where("role", "=", "owner")
    .where("id", "<>", memberId)
    .executeTakeFirst();
  if (!other)
    throw new ApiError("conflict", { message: "An organization needs an owner; give the role to another first" });
}

/** The answer of the API. */
export function toMember(row: MemberRow): Member {
  return {
    memberId: row.id,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    role: row.role,
    createdAt: row.created_at.toISOString(),
  };
}
