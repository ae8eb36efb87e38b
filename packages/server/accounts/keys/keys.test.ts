import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { rateLimits } from "@lectern/contract";
import { createTestApi, exerciseCommonErrors, type TestApi } from "../../http/testing.ts";
import { accountsRoutes, createKey } from "../index.ts";
import { createKeysApi } from "../testing.ts";

const { api, newKey, use } = await createKeysApi();
const admin = await newKey({ scope: "write" });
after(() => api.close());

const create = (body: unknown, key = admin.key) => api.inject({ method: "POST", url: "/v1/keys", key, body });
const forgetCreations = () => api.db.deleteFrom("rate_limit_buckets").execute();

describe("keys", () => {
  it("are shown once, and kept as a hash", async () => {
    await forgetCreations();
    const created = await create({
      name: "CI",
      scope: "write",
      organizationId: "org_x",
      createdAt: "2001-01-01T00:00:00Z",
    });
    assert.equal(created.status, 201);
    const { key, apiKey } = created.json();
    assert.equal(apiKey.display, `${key.slice(0, 8)}…${key.slice(-4)}`);
    const list = await use(key);
    assert.ok(!list.body.includes(key));
    const row = await api.db
      .selectFrom("api_keys")
      .selectAll()
      .where("id", "=", apiKey.keyId)
      .executeTakeFirstOrThrow();
    assert.ok(!JSON.stringify(row).includes(key));
    assert.equal(row.organization_id, api.organizationId, "fields of the body are never assigned");
    assert.ok(row.created_at.getFullYear() > 2001);
  });

  it("are listed in pages, the newest first, of one's own organization", async () => {
    const { organizationId } = await api.addOrganization();
    await createKey(api.db, api.services.secrets, { organizationId, actor: "x" }, { name: "foreign", scope: "read" });
    const ids: string[] = [];
    let url: string | undefined = "/v1/keys?limit=2";
    while (url) {
      const page = await api.inject({ url, key: admin.key });
      ids.push(...page.json().keys.map((key: { keyId: string }) => key.keyId));
      url = /<http:\/\/[^/]+([^>]+)>/.exec(String(page.headers.link ?? ""))?.[1];
    }
    const rows = await api.db
      .selectFrom("api_keys")
      .select("id")
      .where("organization_id", "=", api.organizationId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute();
    assert.deepEqual(
      ids,
      rows.map((row) => row.id),
    );
  });

  it("refuse an expiry in the past and texts that are no addresses, each fault named", async () => {
    await forgetCreations();
    const answer = await create({
      name: "x",
      scope: "read",
      expiresAt: "2020-01-01T00:00:00Z",
      allowedCidrs: ["10.0.0.0/8", "any"],
    });
    assert.deepEqual(
      answer.json().details.map((detail: { path: string }) => detail.path),
      ["body.allowedCidrs.1", "body.expiresAt"],
    );
  });

  it("that are bound to a time or addresses make no others", async () => {
    await forgetCreations();
    const bound = await newKey({ scope: "write", expiresAt: new Date(Date.now() + 60_000).toISOString() });
    assert.equal((await create({ name: "x", scope: "read" }, bound.key)).status, 403);
    const rotated = await api.inject({ method: "POST", url: `/v1/keys/${bound.keyId}/rotate`, key: bound.key });
    assert.equal(rotated.status, 201, "it may replace itself");
    assert.ok(rotated.json().apiKey.expiresAt);
  });

  it("rotate with a grace period in which both work", async () => {
    await forgetCreations();
    const old = await newKey({ scope: "read", allowedCidrs: ["127.0.0.1"] });
    const rotate = (body: unknown) =>
      api.inject({ method: "POST", url: `/v1/keys/${old.keyId}/rotate`, key: admin.key, body });
    assert.equal((await rotate({ graceDays: 8 })).status, 400);
    const { key, apiKey } = (await rotate({ graceDays: 2 })).json();
    assert.deepEqual([apiKey.scope, apiKey.allowedCidrs], ["read", ["127.0.0.1"]]);
    assert.deepEqual([(await use(old.key)).status, (await use(key)).status], [200, 200]);
    const row = await api.db.selectFrom("api_keys").selectAll().where("id", "=", old.keyId).executeTakeFirstOrThrow();
    assert.equal(row.replaced_by, apiKey.keyId);
    assert.equal(Math.round((row.revoked_at!.getTime() - Date.now()) / 3_600_000), 48);
    assert.equal((await rotate({ graceDays: 0 })).status, 409, "once");
    await api.inject({ method: "DELETE", url: `/v1/keys/${old.keyId}`, key: admin.key });
    assert.equal((await use(old.key)).status, 401, "revocation ends the grace period");
    const immediate = await newKey({ scope: "read" });
    await api.inject({
      method: "POST",
      url: `/v1/keys/${immediate.keyId}/rotate`,
      key: admin.key,
      body: { graceDays: 0 },
    });
    assert.equal((await use(immediate.key)).status, 401);
  });

  it("A12: rotate under load without a single refusal of the old key during its grace", async () => {
    await forgetCreations();
    const old = await newKey({ scope: "read" });
    let isRotated = false;
    const statuses: number[] = [];
    const caller = async () => {
      for (let more = 20; more > 0; more -= isRotated ? 1 : 0) statuses.push((await use(old.key)).status);
    };
    const callers = Promise.all(Array.from({ length: 8 }, caller));
    const url = `/v1/keys/${old.keyId}/rotate`;
    const rotated = await api.inject({ method: "POST", url, key: admin.key, body: { graceDays: 1 } });
    isRotated = true;
    await callers;
    assert.equal(rotated.status, 201, rotated.body);
    assert.ok(statuses.length >= 160);
    assert.deepEqual([...new Set(statuses)], [200]);
  });

  it("are made at most ten times an hour, and a repeated request counts as one key", async () => {
    await forgetCreations();
    const post = () =>
      api.inject({
        method: "POST",
        url: "/v1/keys",
        key: admin.key,
        body: { name: "x", scope: "read" },
        headers: { "idempotency-key": "same" },
      });
    const [first, second] = [await post(), await post()];
    assert.equal(first.json().key, second.json().key);
    for (let i = 0; i < 8; i++) assert.equal((await create({ name: "x", scope: "read" })).status, 201);
    assert.equal((await create({ name: "x", scope: "read" })).status, 429);
  });
});

describe("the routes of keys", () => {
  let plain: TestApi;
  before(async () => {
    plain = await createTestApi({ plugins: [accountsRoutes] });
  });
  after(() => plain.close());

  it("answer every documented status", async () => {
    const actor = { organizationId: plain.organizationId, actor: "test" };
    const { row } = await createKey(plain.db, plain.services.secrets, actor, { name: "a", scope: "read" });
    const limit = rateLimits.keyCreation;
    await exerciseCommonErrors(plain, { url: "/v1/keys" });
    await exerciseCommonErrors(
      plain,
      { method: "POST", url: "/v1/keys", body: { name: "a", scope: "read" } },
      { limit },
    );
    await exerciseCommonErrors(plain, { method: "POST", url: `/v1/keys/${row.id}/rotate`, body: {} }, { limit });
    await exerciseCommonErrors(plain, { method: "DELETE", url: `/v1/keys/${row.id}` });
    plain.assertAllStatusesSeen(["listKeys", "createKey", "rotateKey", "revokeKey"]);
  });
});
