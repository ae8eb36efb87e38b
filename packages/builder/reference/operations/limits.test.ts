import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, assertHas, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };
const many = <Value>(count: number, make: (index: number) => Value) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, make(index)]));
const more = "More is not shown here: see the specification";

test("wherever a page shows only the first of many, it says that there is more and where", async (t) => {
  const schema = { type: "string" };
  const answer = {
    description: "Fine",
    headers: many(70, () => ({ schema })),
    links: many(70, () => ({ operationId: "next" })),
    content: many(25, () => ({ schema })),
  };
  const flow = { "https://a.example": { post: { responses: {} } } };
  const site = await buildApi(
    t,
    openapi({
      "/headers": { get: { summary: "Headers", responses: { 200: { description: "Fine", headers: answer.headers } } } },
      "/links": { get: { summary: "Links", responses: { 200: { description: "Fine", links: answer.links } } } },
      "/types": { get: { summary: "Types", responses: { 200: { description: "Fine", content: answer.content } } } },
      "/bodies": { post: { summary: "Bodies", requestBody: { content: answer.content }, responses: {} } },
      "/callbacks": { post: { summary: "Callbacks", callbacks: many(45, () => flow), responses: {} } },
      "/answers": { get: { summary: "Answers", responses: many(70, () => ({ description: "Fine" })) } },
      "/examples": {
        get: {
          summary: "Examples",
          responses: many(3, () => ({
            description: "Fine",
            content: { "application/json": { examples: many(30, (value) => ({ value })) } },
          })),
        },
      },
      "/servers": {
        get: answering(
          {},
          { summary: "Servers", servers: Object.values(many(60, () => ({ url: "https://a.example" }))) },
        ),
      },
      "/variants": {
        get: answering(
          { oneOf: Object.values(many(160, (index) => ({ type: "object", properties: { [`p${index}`]: schema } }))) },
          { summary: "Variants" },
        ),
      },
    }),
    all,
  );
  for (const page of [
    ...["headers", "links", "types", "bodies", "callbacks", "answers", "examples", "servers", "variants"],
  ])
    assert.equal(textOf(site, `api-reference/${page}.html`).split(more).length, 2, page);
});

test("a field that has too many options, examples or alternatives ends with an ellipsis", async (t) => {
  const properties = {
    option: { type: "string", enum: Array.from({ length: 601 }, (_, index) => `o${index}`) },
    example: { type: "string", examples: Array.from({ length: 9 }, (_, index) => `e${index}`) },
    text: { type: "string", example: "x".repeat(5000) },
    kinds: { oneOf: ["a", "b", "c", "d", "e", "f", "g"].map((format) => ({ type: "string", format })) },
  };
  const site = await buildApi(
    t,
    openapi({ "/a": { get: answering({ type: "object", properties }, { summary: "A" }) } }),
    all,
  );
  assertHas(textOf(site, "api-reference/a.html"), ["o599 …", '"e7" , …', "xxx…", "string<f> | …"]);
});
