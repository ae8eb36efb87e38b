import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import Type from "typebox";
import { createTestDatabase, postgresMissing, startTestPostgres, type TestPostgres } from "../storage/testing.ts";
import type { ApiPlugin } from "./api-plugin.ts";
import { idempotently, lockSlot, removeExpiredKeys } from "./idempotency.ts";
import { createSampleApi, type SampleApi } from "./testing/sample-api.ts";
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

describe("an Idempotency-Key", () => {
  let api: SampleApi;
  before(async () => {
    api = await createSampleApi();
  });
  after(() => api.close());
  const post = (body: unknown, key: string) =>
    api.inject({ method: "POST", url: "/v1/samples", body, headers: { "idempotency-key": key } });

  it("does the work once and answers the same again", async () => {
    const before = api.worked;
    const first = await post({ branch: "main", days: 1 }, "k1");
    const again = await post({ days: 1, branch: "main" }, "k1");
    assert.equal(api.worked, before + 1);
    assert.deepEqual([first.status, again.status], [202, 202]);
    assert.equal(again.body, first.body);
    assert.equal(again.headers.location, first.headers.location);
    assert.equal(first.headers["idempotency-replayed"], undefined);
    assert.equal(again.headers["idempotency-replayed"], "true");
  });
  it("does the work once however many come at once", async () => {
    const before = api.worked;
    const answers = await Promise.all(Array.from({ length: 10 }, () => post({ branch: "main" }, "k2")));
    assert.equal(api.worked, before + 1);
    assert.ok(answers.every(({ status }) => status === 202 || status === 409));
  });
  it("refuses another body, and belongs to one organization", async () => {
    await post({ branch: "main" }, "k3");
    assert.equal((await post({ branch: "other" }, "k3")).status, 422);
    const { keys } = await api.addOrganization();
    const other = await api.inject({
      method: "POST",
      url: "/v1/samples",
      body: { branch: "other" },
      key: keys.write,
      headers: { "idempotency-key": "k3" },
    });
    assert.deepEqual([other.status, other.headers["idempotency-replayed"]], [202, undefined]);
  });
  it("keeps a refusal and nothing of the refused work", async () => {
    const entries = () => api.db.selectFrom("audit_log").selectAll().execute();
    const before = (await entries()).length;
    assert.equal((await post({ branch: "late refusal" }, "k4")).status, 410);
    const again = await post({ branch: "late refusal" }, "k4");
    assert.deepEqual([again.status, again.headers["idempotency-replayed"]], [410, "true"]);
    assert.equal((await entries()).length, before);
  });
  it("does not keep a fault of ours", async () => {
    assert.equal((await post({ branch: "broken" }, "k5")).status, 500);
    const again = await post({ branch: "broken" }, "k5");
    assert.deepEqual([again.status, again.headers["idempotency-replayed"]], [500, undefined]);
  });
  it("is forgotten after a day", async () => {
    await post({ branch: "main" }, "k6");
    await api.db
      .updateTable("idempotency_keys")
      .set({ created_at: new Date(Date.now() - 25 * 3600_000) })
      .where("key", "=", "k6")
      .execute();
    assert.equal((await post({ branch: "other" }, "k6")).status, 202);
  });
  it("stores no answer in clear", async () => {
    await post({ branch: "main" }, "k7");
    const row = await api.db
      .selectFrom("idempotency_keys")
      .select("body")
      .where("key", "=", "k7")
      .executeTakeFirstOrThrow();
    assert.deepEqual(Object.keys(row.body as object), ["sealed"]);
  });
});

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
