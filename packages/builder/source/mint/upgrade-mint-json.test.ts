import assert from "node:assert/strict";
import { test } from "node:test";
import type { Diagnostic } from "@lectern/contract";
import { readSiteConfig } from "../config/read-site-config.ts";
import type { JsonObject } from "../json/json-node.ts";
import { parseJson } from "../json/parse-json.ts";
import type { NavigationNode, SiteConfig } from "../site-config.ts";
import { upgradeMintJson } from "./upgrade-mint-json.ts";

const start = { name: "Old", logo: "/logo.svg", colors: { primary: "#0a6" } };

function upgraded(old: Record<string, unknown>): { config: SiteConfig; complaints: string[] } {
  const diagnostics: Diagnostic[] = [];
  const text = JSON.stringify({ $schema: "https://mintlify.com/schema.json", ...start, navigation: [], ...old });
  const node = parseJson("mint.json", text, diagnostics) as JsonObject;
  const config = readSiteConfig(upgradeMintJson(node), diagnostics);
  return { config, complaints: diagnostics.map(({ code, message }) => `${code}: ${message}`) };
}

/** Labels and pages, a level by two spaces. */
function drawn(nodes: readonly NavigationNode[], indent = ""): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.type === "page") return [indent + node.path];
    if (node.type === "operation") return [`${indent}${node.method} ${node.path}`];
    const kind = node.type === "group" ? "group" : node.kind;
    const link = node.type === "division" && node.href ? ` -> ${node.href}` : "";
    const hidden = node.hidden ? " (hidden)" : "";
    const source = node.openapi ? ` ${JSON.stringify(node.openapi)}` : "";
    return [`${indent}${kind} ${node.label}${link}${hidden}${source}`, ...drawn(node.children, `${indent}  `)];
  });
}

function navigationOf(old: Record<string, unknown>, told: string[] = []): string[] {
  const { config, complaints } = upgraded(old);
  assert.deepEqual(complaints, told);
  return [...drawn(config.navigation), ...drawn(config.global).map((line) => `global ${line}`)];
}

const groups = [
  { group: "Start", pages: ["intro", "api/auth"] },
  { group: "Users", icon: "user", pages: ["api/users/list", { group: "More", pages: ["api/users/get", "sdk/users"] }] },
];

test("every key of mint.json has its effect, and none is unknown", () => {
  const { config, complaints } = upgraded({
    mintlify: "1",
    favicon: "/f.svg",
    theme: "quill",
    rounded: "default",
    topbar: { style: "gradient" },
    sidebar: { items: "card" },
    isWhiteLabeled: true,
    colors: {
      primary: "#0a6",
      light: "#0b7",
      dark: "#096",
      background: { light: "#fff", dark: "#000" },
      anchors: { from: "#0a6", to: "#0b7" },
      ultraLight: "#eee",
    },
    background: { style: "grid" },
    backgroundImage: "/back.png",
    font: { headings: { family: "Serif", url: "/serif.woff2", format: "woff2" }, body: { family: "Sans" } },
    modeToggle: { default: "dark", isHidden: true },
    eyebrow: { display: "breadcrumbs" },
    codeBlock: { mode: "dark" },
    feedback: { thumbsRating: false, suggestEdit: true },
    search: { prompt: "Find", location: "top" },
    metadata: { "og:image": "/og.png" },
    seo: { indexHiddenPages: true },
    topbarLinks: [
      { name: "Help", url: "mailto:a@b.example" },
      { type: "github", url: "https://github.com/a/b" },
    ],
    topbarCtaButton: { type: "link", name: "Go", url: "https://go.example", style: "pill", arrow: false },
    footer: {
      socials: [{ type: "x", url: "https://x.com/a" }],
      links: [{ title: "More", links: [{ label: "Jobs", url: "https://jobs.example" }] }],
    },
    analytics: { ga4: { measurementId: "G-1" } },
    integrations: { intercom: "abcdef" },
    openapi: ["one.json", "two.json"],
    api: {
      baseUrl: ["https://a.example", "https://b.example"],
      auth: { method: "key", name: "x-key", inputPrefix: "K " },
      playground: { mode: "hide", disableProxy: true },
      request: { example: { showOptionalParams: false, languages: ["python"] } },
      paramFields: { expanded: "all", post: ["format"] },
      maintainOrder: true,
    },
  });
  assert.deepEqual(complaints, []);
  assert.equal(config.theme, "willow");
  assert.deepEqual(config.background, {
    decoration: "grid",
    color: { light: "#fff", dark: "#000" },
    image: { light: "/back.png", dark: "/back.png" },
  });
  assert.equal(config.fonts.heading?.source, "/serif.woff2");
  assert.equal(config.fonts.body?.family, "Sans");
  assert.deepEqual(config.appearance, { default: "dark", strict: true });
  assert.equal(config.styling.eyebrows, "breadcrumbs");
  assert.match(config.styling.codeblocks.light, /dark/);
  assert.deepEqual(config.feedback, { thumbsRating: false, suggestEdit: true, raiseIssue: false });
  assert.equal(config.search.prompt, "Find");
  assert.equal(config.seo.indexing, "all");
  assert.deepEqual(config.seo.metatags, { "og:image": "/og.png" });
  assert.deepEqual(
    config.navbar.links.map(({ type, label }) => [type, label]),
    [
      ["link", "Help"],
      ["github", "a/b"],
    ],
  );
  assert.equal(config.navbar.primary?.label, "Go");
  assert.deepEqual(config.footer, {
    socials: [{ platform: "x", href: "https://x.com/a" }],
    columns: [{ header: "More", items: [{ label: "Jobs", href: "https://jobs.example" }] }],
  });
  assert.deepEqual(config.integrations, { ga4: { measurementId: "G-1" }, intercom: { appId: "abcdef" } });
  assert.deepEqual(config.api, {
    openapi: ["one.json", "two.json"],
    mdx: { server: ["https://a.example", "https://b.example"], auth: { method: "key", name: "x-key" } },
    params: { expanded: "all", post: ["format"] },
    playground: { display: "none", proxy: false },
    examples: { languages: ["python"], defaults: "required" },
  });
});

