import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build, folderOf, temporaryFolder } from "../test/build-fixture.ts";

const page = (title: string, frontmatter = "") => `---\ntitle: ${title}\n${frontmatter}---\n\nWords of it.\n`;

test("a page outside the navigation that another one mentions stays a page, and is called as it is called now", async (t) => {
  const folder = folderOf(t, {
    "docs.json": JSON.stringify({
      name: "Mentions",
      theme: "mint",
      colors: { primary: "#0a7" },
      navigation: { pages: ["index"] },
    }),
    "index.mdx": 'See <Mention page="/unlisted" /> and <Mention page="/hidden" />.\n',
    "unlisted.mdx": page("Walrus"),
    "hidden.mdx": page("Narwhal", "hidden: true\n"),
  });
  const cache = temporaryFolder(t);
  const before = await build(t, folder, { cache });
  assert.deepEqual(before.complaints, []);
  assert.match(before.text("unlisted.html"), /Words of it/);
  assert.match(before.text("hidden.html"), /Words of it/);
  assert.match(before.text("index.html"), /href="\/unlisted"[^>]*><span class="mention">Walrus</);

  writeFileSync(join(folder, "unlisted.mdx"), page("Otter"));
  const after = await build(t, folder, { cache });
  assert.match(after.text("index.html"), /<span class="mention">Otter</);
});
