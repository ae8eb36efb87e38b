import assert from "node:assert/strict";
import { test } from "node:test";
import type { Json } from "../json.ts";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("the type of an object with a title names it, in lists and alternatives too; titles of other values do not", async (t) => {
  const schemas = {
    Cat: { title: "Cat", type: "object", properties: { lives: { type: "integer", title: "Lives" } } },
    Bird: { type: "object", properties: { song: { type: "string" } } },
    Dog: { title: "Dog", type: "object", properties: { tricks: { type: "array", title: "Tricks", items: {} } } },
  };
  const either = [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }];
  const schema = {
    type: "object",
    properties: {
      one: { $ref: "#/components/schemas/Cat" },
      many: { type: "array", title: "Many", items: { $ref: "#/components/schemas/Dog" } },
      any: { type: "array", title: "Any", items: { anyOf: either } },
      none: { anyOf: [{ type: "array", items: { $ref: "#/components/schemas/Cat" } }, { type: "null" }] },
      free: { type: "object", title: "Free" },
      bare: { $ref: "#/components/schemas/Bird" },
    },
  };
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering(schema, { summary: "A" }) } }, { components: { schemas } }),
    all,
  );
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/a.html"), [
    "one Cat · object Show child attributes lives integer",
    "many Dog · object[] Show child attributes tricks any[]",
    "any (Cat · object | Dog · object)[]",
    "none Cat · object[] | null",
    "free Free · object",
    "bare object Show child attributes song string",
  ]);
});

test("a title without end does not make a type without end", async (t) => {
  const schema = { type: "object", properties: { a: { type: "object", title: "x".repeat(5000) } } };
  const site = await buildApi(t, openapi({ "/a": { get: answering(schema, { summary: "A" }) } }), all);
  assert.ok(!/lc-field-type">x{200}/.test(site.text("api-reference/a.html")));
});

test("above a whole body stands that there may be none: an object or null, a list or null, also by an alternative", async (t) => {
  const boat = { title: "Boat", type: "object", properties: { berth: { type: "string" } } };
  const none = { type: "null" };
  const operation = (summary: string, schema: Json) => answering(schema, { summary });
  const site = await buildApi(
    t,
    openapi(
      {
        "/a": { get: operation("A", { anyOf: [{ $ref: "#/components/schemas/Boat" }, none] }) },
        "/b": { get: operation("B", { ...boat, type: ["object", "null"] }) },
        "/c": { get: operation("C", { type: ["array", "null"], items: boat }) },
        "/d": { get: operation("D", boat) },
      },
      { components: { schemas: { Boat: boat } } },
    ),
    all,
  );
  const shown = (page: string) =>
    /application\/json( · .*?)? Fine/.exec(textOf(site, `api-reference/${page}.html`))?.[1];
  assert.deepEqual(["a", "b", "c", "d"].map(shown), [
    " · object | null",
    " · object | null",
    " · object[] | null",
    undefined,
  ]);
});
