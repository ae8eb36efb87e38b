import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("bounds of a body's outermost object, of items, and what else an object may hold are told", async (t) => {
  const schema = {
    type: "object",
    description: "All of it",
    minProperties: 1,
    maxProperties: 4,
    deprecated: true,
    additionalProperties: false,
    externalDocs: { url: "https://more.example/body", description: "More on bodies" },
    properties: {
      codes: { type: "array", minItems: 2, items: { type: "string", pattern: "^[A-Z]{2}$", maxLength: 3 } },
      steps: { type: "array", items: { type: "integer", minimum: 5, multipleOf: 5 } },
      kinds: { type: "array", minItems: 1, maxItems: 9, items: { type: "string", enum: ["crew", "cargo"] } },
      grid: {
        type: "array",
        items: { type: "array", maxItems: 3, items: { type: "integer", description: "A cell", minimum: 7 } },
      },
      labels: { type: "object", properties: { a: { type: "string" } }, additionalProperties: true },
      texts: { type: "object", additionalProperties: { type: "string" }, propertyNames: { description: "A language" } },
      marks: { type: "object", patternProperties: { "^x-": { type: "string" } }, additionalProperties: false },
      way: {
        oneOf: [
          { type: "string", title: "Name", deprecated: true },
          { type: "integer", title: "Number" },
        ],
      },
    },
  };
  const site = await buildApi(
    t,
    openapi({ "/a": { post: { summary: "A", requestBody: { content: { "application/json": { schema } } } } } }),
    all,
  );
  assert.deepEqual(site.complaints, []);
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, [
    "All of it Deprecated Required number of properties: 1 - 4 More on bodies Other attributes: none codes",
    "Minimum array length: 2 Each item, maximum string length: 3 Each item, pattern: ^[A-Z]{2}$",
    "Each item, required range: x >= 5 Each item, multiple of: 5",
    "Required array length: 1 - 9 elements Available options: crew , cargo",
    "grid integer[][] A cell Each item, maximum array length: 3 Each item of those, required range: x >= 7",
    "labels object Other attributes: any",
    "Keys: A language",
    "marks object Other attributes: none",
    "Deprecated",
  ]);
  assert.equal(text.split("Deprecated").length, 3, "of the body, and of one of the alternatives");
});

test("the default of a list's items is told, whatever it is", async (t) => {
  const list = (items: object, more: object = {}) => ({ type: "array", items, ...more });
  const schema = {
    type: "object",
    properties: {
      states: list({ type: "string", enum: ["new", "old"], default: "new" }, { default: ["old"] }),
      counts: list({ type: "integer", default: 0 }),
      grid: list(list({ type: "boolean", default: false })),
      texts: list({ type: "string", default: "a\nb" }),
      none: list({ type: ["string", "null"], default: null }),
    },
  };
  const responses = { 200: { description: "Fine", content: { "application/json": { schema } } } };
  const site = await buildApi(t, openapi({ "/a": { get: { summary: "A", responses } } }), all);
  assertHas(textOf(site, "api-reference/a.html"), [
    "Available options: new , old Each item, default: new",
    "counts integer[] Each item, default: 0",
    "grid boolean[][] Each item of those, default: false",
    "texts string[] Each item, default:",
  ]);
  assert.equal(textOf(site, "api-reference/a.html").split("Each item, default").length, 4);
});

test("answers do not say that they hold nothing else: nobody has to heed it", async (t) => {
  const schema = { type: "object", properties: { a: { type: "string" } }, additionalProperties: false };
  const responses = { 200: { description: "Fine", content: { "application/json": { schema } } } };
  const site = await buildApi(t, openapi({ "/a": { get: { summary: "A", responses } } }), all);
  assert.doesNotMatch(textOf(site, "api-reference/a.html"), /Other attributes/);
});

test("a parameter says what its schema says besides", async (t) => {
  const parameters = [
    {
      name: "id",
      in: "query",
      description: "Of the user",
      schema: { type: "string", description: "A resource's name" },
    },
    { name: "same", in: "query", description: "Said once.", schema: { type: "string", description: "Said once" } },
  ];
  const site = await buildApi(t, openapi({ "/a": { get: { summary: "A", parameters, responses: {} } } }), all);
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, ["Of the user A resource's name"]);
  assert.equal(text.split("Said once").length, 2);
});

test("a path's description and the only server's are told", async (t) => {
  const site = await buildApi(
    t,
    openapi(
      { "/a": { description: "Of all methods here", get: { summary: "A", responses: {} } } },
      { servers: [{ url: "https://a.example", description: "Yours alone" }] },
    ),
    all,
  );
  assertHas(textOf(site, "api-reference/a.html"), ["Of all methods here", "https://a.example Yours alone"]);
});

