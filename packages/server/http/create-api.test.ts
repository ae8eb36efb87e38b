import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { ApiError, ErrorBody, limits, PageQuery, rateLimits, UpdateAccepted } from "@lectern/contract";
import Type from "typebox";
import type { ApiPlugin } from "./api-plugin.ts";
import { idempotently } from "./idempotency.ts";
import { createTestApi, exerciseCommonErrors, type TestApi } from "./testing.ts";

/** Routes that use every common rule; what they do is count. */
let worked = 0;
const sampleRoutes: ApiPlugin = (app, services) => {
  app.route({
    method: "GET",
    url: "/v1/samples/:sampleId",
    config: {
      access: {
        scope: "read",
        limit: rateLimits.analytics,
        find: async (request, caller) => {
          const { sampleId } = request.params as { sampleId: string };
          await services.db.selectFrom("projects").select("id").where("id", "=", sampleId).execute();
          if (sampleId !== "prj_aaaaaaaaaaaaaaaaaaaa" || caller.organizationId !== ownOrganization()) {
            throw new ApiError("not_found");
          }
          return sampleId;
        },
      },
    },
    schema: {
      operationId: "getSample",
      querystring: Type.Object({ ...PageQuery, day: Type.Optional(Type.String({ format: "date" })) }),
      response: { 200: Type.Object({ limit: Type.Integer(), nextCursor: Type.String() }) },
    },
    handler: async (request) => ({ limit: request.query.limit ?? 0, nextCursor: "abc", internal: "not in the schema" }),
  });
  app.post(
    "/v1/samples/bodyless",
    {
      config: { access: { scope: "write" } },
      schema: { operationId: "bodyless", response: { 200: Type.Object({}) } },
    },
    async (request) => ({ body: request.body }),
  );
  app.patch(
    "/v1/samples/bodyless",
    {
      config: { access: { scope: "write" } },
      schema: {
        operationId: "changeSample",
        body: Type.Object(
          { name: Type.Optional(Type.String()), note: Type.Optional(Type.String()) },
          { minProperties: 1 },
        ),
        response: { 200: Type.Object({}) },
      },
    },
    async () => ({}),
  );
  app.route({
    method: "POST",
    url: "/v1/samples",
    config: { access: { scope: "write", idempotent: true, plan: "staticExport" }, errors: ["gone"] },
    schema: {
      operationId: "createSample",
      body: Type.Object({
        branch: Type.String({ minLength: 1 }),
        days: Type.Optional(Type.Integer({ minimum: 1 })),
        kind: Type.Optional(Type.Enum(["a", "b"])),
        tags: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 2 })),
        label: Type.Optional(Type.String({ pattern: "^[a-z]+$" })),
        expires: Type.Optional(Type.Union([Type.String({ format: "date-time" }), Type.Null()])),
      }),
      response: { 202: UpdateAccepted },
    },
    handler: (request, reply) =>
      idempotently(services, request, reply, async (transaction) => {
        await transaction.selectFrom("projects").select("id").execute();
        if (request.body.branch === "gone") throw new ApiError("gone");
        if (request.body.branch === "broken") throw new Error("select * from secrets");
        await transaction
          .insertInto("audit_log")
          .values({ id: `aud_${++worked}`, organization_id: request.caller.organizationId, actor: "x", action: "y" })
          .execute();
        if (request.body.branch === "late refusal") throw new ApiError("gone");
        reply.code(202).header("location", `/v1/samples/${worked}`);
        return { statusId: String(worked) };
      }),
  });
};

let api: TestApi;
const ownOrganization = () => api.organizationId;
before(async () => {
  api = await createTestApi({ plugins: [sampleRoutes] });
});
after(() => api.close());

const sample = "/v1/samples/prj_aaaaaaaaaaaaaaaaaaaa";

describe("the common rules", () => {
  it("refuse in the contract's order, each with its documented answer", async () => {
    await exerciseCommonErrors(api, { url: sample }, { limit: rateLimits.analytics });
    await exerciseCommonErrors(api, { method: "POST", url: "/v1/samples", body: { branch: "main" } });
  });

  it("check rights before the limit, the limit before the id, the id before the query", async () => {
    const { keys } = await api.addOrganization();
    for (let used = 1; used <= 100; used++) {
      const answer = await api.inject({ url: "/v1/samples/none?limit=x", key: keys.read });
      assert.equal(answer.status, 404);
      assert.equal(
        answer.headers.ratelimit,
        `"analytics";r=${100 - used};t=3600`.replace("t=3600", String(answer.headers.ratelimit).split(";")[2]!),
      );
    }
    const refused = await api.inject({ url: "/v1/samples/none?limit=x", key: keys.read });
    assert.equal(refused.status, 429);
    assert.equal(refused.json().error, "Rate limit exceeded. Please try again later");
    assert.ok(Number(refused.headers["retry-after"]) > 3500);
    assert.equal((await api.inject({ url: sample, key: "wrong" })).status, 401);
    assert.equal((await api.inject({ url: sample })).status, 200, "another organization is not held up");
  });

  it("check the plan before the body", async () => {
    const { keys } = await api.addOrganization("free");
    const answer = await api.inject({ method: "POST", url: "/v1/samples", body: "{", key: keys.write });
    assert.deepEqual([answer.status, answer.json().error], [403, "This needs the Enterprise plan"]);
  });
});

