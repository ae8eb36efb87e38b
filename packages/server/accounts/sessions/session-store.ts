/**
 * Sessions of people signed in to the dashboard: rows of ours, the token known to the browser only. A library (better-auth)
 * was tried and left: it writes outside the transaction that makes owner and organization, keeps tokens in clear, and costs
 * 60 MB of memory and a quarter of a second at each start for what this file and `password.ts` do. Its table layout is kept,
 * so that identity providers fit in as further rows of `user_accounts`.
 */
import { createHmac, randomBytes } from "node:crypto";
import { newId } from "@lectern/contract";
import { sql } from "kysely";
import type { Secrets } from "../../services.ts";
import type { Connection } from "../../storage/index.ts";

export const sessionLife = {
  /** Without any request. */
  idleDays: 7,
  /** From sign-in, however busy. */
  absoluteDays: 30,
  /** How often use is written, at most. */
  touchMinutes: 60,
};

type SessionSecret = Pick<Secrets, "sessionSecret">;

/** Starts a session of the user and answers its token, for the cookie. */
export async function createSession(
  connection: Connection,
  secrets: SessionSecret,
  userId: string,
  client: { address: string; userAgent: string | undefined },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await connection
    .insertInto("sessions")
    .values({
      id: newId("session"),
      user_id: userId,
      token: hashToken(secrets, token),
      expires_at: sql<Date>`now() + make_interval(days => ${sessionLife.idleDays}::int)`,
      ip_address: client.address,
      user_agent: client.userAgent?.slice(0, 400) ?? null,
    })
    .execute();
  return token;
}

/** Ends the session; the cookie is dead from the next request on. Answers whose it was. */
export async function endSession(
  connection: Connection,
  secrets: SessionSecret,
  token: string,
): Promise<string | null> {
  const row = await connection
    .deleteFrom("sessions")
    .where("token", "=", hashToken(secrets, token))
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Ends every session of the user. */
export async function endSessionsOf(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/** Removes sessions that have ended by time; returns how many. */
export async function removeExpiredSessions(connection: Connection): Promise<number> {
  const result = await connection
    .deleteFrom("sessions")
    .where((where) => where.not(isAlive))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The user of a live session, and whether its use should be written again. */
export function liveSession(connection: Connection, secrets: SessionSecret, token: string) {
  return connection
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id", "sessions.user_id", "users.email"])
    .select(isStale.as("is_stale"))
    .where("sessions.token", "=", hashToken(secrets, token))
    .where(isAlive)
    .executeTakeFirst();
}

/** Prolongs the session from now. */
export async function touchSession(connection: Connection, sessionId: string): Promise<void> {
  await connection
    .updateTable("sessions")
    .set({
      expires_at: sql<Date>`now() + make_interval(days => ${sessionLife.idleDays}::int)`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", sessionId)
    .execute();
}

const isAlive = sql<boolean>`(sessions.expires_at > now()
  and sessions.created_at > now() - make_interval(days => ${sessionLife.absoluteDays}::int))`;
const isStale = sql<boolean>`
  (sessions.updated_at < now() - make_interval(mins => ${sessionLife.touchMinutes}::int))`;

/** Who reads the database cannot use what is in it. */
function hashToken(secrets: SessionSecret, token: string): string {
  return createHmac("sha256", secrets.sessionSecret).update(token).digest("hex");
}
