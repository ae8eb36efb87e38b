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

test("the type of a body is sent once where the specification has it among the headers, too", async (t) => {
  const type = { name: "content-type", in: "header", required: true, schema: { type: "string" }, description: "Of it" };
  const operation = (summary: string, media: string | null) => {
    const content = media === null ? null : { [media]: { schema: { type: "object", properties: { a: {} } } } };
    return answering({}, { summary, parameters: [type], ...(content ? { requestBody: { content } } : {}) });
  };
  const paths = {
    "/json": { post: operation("Json", "application/json; charset=utf-8") },
    "/form": { post: operation("Form", "multipart/form-data") },
    "/none": { post: operation("None", null) },
  };
  const site = await buildApi(t, openapi(paths), all);
  const typesOf = (name: string) => {
    const sample = site.text(`api-reference/${name}.md`).split("```bash cURL")[1]?.split("```")[0] ?? "";
    return [...sample.matchAll(/--header '(content-type: .*?)'/gi)].map(([, header]) => header);
  };
  assert.deepEqual(typesOf("json"), ["Content-Type: application/json; charset=utf-8"]);
  assert.deepEqual(typesOf("form"), ["Content-Type: multipart/form-data"]);
  assert.deepEqual(typesOf("none"), ["content-type: <content-type>"]);
  assert.match(textOf(site, "api-reference/json.html"), /content-type string header required Of it/);
});

test("a scheme of HTTP that has letters of its own is sent with these, and one that is not named is a token", async (t) => {
  const securitySchemes = { own: { type: "http", scheme: "SHOP-Key" }, bare: { type: "http" } };
  const paths = {
    "/a": { get: answering({}, { summary: "A", security: [{ own: [] }] }) },
    "/b": { get: answering({}, { summary: "B", security: [{ bare: [] }] }) },
  };
  const site = await buildApi(t, openapi(paths, { components: { securitySchemes } }), all);
  assert.match(site.text("api-reference/a.md"), /'Authorization: SHOP-Key <credentials>'/);
  assert.match(site.text("api-reference/b.md"), /'Authorization: Bearer <token>'/);
  assert.match(site.text("api-reference/b.html"), /"kind":"bearer"/);
});