describe("a query", () => {
  for (const value of [
    "0",
    "101",
    "1.5",
    "1e2",
    "",
    "ten",
    "9007199254740992",
    "+5",
    " 5",
    "0x10",
    "5&limit=5",
    "%00",
  ]) {
    it(`refuses limit=${value}`, async () => {
      const answer = await api.inject({ url: `${sample}?limit=${value}` });
      assert.equal(answer.status, 400);
      assert.deepEqual(
        answer.json().details.map((detail: { path: string }) => detail.path),
        ["query.limit"],
      );
    });
  }
  it("answers one detail for each fault", async () => {
    const answer = await api.inject({ url: `${sample}?limit=ten&day=2025-02-30&cursor=` });
    assert.deepEqual(
      new Set(answer.json().details.map((detail: { path: string }) => detail.path)),
      new Set(["query.limit", "query.day", "query.cursor"]),
    );
  });
  it("fills in defaults and ignores what it does not know, a key included", async () => {
    assert.equal((await api.inject({ url: `${sample}?nonsense=&nonsense=` })).json().limit, 50);
    assert.equal((await api.inject({ url: `${sample}?api_key=${api.keys.read}`, key: null })).status, 401);
  });
});

describe("a body", () => {
  const post = (body: unknown, headers = {}) => api.inject({ method: "POST", url: "/v1/samples", body, headers });
  it("answers one detail for each fault, naming what is allowed", async () => {
    const answer = await post({ branch: 5, days: "3", kind: "c", expires: "soon" });
    assert.deepEqual(answer.json().details, [
      { path: "body.branch", message: "branch must be a string" },
      { path: "body.days", message: "days must be an integer" },
      { path: "body.kind", message: "kind must be one of a, b" },
      { path: "body.expires", message: "expires must be a date and time such as 2026-01-31T12:00:00Z" },
    ]);
    assert.deepEqual((await post({})).json().details, [{ path: "body.branch", message: "branch is required" }]);
    assert.deepEqual((await post({ branch: "" })).json().details[0].message, "branch must not be empty");
  });
  it("that is too large is 413 before anything is said of its type", async () => {
    const body = "x".repeat(limits.bodyBytes + 1);
    const answer = await post(body, { "content-type": "text/plain" });
    assert.deepEqual([answer.status, answer.headers.connection], [413, "close"]);
  });
  it("is told what is wrong in words", async () => {
    const { details } = (await post({ branch: "main", tags: [], label: "a/b" })).json();
    assert.deepEqual(
      details.map(({ message }: { message: string }) => message),
      ["tags must not be empty", "label must match ^[a-z]+$"],
    );
    const many = (await post({ branch: "main", tags: ["a", "b", "c"] })).json();
    assert.equal(many.details[0].message, "tags must have at most 2 items");
  });
  it("of a change must name a field there is", async () => {
    const change = (body: unknown) => api.inject({ method: "PATCH", url: "/v1/samples/bodyless", body });
    assert.equal((await change({ name: "a", organizationId: "org_1" })).status, 200);
    for (const body of [{}, { organizationId: "org_1" }]) {
      const answer = await change(body);
      assert.equal(answer.status, 400);
      assert.deepEqual(answer.json().details, [{ message: "body must have at least one of name, note", path: "body" }]);
    }
  });
  it("takes no NUL and no prototype", async () => {
    assert.equal((await post({ branch: "a\0b" })).json().details[0].path, "body.branch");
    assert.equal((await post('{"branch":"a","__proto__":{"x":1}}')).json().error, "Invalid request body");
  });
  it("of an operation that takes none is not read, whatever it is", async () => {
    for (const type of ["text/plain", "application/json", "multipart/form-data"]) {
      const headers = { "content-type": type };
      const answer = await api.inject({ method: "POST", url: "/v1/samples/bodyless", body: "{ nonsense", headers });
      assert.equal(answer.status, 200);
    }
    const empty = await api.inject({
      method: "POST",
      url: "/v1/samples",
      headers: { "content-type": "application/x-www-form-urlencoded", "content-length": "0" },
    });
    assert.equal(empty.json().code, "invalid_request");
  });
  it("is required where the route has one", async () => {
    const answer = await api.inject({ method: "POST", url: "/v1/samples" });
    assert.equal(answer.json().code, "invalid_request");
  });
});

