import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { ErrorBody, rateLimits } from "@lectern/contract";
import { createSampleApi, type SampleApi, sample } from "./testing/sample-api.ts";
import { exerciseCommonErrors } from "./testing.ts";

let api: SampleApi;
before(async () => {
  api = await createSampleApi();
});
after(() => api.close());

describe("the common rules", () => {
  it("refuse in the contract's order, each with its documented answer", async () => {
    await exerciseCommonErrors(api, { url: sample }, { limit: rateLimits.analytics });
    await exerciseCommonErrors(api, { method: "POST", url: "/v1/samples", body: { branch: "main" } });
  });

  it("F07: check rights before the limit, the limit before the id, the id before the query", async () => {
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

  it("count members of the dashboard apart from the keys, so that neither uses up what the other has", async () => {
    const { organizationId, keys } = await api.addOrganization();
    const member = api.signIn("viewer", organizationId);
    for (let used = 0; used <= 100; used++) await api.inject({ url: sample, key: keys.read });
    assert.equal((await api.inject({ url: sample, key: keys.read })).status, 429);
    const answer = await api.inject({ url: sample, key: member });
    assert.equal(answer.status, 404, "it is looked for: the sample is another organization's");
    assert.match(String(answer.headers.ratelimit), /^"analytics-members";r=1999;t=/);
  });

  it("check the plan before the body", async () => {
    const { keys } = await api.addOrganization("free");
    const answer = await api.inject({ method: "POST", url: "/v1/samples", body: "{", key: keys.write });
    assert.deepEqual([answer.status, answer.json().error], [403, "This needs the Enterprise plan"]);
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
  it("names every status that an operation answers", async () => {
    const post = (branch: string) => api.inject({ method: "POST", url: "/v1/samples", body: { branch } });
    assert.deepEqual([(await post("main")).status, (await post("gone")).status], [202, 410]);
    api.assertAllStatusesSeen(["getSample", "createSample"]);
  });
});
