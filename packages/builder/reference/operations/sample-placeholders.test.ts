import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("samples name what the specification gives no value for, in paths, queries and headers", async (t) => {
  const parameters = [
    { name: "shop", in: "path", required: true, schema: { type: "string", format: "uuid" } },
    { name: "line", in: "path", required: true, schema: { type: "integer" } },
    { name: "kind", in: "path", required: true, schema: { type: "string" }, example: "book" },
    { name: "owner", in: "query", required: true, schema: { type: "string" } },
    { name: "X-Version", in: "header", required: true, schema: { type: "string" } },
    { name: "X-Region", in: "header", required: true, schema: { type: "string", default: "eu" } },
  ];
  const paths = { "/shops/{shop}/lines/{line}/{kind}": { get: { summary: "Line", parameters, responses: {} } } };
  const site = await buildApi(t, openapi(paths), all);
  assert.deepEqual(site.complaints, []);
  const text = textOf(site, "api-reference/line.html");
  assert.ok(text.includes("--url 'https://api.shop.example/v1/shops/{shop}/lines/{line}/book?owner={owner}'"), text);
  assert.ok(text.includes("--header 'X-Region: eu' \\ --header 'X-Version: <x-version>'"), text);
});

test("samples name lists of which no item is given, and have parts of an object that must be there", async (t) => {
  const text = { type: "string" };
  const filter = {
    type: "object",
    properties: { size: { type: "object", properties: { least: { type: "integer" } } } },
  };
  const parameters = [
    { name: "ids", in: "path", required: true, schema: { type: "array", items: text } },
    { name: "tags", in: "query", required: true, schema: { type: "array", items: text } },
    { name: "years", in: "query", required: true, schema: { type: "array", items: { type: "integer" } } },
    { name: "filter", in: "query", required: true, style: "deepObject", schema: filter },
    { name: "X-Kinds", in: "header", required: true, schema: { type: "array", items: text } },
  ];
  const site = await buildApi(t, openapi({ "/a/{ids}": { get: { summary: "A", parameters, responses: {} } } }), all);
  const page = textOf(site, "api-reference/a.html");
  assert.ok(page.includes("/a/{ids}?tags={tags}&amp;years=123&amp;filter[size][least]=123'"), page);
  assert.ok(page.includes("--header 'X-Kinds: <x-kinds>'"), page);
});

test("samples name a key that stands in the query as they name other values", async (t) => {
  const securitySchemes = {
    key: { type: "apiKey", in: "query", name: "api key" },
    known: { type: "apiKey", in: "query", name: "known", "x-default": "a b" },
  };
  const get = (summary: string, name: string) => ({ get: { summary, security: [{ [name]: [] }], responses: {} } });
  const paths = { "/a": get("Key", "key"), "/b": get("Known", "known") };
  const site = await buildApi(t, openapi(paths, { components: { securitySchemes } }), all);
  assert.match(
    textOf(site, "api-reference/key.html"),
    /--url 'https:\/\/api\.shop\.example\/v1\/a\?api%20key=\{api%20key\}'/,
  );
  assert.match(textOf(site, "api-reference/known.html"), /\/v1\/b\?known=a%20b'/);
});
