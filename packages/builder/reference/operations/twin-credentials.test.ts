import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi, textOf } from "../testing.ts";

const all = { tabs: [{ tab: "API", openapi: "openapi.json" }] };

test("a key that two schemes ask for is told once, and sent once", async (t) => {
  const key = { type: "apiKey", in: "query", name: "api_key" };
  const securitySchemes = {
    query: key,
    again: key,
    token: { type: "http", scheme: "bearer" },
    login: { type: "oauth2" },
  };
  const more = { components: { securitySchemes }, security: [{ query: [], again: [], token: [], login: [] }] };
  const site = await buildApi(t, openapi({ "/a": { get: answering({}, { summary: "A" }) } }, more), all);
  const page = textOf(site, "api-reference/a.html");
  assert.equal(page.match(/api_key string required query/g)?.length, 1, page);
  const sample = site.text("api-reference/a.md").split("```bash cURL")[1]?.split("```")[0] ?? "";
  assert.equal(sample.match(/api_key=/g)?.length, 1, sample);
  assert.equal(sample.match(/Authorization/g)?.length, 1, sample);
});
