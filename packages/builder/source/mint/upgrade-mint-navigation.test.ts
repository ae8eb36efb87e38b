import assert from "node:assert/strict";
import { test } from "node:test";
import { navigationOf, upgraded } from "./testing.ts";

const groups = [
  { group: "Start", pages: ["intro", "api/auth"] },
  { group: "Users", icon: "user", pages: ["api/users/list", { group: "More", pages: ["api/users/get", "sdk/users"] }] },
];

test("a tab has the pages below its address, the nearest one counts, and the first has the rest", () => {
  const tabs = [
    { name: "API", url: "api", isDefaultHidden: true },
    { name: "Users", url: "/api/users/" },
    { name: "Nothing", url: "nothing" },
    { name: "Chat", url: "/chat" },
    { name: "Blog", url: "https://blog.example" },
  ];
  const redirects = [{ source: "/chat", destination: "https://chat.example" }];
  const told = ['empty-division: The tab "Nothing" has no pages and leads nowhere: it is not shown'];
  assert.deepEqual(navigationOf({ navigation: groups, tabs, redirects, primaryTab: { name: "Guides" } }, told), [
    "tab Guides",
    "  group Start",
    "    intro",
    "  group Users",
    "    group More",
    "      sdk/users",
    "tab API (hidden)",
    "  group Start",
    "    api/auth",
    "tab Users",
    "  group Users",
    "    api/users/list",
    "    group More",
    "      api/users/get",
    "tab Nothing",
    "tab Chat -> /chat",
    "tab Blog -> https://blog.example",
  ]);
});

test("links to other sites stand in every part, and anchors with pages divide", () => {
  const anchors = [
    { name: "Community", icon: "discord", url: "https://discord.example", color: { from: "#111", to: "#222" } },
    { name: "SDKs", icon: "code", url: "sdk", color: "#333" },
  ];
  assert.deepEqual(navigationOf({ navigation: groups, anchors, topAnchor: { name: "Docs", icon: "book" } }), [
    "anchor Docs",
    "  group Start",
    "    intro",
    "    api/auth",
    "  group Users",
    "    api/users/list",
    "    group More",
    "      api/users/get",
    "anchor Community -> https://discord.example",
    "anchor SDKs",
    "  group Users",
    "    group More",
    "      sdk/users",
  ]);
  const [community] = anchors;
  assert.deepEqual(navigationOf({ navigation: groups, anchors: [community] }).slice(-1), [
    "global anchor Community -> https://discord.example",
  ]);
  const { config } = upgraded({ navigation: groups, anchors: [community] });
  assert.deepEqual(config.global[0]?.color, { light: "#111", dark: "#111" });
});

test("tabs and anchors together: anchors hold the tabs unless tabs hold the anchors", () => {
  const beside = navigationOf({
    navigation: groups,
    tabs: [{ name: "API", url: "api" }],
    anchors: [{ name: "SDKs", url: "sdk" }],
  });
  assert.deepEqual(
    beside.filter((line) => /tab|anchor/.test(line)),
    [
      "anchor Documentation",
      "  tab Documentation",
      "  tab API",
      "anchor SDKs",
      "  tab Documentation -> /intro",
      "  tab API -> /api/auth",
    ],
    "the pages of an anchor keep the bar of tabs",
  );
  const inside = navigationOf({
    navigation: groups,
    tabs: [{ name: "API", url: "api" }],
    anchors: [{ name: "Users", url: "api/users" }],
  });
  assert.deepEqual(
    inside.filter((line) => /tab|anchor/.test(line)),
    [
      "tab Documentation",
      "  anchor Documentation",
      "  anchor Users -> /api/users/list",
      "tab API",
      "  anchor Documentation",
      "  anchor Users",
    ],
  );
});

test("anchors stand in the order of the old file on every page, links to other sites among them", () => {
  const anchors = [
    { name: "Community", url: "https://discord.example" },
    { name: "Auth", url: "api/auth" },
    { name: "Status", url: "https://status.example" },
    { name: "Users", url: "api/users" },
  ];
  const anchorsOf = (old: Record<string, unknown>) =>
    navigationOf({ navigation: groups, anchors, ...old }).filter((line) => /tab|anchor/.test(line));
  assert.deepEqual(anchorsOf({}), [
    "anchor Documentation",
    "anchor Community -> https://discord.example",
    "anchor Auth",
    "anchor Status -> https://status.example",
    "anchor Users",
  ]);
  assert.deepEqual(anchorsOf({ tabs: [{ name: "API", url: "api" }] }), [
    "tab Documentation",
    "  anchor Documentation",
    "  anchor Community -> https://discord.example",
    "  anchor Auth -> /api/auth",
    "  anchor Status -> https://status.example",
    "  anchor Users -> /api/users/list",
    "tab API",
    "  anchor Documentation -> /intro",
    "  anchor Community -> https://discord.example",
    "  anchor Auth",
    "  anchor Status -> https://status.example",
    "  anchor Users",
  ]);
});

test("a tab of a specification has its operations, in the folder of its address", () => {
  assert.deepEqual(
    navigationOf({
      navigation: groups.slice(0, 1),
      tabs: [{ name: "Reference", url: "reference", openapi: "openapi.json" }],
    }),
    [
      "tab Documentation",
      "  group Start",
      "    intro",
      "    api/auth",
      'tab Reference {"source":"openapi.json","directory":"reference"}',
    ],
  );
});

test("a tab stays in the bar of every page when an anchor has its address too", () => {
  const lines = navigationOf({
    navigation: groups,
    tabs: [{ name: "API", url: "api" }],
    anchors: [{ name: "Reference", url: "api" }],
  });
  assert.deepEqual(
    lines.filter((line) => /tab/.test(line)),
    ["tab Documentation", "tab API"],
  );
});

test("what is hidden until a reader is there is found by search", () => {
  const { config } = upgraded({ navigation: groups, tabs: [{ name: "API", url: "api", isDefaultHidden: true }] });
  const tab = config.navigation[1];
  assert.ok(tab?.type === "division" && tab.hidden && tab.searchable === true);
});
