import assert from "node:assert/strict";
import { test } from "node:test";
import { SlimSchemas, shortText } from "./slim-schema.ts";

test("a form has all alternatives of a value, or none: what has too many is entered as JSON", () => {
  const oneOf = (count: number) => ({ oneOf: Array.from({ length: count }, (_, index) => ({ const: index })) });
  const slim = (count: number) => new SlimSchemas({}).slim(oneOf(count)) as { oneOf?: unknown[] };
  assert.equal(slim(150).oneOf?.length, 150);
  assert.deepEqual(slim(151), {});
});

test("a form knows by what its alternatives are told apart, by the names that they have in it", () => {
  const mapping = { dog: "a.json#/components/schemas/Dog", cow: "Cow", none: "Nobody" };
  const slim = new SlimSchemas({ "a.json#/components/schemas/Dog": {}, "a.json#/components/schemas/Cow": {} });
  const oneOf = ["Dog", "Cow"].map((name) => ({ $ref: `a.json#/components/schemas/${name}` }));
  assert.deepEqual(slim.slim({ oneOf, discriminator: { propertyName: "kind", mapping } }), {
    oneOf: [{ $ref: "s/Dog" }, { $ref: "s/Cow" }],
    discriminator: { propertyName: "kind", mapping: { dog: "Dog", cow: "Cow" } },
  });
});

test("the first words of a description are short in any script, and found in one pass over brackets that nothing closes", () => {
  assert.equal(
    shortText("See [the **guide**](/guide), where 1 < 2 and <b>3</b> > 2."),
    "See the guide, where 1 < 2 and 3 > 2.",
  );
  assert.equal(shortText(`${"word ".repeat(200)}`)?.endsWith("word…"), true);
  assert.ok((shortText("的".repeat(5000)) ?? "").length < 300);
  for (const sign of ["[", "<", "[](", "<a"])
    assert.equal(shortText(sign.repeat(100_000)), `${sign.repeat(180).slice(0, 180)}…`);
});

test("a form begins with an example as a sample has it: it knows what rules values out", () => {
  const schema = {
    type: "object",
    multipleOf: 5,
    maxProperties: 1,
    not: { required: ["a"], description: "Not any more" },
  };
  assert.deepEqual(new SlimSchemas({}).slim(schema), schema);
});
