import assert from "node:assert/strict";
import { test } from "node:test";
import { numberExample } from "./number-example.ts";

test("an example of a number is within its bounds, and a multiple of what it has to be one of", () => {
  const whole: [schema: object, example: number][] = [
    [{}, 123],
    [{ minimum: 5 }, 6],
    [{ minimum: 0 }, 1],
    [{ minimum: 5, maximum: 60 }, 32],
    [{ minimum: 1, maximum: 10 }, 5],
    [{ minimum: -2, maximum: 1 }, -1],
    [{ minimum: 5, maximum: 5 }, 5],
    [{ minimum: 1, maximum: 100, multipleOf: 8 }, 56],
    [{ minimum: 0, exclusiveMinimum: true }, 1],
    [{ exclusiveMinimum: 0 }, 1],
    [{ minimum: 0.5 }, 1],
    [{ maximum: 100 }, 100],
    [{ maximum: 100, exclusiveMaximum: true }, 99],
    [{ exclusiveMaximum: 100 }, 99],
    [{ maximum: 500 }, 123],
    [{ multipleOf: 10 }, 130],
    [{ multipleOf: 50, maximum: 120 }, 100],
    [{ minimum: 7, multipleOf: 5 }, 10],
    [{ minimum: -9007199254740991, maximum: 9007199254740991 }, 123],
    [{ minimum: 0, maximum: 9007199254740991 }, 1],
  ];
  for (const [schema, example] of whole)
    assert.equal(numberExample({ ...schema }, true), example, JSON.stringify(schema));
  const broken: [schema: object, example: number][] = [
    [{}, 123],
    [{ minimum: 0 }, 1],
    [{ minimum: 0, maximum: 1 }, 0.5],
    [{ minimum: 0, maximum: 0.3 }, 0.15],
    [{ exclusiveMinimum: 0 }, 1],
    [{ exclusiveMinimum: 0, maximum: 1 }, 0.5],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
    [{ maximum: 1 }, 1],
    [{ multipleOf: 0.1 }, 123],
    [{ minimum: 0.25, multipleOf: 0.1 }, 1.3],
    [{ minimum: 1e308 }, 123],
    [{ minimum: -1e15, maximum: 1e15 }, 0],
  ];
  for (const [schema, example] of broken)
    assert.equal(numberExample({ ...schema }, false), example, JSON.stringify(schema));
  assert.equal(numberExample({ minimum: 2n ** 63n }, true), 2n ** 63n);
  assert.equal(numberExample({ minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n }, true), 123);
  for (const odd of [
    { minimum: 5, maximum: 1 },
    { multipleOf: 0 },
    { multipleOf: -2 },
    { minimum: "5" },
    { maximum: Infinity },
  ])
    assert.equal(typeof numberExample(odd, true), "number");
});