describe("every answer", () => {
  it("carries a request id, the client's own where it is fit", async () => {
    const own = await api.inject({ url: sample, headers: { "x-request-id": "mine-1" } });
    assert.equal(own.headers["x-request-id"], "mine-1");
    const unfit = await api.inject({ url: "/v1/nothing", headers: { "x-request-id": "a b" } });
    assert.notEqual(unfit.headers["x-request-id"], "a b");
    assert.equal(unfit.json().requestId, unfit.headers["x-request-id"]);
  });
  it("holds only what its schema names", async () => {
    assert.deepEqual(Object.keys((await api.inject({ url: sample })).json()).sort(), ["limit", "nextCursor"]);
  });
  it("says where the next page is", async () => {
    const answer = await api.inject({ url: `${sample}?limit=5` });
    assert.equal(answer.headers.link, `<http://localhost:4400${sample}?limit=5&cursor=abc>; rel="next"`);
  });
  it("of HEAD is that of GET without the body", async () => {
    const answer = await api.inject({ method: "HEAD", url: sample, key: api.keys.read });
    assert.deepEqual([answer.status, answer.body], [200, ""]);
  });
  it("of a fault of ours says nothing of the cause", async () => {
    const answer = await api.inject({ method: "POST", url: "/v1/samples", body: { branch: "broken" } });
    assert.deepEqual([answer.status, answer.json().error], [500, "Internal server error"]);
    assert.ok(!answer.body.includes("select"));
  });
});

describe("an address", () => {
  it("without route is 404, with other methods 405 and Allow, also with a body of any kind", async () => {
    assert.equal((await api.inject({ url: "/v1/nothing", key: null })).status, 404);
    const answer = await api.inject({
      method: "DELETE",
      url: "/v1/samples",
      headers: { "content-type": "text/plain" },
    });
    assert.deepEqual([answer.status, answer.headers.allow], [405, "POST"]);
    const read = await api.inject({ method: "PATCH", url: sample, body: {} });
    assert.equal(read.headers.allow, "GET, HEAD");
    const own = await api.inject({ method: "DELETE", url: "/v1/samples/bodyless" });
    assert.equal(own.headers.allow, "PATCH, POST", "and not what its neighbours' parameters would take");
  });
  it("that is not well-formed or far too long is refused like any other", async () => {
    assert.equal((await api.inject({ url: "/v1/samples/%zz" })).status, 400);
    assert.equal((await api.inject({ url: `/v1/samples/${"a".repeat(4000)}` })).status, 404);
    for (const id of ["..%2f..", "%00", "%F0%9F%98%80", "' or 1=1"]) {
      assert.equal(
        (await api.inject({ url: `/v1/samples/${encodeURI(decodeURIComponent(id)).replace(/\//g, "%2f")}` })).status,
        404,
      );
    }
  });
});

describe("Idempotency-Key", () => {
  const post = (body: unknown, key: string) =>
    api.inject({ method: "POST", url: "/v1/samples", body, headers: { "idempotency-key": key } });

  it("does the work once and answers the same again", async () => {
    const before = worked;
    const first = await post({ branch: "main", days: 1 }, "k1");
    const again = await post({ days: 1, branch: "main" }, "k1");
    assert.equal(worked, before + 1);
    assert.deepEqual([first.status, again.status], [202, 202]);
    assert.equal(again.body, first.body);
    assert.equal(again.headers.location, first.headers.location);
    assert.equal(first.headers["idempotency-replayed"], undefined);
    assert.equal(again.headers["idempotency-replayed"], "true");
  });
  it("does the work once however many come at once", async () => {
    const before = worked;
    const answers = await Promise.all(Array.from({ length: 10 }, () => post({ branch: "main" }, "k2")));
    assert.equal(worked, before + 1);
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

describe("the OpenAPI document", () => {
  it("is OpenAPI 3.1 with named components and every implied status", async () => {
    const document = (await api.inject({ url: "/v1/openapi.json", key: null })).json();
    assert.match(document.openapi, /^3\.1\./);
    assert.deepEqual(Object.keys(document.paths), ["/v1/samples/{sampleId}", "/v1/samples/bodyless", "/v1/samples"]);
    assert.deepEqual(document.components.schemas.Error.required, [...ErrorBody.required]);
    assert.deepEqual(document.paths["/v1/samples"].post.responses["202"].content["application/json"].schema, {
      $ref: "#/components/schemas/UpdateAccepted",
    });
    assert.deepEqual(document.components.securitySchemes.bearer.scheme, "bearer");
  });
  it("has the schema of docs.json beside it, for editors", async () => {
    const schema = (await api.inject({ url: "/docs.schema.json", key: null })).json();
    assert.equal(schema.$schema, "https://json-schema.org/draft/2020-12/schema");
    assert.equal(schema.properties.name.type, "string");
  });
  it("had every documented status answered here", () => {
    api.assertAllStatusesSeen(["getSample", "createSample"]);
  });
});
