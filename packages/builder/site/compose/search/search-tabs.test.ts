import assert from "node:assert/strict";
import { test } from "node:test";
import { build, compose, folderOf, temporaryFolder } from "../../../test/build-fixture.ts";

function source(text: string, tab = "Guides", languages = false): Record<string, string> {
  const tabs = [
    { tab, pages: ["guides/a", "guides/b"] },
    { tab: "API", pages: ["api/c"] },
  ];
  const navigation = languages
    ? {
        languages: [
          { language: "en", tabs },
          { language: "de", pages: ["de/a"] },
        ],
      }
    : { tabs };
  return {
    "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, navigation }),
    "guides/a.mdx": `---\ntitle: First\ndescription: About it\n---\n${text}`,
    "guides/b.mdx": "---\ntitle: Second\n---\nText.",
    "api/c.mdx": "---\ntitle: Third\n---\nText.",
    "de/a.mdx": "---\ntitle: Erste\n---\nText.",
  };
}

const head = "_lectern/search/en.js";

test("after an edit of a page, and of a tab's name, the index is the same as without a cache", async (t) => {
  const cache = temporaryFolder(t);
  await build(t, folderOf(t, source("Words.")), { cache });
  for (const files of [source("Other words."), source("Other words.", "Manual")]) {
    const next = await build(t, folderOf(t, files), { cache });
    const fresh = await build(t, folderOf(t, files));
    assert.equal(next.text(head), fresh.text(head));
    assert.match(next.text(head), files["docs.json"]?.includes("Manual") ? /"label":"Manual"/ : /"label":"Guides"/);
  }
});

test("pages name the list of indexes where there are several, in bundles of some pages only those", async (t) => {
  const named = (html: string) => /data-search-scopes="([^"]*)"/.exec(html)?.[1];
  const one = await build(t, folderOf(t, source("Words.")));
  assert.equal(named(one.text("guides/a.html")), undefined);
  const several = await build(t, folderOf(t, source("Words.", "Guides", true)));
  const list = named(several.text("de/a.html")) as string;
  assert.match(several.text(list.slice(1)), /"en\.js".*"English".*"de\.js".*"Deutsch"/);
  const bundle = await compose(several);
  assert.equal(bundle.text(list.slice(1)), several.text(list.slice(1)));
  assert.equal(named(bundle.text("de/a.html")), `..${list}`);
  assert.equal(named((await compose(several, { paths: ["guides/a"] })).text("guides/a.html")), undefined);
});
