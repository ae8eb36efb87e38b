import assert from "node:assert/strict";
import { test } from "node:test";
import type { Json } from "../json.ts";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";
import { exampleOf } from "./examples/example-value.ts";

const schemas = {
  event: { type: "string", oneOf: [{ description: "A plain one" }, { description: "A coded one", pattern: "^b" }] },
  limit: {
    type: ["integer", "null"],
    anyOf: [
      { title: "Small", minimum: 1, maximum: 5 },
      { title: "Large", minimum: 100 },
    ],
  },
  ids: { type: "array", items: { type: "integer" }, oneOf: [{ maxItems: 3 }, { $ref: "#/components/schemas/Many" }] },
  day: { type: "string", format: "date", anyOf: [{ $ref: "#/components/schemas/Day" }, { type: "integer" }] },
};
const named = { Many: { minItems: 10, maxItems: 99 }, Day: { description: "Of this year" } };

test("alternatives that leave the type to what stands beside them have it", async (t) => {
  const paths = { "/a": { get: answering({ type: "object", properties: schemas }, { summary: "A" }) } };
  const site = await buildApi(t, openapi(paths, { components: { schemas: named } }), {
    tabs: [{ tab: "API", openapi: "openapi.json" }],
  });
  const text = textOf(site, "api-reference/a.html");
  assert.doesNotMatch(text, /\bany\b|<unknown>/);
  assertHas(text, [
    "event string",
    "A plain one",
    "Pattern: ^b",
    "limit integer | null",
    "Required range: 1 <= x <= 5",
    "ids integer[]",
    "Maximum array length: 3",
    "Required array length: 10 - 99 elements",
    "day string<date> | integer",
    "Of this year",
  ]);
});

test("examples of alternatives that leave the type to what stands beside them are of that type", () => {
  const definitions = Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [`#/components/schemas/${name}`, schema]),
  );
  const made = exampleOf(
    { type: "object", properties: schemas },
    { definitions: definitions as Json, direction: "request", requiredOnly: false },
  );
  assert.deepEqual(made, { event: "<string>", limit: 3, ids: [123], day: "2023-12-25" });
});

test("a schema that is an alternative of itself ends, and alternatives of alternatives have the type too", () => {
  const definitions = { "#/A": { type: "number", anyOf: [{ $ref: "#/A" }, { oneOf: [{ minimum: 1 }] }] } };
  const options = { definitions, direction: "request", requiredOnly: false } as const;
  assert.equal(exampleOf({ $ref: "#/A" }, options), undefined);
  assert.equal(exampleOf({ type: "boolean", oneOf: [{ anyOf: [{ title: "One" }, {}] }] }, options), true);
});
