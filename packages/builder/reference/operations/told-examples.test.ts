import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

async function pageOf(t: Parameters<typeof buildApi>[0], media: object) {
  const content = { "application/json": media };
  const operation = {
    summary: "A",
    requestBody: { content },
    responses: { 200: { description: "Fine", content } },
  };
  return textOf(await buildApi(t, openapi({ "/a": { post: operation } }), all), "api-reference/a.html");
}

test("a schema's own example is told where its media type has others", async (t) => {
  const properties = { size: { type: "integer" } };
  const schema = { type: "object", properties, example: { size: 4711 } };
  const named = { small: { value: { size: 1 } }, large: { value: { size: 9 } } };
  // In the body and in the answer.
  const count = (page: string, value: string) => page.split(value).length - 1;
  assert.equal(count(await pageOf(t, { schema, examples: named }), '"size" : 4711'), 2);
  assert.equal(count(await pageOf(t, { schema: { oneOf: [schema] }, examples: named }), '"size" : 4711'), 2);
  const several = { type: "object", properties, examples: [{ size: 4711 }, { size: 4712 }] };
  assert.equal(count(await pageOf(t, { schema: several }), '"size" : 4712'), 2);
  const same = await pageOf(t, { schema, examples: { example: { value: { size: 4711 } } } });
  assert.doesNotMatch(same, /Body application\/json size integer examples/);
});

test("a named example without a value is told by its words where others are shown", async (t) => {
  const examples = {
    one: { summary: "The first", value: 1 },
    two: { summary: "The second", value: 2 },
    none: { summary: "Nothing is sent" },
  };
  const page = await pageOf(t, { schema: {}, examples });
  assert.equal(page.split("Nothing is sent").length, 3, page);
});

test("a type says once that there may be no value", async (t) => {
  const nullable = (type: string) => ({ type: [type, "null"] });
  const page = await pageOf(t, {
    schema: {
      type: "object",
      properties: { value: { anyOf: [nullable("string"), nullable("integer"), { type: "null" }] } },
    },
  });
  assertHas(page, ["value string | integer | null"]);
});

test("where samples are the specification's own, the body's example is told, for it may be in none of them", async (t) => {
  const operation = (media: object, more: object = {}) => ({
    post: {
      summary: "A",
      requestBody: { content: { "application/json": media } },
      responses: {},
      "x-codeSamples": [{ lang: "Shell", source: "curl --data @file https://a.example" }],
      ...more,
    },
  });
  const text = async (media: object, more: object = {}) =>
    textOf(await buildApi(t, openapi({ "/a": operation(media, more) }), all), "api-reference/a.html");
  const schema = { type: "object", properties: { size: { type: "integer" } } };
  assertHas(await text({ schema, example: { size: 4711 } }), ['"size" : 4711']);
  assertHas(await text({ schema: { ...schema, example: { size: 4711 } } }), ['"size" : 4711']);
  assertHas(await text({ schema, examples: { one: { value: { size: 4711 } } } }), ['"size" : 4711']);
  const made = await text({ schema, example: { size: 4711 } }, { "x-codeSamples": undefined });
  assert.doesNotMatch(made, /Body application\/json size integer examples/);
});
