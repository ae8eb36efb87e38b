import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../../testing.ts";
import { constantChoices } from "./constant-choices.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("a choice between constants is an enumeration with a line for each, not tabs", async (t) => {
  const kind = {
    description: "Which kind",
    oneOf: [
      { const: "dog", title: "Dog", description: "It barks" },
      { const: "cat", description: "It `purrs`" },
      { type: "null" },
    ],
  };
  const schema = { type: "object", required: ["kind"], properties: { kind } };
  const site = await buildApi(t, openapi({ "/a": { get: answering(schema, { summary: "A" }) } }), all);
  const html = site.text("api-reference/a.html");
  assertHas(textOf(site, "api-reference/a.html"), [
    "kind enum<string> | null required Which kind Available options: dog (Dog): It barks cat : It purrs",
  ]);
  assert.doesNotMatch(html, /one-of-0/);
  assert.match(html, /"?kind"?.*dog/s);
});

test("what says more than a value, or values of several types, stays a choice", () => {
  assert.equal(constantChoices({ oneOf: [{ const: 1 }, { const: "a" }] }), null);
  assert.equal(constantChoices({ oneOf: [{ const: "a", deprecated: true }, { const: "b" }] }), null);
  assert.equal(constantChoices({ anyOf: [{ const: "a" }, { type: "string" }] }), null);
  assert.deepEqual(constantChoices({ anyOf: [{ enum: [1] }, { const: 2 }], type: ["integer", "null"] })?.type, [
    "integer",
    "null",
  ]);
});

test("of a value that is always the same, the list of that one option is not told beside it", async (t) => {
  const properties = {
    kind: { type: "string", const: "dog", enum: ["dog"], default: "dog" },
    kinds: { type: "array", items: { const: "cat", enum: ["cat"] } },
  };
  const schema = { type: "object", properties };
  const site = await buildApi(t, openapi({ "/a": { get: answering(schema, { summary: "A" }) } }), all);
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, ['kind string default: dog Allowed value: "dog" kinds string[] Allowed value: "cat"']);
  assert.doesNotMatch(text, /Available options|enum/);
});
