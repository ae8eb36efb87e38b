import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const codeOf = (html: string, label: string) =>
  new RegExp(`data-tab="${label}"[\\s\\S]*?</section>`).exec(html)?.[0].replace(/<[^>]*>/g, "") ?? "";

function includes(text: string, expected: readonly string[]): void {
  for (const one of expected) assert.ok(text.includes(one), `${JSON.stringify(one)} is not in ${text}`);
}

test("OpenAPI 3.2: more methods, streams of items, examples as they are sent, names of tags", async (t) => {
  const item = { type: "object", properties: { token: { type: "string", description: "A piece of the answer" } } };
  const paths = {
    "/search": {
      query: {
        summary: "Search",
        tags: ["find"],
        responses: {
          200: {
            description: "Pieces",
            content: {
              "text/event-stream": {
                itemSchema: item,
                examples: { one: { serializedValue: 'data: {"token": "first"}\n\n' } },
              },
            },
          },
        },
      },
      additionalOperations: { COPY: { summary: "Copy", responses: {} }, "not a method": { summary: "No" } },
    },
  };
  const tags = [{ name: "find", summary: "Finding things" }];
  const site = await buildApi(t, { ...openapi(paths, { tags }), openapi: "3.2.0" }, all, {
    "own.mdx": '---\ntitle: Own\nopenapi: "QUERY /search"\n---\n',
  });
  assert.deepEqual(site.complaints, []);
  const made = site.manifest.pages.map(({ path }) => path);
  assert.deepEqual(made.sort(), ["api-reference/copy", "api-reference/find/search", "own"]);
  const html = site.text("api-reference/find/search.html");
  includes(textOf(html), ["QUERY", "Finding things", "each of its items", "A piece of the answer", "first"]);
  assert.match(codeOf(html, "cURL"), /--request QUERY/);
  assert.match(site.text("own.html"), /A piece of the answer/);
});

test("schemas that are made of one with a discriminator are told with it, wherever it is used", async (t) => {
  const part = (description: string) => ({ type: "string", description });
  const pet = { $ref: "#/components/schemas/Pet" };
  const schemas = {
    Pet: {
      type: "object",
      discriminator: { propertyName: "kind", mapping: { dog: "Dog" } },
      properties: { kind: part("Which pet"), friend: pet },
    },
    Cat: { allOf: [pet, { type: "object", properties: { purr: part("How it purrs") } }] },
    Dog: { allOf: [pet, { type: "object", properties: { bark: part("How it barks") } }] },
    Stone: { type: "object", properties: { weight: part("Of no pet") } },
  };
  const paths = {
    "/pets": { get: answering({ type: "array", items: pet }, { summary: "Pets" }) },
    "/cat": { get: answering({ $ref: "#/components/schemas/Cat" }, { summary: "Cat" }) },
  };
  const site = await buildApi(t, openapi(paths, { components: { schemas } }), all);
  assert.deepEqual(site.complaints, []);
  const pets = site.text("api-reference/pets.html");
  includes(textOf(pets), ["Which pet", "How it purrs", "How it barks"]);
  assert.equal(pets.match(/Which pet/g)?.length, 1, "what all have is said once");
  assert.doesNotMatch(textOf(pets), /Of no pet/);
  const cat = site.text("api-reference/cat.html");
  includes(textOf(cat), ["Which pet", "How it purrs"]);
  assert.doesNotMatch(site.text("api-reference/pets.md"), /x-lectern/);
});

test("links, encodings, flows and what else is asked of a value are told", async (t) => {
  const properties = {
    meta: { type: "object", propertyNames: { pattern: "^[a-z]+$" }, additionalProperties: { type: "integer" } },
    photo: { type: "string", contentMediaType: "image/png", contentEncoding: "base64" },
    text: {
      type: "string",
      contentMediaType: "application/json",
      contentSchema: { type: "object", properties: { deep: { type: "string", description: "Inside of the text" } } },
    },
    other: { not: { type: "string" } },
    nothing: { type: "null" },
  };
  const encoding = { meta: { contentType: "application/json", headers: { "X-Part": {} } } };
  const flows = {
    authorizationCode: {
      authorizationUrl: "https://auth.example.com/ask",
      tokenUrl: "https://auth.example.com/token",
      scopes: { read: "Read it" },
    },
  };
  const paths = {
    "/a": {
      post: {
        summary: "A",
        requestBody: { content: { "multipart/form-data": { schema: { type: "object", properties }, encoding } } },
        responses: {
          201: {
            description: "Made",
            links: {
              GetIt: { operationId: "getIt", parameters: { id: "$response.body#/id" }, description: "The thing" },
            },
          },
        },
        callbacks: { done: { "{$request.body#/url}": { post: { responses: { 200: { description: "Thanks" } } } } } },
      },
    },
  };
  const components = { securitySchemes: { login: { type: "oauth2", flows } } };
  const site = await buildApi(t, openapi(paths, { components, security: [{ login: ["read"] }] }), all);
  assert.deepEqual(site.complaints, []);
  includes(textOf(site.text("api-reference/a.html")), [
    "https://auth.example.com/ask",
    "https://auth.example.com/token",
    "^[a-z]+$",
    "image/png , base64",
    "Inside of the text",
    "Not: {&quot;type&quot;:&quot;string&quot;}",
    "nothing null",
    "application/json X-Part",
    "GetIt → getIt : id = $response.body#/id",
    "The thing",
    "POST {$request.body#/url}",
  ]);
});

