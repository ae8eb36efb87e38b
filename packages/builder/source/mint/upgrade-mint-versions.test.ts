import assert from "node:assert/strict";
import { test } from "node:test";
import type { DivisionNode } from "../site-config.ts";
import { read } from "../testing.ts";
import { navigationOf } from "./testing.ts";

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

test("a tab whose pages other versions alone have stands with these, and nobody is told of it", (t) => {
  const old = {
    name: "Old",
    logo: "/logo.svg",
    colors: { primary: "#0a6" },
    versions: ["v2", "v1"],
    tabs: [
      { name: "Reference", url: "v2/reference" },
      { name: "Tools", url: "tools" },
      { name: "Nothing", url: "nothing" },
    ],
    navigation: [
      { group: "New", version: "v2", pages: ["v2/start"] },
      { group: "Calls", version: "v2", pages: ["v2/reference/calls"] },
      { group: "Old", version: "v1", pages: ["v1/start"] },
      { group: "Tools", pages: ["tools/saw"] },
    ],
  };
  const { config, diagnostics } = read(t, { "mint.json": JSON.stringify(old) });
  const labels = (config.navigation as DivisionNode[]).map(({ label, children }) => [
    label,
    ...children.map((one) => ("label" in one ? one.label : "")),
  ]);
  assert.deepEqual(labels, [
    ["v2", "Documentation", "Reference", "Tools", "Nothing"],
    ["v1", "Documentation", "Tools", "Nothing"],
  ]);
  const told = diagnostics.filter(({ code }) => code === "empty-division").map(({ message }) => message);
  assert.ok(told.length > 0 && told.every((message) => message.includes('"Nothing"')), told.join("\n"));
});
