import { hash, randomBytes } from "node:crypto";
import { ApiError, type InvitationAccept, newId, type Role } from "@lectern/contract";
import { type Selectable, sql, type Transaction } from "kysely";
import type { Static } from "typebox";
import type { Caller } from "../../http/access/route-access.ts";
import type { Connection, Database, Schema } from "../../storage/index.ts";
import { writeAudit } from "../audit.ts";
import { memberBehind } from "../keys/key-store.ts";
import { hashPassword, verifyPassword } from "../sessions/password.ts";
import { createUser, findUserByEmail, normalizeEmail } from "../sessions/users.ts";
import { addMember } from "./organizations.ts";
import { checkMayGive } from "./roles.ts";

export type InvitationRow = Selectable<Schema["invitations"]>;

/** How long an invitation may be accepted. */
const lifeDays = 7;

/** Invitations that may still be accepted, as a query to be paged. */
export function openInvitations(connection: Connection, organizationId: string) {
  return connection
    .selectFrom("invitations")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("accepted_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`);
}

/** @throws {ApiError} `not_found` */
export async function findInvitation(
  connection: Connection,
  organizationId: string,
  id: string,
): Promise<InvitationRow> {
  const row = await openInvitations(connection, organizationId).where("id", "=", id).executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/**
 * Invites an e-mail address; an earlier invitation of it ends.
 * @returns the row, and the token for the link: it is shown once and only its hash is kept
 * @throws {ApiError} `insufficient_role` above the caller's own; `conflict` when they are a member already.
 */
export async function invite(
  transaction: Transaction<Schema>,
  caller: Caller,
  input: { email: string; role: Role },
): Promise<{ row: InvitationRow; token: string }> {
  checkMayGive(caller, input.role);
  const email = normalizeEmail(input.email);
  const member = await transaction
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select("members.id")
    .where("members.organization_id", "=", caller.organizationId)
    .where("users.email", "=", email)
    .executeTakeFirst();
  if (member) throw new ApiError("conflict", { message: `${email} is a member already` });
  await deleteOpenInvitations(transaction, caller.organizationId, email);
  const token = randomBytes(32).toString("base64url");
  const row = await transaction
    .insertInto("invitations")
    .values({
      id: newId("invitation"),
      organization_id: caller.organizationId,
      email,
      role: input.role,
      token_hash: hashToken(token),
      invited_by: await memberBehind(transaction, caller),
      expires_at: sql<Date>`now() + make_interval(days => ${lifeDays}::int)`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAudit(transaction, caller, "invitation.create", row.id, { email, role: input.role });
  return { row, token };
}

function deleteOpenInvitations(transaction: Transaction<Schema>, organizationId: string, email: string) {
  return transaction
    .deleteFrom("invitations")
    .where("organization_id", "=", organizationId)
    .where("email", "=", email)
    .where("accepted_at", "is", null)
    .execute();
}

/** Ends the open invitations that a member sent. */
export async function revokeInvitationsOf(
  connection: Connection,
  organizationId: string,
  userId: string,
): Promise<string[]> {
  const rows = await connection
    .deleteFrom("invitations")
    .where("organization_id", "=", organizationId)
    .where("invited_by", "=", userId)
    .where("accepted_at", "is", null)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Takes an invitation back: its link is dead at once. */
export async function revokeInvitation(
  transaction: Transaction<Schema>,
  caller: Caller,
  invitation: InvitationRow,
): Promise<void> {
  await transaction.deleteFrom("invitations").where("id", "=", invitation.id).execute();
  await writeAudit(transaction, caller, "invitation.revoke", invitation.id, { email: invitation.email });
}

/**
 * Makes the invited person a member: a new user, or the one of this e-mail address if the password is theirs.
 * @returns user and organization
 * @throws {ApiError} `link_invalid` for a token that is unknown, used or over; `invalid_request` for another's password.
 */
export async function acceptInvitation(
  db: Database,
  input: Static<typeof InvitationAccept>,
): Promise<{ userId: string; organizationId: string }> {
  const tokenHash = hashToken(input.token);
  const invitation = await liveInvitation(db, tokenHash);
  const user = await findUserByEmail(db, invitation.email);
  if (user && !(await verifyPassword(input.password, user.password))) {
    const message = `There is an account of ${invitation.email}: give its password`;
    throw new ApiError("invalid_request", { details: [{ message, path: "body.password" }] });
  }
  const passwordHash = user ? null : await hashPassword(input.password);
  return db.transaction().execute(async (transaction) => {
    const { organization_id: organizationId, email, role } = await spendInvitation(transaction, tokenHash);
    const userId =
      user?.id ?? (await createUser(transaction, { name: input.name, email, passwordHash: passwordHash! })).id;
    await addMember(transaction, { organizationId, userId, role, actor: email });
    return { userId, organizationId };
  });
}

async function liveInvitation(connection: Connection, tokenHash: string): Promise<InvitationRow> {
  const row = await connection
    .selectFrom("invitations")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("accepted_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) throw invalidLink();
  return row;
}

/** Once: of two who accept together one gets no row. */
async function spendInvitation(transaction: Transaction<Schema>, tokenHash: string): Promise<InvitationRow> {
  const row = await transaction
    .updateTable("invitations")
    .set({ accepted_at: sql<Date>`now()` })
    .where("token_hash", "=", tokenHash)
    .where("accepted_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw invalidLink();
  return row;
}

function invalidLink(): ApiError {
  return new ApiError("link_invalid", {
    message: "The invitation is not valid: it was used, taken back, or its time is over",
  });
}

/** 256 random bits need no slow hash and no salt. */
function hashToken(token: string): string {
  return hash("sha256", token);
}
