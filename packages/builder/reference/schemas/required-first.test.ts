import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

const order = {
  type: "object",
  required: ["id", "lines"],
  properties: {
    note: { type: "string" },
    id: { type: "integer" },
    lines: {
      type: "array",
      items: {
        type: "object",
        required: ["sku"],
        properties: { amount: { type: "integer" }, sku: { type: "string" } },
      },
    },
    paid: { type: "boolean" },
  },
};

test("what has to be there stands before what may be missing, in requests and answers, each in the specification's order", async (t) => {
  const content = { "application/json": { schema: order } };
  const operation = {
    summary: "Order",
    requestBody: { required: true, content },
    responses: { 200: { description: "Fine", content } },
  };
  const site = await buildApi(t, openapi({ "/orders": { post: operation } }), all);
  assert.deepEqual(site.complaints, []);
  const text = textOf(site, "api-reference/order.html");
  const fields =
    /id integer required lines object\[\] required Show child attributes sku string required amount integer note/g;
  assert.equal(text.match(fields)?.length, 2);
  const sample = '{"id":123,"lines":[{"sku":"<string>","amount":123}],"note":"<string>","paid":true}';
  const tight = text.replaceAll(" ", "");
  assert.equal(tight.split(sample).length, 5, "requests of three languages and an answer");
  const literals = [
    "{id:123,lines:[{sku:'<string>',amount:123}],note:'<string>',paid:true}",
    "['id'=>123,'lines'=>[['sku'=>'<string>','amount'=>123]],'note'=>'<string>','paid'=>true]",
    '{"id":123,"lines":[{"sku":"<string>","amount":123}],"note":"<string>","paid":True}',
  ];
  for (const literal of literals) assert.ok(tight.includes(literal), literal);
});

test("parameters stay in the specification's order", async (t) => {
  const parameters = [
    { name: "since", in: "query", schema: { type: "string" } },
    { name: "shop", in: "query", required: true, schema: { type: "string" } },
  ];
  const site = await buildApi(t, openapi({ "/a": { get: { summary: "A", parameters, responses: {} } } }), all);
  assertHas(textOf(site, "api-reference/a.html"), ["since string shop string required"]);
});

test("sections stand in the format's order: headers, path, query, cookies", async (t) => {
  const parameters = ["cookie", "query", "path", "header"].map((place) => ({
    name: `of-${place}`,
    in: place,
    required: true,
    schema: { type: "string" },
  }));
  const site = await buildApi(
    t,
    openapi({ "/a/{of-path}": { get: { summary: "A", parameters, responses: {} } } }),
    all,
  );
  const text = textOf(site, "api-reference/a.html");
  assert.match(text, /Headers of-header .*Path Parameters of-path .*Query Parameters of-query .*Cookies of-cookie /);
});

test("a sample has null where the specification says that it is the default", async (t) => {
  const properties = { thread: { type: "string", default: null }, name: { type: "string" } };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const site = await buildApi(
    t,
    openapi({ "/a": { post: { summary: "A", requestBody: { content }, responses: {} } } }),
    all,
  );
  const text = textOf(site, "api-reference/a.html");
  assert.ok(text.includes('{ "thread": null, "name": "<string>" }'), text);
  assert.ok(!text.includes("default:"), "nothing is no default to tell");
});

test("an attribute that says itself that it is required is required, in fields and in short samples", async (t) => {
  const schema = {
    type: "object",
    required: ["listed"],
    properties: {
      free: { type: "string", required: false },
      told: { type: "string", required: true },
      referred: { $ref: "#/components/schemas/Told" },
      both: { allOf: [{ type: "integer" }], required: true },
      listed: { type: "string", required: false },
      inner: { type: "object", required: ["deep"], properties: { deep: { type: "string", required: true } } },
    },
  };
  const post = { summary: "A", requestBody: { content: { "application/json": { schema } } }, responses: {} };
  const components = { schemas: { Told: { type: "string", required: true } } };
  const config = { theme: "mint", name: "Shop", colors: { primary: "#0a6" }, navigation: all };
  const site = await buildApi(t, openapi({ "/a": { post } }, { components }), all, {
    "docs.json": JSON.stringify({ ...config, api: { examples: { defaults: "required" } } }),
  });
  assert.deepEqual(site.complaints, []);
  const text = textOf(site, "api-reference/a.html");
  assert.match(
    text,
    /told string required referred string required both integer required listed string required free string inner object Show child attributes deep string required/,
  );
  assertHas(text, ['{ "told": "<string>", "referred": "<string>", "both": 123, "listed": "<string>" }']);
});

test("a parameter whose schema says that it is required is required, and nothing is told of that", async (t) => {
  const parameters = [
    { name: "size", in: "query", schema: { type: "string", required: true } },
    { name: "free", in: "query", schema: { type: "string", required: false } },
  ];
  const site = await buildApi(t, openapi({ "/a": { get: { summary: "A", parameters, responses: {} } } }), all);
  assert.deepEqual(site.report.diagnostics, []);
  assert.match(textOf(site, "api-reference/a.html"), /size string required free string/);
  assert.match(site.text("api-reference/a.md"), /\/a\?size=\{size\}/);
});

test("an alternative shows the attributes of the schema around it that it asks for, and asks for them", async (t) => {
  const text = { type: "string" };
  const schema = {
    type: "object",
    required: ["kind"],
    properties: { kind: text, mooring: { ...text, description: "Where." }, crane: text },
    oneOf: [
      { title: "Afloat", properties: { depth: text }, required: ["kind", "mooring"] },
      { title: "Ashore", required: ["crane"] },
    ],
  };
  const site = await buildApi(t, openapi({ "/a": { get: answering(schema, { summary: "A" }) } }), all);
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/a.html"), [
    "crane string Afloat mooring string required Where. depth string Ashore crane string required",
  ]);
});
