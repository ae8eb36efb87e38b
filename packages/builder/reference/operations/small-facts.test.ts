import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("a body of bytes is a file, and each item of a list in a form is a part of its own", async (t) => {
  const body = (content: unknown) => ({ requestBody: { content }, responses: {} });
  const properties = { tags: { type: "array", items: { type: "string" }, example: ["a", "b"] } };
  const site = await buildApi(
    t,
    openapi({
      "/raw": { put: { summary: "Raw", ...body({ "image/png": {} }) } },
      "/form": {
        post: { summary: "Form", ...body({ "multipart/form-data": { schema: { type: "object", properties } } }) },
      },
    }),
    all,
  );
  assertHas(textOf(site, "api-reference/raw.html"), [
    "The body is of type string<binary> .",
    "--data-binary '@example-file'",
  ]);
  assertHas(textOf(site, "api-reference/form.html"), ["--form 'tags=a' \\ --form 'tags=b'"]);
});

test("an attribute whose anchor would be the frame's own name takes no id twice, and an empty option is seen", async (t) => {
  const properties = { content: { type: "string" }, state: { type: "string", enum: ["", "on"] } };
  const schema = { type: "object", properties };
  const requestBody = { content: { "application/json": { schema } } };
  const site = await buildApi(t, openapi({ "/a": { post: { summary: "A", requestBody, responses: {} } } }), all);
  const html = site.text("api-reference/a.html");
  assert.equal(html.split('id="body-content"').length, 2);
  assert.match(html, /id="param-content"/);
  assertHas(textOf(site, "api-reference/a.html"), ['Available options: "" , on']);
});

test("a comment of a program keeps no margin that would make code of it, and code keeps its own", async (t) => {
  const comment = 'A piece of the answer.\n\n    Each is one event\n    of the stream.\n\n        {"a": 1}\n    ';
  const plain = "Send this:\n\n    GET /a";
  const of = (description: string) => ({
    description: "Fine",
    content: { "application/json": { schema: { type: "object", description } } },
  });
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering({}, { summary: "A", responses: { 200: of(comment), 400: of(plain) } }) } }),
    all,
  );
  const page = site.text("api-reference/a.html");
  assert.match(page, /<p>Each is one event\s+of the stream\.<\/p>/);
  assert.match(page, /<code>\{(?:"|&quot;)a(?:"|&quot;): 1\}\s*<\/code>/);
  assert.match(page, /<code>GET \/a\s*<\/code>/);
});

test("an address of a server without a scheme, or with a word between angle brackets, is its address all the same", async (t) => {
  const servers = [
    { url: "//api.shop.example/v1" },
    { url: "shop.example:8443/v2", description: "Second" },
    { url: "https://<your-shop>.example/v3/" },
    { url: "localhost:3000" },
    { url: "v4" },
    { url: "javascript:alert(1)" },
  ];
  const site = await buildApi(t, openapi({ "/a": { get: answering({}, { summary: "A" }) } }, { servers }), all);
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/a.html"), [
    "--url https://api.shop.example/v1/a",
    "Servers https://api.shop.example/v1 https://shop.example:8443/v2 Second https://{your-shop}.example/v3 http://localhost:3000",
  ]);
  assert.doesNotMatch(site.text("api-reference/a.html"), /javascript:alert/);
});

test("parameters of one name, and those without one, are all told; requests have one of a name", async (t) => {
  const query = (name: string | undefined, description: string) => ({ name, in: "query", description, required: true });
  const shared = { name: "q", in: "query", description: "Of the path" };
  const get = answering(
    {},
    {
      summary: "Twice",
      parameters: [query("q", "First"), query("q", "Second"), query("q", "Second"), query(undefined, "Nameless")],
    },
  );
  const site = await buildApi(t, openapi({ "/twice": { parameters: [shared], get } }), all);
  const page = textOf(site, "api-reference/twice.html");
  assertHas(page, ["First", "Second", "Nameless", "/twice?q="]);
  assert.equal(page.split("Second").length, 2);
  assert.doesNotMatch(page, /Of the path|q=.*&.*=/);
});

