import { newId } from "@lectern/contract";
import { type Selectable, sql } from "kysely";
import type { Connection, Schema } from "../../storage/index.ts";

export type UserRow = Selectable<Schema["users"]>;

/** The one form in which an e-mail address is kept and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}

/** Adds a user who signs in with a password. */
export async function createUser(
  connection: Connection,
  input: { name: string; email: string; passwordHash: string },
): Promise<UserRow> {
  const user = await connection
    .insertInto("users")
    .values({ id: newId("user"), name: input.name, email: normalizeEmail(input.email) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await connection
    .insertInto("user_accounts")
    .values({
      id: `acc_${user.id.slice(4)}`,
      user_id: user.id,
      account_id: user.id,
      provider_id: "credential",
      password: input.passwordHash,
    })
    .execute();
  return user;
}

/** The user of an e-mail address with the hash of the password, null where they have none. */
export function findUserByEmail(connection: Connection, email: string) {
  return connection
    .selectFrom("users")
    .leftJoin("user_accounts", (join) =>
      join.onRef("user_accounts.user_id", "=", "users.id").on("user_accounts.provider_id", "=", "credential"),
    )
    .select(["users.id", "users.name", "users.email", "user_accounts.password"])
    .where("users.email", "=", normalizeEmail(email))
    .executeTakeFirst();
}

/** Whether the server has any user: without one it waits for its set-up. */
export async function hasUsers(connection: Connection): Promise<boolean> {
  const row = await connection.selectFrom("users").select(sql<number>`1`.as("one")).limit(1).executeTakeFirst();
  return row !== undefined;
}
