import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "/openapi.json" }] };

test("what an alternative of a value begins with is told in its tab, where the value itself begins with nothing", async (t) => {
  const stop = {
    default: null,
    oneOf: [
      { type: "string", nullable: true, default: "<|end|>" },
      { type: "array", items: { type: "string" }, default: [] },
    ],
  };
  const schema = { type: "object", properties: { stop } };
  const site = await buildApi(t, openapi({ "/a": { get: answering(schema, { summary: "A" }) } }), all);
  const page = textOf(site, "api-reference/a.html");
  assert.match(page, /string \| null default: <\|end\|> string\[\]/);
  assert.match(page, /string\[\] default: \[\]/);
});

test("a value that is always null is called null, by its type and as a constant", async (t) => {
  const schema = { type: "object", properties: { none: { const: null }, empty: { type: ["null"] } } };
  const site = await buildApi(t, openapi({ "/a": { get: answering(schema, { summary: "A" }) } }), all);
  const page = site.text("api-reference/a.md");
  assert.match(page, /- `none` \(null\): Allowed value: `null`/);
  assert.match(page, /- `empty` \(null\)\n/);
});
