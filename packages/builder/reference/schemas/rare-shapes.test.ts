import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test("schemas that share an ancestor show their own attributes inside of each other", async (t) => {
  const child = (name: string, property: string) => ({
    allOf: [reference("Base"), { type: "object", properties: { [property]: { type: "string", description: name } } }],
  });
  const schemas = {
    Base: { type: "object", properties: { id: { type: "string", description: "Of every thing" } } },
    Cat: child("Whether it purrs", "purrs"),
    Dog: child("Whether it barks", "barks"),
    Owner: {
      allOf: [reference("Base")],
      properties: { pet: { oneOf: [reference("Cat"), reference("Dog")] }, friend: reference("Owner") },
    },
  };
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering(reference("Owner"), { summary: "A" }) } }, { components: { schemas } }),
    all,
  );
  assert.deepEqual(site.complaints, []);
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, ["Whether it purrs", "Whether it barks"]);
  assert.equal(text.split("Whether it purrs").length, 2, "recursion ends where it begins");
  assert.match(text, /friend Owner/);
});

test("a wrapper of one schema is that schema: recursion through it ends", async (t) => {
  const schemas = {
    Node: {
      type: "object",
      properties: {
        name: { type: "string", description: "Said once" },
        next: { allOf: [reference("Node")], nullable: true },
      },
    },
  };
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering(reference("Node"), { summary: "A" }) } }, { components: { schemas } }),
    all,
  );
  assert.equal(textOf(site, "api-reference/a.html").split("Said once").length, 2);
});

test("values of servers may be numbers, and what lets a request in may be of any scheme", async (t) => {
  const site = await buildApi(
    t,
    openapi(
      { "/a": { get: answering({}, { summary: "A" }) } },
      {
        servers: [{ url: "https://a.example:{port}/v1", variables: { port: { default: 8443, enum: [8443, 443] } } }],
        security: [{ digest: [] }],
        components: { securitySchemes: { digest: { type: "http", scheme: "digest" } } },
      },
    ),
    all,
  );
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, [
    "https://a.example:8443/v1/a",
    "{port} : 8443 , 443 default: 8443",
    "Authorization: Digest <credentials>",
  ]);
  assert.doesNotMatch(text, /Bearer/);
});

test("headers of answers are described like parameters, and examples of every media type are shown", async (t) => {
  const responses = {
    200: {
      description: "Fine",
      headers: {
        "X-Rate": { description: "Left", deprecated: true, schema: { type: "integer" }, example: 77 },
        "X-Page": {
          content: { "application/json": { schema: { type: "object", properties: { at: { type: "string" } } } } },
        },
      },
      content: {
        "application/json": { schema: { type: "object" }, example: { a: 1 } },
        "text/csv": { schema: { type: "string" }, example: "first,second" },
        "application/xml": { schema: { type: "string" } },
      },
    },
  };
  const requestBody = {
    content: {
      "application/json": { schema: { type: "object" }, example: { sent: "as json" } },
      "text/plain": { schema: { type: "string" }, example: "sent as text" },
    },
  };
  const site = await buildApi(t, openapi({ "/a": { post: { summary: "A", requestBody, responses } } }), all);
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, [
    "X-Rate integer deprecated",
    "Example: 77",
    "X-Page object",
    "at string",
    "first,second",
    "sent as text",
    "as json",
  ]);
});

test("facts of a schema that are rarely given are told", async (t) => {
  const properties = {
    level: {
      type: "integer",
      enum: [1, 2],
      "x-enum-varnames": ["Low", "High"],
      "x-enum-descriptions": ["Little", "Much"],
    },
    bag: { type: "object", additionalProperties: true, minProperties: 1, maxProperties: 5 },
    set: { type: "array", uniqueItems: true, items: { type: "string" } },
    linked: { type: "string", externalDocs: { url: "https://more.example", description: "More of it" } },
    old: { type: "string", "x-nullable": true },
  };
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering({ type: "object", properties }, { summary: "A" }) } }),
    all,
  );
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, [
    "1 (Low): Little",
    "2 (High): Much",
    "Required number of properties: 1 - 5",
    "Items are unique",
    "More of it",
    "old string | null",
  ]);
  assert.match(site.text("api-reference/a.html"), /href="https:\/\/more\.example"/);
});

