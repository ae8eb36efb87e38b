import assert from "node:assert/strict";
import { test } from "node:test";
import { jsonText, parseJson } from "./exact-json.ts";
import { answering, assertHas, buildApi, openapi, textOf } from "./testing.ts";

const long = "1234567890123456789";

/** A specification whose numbers are written in no program: `long` stands where this text does. */
function written(document: Record<string, unknown>): string {
  return JSON.stringify(document, null, 2).replaceAll('"LONG"', long);
}

const paths = {
  "/users/{id}": {
    post: answering(
      {
        type: "object",
        properties: {
          id: { type: "integer", example: "LONG", minimum: "LONG", default: "LONG" },
          kind: { type: "integer", enum: [1, "LONG"] },
        },
        example: { id: "LONG", kind: "LONG" },
      },
      {
        summary: "Move a user",
        "x-mint": { metadata: { number: "LONG" } },
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "integer" }, example: "LONG" },
          { name: "to", in: "query", required: true, schema: { type: "integer", default: "LONG" } },
        ],
        requestBody: { content: { "application/json": { example: { ids: ["LONG"] } } } },
      },
    ),
  },
};

test("Whole numbers of any length stand on a page and in its samples as the specification writes them", async (t) => {
  const json = written(openapi(paths));
  // The same as YAML, in its flow style.
  const yaml = `# YAML\n${json}`;
  for (const [name, text] of [
    ["openapi.json", json],
    ["openapi.yaml", yaml],
  ] as const) {
    const site = await buildApi(t, json, { openapi: name }, { [name]: text });
    const page = textOf(site, "api-reference/move-a-user.html");
    assertHas(page, [
      `/users/${long}?to=${long}`,
      `"ids": [ ${long} ]`,
      `"id" : ${long} , "kind" : ${long}`,
      `Required range: x >= ${long}`,
      `default: ${long}`,
      `Example: ${long}`,
      `Available options: 1 , ${long}`,
    ]);
    assert.doesNotMatch(page, /12345678901234567(?!89)\d/);
    assert.match(site.text("api-reference/move-a-user.md"), new RegExp(`"example": ${long}`));
    const [, data = ""] = /lc-playground-data">(.*?)<\/script>/.exec(site.text("api-reference/move-a-user.html")) ?? [];
    assert.match(data, new RegExp(`"ids":\\[${long}\\]`));
  }
});

test("Whole numbers of any length survive Swagger 2.0", async (t) => {
  const text = written({
    swagger: "2.0",
    info: { title: "Old", version: "1" },
    host: "api.shop.example",
    produces: ["application/json"],
    responses: { Fine: { description: "Fine", schema: { type: "object", example: { id: "LONG" } } } },
    paths: { "/old": { get: { summary: "Old", responses: { 200: { $ref: "#/responses/Fine" } } } } },
  });
  const site = await buildApi(t, text, { openapi: "openapi.json" });
  assertHas(textOf(site, "api-reference/old.html"), [`"id" : ${long}`]);
});

test("JSON that is read and written again says the same", () => {
  const text = `{"a":[${long},-${long},1.5,1e400,"${long}"],"b":null}`;
  assert.equal(jsonText(parseJson(text)), text.replace("1e400", "null"));
  const loop: unknown[] = [];
  loop.push(loop);
  assert.throws(() => jsonText(loop), TypeError);
});
