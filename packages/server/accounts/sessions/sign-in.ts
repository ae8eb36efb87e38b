import { ApiError, anonymousLimits, type RateLimit } from "@lectern/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { takeHit } from "../../http/access/rate-limit.ts";
import type { Services } from "../../services.ts";
import type { Connection } from "../../storage/index.ts";
import { addressPrefix } from "../address.ts";
import { writeAudit } from "../audit.ts";
import { membershipsOf } from "./authenticate-session.ts";
import { verifyPassword } from "./password.ts";
import { readSessionCookie, sessionCookie } from "./session-cookie.ts";
import { createSession, endSession } from "./session-store.ts";
import { findUserByEmail, normalizeEmail } from "./users.ts";

/**
 * The user of e-mail address and password. An unknown address, a wrong password and a user without organization answer
 * the same, after the same time.
 * @throws {ApiError} `unauthorized`; `rate_limited` after too many tries from one address or for one account.
 */
export async function checkSignIn(
  services: Pick<Services, "db">,
  input: { email: string; password: string },
  address: string,
): Promise<string> {
  const { db } = services;
  await limitSignIn(db, address);
  await limitAnonymous(db, anonymousLimits.signInPerAccount, normalizeEmail(input.email));
  const user = await findUserByEmail(db, input.email);
  const isRight = await verifyPassword(input.password, user?.password ?? null);
  const membership = user && (await membershipsOf(db, user.id))[0];
  if (user && membership) {
    const actor = { organizationId: membership.organization_id, actor: user.email };
    await writeAudit(db, actor, isRight ? "session.create" : "session.refuse", user.id);
    if (isRight) return user.id;
  }
  throw new ApiError("unauthorized", { message: "E-mail address or password is wrong" });
}

/** Counts a try to sign in, set up or accept an invitation. @throws {ApiError} `rate_limited` */
export function limitSignIn(connection: Connection, address: string): Promise<void> {
  return limitAnonymous(connection, anonymousLimits.signIn, addressPrefix(address));
}

async function limitAnonymous(connection: Connection, limit: RateLimit, who: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await takeHit(connection, `${limit.name}:${who}`, limit);
  if (!allowed) throw new ApiError("rate_limited", { headers: { "retry-after": String(retryAfterSeconds) } });
}

/**
 * Gives the browser a session of the user, always a new one: a cookie that someone planted before sign-in is worth
 * nothing after it.
 */
export async function startSession(
  services: Pick<Services, "db" | "secrets" | "urls">,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const { db, secrets, urls } = services;
  const former = readSessionCookie(urls, request.headers.cookie);
  if (former) await endSession(db, secrets, former);
  const client = { address: request.ip, userAgent: request.headers["user-agent"] };
  reply.header("set-cookie", sessionCookie(urls, await createSession(db, secrets, userId, client)));
}
