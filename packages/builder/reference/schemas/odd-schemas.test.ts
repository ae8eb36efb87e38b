import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("what depends on other attributes, old tuples, and names that programs take for theirs are told", async (t) => {
  const said = (description: string) => ({ type: "string", description });
  const properties = {
    kind: said("Which kind"),
    list: { type: "array", items: [said("The first of the list"), { type: "integer" }] },
    constructor: said("Who builds the car"),
    prototype: said("Before the series"),
  };
  const schema = {
    type: "object",
    properties,
    if: { properties: { kind: { const: "a" } } },
    // biome-ignore lint/suspicious/noThenProperty: it is a schema's, and nothing awaits it
    then: { properties: { kind: { const: "a" }, inner: said("Of kind a alone") } },
    else: { properties: { outer: said("Of all other kinds") } },
    dependentSchemas: { list: { properties: { length: said("With a list") } } },
  };
  const site = await buildApi(
    t,
    openapi({
      "/a": {
        post: {
          summary: "A",
          parameters: [
            { name: "X-Shout", in: "Header", schema: said("Written loudly") },
            {
              name: "whole",
              in: "querystring",
              content: {
                "application/x-www-form-urlencoded": {
                  schema: { type: "object", properties: { q: said("Asked for") } },
                },
              },
            },
          ],
          requestBody: { content: { "application/json": { schema } } },
          responses: {},
          "x-codeSamples": { lang: "bash", source: "echo alone" },
        },
      },
    }),
    all,
  );
  assert.deepEqual(site.complaints, []);
  const page = site.text("api-reference/a.html");
  for (const text of [
    "Which kind",
    "The first of the list",
    "Who builds the car",
    "Before the series",
    "Of kind a alone",
    "Of all other kinds",
    "With a list",
    "Written loudly",
    "Asked for",
  ])
    assert.ok(page.includes(text), text);
  assert.match(page.replace(/<[^>]*>/g, ""), /echo alone/);
});

test("M05: no name in a specification reaches a prototype", async (t) => {
  const text = JSON.stringify(openapi({ "/a": { get: { summary: "A", responses: {} } } })).replace(
    '"responses":{}',
    '"responses":{},"__proto__":{"deprecated":true},"parameters":[{"name":"constructor","in":"query","schema":{"constructor":{"prototype":{"polluted":true}}}}]',
  );
  const site = await buildApi(t, text, all);
  assert.deepEqual(site.complaints, []);
  assert.doesNotMatch(site.text("api-reference/a.html"), />Deprecated</);
  assert.equal(({} as Record<string, unknown>).polluted, undefined);
});

test("M05: schemas whose parts double with each level cost no time", async (t) => {
  const schemas: Record<string, unknown> = { S30: { type: "object", properties: { end: { type: "string" } } } };
  for (let level = 0; level < 30; level++) {
    const next = { $ref: `#/components/schemas/S${level + 1}` };
    schemas[`S${level}`] = { allOf: [next, next, { properties: { [`p${level}`]: next } }] };
  }
  const site = await buildApi(
    t,
    openapi(
      { "/a": { get: answering({ $ref: "#/components/schemas/S0" }, { summary: "A" }) } },
      { components: { schemas } },
    ),
    all,
  );
  const page = site.text("api-reference/a.html");
  for (let level = 0; level < 30; level++) assert.match(page, new RegExp(`>p${level}<`));
  assert.ok(page.length < 1_500_000, `${page.length} characters`);
});

test("an attribute that is always null is null in the example", async (t) => {
  const properties = { next: { type: "null" }, any: {} };
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering({ type: "object", properties }, { summary: "A" }) } }),
    all,
  );
  assert.match(site.text("api-reference/a.md"), /"next": null,\s+"any": "<unknown>"/);
});

