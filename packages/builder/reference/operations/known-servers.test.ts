import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApi, openapi } from "../testing.ts";

const navigation = { pages: ["GET /a", "GET /b"] };
const config = (servers: unknown) =>
  JSON.stringify({
    name: "Shop",
    theme: "mint",
    colors: { primary: "#0a6" },
    api: { mdx: { server: servers } },
    navigation,
  });
const paths = {
  "/a": { get: { summary: "A", responses: {} } },
  "/b": { get: { summary: "B", responses: {}, servers: [{ url: "https://own.example" }] } },
};

test("an operation whose specification names no server has that of docs.json", async (t) => {
  for (const servers of [undefined, [], [{ url: "/" }]]) {
    const specification = openapi(paths, { servers });
    const files = { "docs.json": config(["https://one.example/v1", "https://two.example"]) };
    const site = await buildApi(t, specification, navigation, files);
    assert.match(site.text("api-reference/a.md"), /--url https:\/\/one\.example\/v1\/a/);
    assert.match(site.text("api-reference/a.html"), /"servers":\[\{"url":"https:\/\/one\.example\/v1"\},/);
    assert.match(site.text("api-reference/b.md"), /--url https:\/\/own\.example\/b/);
  }
  const named = await buildApi(t, openapi(paths), navigation, { "docs.json": config("https://one.example") });
  assert.match(named.text("api-reference/a.md"), /--url https:\/\/api\.shop\.example\/v1\/a/);
});
