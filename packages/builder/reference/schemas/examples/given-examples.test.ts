import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../../testing.ts";
import { exampleOf } from "./example-value.ts";

/** Schemas with examples in other forms than the list that they have in JSON Schema. */
const schemas = {
  plan: { type: "string", examples: "gold" },
  size: { type: "integer", examples: { small: { summary: "Small", value: 3 }, large: { value: 30 } } },
  spot: { type: "object", examples: { first: { value: { row: 7 } } } },
};

test("examples of a schema that are no list are told as they are meant", async (t) => {
  const paths = { "/a": { get: answering({ type: "object", properties: schemas }, { summary: "A" }) } };
  const site = await buildApi(t, openapi(paths), { tabs: [{ tab: "API", openapi: "openapi.json" }] });
  assertHas(textOf(site, "api-reference/a.html"), [
    '"plan" : "gold" , "size" : 3 , "spot" : { "row" : 7 }',
    'plan string Example: "gold"',
    "size integer Examples: 3 , 30",
    'spot object Example: { "row": 7 }',
  ]);
});

test("null is an example of what can be null alone", () => {
  const options = { definitions: {}, direction: "request", requiredOnly: false } as const;
  const made = (schema: object) => exampleOf({ example: null, ...schema }, options);
  const properties = { id: { type: "integer", example: 7 } };
  assert.deepEqual(made({ type: "object", properties }), { id: 7 });
  assert.deepEqual(made({ properties, examples: [{ id: 8 }] }), { id: 8 });
  for (const schema of [{ type: ["object", "null"], properties }, { type: "string", nullable: true }, {}])
    assert.equal(made(schema), null);
});

test("an object among a schema's keys that is no list of named examples is no example", () => {
  const options = { definitions: {}, direction: "request", requiredOnly: false } as const;
  const made = (examples: unknown) => exampleOf({ type: "object", examples }, options);
  assert.deepEqual(made({ row: 7 }), {});
  assert.deepEqual(made({}), {});
  assert.deepEqual(made(null), {});
});
