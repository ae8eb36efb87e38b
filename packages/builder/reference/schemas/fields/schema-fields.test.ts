import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../../testing.ts";

test("M08: recursive schemas end, alternatives have tabs, allOf is one object", async (t) => {
  const schemas = {
    Tree: {
      type: "object",
      properties: {
        value: { type: "string" },
        children: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
      },
    },
    Loop: { $ref: "#/components/schemas/Loop" },
    Both: {
      allOf: [
        { $ref: "#/components/schemas/Tree" },
        {
          type: "object",
          required: ["extra"],
          properties: { extra: { type: ["string", "null"], enum: ["a", "b", null] } },
        },
      ],
    },
    Pet: {
      oneOf: [
        { title: "Cat", type: "object", properties: { meows: { type: "boolean" } } },
        { title: "Dog", type: "object", properties: { barks: { type: "boolean" } } },
      ],
      discriminator: { propertyName: "kind" },
    },
  };
  const both = {
    type: "object",
    properties: {
      both: { $ref: "#/components/schemas/Both" },
      pet: { $ref: "#/components/schemas/Pet" },
      loop: { $ref: "#/components/schemas/Loop" },
    },
  };
  const site = await buildApi(
    t,
    openapi({ "/t": { get: answering(both, { summary: "T" }) } }, { components: { schemas } }),
    { pages: ["GET /t"] },
  );
  const page = site.text("api-reference/t.html");
  assert.match(page, /data-tab="Cat".*meows.*data-tab="Dog".*barks/s);
  assert.match(page, /lc-field-name">[^\n]*extra<\/code>.*enum&lt;string&gt; \| null.*required.*Available options/s);
  assert.ok(page.length < 200_000, `${page.length} characters`);
});

test("each part of a body or an answer has an anchor made of all names above it", async (t) => {
  const search = {
    post: {
      summary: "Search",
      requestBody: {
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: {
                filter: { type: "object", properties: { maxPrice: { type: "number" } } },
                by: { oneOf: [{ type: "string" }, { type: "object", properties: { userId: { type: "string" } } }] },
              },
            },
          },
        },
      },
      responses: {
        200: {
          description: "Fine",
          content: {
            "application/json": {
              schema: {
                oneOf: [
                  { type: "object", properties: { hitsPerPage: { type: "integer" } } },
                  { type: "object", properties: { limit: { type: "integer" } } },
                ],
              },
            },
          },
        },
      },
    },
  };
  const site = await buildApi(t, openapi({ "/search": search }), { pages: ["POST /search"] });
  const [page] = site.manifest.pages;
  const ids = [...site.text(page?.file ?? "").matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  for (const id of [
    "body-filter",
    "body-filter-max-price",
    "body-by-one-of-1",
    "body-by-one-of-1-user-id",
    "response-one-of-0",
    "response-one-of-0-hits-per-page",
    "response-one-of-1-limit",
  ]) {
    assert.ok(ids.includes(id), `there is no #${id} among ${ids.join(" ")}`);
  }
  assert.equal(new Set(ids).size, ids.length, "no id stands twice");
});

test("the anchors that the format gives parts of a list's items lead to them, and those of names with capitals", async (t) => {
  const item = {
    type: "object",
    properties: { id: { type: ["string", "null"] }, customLLMConfig: { type: "string" } },
  };
  const list = { type: "array", items: item };
  const whole = await buildApi(t, openapi({ "/a": { get: answering(list, { summary: "A" }) } }), { pages: ["GET /a"] });
  const page = whole.text("api-reference/a.html");
  for (const id of [
    "response-id",
    "response-items-id",
    "response-custom-llm-config",
    "response-items-custom-llm-config",
  ])
    assert.ok(page.includes(` id="${id}"`), id);
  const data = { type: "object", properties: { data: { type: "array", items: list } } };
  const part = await buildApi(t, openapi({ "/b": { get: answering(data, { summary: "B" }) } }), { pages: ["GET /b"] });
  for (const id of ["response-data-id", "response-data-items-items-id"])
    assert.ok(part.text("api-reference/b.html").includes(` id="${id}"`), id);
});

