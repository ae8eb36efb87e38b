import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi, users } from "./testing.ts";

test("Swagger 2.0 in YAML is read as OpenAPI 3", async (t) => {
  const swagger =
    "swagger: '2.0'\ninfo: {title: Old, version: '1'}\nhost: old.example\nschemes: [https]\nbasePath: /v0\npaths:\n  /things:\n    post:\n      summary: Add\n      parameters:\n        - {in: body, name: body, schema: {$ref: '#/definitions/Thing'}}\n      responses: {'200': {description: ok}}\ndefinitions:\n  Thing: {type: object, properties: {size: {type: integer}}}\n";
  const site = await buildApi(
    t,
    users,
    { groups: [{ group: "Old", openapi: { source: "old.yaml", directory: "old" } }] },
    { "old.yaml": swagger },
  );
  const page = site.text("old/add.html");
  assert.match(page, /data-copy="https:\/\/old\.example\/v0\/things"/);
  assert.match(page, /lc-field-name">size/);
});
