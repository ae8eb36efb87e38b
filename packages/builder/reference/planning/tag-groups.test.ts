import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi, pathsOf, sidebarOf, tab } from "../testing.ts";

test("groups of tags (`x-tagGroups`) hold their tags, in the order that they give; what they do not name follows", async (t) => {
  const get = (summary: string, ...tags: string[]) => ({ get: answering({}, { summary, tags }) });
  const site = await buildApi(
    t,
    openapi(
      { "/a": get("A", "orders"), "/b": get("B", "rest"), "/c": get("C", "Users"), "/d": get("D", "carts") },
      {
        tags: [{ name: "carts", "x-group": "Baskets" }],
        "x-tagGroups": [
          { name: "Users", tags: ["Users", "nobody"] },
          { name: "Shop", tags: ["carts", "orders"] },
          { name: "Empty", tags: [] },
        ],
      },
    ),
    tab({}),
  );
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(sidebarOf(site, "api-reference/users/c.html"), [
    ...["# Users", "# Users", "/api-reference/users/c"],
    ...["# Shop", "# Baskets", "/api-reference/carts/d", "# orders", "/api-reference/orders/a"],
    ...["# rest", "/api-reference/rest/b"],
  ]);
});

test("tags of OpenAPI 3.2 stand in each other; one that only marks or addresses makes no group", async (t) => {
  const get = (summary: string, ...tags: string[]) => ({ get: answering({}, { summary, tags }) });
  const tags = [
    { name: "store", summary: "The store", kind: "nav" },
    { name: "pets", parent: "store" },
    { name: "cats", parent: "pets", kind: "nav" },
    { name: "beta", kind: "badge" },
    { name: "partners", kind: "audience" },
    { name: "a", parent: "b" },
    { name: "b", parent: "a" },
    { name: "lost", parent: "nowhere" },
  ];
  const paths = {
    "/cats": get("Cats", "beta", "cats"),
    "/orders": get("Orders", "store"),
    "/pets": get("Pets", "pets", "beta"),
    "/misc": get("Misc", "partners"),
    "/a": get("A", "a"),
    "/lost": get("Lost", "lost"),
  };
  const site = await buildApi(t, { ...openapi(paths, { tags }), openapi: "3.2.0" }, tab({}));
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(sidebarOf(site, "api-reference/cats/cats.html"), [
    "# The store",
    "# pets",
    "# cats",
    "/api-reference/cats/cats",
    "/api-reference/pets/pets",
    "/api-reference/store/orders",
    "# API Reference",
    "/api-reference/misc",
    "# b",
    "# a",
    "/api-reference/a/a",
    "# lost",
    "/api-reference/lost/lost",
  ]);
});

test("readers see a tag by the name that is given to be shown (`x-displayName`), the format's own word before it", async (t) => {
  const get = (summary: string, ...tags: string[]) => ({ get: answering({}, { summary, tags }) });
  const tags = [
    { name: "a-b", "x-displayName": "Shown" },
    { name: "c", "x-displayName": "Not shown", "x-group": "Own", summary: "Neither" },
    { name: "d", "x-displayName": 4 },
  ];
  const site = await buildApi(
    t,
    openapi({ "/a": get("A", "a-b"), "/c": get("C", "c"), "/d": get("D", "d") }, { tags }),
    tab({}),
  );
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(sidebarOf(site, "api-reference/a-b/a.html"), [
    ...["# Shown", "/api-reference/a-b/a"],
    ...["# Own", "/api-reference/c/c"],
    ...["# d", "/api-reference/d/d"],
  ]);
});

test("groups that nobody named are called what the language of the navigation calls them; names of tags stay", async (t) => {
  const operation = (tags: string[]) => ({ get: answering({}, { tags }) });
  const paths = { "/a": operation([]), "/b": operation(["Classes"]) };
  const site = await buildApi(t, openapi(paths), { languages: [{ language: "de", tabs: [tab({}).tabs[0]] }] });
  assert.deepEqual(pathsOf(site).sort(), ["api-reference/classes/get-b", "api-reference/get-a"]);
  const groups = [...site.text("api-reference/get-a.html").matchAll(/class="sidebar-title"><span>([^<]*)</g)];
  assert.deepEqual(
    groups.map(([, label]) => label),
    ["API-Referenz", "Classes"],
  );
});
