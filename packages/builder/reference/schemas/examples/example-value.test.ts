import assert from "node:assert/strict";
import { test } from "node:test";
import { exampleOf } from "./example-value.ts";

const options = { definitions: {}, direction: "request", requiredOnly: false } as const;

test("an example of a list has as many items as it must have, where these may be alike and are few", () => {
  const number = { type: "number" };
  const lists: [schema: object, length: number][] = [
    [{ items: number }, 1],
    [{ items: number, minItems: 0 }, 1],
    [{ items: number, minItems: 4, maxItems: 4 }, 4],
    [{ items: number, minItems: 4, uniqueItems: true }, 1],
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
