import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
const list = { type: "array", items: { type: "string" } };

test("a parameter says how it is sent where that is not what anybody would do", async (t) => {
  const query = (name: string, more: object) => ({ name, in: "query", schema: list, ...more });
  const parameters = [
    { name: "id", in: "path", required: true, style: "matrix", explode: true, schema: list },
    query("deep", { style: "deepObject", explode: true, schema: { type: "object" } }),
    query("piped", { style: "pipeDelimited", explode: false, allowReserved: true }),
    query("joined", { explode: false }),
    query("usual", { style: "form", explode: true }),
    { name: "json", in: "query", content: { "application/json": { schema: { type: "object" } } } },
    { name: "crumb", in: "cookie", style: "cookie", schema: { type: "string" } },
  ];
  const headers = { "X-Meta": { content: { "application/json": { schema: { type: "object" } } } } };
  const responses = { 200: { description: "Fine", headers } };
  const site = await buildApi(t, openapi({ "/a/{id}": { get: { summary: "A", parameters, responses } } }), all);
  assertHas(textOf(site, "api-reference/a.html"), [
    "id string[] required matrix explode: true",
    "deep object deepObject",
    "piped string[] pipeDelimited allowReserved",
    "joined string[] explode: false usual string[] json object application/json",
    "X-Meta object application/json",
    "crumb string cookie style: cookie",
  ]);
});

test("the form of a token and parts of forms that keep reserved letters are told", async (t) => {
  const schema = { type: "object", properties: { tags: list } };
  const content = { "multipart/form-data": { schema, encoding: { tags: { style: "form", allowReserved: true } } } };
  const bearer = { type: "http", scheme: "bearer", bearerFormat: "UUID or `jwt-…`" };
  const site = await buildApi(
    t,
    openapi(
      { "/a": { post: { summary: "A", requestBody: { content }, responses: {} } } },
      { security: [{ bearer: [] }], components: { securitySchemes: { bearer } } },
    ),
    all,
  );
  assertHas(textOf(site, "api-reference/a.html"), [
    "Authorization string header required UUID or jwt-…",
    "tags : form , allowReserved",
  ]);
});

test("what is said of a path stands beside what is said of its operation, once", async (t) => {
  const site = await buildApi(
    t,
    openapi({
      "/a": {
        summary: "All of A",
        description: "Of each A",
        get: answering({}, { summary: "A", description: "One A" }),
      },
      "/b": { summary: "All of B", description: "Of each B", get: answering({}, { summary: "B" }) },
    }),
    all,
  );
  assertHas(textOf(site, "api-reference/a.html"), ["One A", "All of A", "Of each A"]);
  const text = textOf(site, "api-reference/b.html");
  assertHas(text, ["All of B", "Of each B"]);
  assert.equal(text.split("Of each B").length, 2);
});

test("callbacks that only have a name, answers to webhooks, and the names of XML beside JSON are told", async (t) => {
  const callbacks = {
    onPing: { "https://ping.example": { summary: "Every hour", get: { summary: "Are you there?" } } },
  };
  const properties = { id: { type: "string", example: "7", xml: { attribute: true, name: "number" } } };
  const schema = { type: "object", xml: { name: "ship" }, properties };
  const content = { "application/json": { schema }, "application/xml": { schema } };
  const answer = { type: "object", properties: { seen: { type: "boolean" } } };
  const site = await buildApi(
    t,
    openapi(
      { "/a": { post: { summary: "A", callbacks, responses: { 200: { description: "Fine", content } } } } },
      {
        webhooks: {
          told: {
            post: {
              summary: "Told",
              responses: {
                200: {
                  description: "Seen",
                  content: { "application/json": { schema: answer, example: { seen: "at once" } } },
                },
                202: { description: "Later", content: { "application/json": { schema: answer } } },
              },
            },
          },
        },
      },
    ),
    all,
  );
  assertHas(textOf(site, "api-reference/a.html"), [
    "onPing GET https://ping.example Every hour Are you there?",
    '< ship number = "7" />',
  ]);
  const webhook = Object.keys(site.manifest.files).find((path) => /told.*\.html$/.test(path)) ?? "";
  const text = textOf(site, webhook);
  assertHas(text, ['"seen" : "at once"']);
  assert.doesNotMatch(text, /"seen" : true/, "what nobody gave is not made up");
});

test("a server of another protocol is named, and no request is made for it", async (t) => {
  const servers = [{ url: "https://a.example" }, { url: "ftp://files.example/", description: "Files" }];
  const site = await buildApi(t, openapi({ "/a": { get: answering({}, { summary: "A", servers }) } }), all);
  assertHas(textOf(site, "api-reference/a.html"), ["Servers https://a.example ftp://files.example/ Files"]);
  assert.doesNotMatch(site.text("api-reference/a.html"), /(?:href|src|data-copy)="ftp:/);
});
