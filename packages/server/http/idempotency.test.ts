import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import Type from "typebox";
import { createTestDatabase, postgresMissing, startTestPostgres, type TestPostgres } from "../storage/testing.ts";
import type { ApiPlugin } from "./api-plugin.ts";
import { idempotently, lockSlot, removeExpiredKeys } from "./idempotency.ts";
import { createTestApi, type TestApi } from "./testing.ts";

const route: ApiPlugin = (app, services) => {
  app.post(
    "/v1/work",
    {
      config: { access: { scope: "write", idempotent: true } },
      schema: { operationId: "work", response: { 200: Type.Object({ at: Type.String() }) } },
    },
    (request, reply) =>
      idempotently(services, request, reply, async () => ({ at: process.hrtime.bigint().toString() })),
  );
};

describe("an Idempotency-Key over replicas", { skip: postgresMissing() }, () => {
  let server: TestPostgres;
  let api: TestApi;
  before(async () => {
    server = await startTestPostgres();
    api = await createTestApi({ plugins: [route], databaseUrl: server.databaseUrl });
  });
  after(async () => {
    await api.close();
    await server.close();
  });

  it("is held by the one whose work runs: the other answers 409, and then what the first answered", async () => {
    const send = () => api.inject({ method: "POST", url: "/v1/work", headers: { "idempotency-key": "k" } });
    const slot = { organizationId: api.organizationId, route: "POST /v1/work", key: "k" };
    await api.db.transaction().execute(async (otherReplica) => {
      await lockSlot(otherReplica, slot);
      const refused = await send();
      assert.deepEqual([refused.status, refused.json().code], [409, "idempotency_in_progress"]);
    });
    const first = await send();
    assert.equal(first.status, 200);
    assert.equal((await send()).body, first.body);
  });
});

it("keys older than a day are removed", async () => {
  const database = await createTestDatabase();
  await database.db.insertInto("organizations").values({ id: "org_1", name: "x", slug: "x" }).execute();
  const row = { organization_id: "org_1", route: "r", request_hash: "h" };
  const old = { ...row, key: "old", created_at: new Date(Date.now() - 25 * 3_600_000) };
  await database.db
    .insertInto("idempotency_keys")
    .values([old, { ...row, key: "new", created_at: new Date() }])
    .execute();
  assert.equal(await removeExpiredKeys(database.db), 1);
  assert.deepEqual(await database.db.selectFrom("idempotency_keys").select("key").execute(), [{ key: "new" }]);
  await database.close();
});
