/** Entries of the page's menu that are about the site's MCP server. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { build, compose, folderOf } from "../test/build-fixture.ts";

test("a hosted site leads to its MCP server, a bundle to none", async (t) => {
  const own = { title: "Agents", description: "Ours", href: "https://agents.example/add?server=$mcp" };
  const folder = folderOf(t, {
    "docs.json": JSON.stringify({
      name: "Harbour",
      theme: "mint",
      colors: { primary: "#0055aa" },
      navigation: { pages: ["index"] },
      contextual: { options: ["copy", "mcp", "add-mcp", "cursor", "vscode", "devin-mcp", own] },
    }),
    "index.mdx": "# Home\n",
  });
  const site = await build(t, folder);
  const isMcp = /docs\.example\.org\/mcp|cursor:|vscode:|app\.devin\.ai|agents\.example/g;
  assert.equal(site.text("index.html").match(isMcp)?.length, 7);
  assert.deepEqual(site.complaints, []);
  for (const target of ["client-hosted", "air-gapped"] as const) {
    const bundle = await compose(site, { target });
    assert.doesNotMatch(bundle.text("index.html"), isMcp, target);
    assert.match(bundle.text("index.html"), /data-copy-page/);
  }
  const nowhere = await build(t, folder, { origin: null });
  assert.doesNotMatch(nowhere.text("index.html"), isMcp);
});
