import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../../test/build-fixture.ts";

const docs = JSON.stringify({
  name: "Acme Cranes",
  theme: "mint",
  colors: { primary: "#0a7" },
  navigation: { pages: ["index"] },
});

test("the card of a site names it and its skills, where its address is known", async (t) => {
  const own = "---\nname: lifting\ndescription: How to lift\n---\n# Lift\n";
  const folder = folderOf(t, { "docs.json": docs, "index.mdx": "Home\n", ".mintlify/skills/lift/SKILL.md": own });
  const site = await build(t, folder);
  const { name, url, documentationUrl, skills } = JSON.parse(site.text(".well-known/agent-card.json"));
  assert.deepEqual(
    [name, url, documentationUrl],
    ["Acme Cranes", "https://docs.example.org/", "https://docs.example.org/"],
  );
  const address = "https://docs.example.org/.well-known/agent-skills/lifting/SKILL.md";
  assert.deepEqual(skills, [{ id: "lifting", name: "lifting", description: "How to lift", tags: [], url: address }]);
  const homeless = await build(t, folder, { origin: null });
  assert.equal(homeless.manifest.files[".well-known/agent-card.json"], undefined);
});
