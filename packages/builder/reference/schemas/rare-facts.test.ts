import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

/** What a page says of an answer with these attributes. */
async function textOfAnswer(t: Parameters<typeof buildApi>[0], properties: object, schemas: object = {}) {
  const specification = openapi(
    { "/a": { get: answering({ type: "object", properties }, { summary: "A" }) } },
    { components: { schemas } },
  );
  return textOf(await buildApi(t, specification, all), "api-reference/a.html");
}

test("what follows the places of a tuple is one of them, and no description of the whole", async (t) => {
  const first = [{ type: "string", description: "The name" }];
  const rest = { type: "number", description: "All measures", minimum: 7 };
  const text = await textOfAnswer(t, {
    now: { type: "array", description: "Row", prefixItems: first, items: rest },
    strict: { type: "array", prefixItems: first, unevaluatedItems: rest },
    old: { type: "array", items: first, additionalItems: rest },
    closed: { type: "array", prefixItems: first, items: false },
  });
  const places = "Show child attributes [0] string The name [1…] number All measures Required range: x >= 7";
  assertHas(text, [
    `now [string, ...number[]] Row ${places}`,
    `strict [string, ...number[]] ${places}`,
    `old [string, ...number[]] ${places}`,
    "closed [string] Show child attributes [0] string The name",
  ]);
  assert.equal(text.split("All measures").length, 4);
});

test("lengths of keys, empty defaults, what dependent attributes ask for, and what a value is not are told", async (t) => {
  const notShort = { type: "object", properties: { reason: { type: "string", enum: ["a".repeat(300)] } } };
  const text = await textOfAnswer(
    t,
    {
      keys: { type: "object", propertyNames: { maxLength: 64, minLength: 5 }, additionalProperties: true },
      empty: { type: "string", default: "" },
      card: {
        type: "object",
        properties: { number: { type: "string" } },
        dependentSchemas: { number: { properties: { billing: { type: "string" } }, required: ["billing"] } },
      },
      named: { not: { $ref: "#/components/schemas/Cat" } },
      long: { type: "object", not: notShort },
    },
    { Cat: { type: "object", properties: { lives: { type: "integer" } } } },
  );
  assertHas(text, [
    "Keys, required string length: 5 - 64",
    'empty string default: ""',
    "Required with number : billing",
    "named any Not: Cat",
    `"${"a".repeat(300)}"`,
  ]);
});

test("an attribute that is a map of anything has the row of its keys, and a plain object has none", async (t) => {
  const text = await textOfAnswer(t, {
    data: { type: "object", additionalProperties: true, description: "Whatever" },
    bags: { type: "array", items: { type: "object", additionalProperties: {} } },
    either: { anyOf: [{ type: "object", additionalProperties: true }, { type: "null" }] },
    free: { type: "object" },
  });
  const row = "Show child attributes {key} any";
  assertHas(text, [`data object Whatever ${row} bags object[] ${row} either object | null ${row} free object`]);
  assert.equal(text.split(row).length, 4);
});

test("a dynamic reference is what alone has its name, and anything where several have", async (t) => {
  const tree = (name: string, anchor: string) => ({
    $dynamicAnchor: anchor,
    title: name,
    type: "object",
    properties: { [name]: { type: "array", items: { $dynamicRef: `#${anchor}` } } },
  });
  const text = await textOfAnswer(
    t,
    { tree: { $ref: "#/components/schemas/Tree" }, one: { $ref: "#/components/schemas/One" } },
    { Tree: tree("Leaf", "node"), One: tree("Uno", "any"), Other: tree("Due", "any") },
  );
  assertHas(text, ["Leaf Leaf[]", "Uno any[]"]);
});

test("options of several types have all of them, and options that have a format say it", async (t) => {
  const text = await textOfAnswer(t, {
    mixed: { enum: ["on", 1, true, null] },
    day: { type: "string", format: "date", enum: ["2020-01-01"] },
  });
  assertHas(text, ["mixed enum<string> | enum<number> | enum<boolean> | null", "day enum<string<date>>"]);
});

test("a title is told where it says what name, type and description do not", async (t) => {
  const node = { title: "Tree node", type: "object", properties: { next: { $ref: "#/components/schemas/Node" } } };
  const text = await textOfAnswer(
    t,
    {
      dob: { type: "string", title: "Date of birth", description: "As in the passport" },
      user_id: { type: "string", title: "User Id" },
      users: { type: "array", items: { title: "User", type: "object" } },
      pets: { type: "array", items: { title: "Animal", type: "object" } },
      size: { type: "integer", title: "Shoe size", description: "The shoe size in Paris points" },
      root: { $ref: "#/components/schemas/Node" },
    },
    { Node: node },
  );
  assertHas(text, [
    "dob string Date of birth As in the passport",
    "user_id string users User · object[] pets Animal · object[] size integer The shoe size in Paris points",
    "root Tree node · object Show child attributes next Tree node",
  ]);
  assert.doesNotMatch(text, /next Tree node Tree node/);
});
