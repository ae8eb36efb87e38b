import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { anonymousLimits } from "@lectern/contract";
import { sql } from "kysely";
import { createTestApi, exerciseCommonErrors, type InjectAnswer, type TestApi } from "../http/testing.ts";
import { accountsRoutes, createAuthenticate, createKey, createOrganization, createOwner } from "./index.ts";

const origin = "http://localhost:4400";
const owner = { name: "Olga", email: "Olga@Example.com", password: "correct horse battery" };

let api: TestApi;
before(async () => {
  api = await createTestApi({
    plugins: [accountsRoutes],
    authenticate: createAuthenticate,
    config: { setupToken: "printed-at-start" },
  });
});
after(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom("rate_limit_buckets").execute();
});

const send = (
  method: "GET" | "POST" | "PATCH" | "DELETE",
  url: string,
  options: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
) =>
  api.inject({
    method,
    url,
    key: null,
    body: options.body,
    headers: {
      ...(method === "GET" ? {} : { origin }),
      ...(options.cookie ? { cookie: options.cookie } : {}),
      ...options.headers,
    },
  });
const cookieOf = (answer: InjectAnswer) => String(answer.headers["set-cookie"]).split(";")[0] as string;
const signIn = (email: string, password: string, headers = {}) =>
  send("POST", "/v1/session", { body: { email, password }, headers });

let ownerCookie: string;

describe("set-up", () => {
  it("asks for the printed token, and happens once however many come together", async () => {
    assert.deepEqual((await send("GET", "/v1/setup")).json(), { needed: true, tokenRequired: true });
    const body = { ...owner, organization: "Example & Co", token: "printed-at-start" };
    const wrong = await send("POST", "/v1/setup", { body: { ...body, token: "guess" } });
    assert.equal(wrong.status, 401);
    assert.equal(
      (await send("POST", "/v1/setup", { body: { ...body, password: "short" } })).json().details[0].path,
      "body.password",
    );
    const answers = await Promise.all([1, 2, 3].map(() => send("POST", "/v1/setup", { body })));
    assert.deepEqual(answers.map((answer) => answer.status).sort(), [201, 409, 409]);
    const done = answers.find((answer) => answer.status === 201)!;
    assert.equal(done.json().organization.plan, "enterprise");
    assert.equal(done.json().user.email, "olga@example.com");
    assert.equal(done.json().role, "owner");
    ownerCookie = cookieOf(done);
    assert.equal((await send("GET", "/v1/me", { cookie: ownerCookie })).status, 200);
    assert.deepEqual((await send("GET", "/v1/setup")).json(), { needed: false, tokenRequired: true });
  });
});

describe("signing in", () => {
  it("gives a cookie that scripts cannot read and other sites do not send", async () => {
    const answer = await signIn("OLGA@example.com", owner.password);
    assert.equal(answer.status, 200);
    assert.match(
      String(answer.headers["set-cookie"]),
      /^lectern_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
  });

  it("answers the same for a wrong password and an unknown user", async () => {
    const wrong = (await signIn(owner.email, "wrong password")).json();
    const unknown = (await signIn("nobody@example.com", "wrong password")).json();
    assert.equal(wrong.code, "unauthorized");
    assert.deepEqual({ ...wrong, requestId: "" }, { ...unknown, requestId: "" });
  });

  it("caps the password, and counts tries by address and by account", async () => {
    assert.equal((await signIn(owner.email, "x".repeat(1025))).status, 400);
    const values = {
      hits: sql<Date[]>`array_fill(now(), array[${anonymousLimits.signIn.quota}::int])`,
      expires_at: sql<Date>`now() + interval '1 hour'`,
    };
    await api.db
      .insertInto("rate_limit_buckets")
      .values({ bucket: "sign-in:127.0.0.1", ...values })
      .execute();
    const refused = await signIn(owner.email, owner.password);
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers["retry-after"]) > 200);
    await api.db.deleteFrom("rate_limit_buckets").execute();
    const many = {
      ...values,
      hits: sql<Date[]>`array_fill(now(), array[${anonymousLimits.signInPerAccount.quota}::int])`,
    };
    await api.db
      .insertInto("rate_limit_buckets")
      .values({ bucket: "sign-in-account:olga@example.com", ...many })
      .execute();
    assert.equal((await signIn("olga@example.com", owner.password)).status, 429);
  });

  it("makes a session of its own, so that a planted cookie gains nothing", async () => {
    const planted = cookieOf(await signIn(owner.email, owner.password));
    const answer = await send("POST", "/v1/session", {
      cookie: planted,
      body: { email: owner.email, password: owner.password },
    });
    assert.notEqual(cookieOf(answer), planted);
    assert.equal((await send("GET", "/v1/me", { cookie: planted })).status, 401);
  });

  it("keeps no token in the database", async () => {
    const token = cookieOf(await signIn(owner.email, owner.password)).split("=")[1]!;
    const rows = await api.db.selectFrom("sessions").selectAll().execute();
    assert.ok(rows.length > 0 && !JSON.stringify(rows).includes(token));
  });

  it("is possible from the dashboard's origin only", async () => {
    for (const [method, url] of [
      ["POST", "/v1/session"],
      ["POST", "/v1/setup"],
      ["DELETE", "/v1/session"],
      ["POST", "/v1/invitations/accept"],
    ] as const) {
      const body =
        url === "/v1/setup"
          ? { ...owner, organization: "x" }
          : url.endsWith("accept")
            ? { token: "x", name: "x", password: owner.password }
            : { email: "a@b.c", password: "x" };
      const answer = await send(method, url, {
        ...(method === "DELETE" ? {} : { body }),
        headers: { origin: "https://evil.example" },
      });
      assert.deepEqual([answer.status, answer.json().code], [403, "origin_not_allowed"], url);
    }
  });
});

