import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi } from "../testing.ts";

test("a specification that nobody names is found wherever its version stands, and an example of one is none", async (t) => {
  const long = { components: { schemas: { Long: { description: "x".repeat(30_000) } } } };
  const get = (summary: string) => ({ paths: { "/a": { get: answering({}, { summary }) } } });
  const sorted = JSON.stringify({ ...long, ...openapi({}), ...get("Sorted") });
  const yaml = `x-long: ${"x".repeat(30_000)}\npaths:\n  /b:\n    get: {summary: Late, responses: {}}\nopenapi: 3.1.0\nservers: [{url: https://api.shop.example}]\n`;
  const data = JSON.stringify({ ...long, saved: openapi({ "/c": { get: {} } }) });
  const site = await buildApi(
    t,
    "{}",
    { pages: ["a", "b", "c"] },
    {
      "a.mdx": '---\nopenapi: "GET /a"\n---\n',
      "b.mdx": '---\nopenapi: "GET /b"\n---\n',
      "c.mdx": '---\nopenapi: "GET /c"\n---\n',
      "sorted.json": sorted,
      "late.yaml": yaml,
      "data.json": data,
    },
  );
  assert.match(site.text("a.html"), /<h1[^>]*>Sorted</);
  assert.match(site.text("b.html"), /<h1[^>]*>Late</);
  assert.deepEqual(site.complaints, ["c.mdx:2:1 unknown-operation"]);
});