test("samples write parameters as their style says", async (t) => {
  const required = true;
  const strings = { type: "array", items: { type: "string" } };
  const parameters = [
    { name: "fields", in: "query", required, explode: false, schema: strings, example: ["id", "na me"] },
    { name: "ids", in: "query", required, schema: strings, example: ["1", "2"] },
    { name: "filter", in: "query", required, style: "deepObject", schema: {}, example: { size: { min: 1 } } },
    { name: "where", in: "query", required, content: { "application/json": { example: { a: [1] } } } },
    { name: "X-List", in: "header", required, schema: strings, example: ["a", "b"] },
    { name: "sid", in: "cookie", required, schema: { type: "string" }, example: "a b;c" },
    { name: "at", in: "path", required, style: "matrix", schema: { type: "string" }, example: "$&" },
  ];
  const form = { type: "object", properties: { tags: { ...strings, example: ["x", "y"] } } };
  const requestBody = { content: { "application/x-www-form-urlencoded": { schema: form } } };
  const upload = { requestBody: { content: { "application/octet-stream": {} } }, responses: {} };
  const paths = {
    "/a{at}": { post: { summary: "A", parameters, requestBody, responses: {} } },
    "/b": { post: { summary: "B", ...upload } },
  };
  const site = await buildApi(t, openapi(paths), all);
  const curl = codeOf(site.text("api-reference/a.html"), "cURL").replaceAll("&amp;", "&").replaceAll("&#39;", "'");
  includes(curl, [
    "/v1/a;at=%24%26?fields=id,na%20me&ids=1&ids=2&filter[size][min]=1&where=%7B%22a%22%3A%5B1%5D%7D'",
    "X-List: a,b",
    "Cookie: sid=a%20b%3Bc",
    "tags=x",
    "tags=y",
  ]);
  includes(codeOf(site.text("api-reference/b.html"), "cURL"), ["--data-binary", "@example-file"]);
});

test("no example is made of nothing, and QUERY has its sign in the navigation", async (t) => {
  const paths = {
    "/a": { query: { summary: "A", responses: { 200: { description: "Sound", content: { "audio/wav": {} } } } } },
  };
  const html = (await buildApi(t, openapi(paths), all)).text("api-reference/a.html");
  assert.doesNotMatch(html, /id="response-example"/);
  assert.match(html, /class="method-nav-pill" data-method="query">QUERY</);
});

test("alternatives without titles are called by what tells them apart", async (t) => {
  const call = (method: string) => ({
    type: "object",
    properties: { version: { const: "2.0" }, method: { type: "string", enum: [method] }, id: { type: "integer" } },
  });
  const methods = Array.from({ length: 60 }, (_, index) => `call_${index}`);
  const paths = { "/": { get: answering({ oneOf: methods.map(call) }, { summary: "Call" }) } };
  const html = (await buildApi(t, openapi(paths), all)).text("api-reference/call.html");
  for (const method of methods) assert.match(html, new RegExp(`data-tab="${method}"`));
});

test("what attributes ask of each other is told, and examples have tuples, keys by pattern and encoded text", async (t) => {
  const schema = {
    type: "object",
    properties: {
      card: { type: "string" },
      address: { type: "string" },
      kind: { type: "string", enum: ["person", "firm"] },
      point: { type: "array", prefixItems: [{ type: "number", example: 1.25 }, { const: "N" }], items: false },
      old: {
        type: "array",
        items: [
          { type: "string", example: "first" },
          { type: "integer", example: 2 },
        ],
      },
      labels: { type: "object", patternProperties: { "^x-": { type: "string", example: "y" } } },
      photo: { type: "string", contentEncoding: "base64", contentMediaType: "image/png" },
      list: { type: "array", items: { type: "string" }, contains: { const: "a" }, minContains: 1, maxContains: 3 },
    },
    dependentRequired: { card: ["address", "kind"] },
    if: { properties: { kind: { const: "firm" } }, required: ["kind"] },
    ...JSON.parse(
      '{"then":{"required":["taxNumber"],"properties":{"taxNumber":{"type":"string","description":"Of the firm"}}}}',
    ),
    else: { required: ["address"] },
  };
  const site = await buildApi(t, openapi({ "/a": { get: answering(schema, { summary: "A" }) } }), {
    tabs: [{ tab: "API", openapi: "openapi.json" }],
  });
  assert.deepEqual(site.complaints, []);
  const twin = site.text("api-reference/a.md");
  for (const part of [
    "Required with `card`: `address`, `kind`",
    "Required if `kind` = `firm`: `taxNumber`",
    "Required otherwise: `address`",
    "Items that contain it: `1 - 3`",
    "- `taxNumber` (string): Of the firm",
  ])
    assert.ok(twin.includes(part), `${part} is not in ${twin}`);
  const example = JSON.parse(/```json 200\n(.*?)\n```/s.exec(twin)?.[1] ?? "null");
  assert.deepEqual(example.point, [1.25, "N"]);
  assert.deepEqual(example.old, ["first", 2]);
  assert.deepEqual(example.labels, { "x-key": "y" });
  assert.equal(example.photo, "aGVsbG8=");
});