describe("a session", () => {
  it("changes nothing for a request of another origin, of none, or of another form", async () => {
    const patch = (headers: Record<string, string>) =>
      api.inject({
        method: "PATCH",
        url: "/v1/organization",
        key: null,
        body: { name: "Changed" },
        headers: { cookie: ownerCookie, ...headers },
      });
    const others: Record<string, string>[] = [
      {},
      { origin: "null" },
      { origin: "http://sites.localhost:4400" },
      { origin: `${origin}.evil.example` },
    ];
    for (const headers of others) {
      assert.equal((await patch(headers)).json().code, "origin_not_allowed");
    }
    assert.equal((await patch({ origin, "content-type": "text/plain" })).status, 415);
    assert.equal((await patch({ origin })).status, 200);
  });

  it("ends with sign-out, after a week without use, and after a month", async () => {
    const cookie = cookieOf(await signIn(owner.email, owner.password));
    const out = await send("DELETE", "/v1/session", { cookie });
    assert.equal(out.status, 204);
    assert.match(String(out.headers["set-cookie"]), /^lectern_session=; Path=\/; Max-Age=0/);
    assert.equal((await send("GET", "/v1/me", { cookie })).status, 401);
    for (const change of [{ expires_at: sql<Date>`now()` }, { created_at: sql<Date>`now() - interval '31 days'` }]) {
      const other = cookieOf(await signIn(owner.email, owner.password));
      assert.equal((await send("GET", "/v1/me", { cookie: other })).status, 200);
      const newest = api.db.selectFrom("sessions").select("id").orderBy("created_at", "desc").limit(1);
      await api.db.updateTable("sessions").set(change).where("id", "=", newest).execute();
      assert.equal((await send("GET", "/v1/me", { cookie: other })).status, 401);
    }
  });

  it("is prolonged by use", async () => {
    const cookie = cookieOf(await signIn(owner.email, owner.password));
    const soon = {
      expires_at: sql<Date>`now() + interval '1 hour'`,
      updated_at: sql<Date>`now() - interval '2 hours'`,
    };
    const newest = await api.db
      .selectFrom("sessions")
      .select("id")
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    await api.db.updateTable("sessions").set(soon).where("id", "=", newest.id).execute();
    await send("GET", "/v1/me", { cookie });
    const row = await api.db
      .selectFrom("sessions")
      .select("expires_at")
      .where("id", "=", newest.id)
      .executeTakeFirstOrThrow();
    assert.ok(row.expires_at.getTime() > Date.now() + 6 * 86_400_000);
  });

  it("is for one of the user's organizations, which a header names", async () => {
    const me = (await send("GET", "/v1/me", { cookie: ownerCookie })).json();
    const second = await createOrganization(api.db, { name: "Second" });
    await api.db
      .insertInto("members")
      .values({ id: "mem_2", organization_id: second.id, user_id: me.user.userId, role: "viewer" })
      .execute();
    const header = { "x-lectern-organization": second.id };
    const there = (await send("GET", "/v1/me", { cookie: ownerCookie, headers: header })).json();
    assert.deepEqual([there.organization.name, there.role, there.organizations.length], ["Second", "viewer", 2]);
    const denied = await send("PATCH", "/v1/organization", {
      cookie: ownerCookie,
      body: { name: "x" },
      headers: header,
    });
    assert.equal(denied.json().code, "insufficient_role", "the role is that of the organization");
    const foreign = await createOrganization(api.db, { name: "Foreign" });
    const stranger = (id: string) =>
      send("GET", "/v1/me", { cookie: ownerCookie, headers: { "x-lectern-organization": id } });
    assert.equal((await stranger(foreign.id)).status, 403);
    assert.equal((await stranger("org_00000000000000000000")).status, 403);
    await api.db.deleteFrom("members").where("id", "=", "mem_2").execute();
  });
});

