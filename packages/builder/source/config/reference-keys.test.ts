/** Keys of docs.json and of pages that are about the reference of an API, in the pages that come of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { buildWith, specification } from "./testing.ts";

test("download-spec offers the document of an API page, and nothing on other pages", async (t) => {
  const site = await buildWith(t, {
    navigation: { pages: ["a", "openapi.json GET /users"] },
    contextual: { options: ["download-spec"] },
  });
  assert.ok(site.manifest.files["openapi.json"], "the document is served");
  assert.match(site.text("api-reference/list-users.html"), /id="page-context-menu-button"[^>]*href="\/openapi\.json"/);
  assert.doesNotMatch(site.text("a.html"), /page-context-menu/);
});

test("api.spec.download offers the specification, beside what readers may do anyway", async (t) => {
  const files = { "openapi.json": JSON.stringify(specification) };
  const navigation = { pages: ["a", "GET /users"] };
  const menuOf = async (more: Record<string, unknown>) => {
    const site = await buildWith(t, { navigation, ...more }, files);
    assert.deepEqual(site.complaints, []);
    const html = site.text("api-reference/list-users.html");
    return [html.includes('href="/openapi.json"'), html.includes("data-copy-page"), html.includes("chatgpt.com")];
  };
  const api = { spec: { download: true } };
  assert.deepEqual(await menuOf({ api }), [true, true, false]);
  assert.deepEqual(await menuOf({ api, contextual: { options: ["chatgpt"] } }), [true, false, true]);
  assert.deepEqual(await menuOf({ api: { spec: { download: false } } }), [false, true, false]);
});

test("api.url shows the server before a path where there is only one; where there are several it stands there anyway", async (t) => {
  const servers = [{ url: "https://one.example" }, { url: "https://two.example" }];
  const pageOf = async (count: number, api: Record<string, unknown>) => {
    const text = JSON.stringify({ ...specification, servers: servers.slice(0, count) });
    const navigation = { pages: ["a", "GET /users"] };
    const site = await buildWith(t, { navigation, api }, { "openapi.json": text });
    return site.text("api-reference/list-users.html");
  };
  const server = /class="lc-endpoint-server">https:\/\/one\.example</;
  assert.doesNotMatch(await pageOf(1, {}), server);
  assert.match(await pageOf(1, {}), /data-copy="https:\/\/one\.example\/users"/);
  assert.match(await pageOf(1, { url: "full" }), server);
  assert.match(await pageOf(2, {}), server);
});

test("markdown.schema: the Markdown of an API page ends with its part of the specification, unless it is false", async (t) => {
  const navigation = { pages: ["a", "GET /users"] };
  const twin = (await buildWith(t, { navigation })).text("api-reference/list-users.md");
  const [, json = ""] = /## OpenAPI\n\n```json openapi\.json\n(.*)\n```\n$/s.exec(twin) ?? [];
  assert.deepEqual(JSON.parse(json).paths, specification.paths);
  const without = (await buildWith(t, { navigation, markdown: { schema: false } })).text("api-reference/list-users.md");
  assert.doesNotMatch(without, /## OpenAPI/);
  const huge = {
    ...specification,
    paths: { "/users": { get: { summary: "List users", description: "x".repeat(20_000), responses: {} } } },
  };
  const cut = await buildWith(t, { navigation }, { "openapi.json": JSON.stringify(huge) });
  assert.doesNotMatch(cut.text("api-reference/list-users.md"), /## OpenAPI/);
});

test("parts of objects in the reference stand open with `true` as with `all`", async (t) => {
  const schema = { type: "object", properties: { a: { type: "object", properties: { b: { type: "string" } } } } };
  const body = { content: { "application/json": { schema } } };
  const openapi = {
    ...specification,
    paths: { "/users": { post: { summary: "Add", requestBody: body, responses: {} } } },
  };
  const opened = async (expanded: unknown) => {
    const config = {
      navigation: { pages: ["a", "POST /users"] },
      api: { openapi: "openapi.json", params: { expanded } },
    };
    const site = await buildWith(t, config, { "openapi.json": JSON.stringify(openapi) });
    assert.deepEqual(site.complaints, []);
    return Object.keys(site.manifest.files).some(
      (path) => path.endsWith(".html") && /class="expandable" open/.test(site.text(path)),
    );
  };
  assert.deepEqual(
    [await opened("all"), await opened(true), await opened("true"), await opened("closed"), await opened(false)],
    [true, true, true, false, false],
  );
});