test("the limits of 64 bits are told as they are written", async (t) => {
  const limits = (minimum: string, maximum: string) =>
    `{ "type": "integer", "minimum": ${minimum}, "maximum": ${maximum}, "default": ${maximum} }`;
  const properties = `{ "signed": ${limits("-9223372036854775808", "9223372036854775807")}, "unsigned": ${limits("0", "18446744073709551615")}, "exact": ${limits("0", "9007199254740991")}, "large": ${limits("0", "1e30")} }`;
  const body = `{ "content": { "application/json": { "schema": { "type": "object", "properties": ${properties} } } } }`;
  const site = await buildApi(
    t,
    `{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": { "/a": { "post": { "summary": "A", "requestBody": ${body}, "responses": {} } } } }`,
    all,
  );
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, [
    "-9223372036854775808 <= x <= 9223372036854775807",
    "0 <= x <= 18446744073709551615",
    "0 <= x <= 9007199254740991",
    "0 <= x <= 1e+30",
    "default: 9223372036854775807",
  ]);
});

test("examples are JSON: texts have their quotes, an object and a list spaces, or lines where they are longer", async (t) => {
  const schema = {
    type: "object",
    properties: {
      day: { type: "string", example: "2024-01-01" },
      said: { type: "string", example: 'He "said"' },
      size: { type: "integer", example: 4 },
      names: { type: "array", items: { type: "string" }, examples: [["a"]] },
      free: { type: "object", example: { key: "value" } },
      long: { type: "object", example: { is_owner: true, start_cloud_recording: true } },
      both: { type: "string", enum: ["a", "b"], default: "a", example: "a" },
    },
  };
  const content = { "application/json": { schema } };
  const site = await buildApi(
    t,
    openapi({ "/a": { post: { summary: "A", requestBody: { content }, responses: {} } } }),
    all,
  );
  assert.deepEqual(site.complaints, []);
  assertHas(textOf(site, "api-reference/a.html"), [
    'day string Example: "2024-01-01"',
    'Example: "He \\"said\\""',
    "Example: 4",
    'Example: ["a"]',
    'Example: { "key": "value" }',
    'both enum<string> default: a Available options: a , b Example: "a"',
  ]);
  assert.match(site.text("api-reference/a.md"), /Example:\n\n {2}```json\n {2}\{\n {4}"is_owner": true,\n/);
  assert.match(
    site.text("api-reference/a.html"),
    /<code>\{ (?:"|&quot;)key(?:"|&quot;): (?:"|&quot;)value(?:"|&quot;) \}<\/code>/,
  );
});

test("a default that no line holds stands below the field, a short one beside its type", async (t) => {
  const long = [{ role: "user", content: "How do I get started with the first of my sites?" }];
  const schema = {
    type: "object",
    properties: {
      messages: { type: "array", items: { type: "object" }, default: long, description: "What was said." },
      tags: { type: "array", items: { type: "string" }, default: ["a"] },
    },
  };
  const content = { "application/json": { schema } };
  const site = await buildApi(
    t,
    openapi({ "/a": { post: { summary: "A", requestBody: { content }, responses: {} } } }),
    all,
  );
  const text = textOf(site, "api-reference/a.html").replaceAll(/" :/g, '":');
  assertHas(text, ['messages object[] What was said. Default: [ { "role": "user"', 'tags string[] default: ["a"]']);
});

test("a default that is a text of several lines, or a long one, keeps its lines below the type", async (t) => {
  const prompt = "You help sailors.\n\n- Be kind\n- Be **brief**";
  const properties = {
    prompt: { type: "string", description: "What it is told", default: prompt },
    footer: { type: "string", default: "word ".repeat(60).trim() },
    mark: { type: "string", default: "\n" },
    delimiter: { type: "string", enum: [",", " ", "\t"] },
    greeting: { type: "string", default: "Hello, sailor" },
  };
  const specification = openapi({ "/a": { get: answering({ type: "object", properties }, { summary: "A" }) } });
  const site = await buildApi(t, specification, { pages: ["GET /a"] });
  const page = site.text("api-reference/a.html");
  assert.doesNotMatch(page, /lc-field-default">default: <code>(?:You|word)/);
  assert.match(page, /lc-field-default">default: <code>Hello, sailor<\/code>/);
  const lines = ["You help sailors.", "", "- Be kind", "- Be **brief**"].map((line) => (line ? `  ${line}` : ""));
  const twin = site.text("api-reference/a.md");
  assertHas(twin, [
    `  What it is told\n\n  Default:\n\n  \`\`\`text\n${lines.join("\n")}\n  \`\`\``,
    '- `mark` (string, default: "\\n")',
  ]);
  assertHas(textOf(site, "api-reference/a.html"), [
    "What it is told Default: You help sailors.",
    'delimiter enum<string> Available options: , , " " , "\\t"',
  ]);
});