describe("behind https", () => {
  it("the cookie is bound to the host", async () => {
    const secure = await createTestApi({
      plugins: [accountsRoutes],
      authenticate: createAuthenticate,
      config: { publicUrl: "https://docs.example.com" },
    });
    const answer = await secure.inject({
      method: "POST",
      url: "/v1/setup",
      key: null,
      body: { ...owner, organization: "X" },
    });
    assert.match(
      String(answer.headers["set-cookie"]),
      /^__Host-lectern_session=.*; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
    );
    await secure.close();
  });
});

describe("members", () => {
  const invite = (email: string, role: string, cookie = ownerCookie) =>
    send("POST", "/v1/invitations", { cookie, body: { email, role } });
  const accept = (url: string, name: string, password: string) =>
    send("POST", "/v1/invitations/accept", { body: { token: url.split("#token=")[1], name, password } });
  async function join(email: string, role: string) {
    const { url } = (await invite(email, role)).json();
    const answer = await accept(url, email, "a long enough password");
    assert.equal(answer.status, 200, answer.body);
    return cookieOf(answer);
  }
  const memberIdOf = async (email: string) =>
    (await send("GET", "/v1/members", { cookie: ownerCookie }))
      .json()
      .members.find((member: { email: string }) => member.email === email).memberId;

  it("join by a link that works once and is bound to the address", async () => {
    const created = await invite("Ed@Example.com", "editor");
    assert.equal(created.status, 201);
    const { url, invitation } = created.json();
    assert.match(url, /^http:\/\/localhost:4400\/invitations\/accept#token=[\w-]{43}$/);
    assert.equal(invitation.email, "ed@example.com");
    assert.equal((await send("GET", "/v1/invitations", { cookie: ownerCookie })).json().invitations.length, 1);
    const joined = await accept(url, "Ed", "a long enough password");
    assert.deepEqual([joined.json().role, joined.json().user.email], ["editor", "ed@example.com"]);
    assert.equal((await accept(url, "Eve", "a long enough password")).json().code, "link_invalid");
    assert.equal((await send("GET", "/v1/invitations", { cookie: ownerCookie })).json().invitations.length, 0);
    assert.equal((await invite("ed@example.com", "editor")).status, 409);
  });

  it("join with their own password where they have an account", async () => {
    const organization = await createOrganization(api.db, { name: "Elsewhere" });
    await createOwner(api.db, {
      organizationId: organization.id,
      name: "Kim",
      email: "kim@example.com",
      password: "the password of Kim",
    });
    const { url } = (await invite("kim@example.com", "viewer")).json();
    const wrong = await accept(url, "Not Kim", "some other password");
    assert.equal(wrong.json().details[0].path, "body.password");
    const right = await accept(url, "Kim", "the password of Kim");
    assert.equal(right.json().organizations.length, 2);
  });

  it("cannot use an invitation that was taken back or is over", async () => {
    const { url, invitation } = (await invite("late@example.com", "viewer")).json();
    assert.equal(
      (await send("DELETE", `/v1/invitations/${invitation.invitationId}`, { cookie: ownerCookie })).status,
      204,
    );
    assert.equal((await accept(url, "Late", "a long enough password")).status, 403);
    const second = (await invite("late@example.com", "viewer")).json();
    await api.db
      .updateTable("invitations")
      .set({ expires_at: sql<Date>`now()` })
      .where("id", "=", second.invitation.invitationId)
      .execute();
    assert.equal((await accept(second.url, "Late", "a long enough password")).status, 403);
  });

  it("give no role above their own, and an owner stays", async () => {
    const adminCookie = await join("adam@example.com", "admin");
    assert.equal((await invite("boss@example.com", "owner", adminCookie)).json().code, "insufficient_role");
    const ownerId = await memberIdOf("olga@example.com");
    const asAdmin = (role: string) => send("PATCH", `/v1/members/${ownerId}`, { cookie: adminCookie, body: { role } });
    assert.equal((await asAdmin("viewer")).status, 403);
    const demoted = await send("PATCH", `/v1/members/${ownerId}`, { cookie: ownerCookie, body: { role: "admin" } });
    assert.equal(demoted.status, 409);
    assert.equal((await send("DELETE", `/v1/members/${ownerId}`, { cookie: ownerCookie })).status, 409);
  });

  it("have a new role from the next request on", async () => {
    const cookie = await join("rita@example.com", "admin");
    assert.equal((await invite("someone@example.com", "viewer", cookie)).status, 201);
    const changed = await send("PATCH", `/v1/members/${await memberIdOf("rita@example.com")}`, {
      cookie: ownerCookie,
      body: { role: "viewer", plan: "free" },
    });
    assert.equal(changed.json().role, "viewer");
    assert.equal((await invite("another@example.com", "viewer", cookie)).json().code, "insufficient_role");
  });

  it("that are removed lose their sessions and the keys they made", async () => {
    const cookie = await join("max@example.com", "admin");
    const created = await send("POST", "/v1/keys", { cookie, body: { name: "Max's", scope: "write" } });
    const { key } = created.json();
    assert.equal((await api.inject({ url: "/v1/me", key })).status, 200);
    assert.equal(
      (await send("DELETE", `/v1/members/${await memberIdOf("max@example.com")}`, { cookie: ownerCookie })).status,
      204,
    );
    assert.equal((await send("GET", "/v1/me", { cookie })).status, 401);
    assert.equal((await api.inject({ url: "/v1/me", key })).status, 401);
    const { entries } = (await send("GET", "/v1/audit?limit=100", { cookie: ownerCookie })).json();
    assert.ok(
      entries.some(
        (entry: { actor: string; action: string }) =>
          entry.actor === "max@example.com" && entry.action === "key.create",
      ),
    );
    assert.equal(entries[0].action, "member.remove");
    assert.ok(!JSON.stringify(entries).includes(key));
  });

  it("that are removed keep nothing made by way of their keys: no key, no rotated one, no open invitation", async () => {
    const cookie = await join("mallory@example.com", "admin");
    const { key } = (await send("POST", "/v1/keys", { cookie, body: { name: "First", scope: "write" } })).json();
    const byKey = (method: "POST", url: string, body: object) => api.inject({ method, url, key, body });
    const second = (await byKey("POST", "/v1/keys", { name: "Second", scope: "write" })).json();
    const theirs = (
      await send("POST", "/v1/keys", { cookie: ownerCookie, body: { name: "Owner's", scope: "write" } })
    ).json();
    const rotated = (await byKey("POST", `/v1/keys/${theirs.apiKey.keyId}/rotate`, { graceDays: 1 })).json();
    const invited = [
      (await byKey("POST", "/v1/invitations", { email: "m2@example.com", role: "admin" })).json(),
      (await send("POST", "/v1/invitations", { cookie, body: { email: "m3@example.com", role: "admin" } })).json(),
    ];
    const memberId = await memberIdOf("mallory@example.com");
    assert.equal((await send("DELETE", `/v1/members/${memberId}`, { cookie: ownerCookie })).status, 204);
    for (const made of [key, second.key, rotated.key]) {
      assert.equal((await api.inject({ url: "/v1/me", key: made })).status, 401);
    }
    assert.equal((await api.inject({ url: "/v1/me", key: theirs.key })).status, 200, "the owner's own, in its grace");
    for (const { url } of invited) {
      const body = { token: url.split("#token=")[1], name: "M", password: "a password of hers" };
      assert.equal((await send("POST", "/v1/invitations/accept", { body })).status, 403);
    }
  });
});

describe("the roles", () => {
  it("are held to by every operation", async () => {
    const { organizationId } = (await send("GET", "/v1/organization", { cookie: ownerCookie })).json();
    const key = await createKey(
      api.db,
      api.services.secrets,
      { organizationId, actor: "x" },
      { name: "x", scope: "write" },
    );
    const viewer = await api.db
      .insertInto("users")
      .values({ id: "usr_v", name: "V", email: "v@example.com" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto("members")
      .values({ id: "mem_v", organization_id: organizationId, user_id: viewer.id, role: "viewer" })
      .execute();
    const { createSession } = await import("./session-store.ts");
    const token = await createSession(api.db, api.services.secrets, viewer.id, { address: "", userAgent: undefined });
    const cookie = `lectern_session=${token}`;
    const document = (await send("GET", "/v1/openapi.json")).json();
    for (const [path, methods] of Object.entries(
      document.paths as Record<string, Record<string, { security?: unknown[] }>>,
    )) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.security?.length === 0 || method === "get") continue;
        const url = path.replace("{keyId}", key.row.id).replace(/\{\w+\}/, "mem_v");
        const answer = await send(method.toUpperCase() as "POST", url, { cookie });
        assert.equal(answer.json().code, "insufficient_role", `${method} ${path}`);
      }
    }
    assert.equal((await send("GET", "/v1/audit", { cookie })).status, 403);
  });
});

