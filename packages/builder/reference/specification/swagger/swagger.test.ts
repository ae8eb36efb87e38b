import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, buildApi, textOf, users } from "../../testing.ts";

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

test("Swagger 2.0: separators of lists are told and used in samples, those that OpenAPI has no word for too", async (t) => {
  const list = { type: "array", required: true, items: { type: "string" }, "x-example": ["red", "blue"] };
  const swagger = {
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    host: "old.example",
    paths: {
      "/lists/{piped}": {
        post: {
          summary: "Lists",
          consumes: ["application/x-www-form-urlencoded"],
          parameters: [
            { ...list, name: "tabbed", in: "query", collectionFormat: "tsv" },
            { ...list, name: "piped", in: "path", collectionFormat: "pipes" },
            { ...list, name: "X-Spaced", in: "header", collectionFormat: "ssv" },
            { ...list, name: "joined", in: "formData" },
            { ...list, name: "bars", in: "formData", collectionFormat: "pipes" },
            { ...list, name: "each", in: "formData", collectionFormat: "multi" },
          ],
          responses: {},
        },
      },
    },
  };
  const site = await buildApi(t, swagger, { openapi: "openapi.json" });
  const page = textOf(site, "api-reference/lists.html");
  assertHas(page, [
    "tabbed string[] required tabDelimited",
    "piped string[] required pipeDelimited",
    "X-Spaced string[] header required spaceDelimited",
    "lists/red%7Cblue?tabbed=red%09blue",
    "X-Spaced: red blue",
    "joined=red,blue",
    "bars=red|blue",
    "each=red",
    "each=blue",
  ]);
});

test("Swagger 2.0: an operation may have schemes of its own, and an empty list of media types means the usual one", async (t) => {
  const body = { name: "body", in: "body", schema: { type: "object", properties: { size: { type: "integer" } } } };
  const swagger = {
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    host: "old.example",
    basePath: "/v1",
    schemes: ["https"],
    paths: {
      "/plain": { get: { summary: "Plain", schemes: ["http"], responses: {} } },
      "/both": {
        post: { summary: "Both", schemes: ["https", "http"], consumes: [], parameters: [body], responses: {} },
      },
    },
  };
  const site = await buildApi(t, swagger, { openapi: "openapi.json" });
  assert.match(site.text("api-reference/plain.html"), /data-copy="http:\/\/old\.example\/v1\/plain"/);
  assertHas(textOf(site, "api-reference/both.html"), [
    "https://old.example/v1",
    "http://old.example/v1",
    "application/json",
    "size integer",
  ]);
});

test("Swagger 2.0: examples of parameters, forms and bodies that extensions give are shown", async (t) => {
  const schema = { type: "object", properties: { size: { type: "integer" } } };
  const post = (summary: string, more: object, parameters: object[] = []) => ({
    post: {
      summary,
      parameters: [...parameters, { name: "body", in: "body", schema, ...more }],
      responses: {},
    },
  });
  const swagger = {
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    host: "old.example",
    paths: {
      "/one": post("One", { "x-example": { size: 4711 } }, [
        { name: "word", in: "query", type: "string", "x-example": "some-word" },
        { name: "few", in: "query", type: "integer", "x-examples": [17, 19] },
      ]),
      "/two": post("Two", { "x-examples": [{ size: 4712 }, { size: 4713 }] }),
      "/three": post("Three", { "x-example": { "application/xml": "<size>4714</size>" } }),
      "/four": {
        post: {
          summary: "Four",
          parameters: [{ name: "field", in: "formData", type: "string", "x-example": "some-field" }],
          responses: {},
        },
      },
    },
  };
  const site = await buildApi(t, swagger, { openapi: "openapi.json" });
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/one.html"), ['"size": 4711', "some-word", "17 , 19"]);
  assertHas(textOf(site, "api-reference/two.html"), ['"size" : 4712', '"size" : 4713']);
  assertHas(textOf(site, "api-reference/three.html"), ["4714", "application/xml"]);
  assertHas(textOf(site, "api-reference/four.html"), ['Example: "some-field"']);
});

test("Swagger 2.0: what is half written keeps nothing else from its page", async (t) => {
  const swagger = {
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    host: "old.example",
    paths: {
      "/half": {
        get: {
          summary: "Half",
          parameters: [{ name: "lost", type: "string", description: "Nobody knows where" }, null],
          responses: { 200: null, 404: { description: "Nothing there" } },
        },
        post: null,
      },
    },
  };
  const site = await buildApi(t, swagger, { openapi: "openapi.json" });
  assertHas(textOf(site, "api-reference/half.html"), ["lost string", "Nobody knows where", "Nothing there"]);
});

test("Swagger 2.0 whose version is a number, as YAML reads it without quotes, has its pages", async (t) => {
  const swagger = "swagger: 2.0\ninfo: {title: Old}\npaths:\n  /a:\n    get: {summary: Plain words, responses: {}}\n";
  const navigation = { groups: [{ group: "Old", openapi: "old.yaml" }] };
  const site = await buildApi(t, users, navigation, { "old.yaml": swagger });
  assert.match(site.text("api-reference/plain-words.html"), /Plain words/);
});
