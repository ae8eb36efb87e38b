import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("OpenAPI 3 whose parameters, headers and answers are described as in Swagger 2 shows what they say", async (t) => {
  const parameters = [
    { name: "limit", in: "query", type: "integer", minimum: 1, default: 20, description: "At most" },
    { name: "sort", in: "query", type: "array", items: { type: "string", enum: ["name", "age"] } },
    { name: "X-Trace", in: "header", format: "uuid", enum: ["one", "two"], description: "Kept in logs" },
  ];
  const schema = { type: "object", properties: { cause: { type: "string", description: "Why it failed" } } };
  const responses = {
    200: { description: "Fine", headers: { "X-Left": { type: "integer", description: "Calls left" } } },
    404: { description: "Gone", schema, examples: { "application/json": { cause: "moved" } } },
    409: "Taken already",
  };
  const site = await buildApi(t, openapi({ "/a": { get: { summary: "A", parameters, responses } } }), all);
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/a.html"), [
    "limit integer default: 20 At most Required range: x >= 1",
    "sort enum<string>[] Available options: name , age",
    "Available options: one , two",
    "X-Left integer Calls left",
    "cause string Why it failed",
    '"cause" : "moved"',
    "Taken already",
  ]);
});

test("a schema that stands where a media type, a body or an answer should be is that of its JSON", async (t) => {
  const ship = { type: "object", properties: { name: { type: "string", description: "What she is called" } } };
  const reference = { $ref: "#/components/schemas/Ship" };
  const inMedia = (media: object) => ({ content: { "application/json": media } });
  const paths = {
    "/a": { post: { summary: "A", requestBody: inMedia(ship), responses: { 200: inMedia(reference) } } },
    "/b": { post: { summary: "B", requestBody: reference, responses: { 200: reference } } },
  };
  const site = await buildApi(t, openapi(paths, { components: { schemas: { Ship: ship } } }), all);
  for (const page of ["a", "b"]) {
    const text = textOf(site, `api-reference/${page}.html`);
    assert.equal(text.match(/name string What she is called/g)?.length, 2, text);
    assertHas(text, ['200 { "name" : "<string>" }']);
  }
});

test("examples without a wrapping value, and lists of them, are shown", async (t) => {
  const content = (examples: unknown) => ({ "application/json": { schema: { type: "object" }, examples } });
  const responses = {
    200: { description: "Fine", content: content({ full: { id: "u1" }, word: "plain words" }) },
    201: { description: "Made", content: content([{ id: "first" }, { id: "second" }]) },
  };
  const requestBody = { content: content({ small: { name: "Ann" }, large: { name: "Bob" } }) };
  const site = await buildApi(t, openapi({ "/a": { post: { summary: "A", requestBody, responses } } }), all);
  assertHas(textOf(site, "api-reference/a.html"), [
    '200 full { "id" : "u1" }',
    "200 word",
    "plain words",
    '"id" : "first"',
    '"id" : "second"',
    '"name" : "Ann"',
  ]);
});

test("a path without its leading slash is joined to its server by one", async (t) => {
  const site = await buildApi(t, openapi({ users: { get: { summary: "A", responses: {} } } }), all);
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, ["https://api.shop.example/v1/users"]);
});

test("places of a path that are written as `:name` are filled in", async (t) => {
  const parameters = [{ name: "id", in: "path", schema: { type: "integer" }, example: 7 }];
  const site = await buildApi(t, openapi({ "/users/:id/:verb": { get: { summary: "A", parameters } } }), all);
  assertHas(textOf(site, "api-reference/a.html"), ["https://api.shop.example/v1/users/7/{verb}"]);
});

test("methods that are written in capitals are methods", async (t) => {
  const site = await buildApi(t, openapi({ "/a": { GET: { summary: "A", responses: {} } } }), all);
  assertHas(textOf(site, "api-reference/a.html"), ["GET /a"]);
});