test("a part of an object is told with the names of the objects that it is in", async (t) => {
  const address = { type: "object", properties: { "post&code": { type: "string" } } };
  const people = { type: "array", items: { type: "object", properties: { address } } };
  const get = answering(
    { oneOf: [{ type: "object", properties: { people } }, { type: "string" }] },
    { summary: "List" },
  );
  const site = await buildApi(t, openapi({ "/people": { get } }), { pages: ["GET /people"] });
  const html = site.text("api-reference/list.html");
  const names = [...html.matchAll(/<code [^>]*class="lc-field-name">(.*?)<\/code>/g)].map(([, name]) => name);
  assert.deepEqual(names, [
    "people",
    '<span class="lc-muted">people.</span><wbr>address',
    '<span class="lc-muted">people.address.</span><wbr>post&amp;code',
  ]);
});

test("nothing that a schema says is lost on its way to the page", async (t) => {
  const schemas = {
    Level: { type: "string", enum: ["low", "high"], description: "How loud" },
    Place: { type: "object", description: "Where it is", properties: { street: { type: "string" } } },
  };
  const properties = {
    level: {
      anyOf: [{ $ref: "#/components/schemas/Level" }, { type: "null" }],
      description: "Its level",
      default: "low",
    },
    place: { oneOf: [{ type: "null" }, { $ref: "#/components/schemas/Place" }] },
    tags: { type: "array", items: { type: "string", description: "One tag", example: "red" }, minItems: 2 },
    size: {
      oneOf: [
        { type: "integer", description: "In pixels", multipleOf: 8 },
        { type: "string", enum: ["auto"] },
      ],
    },
    code: { type: "string", enum: Array.from({ length: 300 }, (_, index) => `code_${index}`) },
  };
  const paths = {
    "/signs": {
      get: answering(
        { type: "object", properties },
        {
          summary: "Signs",
          requestBody: {
            content: {
              "application/json": {
                schema: { type: "object" },
                examples: { one: { value: { a: "first" } }, two: { summary: "The other", value: { a: "second" } } },
              },
            },
          },
          parameters: [
            {
              name: "since",
              in: "query",
              schema: { type: "string" },
              examples: { day: { value: "2024-01-01" }, hour: { value: "2024-01-01T10" } },
            },
          ],
        },
      ),
    },
  };
  const site = await buildApi(t, openapi(paths, { components: { schemas } }), { pages: ["GET /signs"] });
  const page = site.text(site.manifest.pages[0]?.file ?? "");
  const text = page.slice(page.indexOf("<main")).replace(/<[^>]*>/g, " ");
  for (const said of [
    "Its level",
    "How loud",
    "low , high",
    "Where it is",
    "One tag",
    "red",
    "Minimum array length: 2",
    "In pixels",
    "Multiple of:",
    "auto",
    "code_299",
    "2024-01-01T10",
    "The other",
    "second",
  ]) {
    assert.ok(text.replace(/\s+/g, " ").includes(said), `“${said}” is not on the page`);
  }
  assert.match(page, /id="response-place-one-of-1"/);
  assert.match(page, /id="response-place-one-of-1-street"/);
});

test("a body that holds no attributes is said by its type, and no list of required attributes names it", async (t) => {
  const operation = answering(
    { type: "string" },
    {
      summary: "Say",
      requestBody: { required: true, content: { "application/json": { schema: { type: "string", minLength: 2 } } } },
    },
  );
  const site = await buildApi(t, openapi({ "/say": { post: operation } }), { pages: ["POST /say"] });
  const text = textOf(site, "api-reference/say.html");
  assertHas(text, ["Body application/json The body is of type string .", "Fine The response is of type string ."]);
  assert.doesNotMatch(text, /required/);
});
