import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { anonymousLimits } from "@lectern/contract";
import { sql } from "kysely";
import { createAuthenticate } from "../authenticate.ts";
import { createKeysApi } from "../testing.ts";
import { generateKey } from "./api-key.ts";

const { api, newKey, use } = await createKeysApi();
const admin = await newKey({ scope: "write" });
after(() => api.close());

const create = (body: unknown, key = admin.key) => api.inject({ method: "POST", url: "/v1/keys", key, body });

describe("authentication by key", () => {
  it("A01, A02: takes the scheme in any case and nothing but one bearer", async () => {
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

  it("A02: takes no request that names two callers", async () => {
    const other = await newKey({ scope: "read" });
    const authorization = [`Bearer ${admin.key}`, `Bearer ${other.key}`];
    const rawHeaders = authorization.flatMap((value) => ["Authorization", value]);
    const request = { headers: { authorization: authorization[0] }, raw: { rawHeaders }, ip: "192.0.2.1" };
    await assert.rejects(createAuthenticate(api.services)(request as never), { code: "unauthorized" });
  });

  it("A03: refuses a wrong checksum without a single query", async () => {
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

  it("A06, D17: goes by the clock of the database: a host whose clock jumps lets no expired key in and shuts none out", async (t) => {
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

  it("A05, A06: refuses expired and revoked keys from the next request on", async () => {
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

  it("A05: ends the request in which a key is revoked, and takes no other", async () => {
    const { key, keyId } = await newKey({ scope: "write" });
    const revoke = () => api.inject({ method: "DELETE", url: `/v1/keys/${keyId}`, key });
    assert.deepEqual([(await revoke()).status, (await revoke()).status, (await use(key)).status], [204, 401, 401]);
  });

  it("A08: takes no key from an address, in whatever spelling", async () => {
    for (const name of ["api_key", "apiKey", "key", "token", "access_token", "authorization", "Authorization"]) {
      const answer = await api.inject({ url: `/v1/keys?${name}=${admin.key}`, key: null });
      assert.equal(answer.status, 401, name);
    }
    assert.equal((await use(null, { headers: { "x-api-key": admin.key } })).status, 401);
  });

  it("A07: lets a read key read only, and one that may write read too", async () => {
    const { key } = await newKey({ scope: "read" });
    assert.deepEqual([(await use(key)).status, (await use(admin.key)).status], [200, 200]);
    const answer = await create({ name: "x", scope: "read" }, key);
    assert.deepEqual(
      [answer.status, answer.json().error],
      [403, "This API key does not have the required scope: write"],
    );
  });

  it("A09: holds to the address list, and believes proxies of ours only", async () => {
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

  it("A11: holds off an address that tries many keys, and nobody else", async () => {
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
