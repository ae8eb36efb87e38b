import assert from "node:assert/strict";
import { test } from "node:test";
import { exampleOf, isShortened } from "./example-value.ts";

const options = { definitions: {}, direction: "request", requiredOnly: false } as const;

test("an example of a list has as many items as it must have, where these may be alike and are few", () => {
  const number = { type: "number" };
  const lists: [schema: object, length: number][] = [
    [{ items: number }, 1],
    [{ items: number, minItems: 0 }, 1],
    [{ items: number, minItems: 4, maxItems: 4 }, 4],
    [{ items: number, minItems: 4, uniqueItems: true }, 1],
    [{ items: { enum: ["a", "b", "c"] }, minItems: 2, uniqueItems: true }, 2],
    [{ items: { enum: ["a"] }, minItems: 2, uniqueItems: true }, 1],
    [{ items: number, minItems: 100_000 }, 1],
    [{ items: number, minItems: "4" }, 1],
    [{ prefixItems: [number, number], minItems: 2 }, 2],
  ];
  for (const [schema, length] of lists) {
    const example = exampleOf({ type: "array", ...schema }, options);
    assert.ok(Array.isArray(example));
    assert.equal(example.length, length, JSON.stringify(schema));
  }
});

test("lists that must have items within each other come to an end", () => {
  let nested: object = { type: "string" };
  for (let depth = 0; depth < 30; depth++) nested = { type: "array", minItems: 8, items: nested };
  assert.ok(JSON.stringify(exampleOf(nested, options)).length < 10_000);
});

test("an example of what must be there has what the first alternative asks of the attributes beside it", () => {
  const properties = { id: { type: "string" }, email: { type: "string" }, name: { type: "string" } };
  const named = { definitions: { one: { required: ["id"] } }, direction: "request", requiredOnly: true } as const;
  const needed = (schema: object) => Object.keys(exampleOf({ type: "object", properties, ...schema }, named) as object);
  assert.deepEqual(needed({ anyOf: [{ required: ["email"] }, { required: ["id"] }] }), ["email"]);
  assert.deepEqual(needed({ required: ["name"], oneOf: [{ $ref: "one" }, { required: ["email"] }] }), ["name", "id"]);
  assert.deepEqual(needed({ allOf: [{ oneOf: [{ required: ["id", "name"] }, {}] }] }), ["id", "name"]);
});

test("an example of what must be there has as many attributes as an object must have", () => {
  const properties = { id: { type: "string", readOnly: true }, a: { type: "string" }, b: { type: "string" } };
  const needed = (schema: object) =>
    Object.keys(exampleOf({ type: "object", properties, ...schema }, { ...options, requiredOnly: true }) as object);
  assert.deepEqual(needed({ minProperties: 1 }), ["a"]);
  assert.deepEqual(needed({ minProperties: 1, required: ["b"] }), ["b"]);
  assert.deepEqual(needed({ minProperties: 2, required: ["b"] }), ["b", "a"]);
  assert.deepEqual(needed({ minProperties: 9 }), ["a", "b"]);
  assert.deepEqual(needed({ minProperties: "1" }), []);
});

test("an example goes as deep as its schema does where that is not too much, and is a part of it where it ends before", () => {
  const nested = (depth: number): object =>
    depth === 0 ? { type: "string" } : { type: "object", properties: { in: nested(depth - 1) } };
  assert.match(JSON.stringify(exampleOf(nested(11), options)), /<string>/);
  assert.equal(isShortened(exampleOf(nested(11), options)), false);
  assert.equal(isShortened(exampleOf(nested(40), options)), true);
});

test("a key of an object that may have any is one that its names may be", () => {
  const named = (propertyNames: object) =>
    Object.keys(exampleOf({ additionalProperties: { type: "integer" }, propertyNames }, options) as object);
  assert.deepEqual(named({ enum: ["de", "fr"] }), ["de"]);
  assert.deepEqual(named({ type: "string", example: "de" }), ["de"]);
  assert.deepEqual(named({ pattern: "^[A-Z]{3}$" }), ["ABC"]);
  assert.deepEqual(named({ maxLength: 10 }), ["key"]);
  assert.deepEqual(named({ pattern: "^.*$" }), ["key"]);
  assert.deepEqual(named({ enum: [1] }), ["key"]);
  const keys = (pattern: string) =>
    Object.keys(
      exampleOf({ type: "object", patternProperties: { [pattern]: { type: "integer" } } }, options) as object,
    );
  assert.deepEqual(keys("^x-"), ["x-key"]);
  assert.deepEqual(keys("^[a-z]{2}-[0-9]$"), ["ab-1"]);
  assert.deepEqual(keys("^(?!x).+$"), ["key"]);
});

test("items that must differ are the first of their options", () => {
  const items = { enum: ["a", "b", "c"] };
  const made = (schema: object) => exampleOf(schema, options);
  assert.deepEqual(made({ type: "array", items, minItems: 2, uniqueItems: true }), ["a", "b"]);
});
