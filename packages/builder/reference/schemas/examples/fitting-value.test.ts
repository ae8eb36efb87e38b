import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, buildApi, openapi, textOf } from "../../testing.ts";
import { exampleOf } from "./example-value.ts";

const options = { definitions: {}, direction: "request", requiredOnly: false } as const;
const made = (schema: object) => exampleOf(schema, options);

test("a text that says a value of the type beside it is that value in samples", () => {
  assert.equal(made({ type: "boolean", default: "true" }), true);
  assert.equal(made({ type: ["boolean", "null"], default: "false" }), false);
  assert.equal(made({ type: "integer", example: "42" }), 42);
  assert.equal(made({ type: "number", default: "-1.5" }), -1.5);
  assert.deepEqual(made({ type: "object", example: '{"a": [1]}' }), { a: [1] });
  assert.deepEqual(made({ type: "array", items: { type: "string" }, examples: ['["a"]'] }), ["a"]);
});

test("a text that says null is null where that is allowed, and a text is not", () => {
  assert.equal(made({ type: ["integer", "null"], default: "null" }), null);
  assert.equal(made({ type: "object", nullable: true, default: "null" }), null);
  assert.equal(made({ oneOf: [{ enum: ["a"] }, { type: "null" }], default: "null" }), null);
  assert.equal(made({ type: ["string", "null"], default: "null" }), "null");
  assert.equal(made({ enum: ["null", null], default: "null" }), "null");
  assert.equal(made({ type: "integer", default: "null" }), "null");
});

test("a text stays one where the type allows it, or where it says no value of the type", () => {
  for (const schema of [{ type: "string" }, { type: ["integer", "string"] }, {}, { type: "string", format: "int64" }])
    assert.equal(made({ ...schema, example: "42" }), "42");
  assert.equal(made({ type: "integer", example: "007" }), "007");
  assert.equal(made({ type: "integer", example: "1.5" }), "1.5");
  assert.equal(made({ type: "boolean", example: "1" }), "1");
  assert.equal(made({ type: "integer", example: "9007199254740993" }), "9007199254740993");
  assert.equal(made({ type: "object", example: "[1]" }), "[1]");
  assert.equal(made({ type: "object", example: "{a}" }), "{a}");
});

test("nothing between quotes is no value where the schema allows none of that kind", async (t) => {
  assert.equal(made({ type: "integer", default: "" }), 123);
  assert.equal(made({ type: "boolean", example: "" }), true);
  assert.equal(made({ type: "string", enum: ["upsert", "delete"], default: "" }), "upsert");
  assert.equal(made({ type: "string", enum: ["", "a"], default: "" }), "");
  assert.equal(made({ type: "string", default: "" }), "");
  const properties = {
    ttl: { type: "integer", default: "", example: "" },
    open: { type: "boolean", default: "true" },
    kind: { enum: ["one", "two"], default: "" },
    free: { type: "string", default: "" },
  };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const parameters = [{ name: "page", in: "query", schema: { type: "integer", default: "" } }];
  const post = { summary: "A", parameters, requestBody: { content }, responses: {} };
  const site = await buildApi(t, openapi({ "/a": { post } }), { tabs: [{ tab: "API", openapi: "openapi.json" }] });
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, [
    "page integer ",
    '{ "ttl": 123, "open": true, "kind": "one", "free": "" }',
    "ttl integer open boolean default: true kind",
    'free string default: ""',
  ]);
  assert.equal(text.split("default:").length, 3);
  assert.doesNotMatch(text, /Example/);
});