describe("the routes of accounts", () => {
  it("answer every documented status", async () => {
    const plain = await createTestApi({ plugins: [accountsRoutes] });
    const ownerRow = await createOwner(plain.db, {
      organizationId: plain.organizationId,
      name: "O",
      email: "o@example.com",
      password: "a long enough password",
    });
    const invited = (
      await plain.inject({ method: "POST", url: "/v1/invitations", body: { email: "a@example.com", role: "viewer" } })
    ).json();
    for (const url of ["/v1/me", "/v1/organization", "/v1/members", "/v1/invitations", "/v1/audit"]) {
      await exerciseCommonErrors(plain, { url });
      const role = await plain.inject({ url, key: plain.signIn("viewer") });
      assert.ok([200, 401, 403].includes(role.status));
      assert.equal((await plain.inject({ url, key: plain.keys.read })).status, 200);
    }
    const member = `/v1/members/${ownerRow.memberId}`;
    await exerciseCommonErrors(plain, { method: "PATCH", url: "/v1/organization", body: { name: "x" } });
    await exerciseCommonErrors(plain, { method: "PATCH", url: member, body: { role: "viewer" } });
    await exerciseCommonErrors(plain, { method: "DELETE", url: member });
    await exerciseCommonErrors(plain, {
      method: "POST",
      url: "/v1/invitations",
      body: { email: "b@example.com", role: "viewer" },
    });
    await exerciseCommonErrors(plain, { method: "DELETE", url: `/v1/invitations/${invited.invitation.invitationId}` });
    const anonymous = { isPublic: true };
    await exerciseCommonErrors(plain, { url: "/v1/setup" }, anonymous);
    await exerciseCommonErrors(
      plain,
      { method: "POST", url: "/v1/setup", body: { ...owner, organization: "x" } },
      anonymous,
    );
    await exerciseCommonErrors(
      plain,
      { method: "POST", url: "/v1/session", body: { email: "a@b.c", password: "x" } },
      anonymous,
    );
    await exerciseCommonErrors(
      plain,
      { method: "POST", url: "/v1/invitations/accept", body: { token: "x", name: "x", password: owner.password } },
      anonymous,
    );
    for (const [fault, status] of [
      ["internal", 500],
      ["unavailable", 503],
    ] as const) {
      const signOut = {
        method: "DELETE",
        url: "/v1/session",
        key: null,
        headers: { cookie: "lectern_session=x" },
      } as const;
      assert.equal((await plain.withDatabaseFault(fault, () => plain.inject(signOut))).status, status);
    }
    for (let i = 0; i < 10; i++)
      await plain.inject({ method: "POST", url: "/v1/setup", key: null, body: { ...owner, organization: "x" } });
    for (const [url, body] of [
      ["/v1/setup", { ...owner, organization: "x" }],
      ["/v1/invitations/accept", { token: "x", name: "x", password: owner.password }],
    ] as const) {
      assert.equal((await plain.inject({ method: "POST", url, key: null, body })).status, 429);
    }
    const ids = plain.documented.operationIds().filter((id) => !id.endsWith("Key") && !id.endsWith("Keys"));
    plain.assertAllStatusesSeen(ids);
    await plain.close();
  });
});
