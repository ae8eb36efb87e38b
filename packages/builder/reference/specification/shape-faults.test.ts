import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

const yaml = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /a:
    get:
      summary: A
      tags: people
      parameters:
        limit: { in: query }
      security: { key: [] }
      responses:
        "200":
          description: Fine
          content:
            application/json:
              schema:
                $ref: "parts/user.yaml#/User"
  /b:
    post:
      summary: B
      requestBody: [1]
      responses:
        - description: Fine
  /c: words
components:
  securitySchemes: { key: { type: http, scheme: bearer } }
  schemas: []
servers: [{ url: https://api.shop.example }]
`;
const user = `User:
  type: object
  required: true
  properties:
    name: { type: string, required: true, description: Called }
    age:
      enum: { old: 1 }
    odd: string
    inner:
      description: Inside
      properties:
        - name: deep
    free: true
    empty:
`;

test("what of a specification has a form that is not read is told where it stands, and all around it is shown", async (t) => {
  const site = await buildApi(
    t,
    "{}",
    { tabs: [{ tab: "API", openapi: "api.yaml" }] },
    { "api.yaml": yaml, "parts/user.yaml": user },
  );
  const told = site.report.diagnostics.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message.split(":")[0]}`,
  );
  assert.deepEqual(told.sort(), [
    "api.yaml:10:7 `security` must be a list and is an object",
    "api.yaml:21:7 `requestBody` must be an object and is a list",
    "api.yaml:22:7 `responses` must be an object of names and is a list",
    "api.yaml:24:3 `paths./c` must be an object and is a string",
    "api.yaml:7:7 `tags` must be a list and is a string",
    "api.yaml:8:7 `parameters` must be a list and is an object",
    "parts/user.yaml:11:7 `properties` must be an object of names and is a list",
    "parts/user.yaml:3:3 `required` must be a list and is a boolean",
    "parts/user.yaml:7:7 `enum` must be a list and is an object",
    "parts/user.yaml:8:5 `properties.odd` must be a schema and is a string",
  ]);
  assertHas(textOf(site, "api-reference/a.html"), ["name string required Called", "age any", "Inside", "free any"]);
  assertHas(textOf(site, "api-reference/b.html"), ["POST /b"]);
});

test("odd forms of Swagger 2 are told, too, and circles of schemas are looked at once", async (t) => {
  const node = { type: "object", properties: { next: { $ref: "#/definitions/Node" }, kind: { enum: { a: 1 } } } };
  const document = {
    swagger: "2.0",
    info: { title: "Shop", version: "1" },
    host: "api.shop.example",
    paths: {
      "/a": {
        get: {
          summary: "A",
          tags: "x",
          parameters: {},
          responses: { 200: { schema: { $ref: "#/definitions/Node" } } },
        },
      },
    },
    definitions: { Node: node, List: { properties: [{ a: 1 }] } },
  };
  const site = await buildApi(t, document, all);
  const told = site.report.diagnostics.map(({ code, message }) => `${code} ${message.split(" ")[0]}`);
  assert.deepEqual(told.sort(), ["odd-shape `enum`", "odd-shape `properties`", "odd-shape `tags`"]);
  assertHas(textOf(site, "api-reference/a.html"), ["next Node", "kind any"]);
});

test("forms that are read are not told", async (t) => {
  const schema = {
    type: ["object", "null"],
    required: ["list"],
    properties: { list: { type: "array", items: [{ type: "string" }] }, any: true, none: {} },
    additionalProperties: false,
    description: null,
  };
  const responses = { 200: { content: { "application/json": { schema } } }, 404: "Gone", "x-note": 1 };
  const paths = {
    "/a": { get: { summary: "A", responses, parameters: [] } },
    "/b": { get: answering({}) },
    "x-a": [1],
  };
  const specification = openapi(paths, { components: { schemas: [], responses: null } });
  assert.deepEqual((await buildApi(t, specification, all)).complaints, []);
});

test("of more faults than are told the first ones are", async (t) => {
  const paths = Object.fromEntries(
    Array.from({ length: 103 }, (_, at) => [`/a${at}`, { get: answering({}, { tags: `tag${at}` }) }]),
  );
  const site = await buildApi(t, openapi(paths), { pages: ["GET /a0"] });
  const told = site.report.diagnostics.filter(({ code }) => code === "odd-shape");
  const lines = JSON.stringify(openapi(paths), null, 2).split("\n");
  assert.equal(told.length, 100);
  assert.equal(told.at(-1)?.line, lines.findIndex((line) => line.includes('"tag99"')) + 1);
  assert.match(site.report.diagnostics.find(({ code }) => code === "more-faults")?.message ?? "", /3 faults more/);
});
