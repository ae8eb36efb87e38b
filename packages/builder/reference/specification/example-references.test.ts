import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, buildApi, openapi, textOf } from "../testing.ts";
import { ExampleReferences } from "./example-references.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
const named = (name: string) => ({ $ref: `#/components/examples/${name}` });

test("a reference in an example stands for what the document has there", async (t) => {
  const json = (content: object) => ({ description: "Fine", content: { "application/json": content } });
  const responses = {
    200: json({ example: { ships: [{ $ref: "#/components/examples/Ship/value" }] } }),
    201: json({ examples: { one: { value: { made: named("Ship") } } } }),
    202: json({ example: named("Gone") }),
    203: json({ example: { $ref: "#/components/examples/Ship/value", note: "kept" } }),
    204: json({ schema: { type: "boolean" }, example: { $ref: "#/components/schemas/Flag" } }),
  };
  const schema = { type: "object", properties: { ship: { type: "object", example: named("Ship") } } };
  const requestBody = { content: { "application/json": { schema } } };
  const components = {
    schemas: { Flag: { type: "boolean" } },
    examples: {
      Ship: { summary: "A ship", value: { name: "Argo", port: { $ref: "#/components/examples/Port/value" } } },
      Port: { value: "Iolcos" },
    },
  };
  const site = await buildApi(
    t,
    openapi({ "/a": { post: { summary: "A", requestBody, responses } } }, { components }),
    all,
  );
  assert.deepEqual(site.complaints, []);
  const ship = '{ "name" : "Argo" , "port" : "Iolcos" }';
  assertHas(textOf(site, "api-reference/a.html"), [
    `200 { "ships" : [ ${ship} ] }`,
    `{ "made" : ${ship} }`,
    '{ "$ref" : "#/components/examples/Gone" }',
    '{ "$ref" : "#/components/examples/Ship/value" , "note" : "kept" }',
    "204 true",
    `"ship": ${ship.replaceAll(" :", ":").replaceAll(" ,", ",")}`,
  ]);
});

test("a list of examples, those of messages too, has references like any example", async (t) => {
  const asyncapi = {
    asyncapi: "3.0.0",
    info: { title: "Sockets", version: "1" },
    channels: {
      harbour: {
        title: "Harbour",
        messages: {
          arrival: {
            payload: { type: "object", properties: { ship: { examples: [{ by: { $ref: "#/x-crew" } }] } } },
            examples: [{ name: "first", payload: { captain: { $ref: "#/x-crew" }, port: { $ref: "#/x-gone" } } }],
          },
        },
      },
    },
    "x-crew": { name: "Jason" },
  };
  const site = await buildApi(t, asyncapi, { tabs: [{ tab: "API", asyncapi: "openapi.json" }] });
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/websockets/harbour.html"), [
    '{ "captain" : { "name" : "Jason" }, "port" : { "$ref" : "#/x-gone" } }',
    '{ "by": { "name": "Jason" } }',
  ]);
});

test("M08: references of examples that lead to each other end, and what they repeat does not grow without end", () => {
  const circle: Record<string, unknown> = { example: { again: { $ref: "#/example" } } };
  new ExampleReferences(circle).place(circle, "example");
  assert.ok(JSON.stringify(circle).length < 10_000);
  const doubling = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`e${index}`, Array(8).fill({ $ref: `#/e${index + 1}` })]),
  );
  const root = { ...doubling, e40: "x".repeat(100_000) };
  const placed = new ExampleReferences(root);
  for (const name of Object.keys(doubling)) placed.place(root, name);
  assert.ok(JSON.stringify(root).length < 20_000_000);
});