test("items are told where the type names an object or a text first", async (t) => {
  const item = { type: "object", properties: { hull: { type: "string", description: "Of which wood" } } };
  const properties = {
    several: { type: ["string", "array"], items: item },
    wrong: { type: "object", items: { anyOf: [item, { properties: { mast: { type: "integer" } } }] } },
  };
  const site = await buildApi(t, openapi({ "/a": { get: answering({ properties }, { summary: "A" }) } }), all);
  const page = site.text("api-reference/a.md");
  assert.equal(page.slice(0, page.indexOf("## OpenAPI")).match(/Of which wood/g)?.length, 2);
  assert.match(page, /`mast`/);
});

test("formats and flows that are called as parts of programs are, have examples and names as others", async (t) => {
  const names = ["constructor", "__proto__", "toString"];
  const properties = Object.fromEntries(names.map((format, at) => [`p${at}`, { type: "string", format }]));
  const oauth = (name: string) => [name, { tokenUrl: `https://a.example/${name}`, scopes: {} }] as const;
  const document = {
    ...openapi({
      "/a": { post: { summary: "A", security: [{ way: [] }], ...answering({ type: "object", properties }) } },
    }),
    components: {
      securitySchemes: { way: { type: "oauth2", flows: Object.fromEntries(["implicit", "constructor"].map(oauth)) } },
    },
  };
  const site = await buildApi(t, document, all);
  const page = site.text("api-reference/a.md");
  assert.match(page, /"p0": "<string>",\s+"p1": "<string>",\s+"p2": "<string>"/);
  assert.match(page, /\*\*constructor\*\*/);
  assert.doesNotMatch(page, /native code/);
});

test("types that specifications do not have, and authors write, have examples of what they mean", async (t) => {
  const types = ["int", "float", "bool", "str", "date", "uuid", "json", "file"];
  const properties = Object.fromEntries(types.map((type) => [type, { type }]));
  const site = await buildApi(
    t,
    openapi({ "/a": { get: { summary: "A", ...answering({ type: "object", properties }) } } }),
    all,
  );
  const example = /```json 200\n([\s\S]*?)\n```/.exec(site.text("api-reference/a.md"))?.[1] ?? "";
  assert.deepEqual(JSON.parse(example), {
    ...{ int: 123, float: 1.5, bool: true, str: "<string>", date: "2023-12-25" },
    ...{ uuid: "3c90c3cc-0d44-4b50-8888-8dd25736052a", json: "<json>", file: "<file>" },
  });
});

test("files are sent as such, whether they are called a file, bytes or Base64, alone or in a list", async (t) => {
  const files = [{ type: "file" }, { type: "string", format: "binary" }, { type: "string", format: "base64" }];
  const one = files.map((schema, at): [string, object] => [`one${at}`, schema]);
  const lists = files.map((items, at): [string, object] => [`list${at}`, { type: "array", items }]);
  const schema = { type: "object", properties: Object.fromEntries([...one, ...lists]) };
  const requestBody = { content: { "multipart/form-data": { schema } } };
  const site = await buildApi(t, openapi({ "/a": { post: { summary: "A", requestBody, responses: {} } } }), all);
  const sample = /```bash cURL\n([\s\S]*?)\n```/.exec(site.text("api-reference/a.md"))?.[1] ?? "";
  assert.equal(sample.split("=@example-file").length - 1, 6, sample);
});

test("null without quotes, as YAML has it, is the type that it names", async (t) => {
  const specification = `openapi: 3.1.0
info: {title: Shop, version: "1"}
servers: [{url: "https://api.shop.example"}]
paths:
  /a:
    get:
      summary: A
      responses:
        200:
          description: Fine
          content:
            application/json:
              schema:
                type: object
                properties:
                  one: {type: [string, null]}
                  two: {anyOf: [{type: integer}, {type: null}]}
                  three: {type: [string, "null"], enum: [a, null]}
`;
  const site = await buildApi(t, specification, all);
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/a.html"), ["one string | null two integer | null three enum<string> | null"]);
});
