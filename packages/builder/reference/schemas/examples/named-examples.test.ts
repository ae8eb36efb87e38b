import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, buildApi, openapi, textOf } from "../../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("examples of parameters and headers stand with their names and descriptions", async (t) => {
  const site = await buildApi(
    t,
    openapi(
      {
        "/a": {
          get: {
            summary: "A",
            parameters: [
              {
                name: "fields",
                in: "query",
                schema: { type: "string" },
                examples: {
                  every: { summary: "All of them", description: "Costs `more`\n\nthan others", value: "*" },
                  some: { $ref: "#/components/examples/some" },
                },
              },
              {
                name: "plain",
                in: "query",
                schema: { type: "integer" },
                examples: { 1: { value: 7 }, 2: { value: 8 } },
              },
              { name: "one", in: "query", schema: { type: "string" }, examples: { newest: { value: "-created" } } },
              {
                name: "filter",
                in: "query",
                content: {
                  "application/json": {
                    schema: { type: "object" },
                    examples: {
                      long: {
                        summary: "Many at once",
                        value: { and: Array.from({ length: 9 }, (_, n) => ({ term: n })) },
                      },
                    },
                  },
                },
              },
            ],
            responses: {
              200: {
                description: "Fine",
                headers: {
                  Wait: {
                    schema: { type: "string" },
                    examples: {
                      seconds: { summary: "In seconds", value: "120" },
                      date: { summary: "Until", value: "Mon" },
                    },
                  },
                },
              },
            },
          },
        },
      },
      { components: { examples: { some: { summary: "Two of them", value: "id,name" } } } },
    ),
    all,
  );
  assert.deepEqual(site.complaints, []);
  const page = textOf(site, "api-reference/a.html");
  assertHas(page, ['Example: "*" – All of them', "Costs more", "than others", 'Example: "id,name" – Two of them']);
  assertHas(page, ["Examples: 7 , 8", 'Example: "-created" – newest', "Many at once", 'Example: "120" – In seconds']);
  const twin = site.text("api-reference/a.md");
  assertHas(twin.slice(0, twin.indexOf("## OpenAPI")), ['`"id,name"` – Two of them', "```json Many at once"]);
});

test("each example of every media type is chosen by its summary, and its description is told", async (t) => {
  const schema = { type: "object" };
  const site = await buildApi(
    t,
    openapi({
      "/a": {
        post: {
          summary: "A",
          requestBody: {
            content: {
              "application/json": {
                schema,
                examples: { only: { summary: "A cat", description: "It *purrs*", value: { cat: 1 } } },
              },
            },
          },
          responses: {
            200: {
              description: "Fine",
              content: {
                "application/json": {
                  schema,
                  examples: {
                    fresh: { summary: "Made just now", description: "Without an owner", value: { at: "now" } },
                    old: { value: { at: "then" } },
                    far: { externalValue: "https://examples.example/far.json" },
                  },
                },
                "text/csv": {
                  schema: { type: "string" },
                  examples: { short: { value: "a,b" }, long: { value: "c,d,e" } },
                },
              },
            },
            404: {
              description: "Gone",
              content: { "application/json": { schema, examples: { lost: { summary: "Never there", value: {} } } } },
            },
          },
        },
      },
    }),
    all,
  );
  assert.deepEqual(site.complaints, []);
  const page = site.text("api-reference/a.html");
  assert.match(page, /<div class="code-group lc-response-example"[^>]* data-dropdown/, "long titles are a list");
  const panels = [
    ...page.slice(page.indexOf('id="response-example"')).matchAll(/<section class="lc-tab-panel" data-tab="([^"]*)"/g),
  ];
  assert.deepEqual(panels.map(([, title]) => title).slice(0, 5), [
    "200 Made just now",
    "200 old",
    "200 text/csv short",
    "200 text/csv long",
    "404 Never there",
  ]);
  const text = textOf(site, "api-reference/a.html");
  assertHas(text, [
    "c,d,e",
    "A cat It purrs",
    "Made just now Without an owner",
    "far – https://examples.example/far.json",
  ]);
});
