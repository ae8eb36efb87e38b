import assert from "node:assert/strict";
import { test } from "node:test";
import { SlimSchemas } from "./slim-schema.ts";

test("a form has all alternatives of a value, or none: what has too many is entered as JSON", () => {
  const oneOf = (count: number) => ({ oneOf: Array.from({ length: count }, (_, index) => ({ const: index })) });
  const slim = (count: number) => new SlimSchemas({}).slim(oneOf(count)) as { oneOf?: unknown[] };
  assert.equal(slim(150).oneOf?.length, 150);
  assert.deepEqual(slim(151), {});
});
