import assert from "node:assert/strict";
import { test } from "node:test";
import { exampleOf } from "./example-value.ts";

const options = { definitions: { one: { const: "a" } }, direction: "request", requiredOnly: false } as const;
const made = (schema: object) => exampleOf(schema, options);

test("an example is a value that `not` does not rule out, of each kind", () => {
  const examples: [schema: object, example: unknown][] = [
    [{ type: "string", enum: ["a", "b"], not: { const: "a" } }, "b"],
    [{ type: "string", enum: ["a", "b", "c"], not: { enum: ["a", "b"] } }, "c"],
    [{ type: "string", enum: ["a", "b"], not: { $ref: "one" } }, "b"],
    [{ enum: [null, "a"], not: { type: "null" } }, "a"],
    [{ type: "boolean", not: { const: true } }, false],
    [{ type: "integer", minimum: 0, maximum: 10, not: { const: 5 } }, 1],
    [{ type: "integer", minimum: 0, maximum: 2, not: { anyOf: [{ const: 0 }, { const: 1 }] } }, 2],
    [{ type: "integer", not: { enum: [123] } }, 124],
    [{ type: "integer", not: { minimum: 100 } }, 123],
    [{ type: ["string", "integer"], not: { type: "string" } }, 123],
    [{ type: "string", format: "email", not: { enum: ["jsmith@example.com"] } }, "<string>"],
    [{ allOf: [{ not: { enum: ["a"] } }, { not: { const: "b" } }], enum: ["a", "b", "c"] }, "c"],
  ];
  for (const [schema, example] of examples) assert.deepEqual(made(schema), example, JSON.stringify(schema));
});

test("what cannot be told of a value rules none out, and what rules out all leaves the usual one", () => {
  assert.equal(made({ type: "string", enum: ["a", "b"], not: { pattern: "^a" } }), "a");
  assert.equal(made({ type: "string", enum: ["a"], not: { const: "a" } }), "a");
  assert.equal(made({ type: "boolean", not: { type: "boolean" } }), true);
  let nested: object = { const: "a" };
  for (let depth = 0; depth < 10_000; depth++) nested = { anyOf: [nested] };
  assert.equal(made({ enum: ["a", "b"], not: nested }), "a");
});

test("an example of an object does without what `not` rules out, and without what another alternative asks for", () => {
  const properties = { id: { type: "string" }, mail: { type: "string" }, name: { type: "string" } };
  const names = (schema: object) => Object.keys(made({ type: "object", properties, ...schema }) as object);
  assert.deepEqual(names({ not: { required: ["name"] } }), ["id", "mail"]);
  assert.deepEqual(names({ not: { required: ["id", "mail"] } }), ["id", "name"]);
  assert.deepEqual(names({ required: ["mail"], not: { required: ["id", "mail"] } }), ["mail", "name"]);
  assert.deepEqual(names({ not: { anyOf: [{ required: ["id"] }, { required: ["mail"] }] } }), ["name"]);
  assert.deepEqual(names({ oneOf: [{ required: ["id"] }, { required: ["mail"] }] }), ["id", "name"]);
  const either = [
    { required: ["id"], not: { required: ["mail"] } },
    { required: ["mail"], not: { required: ["id"] } },
  ];
  assert.deepEqual(names({ oneOf: either }), ["id", "name"]);
  assert.deepEqual(names({ anyOf: either }), ["id", "name"]);
  // Any of them may be there.
  assert.deepEqual(names({ anyOf: [{ required: ["id"] }, { required: ["mail"] }] }), ["id", "mail", "name"]);
  assert.deepEqual(names({ maxProperties: 2, required: ["name"] }), ["name", "id"]);
});
