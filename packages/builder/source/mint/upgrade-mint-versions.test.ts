import assert from "node:assert/strict";
import { test } from "node:test";
import type { DivisionNode } from "../site-config.ts";
import { read } from "../testing.ts";

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
