/** What the search index holds of a page besides its sections. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../../test/build-fixture.ts";

test("a description stands in the index as its words, without the marks of its Markdown", async (t) => {
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify({
        name: "A",
        theme: "mint",
        colors: { primary: "#123456" },
        navigation: { pages: ["index"] },
      }),
      "index.mdx":
        '---\ntitle: Start\ndescription: "Books **every** `berth_of` [a harbour](/harbour-address)"\n---\nText.\n',
    }),
  );
  const files = Object.keys(site.manifest.files).filter((path) => path.startsWith("_lectern/search/"));
  const text = files.map((path) => site.text(path)).join("\n");
  assert.match(text, /Books every berth_of a harbour Text/);
  assert.doesNotMatch(text, /\*\*|harbour-address/);
});
