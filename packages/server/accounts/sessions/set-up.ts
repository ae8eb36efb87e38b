import { createHash, timingSafeEqual } from "node:crypto";
import { ApiError, type Setup } from "@lectern/contract";
import { sql } from "kysely";
import type { Services } from "../../services.ts";
import { addMember, createOrganization } from "../organizations/organizations.ts";
import { hashPassword } from "./password.ts";
import { createUser, hasUsers } from "./users.ts";

/** Any number that nothing else locks: of two set-ups at once one wins. */
const setUpLock = 7_205_300_018;

/**
 * First run: the owner's account and the organization, once, while the server has no user. On one's own server nothing is
 * held back, so without a wish the organization is on the largest plan.
 * @returns the owner's user id
 * @throws {ApiError} `conflict` when the server is set up; `unauthorized` for a wrong set-up token.
 */
export async function setUp({ db, config }: Pick<Services, "db" | "config">, input: Setup): Promise<string> {
  if (await hasUsers(db)) throw alreadySetUp();
  if (config.setupToken !== null && !equal(input.token ?? "", config.setupToken)) {
    const fault = input.token ? "is not the one that the server printed" : "is missing: the server printed it";
    throw new ApiError("unauthorized", { message: `The set-up token ${fault} at start` });
  }
  const passwordHash = await hashPassword(input.password);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${setUpLock}::bigint)`.execute(transaction);
    if (await hasUsers(transaction)) throw alreadySetUp();
    const user = await createUser(transaction, { name: input.name, email: input.email, passwordHash });
    const organization = await createOrganization(transaction, {
      name: input.organization,
      plan: input.plan ?? "enterprise",
      actor: user.email,
    });
    await addMember(transaction, {
      organizationId: organization.id,
      userId: user.id,
      role: "owner",
      actor: user.email,
    });
    return user.id;
  });
}

function alreadySetUp(): ApiError {
  return new ApiError("conflict", { message: "This server is already set up" });
}

/** In constant time, whatever the lengths are. */
function equal(a: string, b: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
