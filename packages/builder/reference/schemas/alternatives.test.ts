import assert from "node:assert/strict";
import { test } from "node:test";
import type { Json } from "../json.ts";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";
import { alternativesKey } from "./discriminators.ts";
import { exampleOf } from "./examples/example-value.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

async function pageOf(test: Parameters<typeof buildApi>[0], schema: unknown, schemas: Record<string, unknown> = {}) {
  const paths = { "/a": { get: answering(schema as Record<string, unknown>, { summary: "A" }) } };
  const site = await buildApi(test, openapi(paths, { components: { schemas } }), all);
  assert.deepEqual(site.complaints, []);
  return textOf(site, "api-reference/a.html");
}

test("each alternative tells the value that its discriminator asks for, unless its attribute says so", async (t) => {
  const named = (name: string) => ({
    type: "object",
    properties: { kind: { type: "string" }, [name]: { type: "string" } },
  });
  const discriminator = {
    propertyName: "kind",
    mapping: { dog: "#/components/schemas/Dog", puppy: "#/components/schemas/Dog", cow: "Cow" },
  };
  const text = await pageOf(
    t,
    { oneOf: [reference("Dog"), reference("Cow"), reference("Fish"), reference("Cat")], discriminator },
    {
      Dog: named("barks"),
      Cow: named("moos"),
      Fish: named("swims"),
      Cat: { type: "object", properties: { kind: { const: "pussy-cat" }, purrs: { type: "string" } } },
    },
  );
  assertHas(text, ["kind = dog | puppy", "kind = cow", "kind = Fish", 'Allowed value: "pussy-cat"']);
  assert.doesNotMatch(text, /kind = Cat/);
});

test("an example has the value by which its discriminator means what it is an example of", () => {
  const named = (name: string, kind: object = { type: "string" }) => ({
    type: "object",
    properties: { kind, [name]: { type: "boolean" } },
  });
  const mapping = { dog: "#/Dog", puppy: "#/Dog", cow: "Cow" };
  const discriminator = { propertyName: "kind", mapping };
  const made = (schema: object, definitions: object) =>
    exampleOf(schema, { definitions: definitions as Json, direction: "request", requiredOnly: false });
  const either = { oneOf: [{ $ref: "#/Dog" }, { $ref: "#/Cow" }], discriminator };
  const asked = (dog: object) => made(either, { "#/Dog": dog, "#/Cow": {} });
  assert.deepEqual(asked(named("barks")), { kind: "dog", barks: true });
  assert.deepEqual(asked(named("barks", { enum: ["cat", "puppy"] })), { kind: "puppy", barks: true });
  assert.deepEqual(asked(named("barks", { type: "string", example: "puppy" })), { kind: "puppy", barks: true });
  assert.deepEqual(
    asked(named("barks", { const: "wolf" })),
    { kind: "wolf", barks: true },
    "what it says itself counts",
  );
  assert.deepEqual(asked({ type: "object", properties: { barks: { type: "boolean" } } }), { kind: "dog", barks: true });
  assert.deepEqual(made({ ...either, discriminator: { propertyName: "kind" } }, { "#/Dog": named("barks") }), {
    kind: "Dog",
    barks: true,
  });
  const heirs = { ...named("old"), discriminator, [alternativesKey]: [{ $ref: "#/Dog" }] };
  assert.deepEqual(made({ $ref: "#/Pet" }, { "#/Pet": heirs, "#/Dog": named("barks") }), {
    ...{ kind: "dog", barks: true, old: true },
  });
});

test("what is made of a schema with a discriminator tells its value too", async (t) => {
  const text = await pageOf(t, reference("Pet"), {
    Pet: {
      type: "object",
      properties: { kind: { type: "string" } },
      discriminator: { propertyName: "kind", mapping: { "a-dog": "#/components/schemas/Dog" } },
    },
    Dog: { allOf: [reference("Pet"), { properties: { barks: { type: "string" } } }] },
  });
  assertHas(text, ["kind = a-dog"]);
});

test("a list among alternatives is called by its items, and says that it is one", async (t) => {
  const list = (items: object) => ({ type: "array", items });
  const item = { type: "object", properties: { size: { type: "integer" } } };
  const either = { anyOf: [reference("Item"), list(reference("Item")), list(item)] };
  const text = await pageOf(t, either, { Item: item });
  assertHas(text, ["Item size integer", "Item[] object[] size integer", "Option 3 object[] size integer"]);
});

test("an alternative that is one text alone is called by it, and one that refers to null is said by the type", async (t) => {
  const named = { type: "object", properties: { Foo: { type: "integer" } } };
  const either = {
    type: "object",
    properties: {
      kind: {
        oneOf: [named, { type: "string", enum: ["Bar"], description: "The bar" }, { type: "string", const: "Baz" }],
      },
      choice: { oneOf: [reference("Letters"), reference("Nothing")] },
    },
  };
  const schemas = { Letters: { type: "string", enum: ["a", "b"], description: "Which" }, Nothing: { enum: [null] } };
  const text = await pageOf(t, either, schemas);
  assertHas(text, ["Bar enum<string> The bar", "Baz string", "choice enum<string> | null Which"]);
  assert.doesNotMatch(text, /Nothing|\bany\b/);
});

test("an example of a text is the only one that its pattern allows", () => {
  const made = (pattern: string) =>
    exampleOf({ type: "string", pattern }, { definitions: {}, direction: "request", requiredOnly: false });
  assert.equal(made("^password$"), "password");
  assert.equal(made("^pass.word$"), "<string>");
});

