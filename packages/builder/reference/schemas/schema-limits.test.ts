import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";
import { mergeSchemas } from "./merge-schemas.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
const more = "More is not shown here: see the specification";
const text = { type: "string" };
const names = (count: number, start = "n") => Array.from({ length: count }, (_, index) => `${start}${index}`);

async function pageOf(
  t: Parameters<typeof buildApi>[0],
  schema: Record<string, unknown>,
  rest: Record<string, unknown> = {},
) {
  const site = await buildApi(t, openapi({ "/a": { get: answering(schema, { summary: "A" }) } }, rest), all);
  return textOf(site, "api-reference/a.html");
}

test("what a schema asks for under more conditions than are told ends with an ellipsis", async (t) => {
  const page = await pageOf(t, {
    type: "object",
    properties: {
      kind: text,
      keyed: { type: "object", propertyNames: { enum: names(601, "key") } },
    },
    dependentRequired: Object.fromEntries(names(41, "dependent").map((name) => [name, ["kind"]])),
    if: { properties: { kind: { enum: names(61, "value") } } },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
    then: { required: names(61, "asked") },
    anyOf: names(41, "choice").map((name) => ({ required: [name] })),
  });
  assertHas(page, [
    "Required with dependent39 : kind",
    "| value59 | …: asked0",
    ", asked59 , … … At least one of: ",
    ", choice39 , …",
    ", key599 , …",
  ]);
});

test("more conditions of one schema than count are told of", async (t) => {
  const condition = (name: string) => ({
    if: { properties: { kind: { const: name } } },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
    then: { required: [`asked-${name}`] },
  });
  const page = await pageOf(t, { type: "object", properties: { kind: text }, allOf: names(41).map(condition) });
  assertHas(page, ["Required if kind = n39 : asked-n39 …"]);
});

test("a schema that is made of more parts than are read says so", async (t) => {
  const parts = names(101).map((name) => ({ properties: { [name]: text } }));
  const page = await pageOf(t, { type: "object", properties: { whole: { type: "object", allOf: parts } } });
  assertHas(page, [more, "n99 string"]);
  assert.doesNotMatch(page, /n100/);
});

test("what lies too far away for a page to hold says that there is more", async (t) => {
  const wide = { type: "object", properties: { filler: { description: "x".repeat(800_000) } } };
  const page = await pageOf(
    t,
    {
      type: "object",
      properties: {
        one: { $ref: "#/components/schemas/One" },
        two: { $ref: "#/components/schemas/Two" },
        small: { type: "object", properties: { inside: text } },
      },
    },
    { components: { schemas: { One: wide, Two: { ...wide, title: "The other" } } } },
  );
  assert.equal(page.split(more).length, 2);
  assertHas(page, [`one object ${more}`]);
});

test("alternatives of a page that is full are told by the names of their attributes", async (t) => {
  const properties = Object.fromEntries(names(3001).map((name) => [name, text]));
  const page = await pageOf(t, {
    oneOf: [
      { title: "Long", type: "object", properties },
      { title: "Late", type: "object", properties: { last: text } },
    ],
  });
  assertHas(page, ["Late", "last – see the specification"]);
});

test("an example that is made of a part of its schema is called shortened", async (t) => {
  const properties = Object.fromEntries(names(310).map((name) => [name, text]));
  assertHas(await pageOf(t, { type: "object", properties }), ["Shortened: 200"]);
  const few = Object.fromEntries(names(100).map((name) => [name, text]));
  assert.doesNotMatch(await pageOf(t, { type: "object", properties: few }), /Shortened/);
  const site = await buildApi(
    t,
    openapi({
      "/a": {
        post: {
          summary: "A",
          requestBody: { content: { "application/json": { schema: { type: "object", properties } } } },
          responses: {},
        },
      },
    }),
    all,
  );
  assertHas(textOf(site, "api-reference/a.html"), ["Shortened: application/json"]);
});

test("more named examples of one value than are told end with an ellipsis", async (t) => {
  const examples = Object.fromEntries(names(41, "example-of-").map((name) => [name, { value: `it is ${name}` }]));
  const site = await buildApi(
    t,
    openapi({
      "/a": {
        post: {
          summary: "A",
          parameters: [{ name: "p", in: "query", schema: text, examples }],
          requestBody: { content: { "application/json": { schema: text, examples } } },
          responses: { 200: { description: "Fine", content: { "application/json": { schema: text, examples } } } },
        },
      },
    }),
    all,
  );
  const page = textOf(site, "api-reference/a.html");
  assertHas(page, ['"it is example-of-39" – example-of-39 Example: … Body']);
  assert.equal(page.match(/ … /g)?.length, 3, "of the parameter, of the body and of the answer");
});

test("descriptions that are put together from more parts than fit end with an ellipsis", () => {
  const parts = ["a", "b", "c", "d"].map((letter) => ({ description: letter.repeat(40_000) }));
  const description = String(parts.reduce<Record<string, unknown>>(mergeSchemas, {}).description);
  assert.ok(description.length < 100_000 && description.endsWith("\n\n…"));
  assert.equal(description.split("…").length, 2);
});
