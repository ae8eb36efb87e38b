import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { createTestApi, exerciseCommonErrors } from "../../http/testing.ts";
import { accountsRoutes, createAuthenticate } from "../index.ts";
import { cookieOf, createAccountsApi, foreignOrigin, owner } from "../testing.ts";

const { api, send } = await createAccountsApi();
after(() => api.close());

describe("set-up", () => {
  it("asks for the printed token, and happens once however many come together", async () => {
    assert.deepEqual((await send("GET", "/v1/setup")).json(), { needed: true, tokenRequired: true });
    const body = { ...owner, organization: "Example & Co", token: "printed-at-start" };
    const wrong = await send("POST", "/v1/setup", { body: { ...body, token: "guess" } });
    assert.equal(wrong.status, 401);
    const { token: _, ...without } = body;
    const missing = await send("POST", "/v1/setup", { body: without });
    assert.match(missing.json().error, /^The set-up token is missing/);
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
    assert.equal((await send("GET", "/v1/me", { cookie: cookieOf(done) })).status, 200);
    assert.deepEqual((await send("GET", "/v1/setup")).json(), { needed: false, tokenRequired: true });
  });
});

describe("behind https", () => {
  it("D08: the cookie is bound to the host", async () => {
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

describe("the routes of set-up", () => {
  it("are for the dashboard's origin only", async () => {
    const answer = await send("POST", "/v1/setup", { body: { ...owner, organization: "x" }, headers: foreignOrigin });
    assert.deepEqual([answer.status, answer.json().code], [403, "origin_not_allowed"]);
  });

  it("answer every documented status", async () => {
    const plain = await createTestApi({ plugins: [accountsRoutes] });
    after(() => plain.close());
    const setUp = { method: "POST", url: "/v1/setup", body: { ...owner, organization: "x" } } as const;
    await exerciseCommonErrors(plain, { url: "/v1/setup" }, { isPublic: true });
    await exerciseCommonErrors(plain, setUp, { isPublic: true });
    for (let i = 0; i < 10; i++) await plain.inject({ ...setUp, key: null });
    assert.equal((await plain.inject({ ...setUp, key: null })).status, 429);
    plain.assertAllStatusesSeen(["getSetup", "setUp"]);
  });
});
