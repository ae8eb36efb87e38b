import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { sql } from "kysely";
import { createTestApi } from "../../http/testing.ts";
import { accountsRoutes, createOrganization } from "../index.ts";
import { cookieOf, foreignOrigin, origin, owner, useAccountsApi } from "../testing.ts";

const { api, ownerCookie, send, signIn } = await useAccountsApi();

describe("a session", () => {
  it("D01: changes nothing for a request of another origin, of none, or of another form", async () => {
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

  it("D02: ends with sign-out, after a week without use, and after a month", async () => {
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

  it("is ended from the dashboard's origin only, with every documented status", async () => {
    const foreign = await send("DELETE", "/v1/session", { headers: foreignOrigin });
    assert.deepEqual([foreign.status, foreign.json().code], [403, "origin_not_allowed"]);
    const plain = await createTestApi({ plugins: [accountsRoutes] });
    after(() => plain.close());
    const signOut = {
      method: "DELETE",
      url: "/v1/session",
      key: null,
      headers: { cookie: "lectern_session=x" },
    } as const;
    for (const [fault, status] of [
      ["internal", 500],
      ["unavailable", 503],
    ] as const) {
      assert.equal((await plain.withDatabaseFault(fault, () => plain.inject(signOut))).status, status);
    }
    plain.assertAllStatusesSeen(["signOut"]);
  });
});
