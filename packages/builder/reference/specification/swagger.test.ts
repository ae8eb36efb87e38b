import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, buildApi, textOf, users } from "../testing.ts";

test("Swagger 2.0 in YAML is read as OpenAPI 3", async (t) => {
  const swagger =
    "swagger: '2.0'\ninfo: {title: Old, version: '1'}\nhost: old.example\nschemes: [https]\nbasePath: /v0\npaths:\n  /things:\n    post:\n      summary: Add\n      parameters:\n        - {in: body, name: body, schema: {$ref: '#/definitions/Thing'}}\n      responses: {'200': {description: ok}}\ndefinitions:\n  Thing: {type: object, properties: {size: {type: integer}}}\n";
  const site = await buildApi(
    t,
    users,
    { groups: [{ group: "Old", openapi: { source: "old.yaml", directory: "old" } }] },
    { "old.yaml": swagger },
  );
  const page = site.text("old/add.html");
  assert.match(page, /data-copy="https:\/\/old\.example\/v0\/things"/);
  assert.match(page, /lc-field-name">size/);
});

test("Swagger 2.0: bodies and forms of shared parameters, and what is said of a form's fields", async (t) => {
  const swagger = {
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    host: "old.example",
    basePath: "/v2",
    schemes: ["https"],
    consumes: ["application/json"],
    parameters: {
      Body: {
        name: "body",
        in: "body",
        description: "The whole order",
        required: true,
        schema: { $ref: "#/definitions/Order" },
      },
      Note: { name: "note", in: "formData", type: "string", description: "A word with it" },
      Limit: { name: "limit", in: "query", type: "integer", description: "At most" },
    },
    definitions: { Order: { type: "object", properties: { number: { type: "string", description: "Of the order" } } } },
    paths: {
      "/orders": {
        parameters: [{ $ref: "#/parameters/Limit" }, { $ref: "#/parameters/Body" }],
        post: { summary: "Order", responses: { 200: { description: "Done" } } },
        put: {
          summary: "Change",
          parameters: [{ $ref: "#/parameters/Body" }],
          responses: { 200: { description: "Done" } },
        },
      },
      "/papers": {
        post: {
          summary: "Send papers",
          consumes: ["multipart/form-data"],
          parameters: [
            { $ref: "#/parameters/Note" },
            { name: "paper", in: "formData", type: "file", required: true },
            { name: "kind", in: "formData", type: "string", enum: ["bill", "letter"], default: "bill" },
            { name: "marks", in: "formData", type: "array", items: { type: "string", enum: ["new"] } },
          ],
          responses: { 200: { description: "Done" } },
        },
      },
    },
  };
  const site = await buildApi(t, swagger, { tabs: [{ tab: "API", openapi: "openapi.json" }] });
  assert.deepEqual(site.complaints, []);
  for (const page of ["order", "change"])
    assertHas(textOf(site, `api-reference/${page}.html`), [
      "The whole order",
      "number string",
      "Of the order",
      "At most",
    ]);
  assertHas(textOf(site, "api-reference/send-papers.html"), [
    "A word with it",
    "paper string<binary> required",
    "kind enum<string> default: bill",
    "Available options: bill , letter",
    "marks enum<string>[]",
  ]);
});

test("Swagger 2.0: an operation answers in its own media types, also by a response of the document", async (t) => {
  const swagger = {
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    host: "old.example",
    produces: ["application/json"],
    responses: { Table: { description: "A table", schema: { type: "string" } } },
    paths: {
      "/paper": {
        get: {
          summary: "Get paper",
          produces: ["application/pdf"],
          responses: { 200: { description: "Paper", schema: { type: "file" } } },
        },
      },
      "/table": {
        get: { summary: "Get table", produces: ["text/csv"], responses: { 200: { $ref: "#/responses/Table" } } },
        put: { summary: "Put table", responses: { 200: { $ref: "#/responses/Table" } } },
      },
    },
  };
  const site = await buildApi(t, swagger, { groups: [{ group: "Old", openapi: "openapi.json" }] });
  const typesOf = (page: string) => [...new Set(site.text(page).match(/(?:application|text)\/(?:json|pdf|csv)(?=<)/g))];
  assert.deepEqual(typesOf("api-reference/get-paper.html"), ["application/pdf"]);
  assert.deepEqual(typesOf("api-reference/get-table.html"), ["text/csv"]);
  assert.deepEqual(typesOf("api-reference/put-table.html"), ["application/json"]);
  assert.match(site.text("api-reference/get-table.html"), /A table/);
});

test("Swagger 2.0: what is said of passwords, of OAuth and of each option of a parameter is told", async (t) => {
  const kind = {
    name: "kind",
    in: "query",
    type: "string",
    enum: ["a", "b"],
    "x-enum-varnames": ["First", "Second"],
    "x-enum-comments": { First: "The first one" },
  };
  const swagger = {
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    host: "old.example",
    securityDefinitions: {
      login: { type: "basic", description: "Your **login**" },
      oauth: {
        type: "oauth2",
        flow: "implicit",
        authorizationUrl: "https://a.example",
        scopes: {},
        description: "Ask",
      },
    },
    security: [{ login: [] }, { oauth: [] }],
    paths: { "/list": { get: { summary: "List", parameters: [kind], responses: {} } } },
  };
  const site = await buildApi(t, swagger, { openapi: "openapi.json" });
  const page = textOf(site, "api-reference/list.html");
  assertHas(page, ["Your login", "Ask", "a (First): The first one", "b (Second)"]);
  assert.doesNotMatch(page, /Base64/);
});

test("Swagger 2.0: schemas that are made of one with a discriminator are told with it", async (t) => {
  const part = { type: "object", properties: { lives: { type: "integer", description: "How many are left" } } };
  const swagger = {
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    host: "old.example",
    paths: {
      "/pet": {
        get: { summary: "Pet", responses: { 200: { description: "Fine", schema: { $ref: "#/definitions/Pet" } } } },
      },
    },
    definitions: {
      Pet: { type: "object", discriminator: "kind", required: ["kind"], properties: { kind: { type: "string" } } },
      Cat: { description: "One that climbs", allOf: [{ $ref: "#/definitions/Pet" }, part] },
    },
  };
  const site = await buildApi(t, swagger, { openapi: "openapi.json" });
  assertHas(textOf(site, "api-reference/pet.html"), [
    "kind string required",
    "kind = Cat",
    "One that climbs",
    "lives integer How many are left",
  ]);
});