test("an answer that is a text stands in quotes where it is JSON", async (t) => {
  const answer = (type: string, example: unknown) => ({
    get: {
      summary: "A",
      responses: { 200: { description: "", content: { [type]: { schema: { type: "string" }, example } } } },
    },
  });
  const panelOf = async (type: string, example?: unknown) => {
    const site = await buildApi(t, openapi({ "/a": answer(type, example) }), all);
    return /^```\w+ 200\n(.*?)\n```/ms.exec(site.text("api-reference/a.md"))?.[1];
  };
  assert.equal(await panelOf("application/json"), '"<string>"');
  assert.equal(await panelOf("application/problem+json; charset=utf-8", "018b-c5e"), '"018b-c5e"');
  assert.equal(await panelOf("application/json", '{"a": 1}'), '{"a": 1}');
  assert.equal(await panelOf("application/json", "12"), "12");
  assert.equal(await panelOf("text/plain", "words"), "words");
});

test("a sample sends no form without fields, and with GET no body that may be left out: browsers refuse one", async (t) => {
  const form = (required: boolean) => ({
    required,
    content: { "application/x-www-form-urlencoded": { schema: { type: "object" } } },
  });
  const json = (required: boolean) => ({
    required,
    content: { "application/json": { schema: { type: "object", properties: { q: { type: "string" } } } } },
  });
  const sampleOf = async (method: string, requestBody: object) => {
    const site = await buildApi(t, openapi({ "/a": { [method]: { summary: "A", requestBody, responses: {} } } }), all);
    return /```javascript JavaScript\n([\s\S]*?)\n```/.exec(site.text("api-reference/a.md"))?.[1] ?? "";
  };
  for (const [method, body] of [
    ["get", form(false)],
    ["post", form(false)],
    ["get", json(false)],
  ] as const)
    assert.doesNotMatch(await sampleOf(method, body), /body:|Content-Type/);
  for (const [method, body] of [
    ["post", form(true)],
    ["get", json(true)],
    ["delete", json(false)],
  ] as const)
    assert.match(await sampleOf(method, body), /body:/);
});

test("ranges of media types stand in a page's Markdown as they are", async (t) => {
  const content = { "*/*": { schema: { type: "string" } }, "image/*": {} };
  const site = await buildApi(
    t,
    openapi({ "/a": { get: { summary: "A", responses: { 200: { description: "Fine", content } } } } }),
    all,
  );
  const page = site.text("api-reference/a.md");
  assert.match(page, /^\*\*\\\*\/\\\*\*\*$/m);
  assert.match(page, /^\*\*image\/\\\*\*\*$/m);
});

test("examples of media types whose lines are JSON have a value in each line", async (t) => {
  const schema = { type: "array", items: { type: "object", properties: { a: { type: "integer" } } } };
  const example = [{ a: 1 }, { a: 2 }];
  const content = { "application/jsonl": { schema, example } };
  const responses = { 200: { description: "Fine", content: { "application/x-ndjson": { schema, example } } } };
  const site = await buildApi(
    t,
    openapi({ "/a": { post: { summary: "A", requestBody: { content }, responses } } }),
    all,
  );
  const page = site.text("api-reference/a.md");
  assert.match(page, /--data '\{"a":1\}\n\{"a":2\}'/);
  assert.match(page, /```json 200\n\{"a":1\}\n\{"a":2\}\n```/);
});

test("a body and an answer without attributes are said by their types, with what else is said of them", async (t) => {
  const json = (schema: unknown) => ({ "application/json": { schema } });
  const site = await buildApi(
    t,
    openapi({
      "/a": {
        post: {
          summary: "A",
          requestBody: { content: json({ type: "object", description: "Any keys" }) },
          responses: { 200: { description: "Fine", content: json({}) } },
        },
      },
      "/b": {
        put: {
          summary: "B",
          requestBody: { content: json({ type: "string", maxLength: 5, default: "x" }) },
          responses: { 200: { description: "Fine", content: json({ type: "string", example: "OK" }) } },
        },
      },
    }),
    all,
  );
  assertHas(textOf(site, "api-reference/a.html"), [
    "application/json The body is of type object . Any keys",
    "Fine The response is of type any .",
  ]);
  assertHas(textOf(site, "api-reference/b.html"), [
    "application/json body string default: x Maximum string length: 5",
    'Fine The response is of type string . Example: "OK"',
  ]);
  assert.match(site.text("api-reference/a.md"), /Fine\s+The response is of type `any`\./);
});
