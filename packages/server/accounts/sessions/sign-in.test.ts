import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { anonymousLimits } from "@lectern/contract";
import { sql } from "kysely";
import { createTestApi, exerciseCommonErrors } from "../../http/testing.ts";
import { accountsRoutes, createOrganization } from "../index.ts";
import { cookieOf, createOwner, foreignOrigin, owner, useAccountsApi } from "../testing.ts";

const credentials = { email: owner.email, password: owner.password };

const { api, send, signIn } = await useAccountsApi();

describe("signing in", () => {
  it("gives a cookie that scripts cannot read and other sites do not send", async () => {
    const answer = await signIn("OLGA@example.com", owner.password);
    assert.equal(answer.status, 200);
    assert.match(
      String(answer.headers["set-cookie"]),
      /^lectern_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
  });

  it("D05: answers the same for a wrong password and an unknown user", async () => {
    const wrong = (await signIn(owner.email, "wrong password")).json();
    const unknown = (await signIn("nobody@example.com", "wrong password")).json();
    assert.equal(wrong.code, "unauthorized");
    assert.deepEqual({ ...wrong, requestId: "" }, { ...unknown, requestId: "" });
  });

  it("D05: answers the same to a user who is in no organization any more", async () => {
    const { userId } = await createOwner(api.db, {
      organizationId: (await createOrganization(api.db, { name: "Left" })).id,
      name: "Lea",
      email: "lea@example.com",
      password: owner.password,
    });
    assert.equal((await signIn("lea@example.com", owner.password)).status, 200);
    await api.db.deleteFrom("members").where("user_id", "=", userId).execute();
    const { code, error } = (await signIn("lea@example.com", owner.password)).json();
    assert.deepEqual([code, error], ["unauthorized", "E-mail address or password is wrong"]);
  });

  it("D05: caps the password, and counts tries by address and by account", async () => {
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

  it("D02: makes a session of its own, so that a planted cookie gains nothing", async () => {
    const planted = cookieOf(await signIn(owner.email, owner.password));
    const answer = await send("POST", "/v1/session", {
      cookie: planted,
      body: credentials,
    });
    assert.notEqual(cookieOf(answer), planted);
    assert.equal((await send("GET", "/v1/me", { cookie: planted })).status, 401);
  });

  it("keeps no token in the database", async () => {
    const token = cookieOf(await signIn(owner.email, owner.password)).split("=")[1]!;
    const rows = await api.db.selectFrom("sessions").selectAll().execute();
    assert.ok(rows.length > 0 && !JSON.stringify(rows).includes(token));
  });

  it("D01: is possible from the dashboard's origin only", async () => {
    const answer = await send("POST", "/v1/session", { body: credentials, headers: foreignOrigin });
    assert.deepEqual([answer.status, answer.json().code], [403, "origin_not_allowed"]);
  });

  it("answers every documented status", async () => {
    const plain = await createTestApi({ plugins: [accountsRoutes] });
    after(() => plain.close());
    const request = { method: "POST", url: "/v1/session", body: credentials } as const;
    await exerciseCommonErrors(plain, request, { isPublic: true });
    plain.assertAllStatusesSeen(["signIn"]);
  });
});
