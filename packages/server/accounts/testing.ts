import assert from "node:assert/strict";
import { after, beforeEach } from "node:test";
import { createTestApi, type InjectAnswer, type TestApi } from "../http/testing.ts";
import type { Connection } from "../storage/index.ts";
import { accountsRoutes, createAuthenticate, createKey } from "./index.ts";
import { addMember } from "./organizations/organizations.ts";
import { hashPassword } from "./sessions/password.ts";
import { createUser } from "./sessions/users.ts";

/** The dashboard's origin in tests. */
export const origin = "http://localhost:4400";
/** Headers of a request that another site's page sends. */
export const foreignOrigin = { origin: "https://evil.example" };
/** Who sets up the platform in tests; the address is stored in small letters. */
export const owner = { name: "Olga", email: "Olga@Example.com", password: "correct horse battery" };

interface SendOptions {
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The routes of accounts with real sign-in, asked as the dashboard asks them: from its origin, with a cookie. */
export interface AccountsApi {
  api: TestApi;
  send(method: "GET" | "POST" | "PATCH" | "DELETE", url: string, options?: SendOptions): Promise<InjectAnswer>;
  signIn(email: string, password: string): Promise<InjectAnswer>;
  /** Sets up the platform; answers the owner's cookie. */
  setUp(): Promise<string>;
}

/** Adds a new user with a password as an owner of the organization. */
export async function createOwner(
  connection: Connection,
  input: { organizationId: string; name: string; email: string; password: string },
): Promise<{ userId: string; memberId: string }> {
  const { organizationId, password, ...person } = input;
  const user = await createUser(connection, { ...person, passwordHash: await hashPassword(password) });
  const memberId = await addMember(connection, { organizationId, userId: user.id, role: "owner", actor: user.email });
  return { userId: user.id, memberId };
}

/** The API of accounts on a database of its own, not set up yet. */
export async function createAccountsApi(): Promise<AccountsApi> {
  const api = await createTestApi({
    plugins: [accountsRoutes],
    authenticate: createAuthenticate,
    config: { setupToken: "printed-at-start" },
  });
  const send: AccountsApi["send"] = (method, url, { cookie, body, headers } = {}) =>
    api.inject({
      method,
      url,
      key: null,
      body,
      headers: { ...(method === "GET" ? {} : { origin }), ...(cookie ? { cookie } : {}), ...headers },
    });
  return {
    api,
    send,
    signIn: (email, password) => send("POST", "/v1/session", { body: { email, password } }),
    async setUp() {
      const body = { ...owner, organization: "Example & Co", token: "printed-at-start" };
      const answer = await send("POST", "/v1/setup", { body });
      assert.equal(answer.status, 201, answer.body);
      return cookieOf(answer);
    },
  };
}

/** The API of accounts, set up for the tests of a file: closed after them, and what limits counted forgotten before each. */
export async function useAccountsApi(): Promise<AccountsApi & { ownerCookie: string }> {
  const accounts = await createAccountsApi();
  const ownerCookie = await accounts.setUp();
  after(() => accounts.api.close());
  beforeEach(async () => {
    await accounts.api.db.deleteFrom("rate_limit_buckets").execute();
  });
  return { ...accounts, ownerCookie };
}

/** The cookie that an answer sets, as a browser sends it back. */
export const cookieOf = (answer: InjectAnswer): string => String(answer.headers["set-cookie"]).split(";")[0] as string;

/** The routes of accounts behind proxies of `10.0.0.0/8`, asked with keys. */
export interface KeysApi {
  api: TestApi;
  newKey(input: { scope: "read" | "write"; allowedCidrs?: string[]; expiresAt?: string }): Promise<{
    key: string;
    keyId: string;
  }>;
  /** A request that any key may send; null sends none. */
  use(
    key: string | null,
    options?: { remoteAddress?: string; headers?: Record<string, string> },
  ): Promise<InjectAnswer>;
}

/** The API of keys behind the real authentication; proxies of 10.0.0.0/8 are believed. */
export async function createKeysApi(): Promise<KeysApi> {
  const api = await createTestApi({
    plugins: [accountsRoutes],
    authenticate: createAuthenticate,
    config: { trustedProxies: ["10.0.0.0/8"] },
  });
  return {
    api,
    async newKey(input) {
      const actor = { organizationId: api.organizationId, actor: "test" };
      const { key, row } = await createKey(api.db, api.services.secrets, actor, { name: "Test", ...input });
      return { key, keyId: row.id };
    },
    use: (key, options = {}) => api.inject({ url: "/v1/keys", key, ...options }),
  };
}