test("a page says what kind a body is and an answer has, and shows examples whole", async (t) => {
  const long = { budget: "a thousand", interests: ["games", "tech", "relaxing hikes", "good food"], days: 7 };
  const schema = {
    type: "object",
    properties: { inputs: { type: "object", example: long }, note: { type: "string", example: "word ".repeat(100) } },
  };
  const operation = { summary: "A", requestBody: { content: { "application/json": { schema } } } };
  const site = await buildApi(t, openapi({ "/a": { post: answering({ type: "string" }, operation) } }), all);
  assert.deepEqual(site.complaints, []);
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, ["Body application/json inputs object", "200 application/json"]);
  assertHas(text, ['Example: { "budget" : "a thousand" , "interests" : [ "games" ,', "Example: word word"]);
});

test("a callback tells what it carries and how it is answered", async (t) => {
  const callback = {
    "{$request.body#/url}": {
      post: {
        summary: "Called when done",
        requestBody: { description: "What was done", content: { "application/json": { schema: { type: "object" } } } },
        responses: { 204: { description: "Heard it" } },
      },
    },
  };
  const site = await buildApi(
    t,
    openapi({ "/a": { post: { summary: "A", callbacks: { done: callback }, responses: {} } } }),
    all,
  );
  assertHas(textOf(site, "api-reference/a.html"), ["Called when done", "What was done", "204 Heard it"]);
});

test("attributes may be called as keys are that hold examples, and paths may refer and add", async (t) => {
  const schemas = {
    Money: { type: "object", properties: { cents: { type: "integer", description: "A hundredth" } } },
    Pair: {
      type: "object",
      properties: {
        value: reference("Money"),
        example: reference("Money"),
        examples: reference("Money"),
        $ref: { type: "string", description: "An address" },
      },
      example: { value: { $ref: "no reference" } },
    },
  };
  const site = await buildApi(
    t,
    openapi(
      {
        "/a": {
          $ref: "#/components/pathItems/A",
          parameters: [{ name: "beside", in: "query", schema: { type: "string" } }],
        },
      },
      { components: { schemas, pathItems: { A: { get: answering(reference("Pair"), { summary: "A" }) } } } },
    ),
    all,
  );
  assert.deepEqual(site.complaints, []);
  const text = textOf(site, "api-reference/a.html");
  assert.equal(text.split("A hundredth").length, 4);
  assertHas(text, ["beside string", "An address", "no reference"]);
});

test("a value that may be null says so where it is recursive too, and where only its options tell it", async (t) => {
  const schemas = {
    Node: {
      type: "object",
      properties: {
        next: { allOf: [reference("Node")], nullable: true },
        last: { anyOf: [reference("Node"), { type: "null" }] },
        same: reference("Node"),
        state: { enum: ["on", null] },
        never: { type: "string", enum: ["on", null] },
      },
    },
  };
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering(reference("Node"), { summary: "A" }) } }, { components: { schemas } }),
    all,
  );
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/a.html"), [
    "next Node | null last Node | null same Node state enum<string> | null Available options: on never enum<string> ",
  ]);
});

test("a reference may name an anchor of a schema (`$anchor`)", async (t) => {
  const schemas = {
    Whole: { $defs: { Tail: { $anchor: "tail", type: "string", description: "Said of tails" } } },
    Other: { type: "object", properties: { end: { $ref: "#tail" } } },
  };
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering(reference("Other"), { summary: "A" }) } }, { components: { schemas } }),
    all,
  );
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/a.html"), ["end string Said of tails"]);
});
