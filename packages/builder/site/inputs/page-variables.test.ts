import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf, temporaryFolder } from "../../test/build-fixture.ts";

function source(product: string): Record<string, string> {
  return {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#123456" },
      variables: { product },
      navigation: { pages: ["index", "other"] },
    }),
    "index.mdx":
      '---\ntitle: "Start {{product}}"\ndescription: "All of {{product}}"\nsidebarTitle: "{{product}} intro"\n---\nText.\n',
    "other.mdx": "---\ntitle: Other\n---\nText.\n",
  };
}

test("variables in frontmatter are replaced wherever it shows, and again when they change", async (t) => {
  const cache = temporaryFolder(t);
  for (const product of ["Acme", "Zenith"]) {
    const site = await build(t, folderOf(t, source(product)), { cache });
    const page = site.text("index.html");
    assert.match(page, new RegExp(`<title>Start ${product}`));
    assert.match(page, new RegExp(`content="All of ${product}"`));
    assert.match(site.text("other.html"), new RegExp(`${product} intro`));
    assert.match(site.text("llms.txt"), new RegExp(`Start ${product}.*All of ${product}`));
    assert.match(site.text("index.md"), new RegExp(`# Start ${product}`));
    const texts = Object.keys(site.manifest.files).find((path) => path.startsWith("_lectern/search/s-")) ?? "";
    assert.match(site.text(texts), new RegExp(`Start ${product}`));
    for (const file of ["index.html", "other.html", "llms.txt", "index.md", texts])
      assert.doesNotMatch(site.text(file), /\{\{|%7B%7B/, file);
  }
});
