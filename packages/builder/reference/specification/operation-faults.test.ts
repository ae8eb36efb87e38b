import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("a parameter whose place is no word is told with what stands there", async (t) => {
  const parameters = [{ name: "odd", in: { a: [1] }, schema: { type: "string" } }];
  const site = await buildApi(t, openapi({ "/a": { get: answering({}, { summary: "A", parameters }) } }), all);
  const told = site.report.diagnostics.find(({ code }) => code === "unplaced-parameter");
  assert.match(told?.message ?? "", /`in: \{"a":\[1\]\}`/);
});

test("a parameter without a place that is known is told on the page, and where it stands", async (t) => {
  const parameters = [
    { name: "lost", description: "Says no place", schema: { type: "integer", minimum: 3 } },
    { name: "odd", in: "toString", schema: { type: "string" } },
    { name: "limit", in: "query", schema: { type: "integer" } },
    { $ref: "#/components/parameters/Shared" },
  ];
  const shared = { Shared: { name: "shared", in: "form", description: "Of all", schema: { type: "string" } } };
  const specification = openapi(
    { "/a": { parameters: [{ name: "around" }], get: answering({}, { summary: "A", parameters }) } },
    { components: { parameters: shared } },
  );
  const site = await buildApi(t, specification, all);
  assertHas(textOf(site, "api-reference/a.html"), [
    "Query Parameters limit integer",
    "Parameters around any lost integer Says no place Required range: x >= 3 odd string shared string Of all",
  ]);
  const lines = JSON.stringify(specification, null, 2).split("\n");
  const lineOf = (part: string) => lines.findIndex((line) => line.includes(part)) + 1;
  assert.deepEqual(
    site.report.diagnostics
      .filter(({ code }) => code === "unplaced-parameter")
      .map(({ file, line, message }) => [file, line, /"(\w+)" has (.*?)[,:]/.exec(message)?.slice(1).join(" ")]),
    [
      ["openapi.json", lineOf('"around"'), "around no `in`"],
      ["openapi.json", lineOf('"lost"'), "lost no `in`"],
      ["openapi.json", lineOf('"odd"'), "odd `in"],
      ["openapi.json", lineOf('"Shared": {'), "shared `in"],
    ],
  );
});

test("a security scheme that nothing describes is told once, where it is asked for first", async (t) => {
  const specification = openapi(
    {
      "/a": { get: answering({}, { summary: "A", security: [{ known: [] }] }) },
      "/b": { get: answering({}, { summary: "B", security: [{ unknown: [] }] }) },
      "/c": { get: answering({}, { summary: "C", security: [{ unknown: [] }] }) },
    },
    { components: { securitySchemes: { known: { type: "http", scheme: "basic" } } } },
  );
  const site = await buildApi(t, specification, all);
  const line = JSON.stringify(specification, null, 2)
    .split("\n")
    .findIndex((one) => one.includes('"unknown"'));
  assert.deepEqual(
    site.report.diagnostics.map((one) => [one.code, one.file, one.line]),
    [["unknown-security-scheme", "openapi.json", line + 1]],
  );
});

test("more faults than are told are counted", async (t) => {
  const parameters = Array.from({ length: 103 }, (_, index) => ({ name: `p${index}` }));
  const lost = Array.from({ length: 102 }, (_, index) => ({ $ref: `#/lost/${index}` }));
  const specification = openapi({ "/a": { get: answering({ oneOf: lost }, { summary: "A", parameters }) } });
  const site = await buildApi(t, specification, all);
  assert.deepEqual(
    site.report.diagnostics.filter(({ code }) => code === "more-faults").map(({ message }) => message),
    ["openapi.json has 2 faults more that are not told", "openapi.json has 3 faults more that are not told"],
  );
});

test("a security scheme of a type that OpenAPI does not have is told where it stands", async (t) => {
  const securitySchemes = { token: { type: "bearer" }, key: { type: "apikey", in: "header", name: "X" } };
  const specification = openapi(
    { "/a": { get: answering({}, { summary: "A", security: [{ token: [] }] }) } },
    { components: { securitySchemes } },
  );
  const site = await buildApi(t, specification, all);
  const lines = JSON.stringify(specification, null, 2).split("\n");
  const lineOf = (part: string) => lines.findIndex((line) => line.includes(part)) + 1;
  assert.deepEqual(
    site.report.diagnostics.map((one) => [one.code, one.line, one.hint]),
    [
      ["unknown-security-scheme", lineOf('"type": "bearer"'), "Write `type: http` and `scheme: bearer`"],
      [
        "unknown-security-scheme",
        lineOf('"type": "apikey"'),
        "Write apiKey, http, oauth2, openIdConnect or mutualTLS; letters count",
      ],
    ],
  );
});

test("a path with a colon in it is found where it stands in YAML", async (t) => {
  const specification = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /carts/{cart}:
    post: { summary: One, parameters: [{ name: note, in: query }], responses: {} }
  /carts/{cart}:copy:
    post: { summary: Copy, parameters: [{ name: note }], responses: {} }
servers: [{ url: https://api.example.com }]
`;
  const navigation = { tabs: [{ tab: "API", openapi: "openapi.yaml" }] };
  const site = await buildApi(t, specification, navigation, { "openapi.yaml": specification });
  assert.deepEqual(
    site.report.diagnostics.map(({ code, line }) => `${code} ${line}`),
    ["unplaced-parameter 7"],
  );
});
