/** What the API says of a request whose query or body is not what the operation takes. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { limits } from "@lectern/contract";
import { createSampleApi, type SampleApi, sample } from "../testing/sample-api.ts";

let api: SampleApi;
before(async () => {
  api = await createSampleApi();
});
after(() => api.close());

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
  it("F06: is refused where it is nested without end or holds half a character, also in what nobody knows", async () => {
    for (const depth of [100, 20_000]) {
      const nested = "[".repeat(depth) + "]".repeat(depth);
      const answer = await post(`{"branch":"main","unknown":${nested}}`);
      assert.deepEqual([answer.status, answer.json().code], [400, "invalid_request"], String(depth));
      assert.match(answer.json().details[0].message, /nested/);
    }
    const half = (await post('{"branch":"a\\ud800b"}')).json().details;
    assert.deepEqual(half, [{ path: "body.branch", message: "branch must be whole Unicode characters" }]);
    assert.equal((await post('{"branch":"a\\ud83c\\udf89"}')).status, 202);
    for (const field of ["\\ud800", "\\u0000"])
      assert.equal((await post(`{"branch":"main","${field}":1}`)).status, 202, "what it does not know it ignores");
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
