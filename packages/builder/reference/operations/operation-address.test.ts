/** Where the page of an operation lies, and what it is called. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Built } from "../../test/build-fixture.ts";
import { answering, buildApi, openapi } from "../testing.ts";

const pathsOf = (site: Built) => site.manifest.pages.map(({ path }) => path);
const titlesOf = (site: Built) => Object.fromEntries(site.manifest.pages.map(({ path, title }) => [path, title]));
const tab = (source: unknown = "openapi.json") => ({ tabs: [{ tab: "API", openapi: source }] });

test("addresses of operations are those that links of existing sites lead to", async (t) => {
  const named: [summary: string, slug: string][] = [
    ["List users", "list-users"],
    ["List user's keys", "list-users-keys"],
    ["Read/write (beta), now.", "readwrite-beta-now"],
    ["Fees & billing: all", "fees-&-billing:-all"],
    ["snake_case NAME", "snake_case-name"],
    ["One - two", "one--two"],
    ["Order {id} again", "order--again"],
    ["Größe ändern", "größe-ändern"],
    ["获取用户", "获取用户"],
    ["🚀 Launch", "🚀-launch"],
    ["What? 50% #1", "what-50-1"],
    ["[Beta] Get `users`", "[beta]-get-`users`"],
  ];
  const paths = Object.fromEntries(named.map(([summary], at) => [`/p${at}`, { get: answering({}, { summary }) }]));
  const site = await buildApi(t, openapi(paths), tab());
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(pathsOf(site).sort(), named.map(([, slug]) => `api-reference/${slug}`).sort());
});

test("what has no summary is named by method and path, and has a title of their words", async (t) => {
  const one = { get: answering({}), put: answering({}) };
  const site = await buildApi(
    t,
    openapi(
      { "/users": one, "/users/{id}": one, "/a/{b}/c_d.json": { delete: answering({}, { tags: ["Some Tag"] }) } },
      { webhooks: { newPlant: { post: answering({}) } } },
    ),
    tab(),
  );
  assert.deepEqual(titlesOf(site), {
    "api-reference/get-users": "Get users",
    "api-reference/put-users": "Put users",
    "api-reference/get-users-1": "Get users by id",
    "api-reference/put-users-1": "Put users by id",
    "api-reference/some-tag/delete-a-c_djson": "Delete a c d.json",
    "api-reference/newplant": "newPlant",
  });
});

test("of operations with one name the later ones are numbered from 1, in the order of paths and methods", async (t) => {
  const same = (tags: string[]) => answering({}, { summary: "Do it", tags });
  const site = await buildApi(
    t,
    openapi({ "/a": { patch: same(["x"]), post: same(["x"]), get: same(["x"]) }, "/b": { get: same(["y"]) } }),
    tab({ source: "openapi.json", directory: "/API/v1/" }),
  );
  const byPath = ["api/v1/x/do-it", "api/v1/x/do-it-1", "api/v1/x/do-it-2", "api/v1/y/do-it"];
  assert.deepEqual(pathsOf(site).sort(), byPath);
  assert.match(site.text("api/v1/x/do-it-1.html"), /<span[^>]*>POST</);
  assert.match(site.text("api/v1/x/do-it-2.html"), /<span[^>]*>PATCH</);
});
