import assert from "node:assert/strict";
import { test } from "node:test";
import { meantSchema } from "./meaning.ts";

const discriminator = { propertyName: "kind", mapping: { dog: "#/Dog", puppy: "#/Dog" } };
const alternative = { $ref: "#/Dog" };
const made = (whole: object, from: object = discriminator) => meantSchema(from, alternative, { ...whole }, {});

test("a form can only give the values by which a discriminator means what was chosen", () => {
  const kind = { type: "string", description: "Which" };
  assert.deepEqual(made({ type: "object", properties: { kind }, required: ["name"] }), {
    type: "object",
    properties: { kind: { ...kind, enum: ["dog", "puppy"] } },
    required: ["name", "kind"],
  });
  assert.deepEqual(made({ properties: {} }, { propertyName: "kind" }), {
    properties: { kind: { const: "Dog" } },
    required: ["kind"],
  });
});

test("what an alternative says of itself stays, and so does one that allows no more attributes", () => {
  for (const whole of [
    { properties: { kind: { const: "wolf" } } },
    { properties: { name: { type: "string" } }, additionalProperties: false },
    { type: "string" },
  ])
    assert.deepEqual(made(whole, "type" in whole ? {} : discriminator), whole);
});
