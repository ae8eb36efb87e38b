import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { sql } from "kysely";
import { createTestApi, exerciseCommonErrors } from "../../http/testing.ts";
import { accountsRoutes, createOrganization } from "../index.ts";
import { cookieOf, createOwner, foreignOrigin, useAccountsApi } from "../testing.ts";

const { api, ownerCookie, send } = await useAccountsApi();

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

  it("D07: join by a link that works once and is bound to the address", async () => {
    const created = await invite("Ed@Example.com", "editor");
    assert.equal(created.status, 201);
    const { url, invitation } = created.json();
    assert.match(url, /^http:\/\/localhost:4400\/invitations\/accept#token=[\w-]{43}$/);
    assert.equal(invitation.email, "ed@example.com");
    const listed = await send("GET", "/v1/invitations", { cookie: ownerCookie });
    assert.equal(listed.json().invitations.length, 1);
    const log = await send("GET", "/v1/audit", { cookie: ownerCookie });
    const token = url.split("#token=")[1];
    assert.ok(![listed, log].some(({ body }) => body.includes(token)), "nobody reads the link of another there");
    const joined = await accept(url, "Ed", "a long enough password");
    assert.deepEqual([joined.json().role, joined.json().user.email], ["editor", "ed@example.com"]);
    assert.equal((await accept(url, "Eve", "a long enough password")).json().code, "link_invalid");
    assert.equal((await send("GET", "/v1/invitations", { cookie: ownerCookie })).json().invitations.length, 0);
    assert.equal((await invite("ed@example.com", "editor")).status, 409);
  });

  it("D07: join with their own password where they have an account", async () => {
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

  it("D07: cannot use an invitation that was taken back or is over", async () => {
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

  it("D02: have a new role from the next request on", async () => {
    const cookie = await join("rita@example.com", "admin");
    assert.equal((await invite("someone@example.com", "viewer", cookie)).status, 201);
    const changed = await send("PATCH", `/v1/members/${await memberIdOf("rita@example.com")}`, {
      cookie: ownerCookie,
      body: { role: "viewer", plan: "free" },
    });
    assert.equal(changed.json().role, "viewer");
    assert.equal((await invite("another@example.com", "viewer", cookie)).json().code, "insufficient_role");
  });

  it("A14: that are removed lose their sessions and the keys they made", async () => {
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

  it("A14: that are removed keep nothing made by way of their keys: no key, no rotated one, no open invitation", async () => {
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

describe("the routes of members and invitations", () => {
  const acceptance = { token: "x", name: "x", password: "a long enough password" };

  it("take an acceptance from the dashboard's origin only", async () => {
    const answer = await send("POST", "/v1/invitations/accept", { body: acceptance, headers: foreignOrigin });
    assert.deepEqual([answer.status, answer.json().code], [403, "origin_not_allowed"]);
  });

  it("answer every documented status", async () => {
    const plain = await createTestApi({ plugins: [accountsRoutes] });
    after(() => plain.close());
    const ownerRow = await createOwner(plain.db, {
      organizationId: plain.organizationId,
      name: "O",
      email: "o@example.com",
      password: "a long enough password",
    });
    const invitation = {
      method: "POST",
      url: "/v1/invitations",
      body: { email: "a@example.com", role: "viewer" },
    } as const;
    const invited = (await plain.inject(invitation)).json();
    for (const url of ["/v1/members", "/v1/invitations"]) {
      await exerciseCommonErrors(plain, { url });
      assert.equal((await plain.inject({ url, key: plain.signIn("viewer") })).status, 200);
      assert.equal((await plain.inject({ url, key: plain.keys.read })).status, 200);
    }
    const member = `/v1/members/${ownerRow.memberId}`;
    await exerciseCommonErrors(plain, { method: "PATCH", url: member, body: { role: "viewer" } });
    await exerciseCommonErrors(plain, { method: "DELETE", url: member });
    await exerciseCommonErrors(plain, { ...invitation, body: { email: "b@example.com", role: "viewer" } });
    await exerciseCommonErrors(plain, { method: "DELETE", url: `/v1/invitations/${invited.invitation.invitationId}` });
    const accept = { method: "POST", url: "/v1/invitations/accept", body: acceptance } as const;
    await exerciseCommonErrors(plain, accept, { isPublic: true });
    for (let i = 0; i < 10; i++) await plain.inject({ ...accept, key: null });
    assert.equal((await plain.inject({ ...accept, key: null })).status, 429);
    plain.assertAllStatusesSeen([
      "listMembers",
      "updateMember",
      "removeMember",
      "listInvitations",
      "createInvitation",
      "revokeInvitation",
      "acceptInvitation",
    ]);
  });
});