test("alternatives that only ask for attributes are told in one line", async (t) => {
  const properties = { mail: { type: "string" }, phone: { type: "string" }, code: { type: "string" } };
  const text = await pageOf(t, {
    type: "object",
    properties: {
      some: { type: "object", properties, anyOf: [{ required: ["mail"] }, { required: ["phone", "code"] }] },
      one: { type: "object", properties, oneOf: [{ required: ["mail"] }, { required: ["phone"] }] },
      apart: {
        type: "object",
        properties,
        oneOf: [
          { required: ["code"], not: { required: ["phone"] } },
          { required: ["phone"], not: { anyOf: [{ required: ["code"] }] } },
        ],
      },
      other: { type: "object", properties, oneOf: [{ required: ["mail"] }, { not: { required: ["mail"] } }] },
    },
  });
  assertHas(text, ["At least one of: mail , phone + code", "Exactly one of: mail , phone"]);
  assertHas(text, ["code string Exactly one of: code , phone other object", 'Not: {"required":["mail"]}']);
});

test("types name what tuples hold and what is recursive, and attributes that cannot be are left out", async (t) => {
  const text = await pageOf(t, reference("Tree"), {
    Tree: {
      type: "object",
      properties: {
        place: { type: "array", prefixItems: [{ type: "number" }, { type: "string" }], items: false },
        kids: { type: "array", items: reference("Tree") },
        never: false,
        nor: { not: {} },
        whatever: true,
      },
    },
  });
  assertHas(text, ["place [number, string]", "kids Tree[]", "whatever any"]);
  assert.doesNotMatch(text, /\bnever\b|\bnor\b/);
});

test("plain alternatives are told by the names that they have", async (t) => {
  const value = {
    oneOf: [
      { type: "string", title: "A name" },
      { type: "integer", title: "A number" },
    ],
  };
  const bare = { oneOf: [{ type: "string" }, { type: "integer" }] };
  const schema = { type: "object", properties: { value, bare } };
  const site = await buildApi(t, openapi({ "/a": { get: answering(schema, { summary: "A" }) } }), {
    tabs: [{ tab: "API", openapi: "openapi.json" }],
  });
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, ["value string | integer One of: A name string , A number integer"]);
  assert.equal(text.split("One of:").length, 2);
});

test("what the schema around alternatives requires is required in each of them", async (t) => {
  const of = (name: string) => ({
    title: name,
    type: "object",
    properties: { kind: { const: name }, [name]: { type: "string" } },
  });
  const text = await pageOf(t, { type: "object", required: ["kind"], oneOf: [of("cat"), of("dog")] });
  assert.equal(text.match(/kind string required Allowed value:/g)?.length, 2);
  assert.doesNotMatch(text, /(?:cat|dog) string required/);
});

test("of a body that is a list the attributes of its items stand at once, and its type beside the media type", async (t) => {
  const trace = { type: "object", title: "Trace", properties: { model: { type: "string", description: "Which one" } } };
  const list = { type: "array", maxItems: 9, description: "All of them", items: trace };
  const operation = {
    summary: "A",
    requestBody: { content: { "application/json": { schema: list } } },
    responses: {
      200: { description: "Fine", content: { "application/json": { schema: { type: "array", items: trace } } } },
      201: {
        description: "Made",
        content: {
          "application/json": { schema: { type: "array", items: { type: "array", items: trace } } },
          "application/xml": { schema: { type: "array", items: trace } },
        },
      },
      202: {
        description: "Names",
        content: { "application/json": { schema: { type: "array", items: { type: "string" } } } },
      },
    },
  };
  const site = await buildApi(t, openapi({ "/a": { post: operation } }), all);
  assert.deepEqual(site.complaints, []);
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, [
    "Body application/json · object[] All of them Maximum array length: 9 model string Which one",
    "200 application/json · object[] Fine model string Which one",
    "application/json object[][] model string Which one application/xml object[] model string",
    "202 application/json Names The response is of type string[] .",
  ]);
});

test("what alternatives say of a list stands beside what all of its items have, and samples have both", async (t) => {
  const items = { type: "object", properties: { id: { type: "integer" } } };
  const named = {
    title: "By name",
    items: { properties: { name: { type: "string", description: "What it is called" } } },
  };
  const few = { title: "Few", maxItems: 3 };
  const list = (more: object) => ({ type: "array", items, ...more });
  const properties = { tags: list({ oneOf: [named, few] }), plain: list({ anyOf: [{ type: "array" }, list({})] }) };
  const text = await pageOf(t, { type: "object", properties });
  assertHas(text, [
    "id integer By name object[] name string What it is called Few object[] Maximum array length: 3",
    '"tags" : [ { "id" : 123 , "name" : "<string>" } ], "plain" : [ { "id" : 123 } ]',
  ]);
  assert.equal(text.split("id integer").length, 3, "items that an alternative says again are told once");
});

test("a type that several alternatives of alternatives have is named once", async (t) => {
  const some = {
    oneOf: [{ type: "string" }, { type: "object", title: "A | B", properties: { a: { type: "string" } } }],
  };
  const text = await pageOf(t, {
    type: "object",
    properties: { source: { oneOf: [some, { anyOf: [{ type: "string" }, { type: "null" }] }, { type: "integer" }] } },
  });
  assertHas(text, ["source string | A | B · object | integer | null "]);
});
