import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { anonymousLimits, rateLimits } from "@lectern/contract";
import { sql } from "kysely";
import { createTestApi, exerciseCommonErrors, type TestApi } from "../http/testing.ts";
import { generateKey } from "./api-key.ts";
import { accountsRoutes, createAuthenticate, createKey } from "./index.ts";

let api: TestApi;
let admin: { key: string; keyId: string };
before(async () => {
  api = await createTestApi({
    plugins: [accountsRoutes],
    authenticate: createAuthenticate,
    config: { trustedProxies: ["10.0.0.0/8"] },
  });
  admin = await newKey({ scope: "write" });
});
after(() => api.close());

async function newKey(input: { scope: "read" | "write"; allowedCidrs?: string[]; expiresAt?: string }) {
  const actor = { organizationId: api.organizationId, actor: "test" };
  const { key, row } = await createKey(api.db, api.services.secrets, actor, { name: "Test", ...input });
  return { key, keyId: row.id };
}
const use = (key: string | null, options: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  api.inject({ url: "/v1/keys", key, ...options });
const create = (body: unknown, key = admin.key) => api.inject({ method: "POST", url: "/v1/keys", key, body });
const forgetCreations = () => api.db.deleteFrom("rate_limit_buckets").execute();

describe("authentication by key", () => {
  it("takes the scheme in any case and nothing but one bearer", async () => {
    const withHeader = (authorization: string) => use(null, { headers: { authorization } });
    for (const scheme of ["Bearer", "bearer", "BEARER"]) {
      assert.equal((await withHeader(`${scheme} ${admin.key}`)).status, 200);
    }
    for (const value of [
      "",
      "Bearer",
      admin.key,
      `Basic ${admin.key}`,
      `Bearer  ${admin.key}`,
      `Bearer\t${admin.key}`,
      `Bearer ${admin.key}, Bearer ${admin.key}`,
    ]) {
      const answer = await withHeader(value);
      assert.equal(answer.status, 401, value);
      assert.equal(answer.headers["www-authenticate"], "Bearer");
      assert.equal(answer.json().error, "Unauthorized");
    }
  });

  it("takes no request that names two callers", async () => {
    const other = await newKey({ scope: "read" });
    const authorization = [`Bearer ${admin.key}`, `Bearer ${other.key}`];
    const rawHeaders = authorization.flatMap((value) => ["Authorization", value]);
    const request = { headers: { authorization: authorization[0] }, raw: { rawHeaders }, ip: "192.0.2.1" };
    await assert.rejects(createAuthenticate(api.services)(request as never), { code: "unauthorized" });
  });

  it("refuses a wrong checksum without a single query", async () => {
    const before = api.queryCount();
    const wrong = admin.key.slice(0, -1) + (admin.key.endsWith("a") ? "b" : "a");
    assert.equal((await use(wrong)).status, 401);
    assert.equal((await use(`${admin.key}0`)).status, 401);
    assert.equal(api.queryCount(), before);
    assert.equal((await use(generateKey())).status, 401, "well-formed and unknown");
    assert.ok(api.queryCount() > before);
  });

  it("A04: answers a key that is unknown and one that is nearly known alike, with the same work", async () => {
    const known = await newKey({ scope: "read" });
    const answers = [];
    for (const key of [generateKey(), known.key.slice(0, 12) + generateKey().slice(12), generateKey()]) {
      const before = api.queryCount();
      const { status, headers, body } = await use(key);
      const { requestId: _, ...said } = JSON.parse(body);
      answers.push({ status, said, challenge: headers["www-authenticate"], queries: api.queryCount() - before });
    }
    assert.equal(answers[0]?.status, 401);
    assert.deepEqual(answers[2], answers[0]);
    // One that breaks the checksum is not even looked for.
    assert.deepEqual({ ...answers[1], queries: 0 }, { ...answers[0], queries: 0 });
  });

  it("D17: goes by the clock of the database: a host whose clock jumps lets no expired key in and shuts none out", async (t) => {
    const { key } = await newKey({ scope: "read", expiresAt: new Date(Date.now() + 120_000).toISOString() });
    const ended = await newKey({ scope: "read", expiresAt: new Date(Date.now() + 60_000).toISOString() });
    await api.db
      .updateTable("api_keys")
      .set({ expires_at: sql<Date>`now() - interval '1 minute'` })
      .where("id", "=", ended.keyId)
      .execute();
    for (const hours of [1, -1]) {
      t.mock.timers.enable({ apis: ["Date"], now: Date.now() + hours * 3_600_000 });
      assert.deepEqual([(await use(key)).status, (await use(ended.key)).status], [200, 401], `${hours} h`);
      t.mock.timers.reset();
    }
  });

  it("refuses expired and revoked keys from the next request on", async () => {
    const { key, keyId } = await newKey({ scope: "read", expiresAt: new Date(Date.now() + 60_000).toISOString() });
    assert.equal((await use(key)).status, 200);
    await api.db
      .updateTable("api_keys")
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where("id", "=", keyId)
      .execute();
    assert.equal((await use(key)).status, 401);
    const other = await newKey({ scope: "read" });
    assert.equal((await use(other.key)).status, 200);
    assert.equal((await api.inject({ method: "DELETE", url: `/v1/keys/${other.keyId}`, key: admin.key })).status, 204);
    assert.equal((await use(other.key)).status, 401);
  });

  it("lets a read key read only", async () => {
    const { key } = await newKey({ scope: "read" });
    assert.equal((await use(key)).status, 200);
    const answer = await create({ name: "x", scope: "read" }, key);
    assert.deepEqual(
      [answer.status, answer.json().error],
      [403, "This API key does not have the required scope: write"],
    );
  });

  it("holds to the address list, and believes proxies of ours only", async () => {
    const { key } = await newKey({ scope: "read", allowedCidrs: ["192.0.2.0/24"] });
    assert.equal((await use(key, { remoteAddress: "192.0.2.7" })).status, 200);
    const outside = await use(key, { remoteAddress: "198.51.100.1", headers: { "x-forwarded-for": "192.0.2.7" } });
    assert.deepEqual([outside.status, outside.json().error], [403, "IP address is not allowed for this API key"]);
    const proxied = await use(key, { remoteAddress: "10.1.1.1", headers: { "x-forwarded-for": "192.0.2.7" } });
    assert.equal(proxied.status, 200);
    const spoofed = await use(key, {
      remoteAddress: "10.1.1.1",
      headers: { "x-forwarded-for": "192.0.2.7, 198.51.100.1" },
    });
    assert.equal(spoofed.status, 403);
  });

  it("holds off an address that tries many keys, and nobody else", async () => {
    const { quota } = anonymousLimits.badKeys;
    for (let i = 0; i < quota; i++)
      assert.equal((await use(generateKey(), { remoteAddress: "203.0.113.9" })).status, 401);
    const refused = await use("lec_nonsense", { remoteAddress: "203.0.113.9" });
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers["retry-after"]) <= 60);
    assert.equal((await use(admin.key, { remoteAddress: "203.0.113.10" })).status, 200);
  });

  it("writes the last use at most every five minutes", async () => {
    const { key, keyId } = await newKey({ scope: "read" });
    const lastUsed = async () =>
      (await api.db.selectFrom("api_keys").select("last_used_at").where("id", "=", keyId).executeTakeFirstOrThrow())
        .last_used_at;
    await use(key);
    const first = await lastUsed();
    assert.ok(first);
    await use(key);
    assert.deepEqual(await lastUsed(), first);
    await api.db
      .updateTable("api_keys")
      .set({ last_used_at: sql<Date>`now() - interval '6 minutes'` })
      .where("id", "=", keyId)
      .execute();
    await use(key);
    assert.ok((await lastUsed())!.getTime() >= first.getTime());
  });
});

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
