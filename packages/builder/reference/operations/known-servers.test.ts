import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHas, buildApi, openapi, textOf } from "../testing.ts";

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

test("a server without a host stands behind those of docs.json, with its variables", async (t) => {
  const servers = [
    { url: "/v2", description: "The *second*" },
    { url: "beta/{cell}", variables: { cell: { default: "one" } } },
  ];
  const files = { "docs.json": config(["https://one.example/v1/", "https://two.example"]) };
  const site = await buildApi(t, openapi(paths, { servers }), navigation, files);
  assert.match(site.text("api-reference/a.md"), /--url https:\/\/one\.example\/v2\/a/);
  const page = site.text("api-reference/a.html");
  for (const url of ["https://one.example/v2", "https://two.example/v2", "https://one.example/v1/beta/{cell}"])
    assert.ok(page.includes(`"url":"${url}"`), url);
  assert.match(site.text("api-reference/b.md"), /--url https:\/\/own\.example\/b/);
});

test("a server without a host and without a slash is a path where nothing tells a host", async (t) => {
  const site = await buildApi(t, openapi(paths, { servers: [{ url: "v2/api" }] }), navigation);
  assert.match(site.text("api-reference/a.md"), /GET \/v2\/api\/a/);
});

test("that no server is known for the operations of a specification is told once", async (t) => {
  const told = async (servers: unknown, files = {}) => {
    const { report } = await buildApi(t, openapi(paths, { servers }), navigation, files);
    return report.diagnostics.map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`);
  };
  const note = 'info openapi.json:1 No server is known for "GET /a": samples ask https://api.example.com';
  for (const servers of [undefined, [], [{ url: "/v2" }], [{ url: "{base}/v1" }]])
    assert.deepEqual(await told(servers), [note]);
  for (const url of ["https://one.example", "one.example/v1", "//one.example"])
    assert.deepEqual(await told([{ url }]), [], url);
  assert.deepEqual(await told([], { "docs.json": config("https://one.example") }), []);
});

test("a server of which nothing is said is told by its name (OpenAPI 3.2)", async (t) => {
  const servers = [
    { url: "https://one.example", name: "live" },
    { url: "https://two.example", name: "trial", description: "To try things" },
  ];
  const specification = { ...openapi({ "/a": paths["/a"] }, { servers }), openapi: "3.2.0" };
  const site = await buildApi(t, specification, { pages: ["GET /a"] });
  assertHas(textOf(site, "api-reference/a.html"), ["https://one.example live https://two.example To try things"]);
});