test("pages of the oldest files that hide the buttons of feedback have none", () => {
  const { config, complaints } = upgraded({ hideFeedbackButtons: true });
  assert.deepEqual(complaints, []);
  assert.equal(config.feedback.thumbsRating, false);
  assert.equal(upgraded({ hideFeedbackButtons: false }).config.feedback.thumbsRating, true);
});

test("social links of either form, and a button that is GitHub's", () => {
  for (const footerSocials of [{ github: "https://g.example" }, [{ name: "github", url: "https://g.example" }]]) {
    const { config, complaints } = upgraded({
      footerSocials,
      topbarCtaButton: { type: "github", url: "https://github.com/a/b" },
    });
    assert.deepEqual(complaints, []);
    assert.deepEqual(config.footer.socials, [{ platform: "github", href: "https://g.example" }]);
    assert.deepEqual([config.navbar.primary?.type, config.navbar.primary?.label], ["github", "a/b"]);
  }
});

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

test("versions have their own groups, tabs and anchors, and those of all; some are links, some are languages", () => {
  const navigation = [
    { group: "All", pages: ["intro"] },
    { group: "Old", version: "v1", pages: ["v1/start", { group: "Inner", pages: ["v1/inner"] }] },
    { group: "New", version: "v2", pages: ["v2/start"] },
    { group: "Reference", pages: ["api1/a", "api2/a"] },
  ];
  const tabs = [
    { name: "API 1", url: "api1", version: "v1" },
    { name: "API 2", url: "api2", version: "v2" },
  ];
  assert.deepEqual(
    navigationOf({
      navigation,
      tabs,
      versions: ["v1", { name: "v2", default: true }, { name: "v0", url: "https://0.example" }],
    }),
    [
      "version v1",
      "  tab Documentation",
      "    group All",
      "      intro",
      "    group Old",
      "      v1/start",
      "      group Inner",
      "        v1/inner",
      "  tab API 1",
      "    group Reference",
      "      api1/a",
      "version v2",
      "  tab Documentation",
      "    group All",
      "      intro",
      "    group New",
      "      v2/start",
      "  tab API 2",
      "    group Reference",
      "      api2/a",
      "version v0 -> https://0.example",
    ],
  );
  const languages = [
    { name: "English", locale: "en", default: true },
    { name: "Español", locale: "es" },
  ];
  const lines = navigationOf({
    versions: languages,
    navigation: [
      { group: "Start", version: "English", pages: ["start"] },
      { group: "Inicio", version: "Español", pages: ["es/start"] },
    ],
  });
  assert.deepEqual(lines, [
    "language en",
    "  group Start",
    "    start",
    "language es",
    "  group Inicio",
    "    es/start",
  ]);
});

test("a version with an address keeps the groups that are marked as its own", () => {
  const versions = ["v2", { name: "v1", url: "https://v1.example" }, { name: "v0", url: "https://v0.example" }];
  const navigation = [
    { group: "New", version: "v2", pages: ["start"] },
    { group: "Outer", pages: [{ group: "Old", version: "v1", pages: ["v1/start"] }] },
  ];
  assert.deepEqual(navigationOf({ versions, navigation }), [
    "version v2",
    "  group New",
    "    start",
    "version v1",
    "  group Outer",
    "    group Old",
    "      v1/start",
    "version v0 -> https://v0.example",
  ]);
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
