import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";

const pages = (...names: string[]) => names.map((name) => `group/${name}`);

test("backticks in titles and labels of the navigation make code where it is shown, and are no part of the text elsewhere", async (t) => {
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify({
        theme: "mint",
        name: "T",
        colors: { primary: "#123456" },
        navigation: {
          groups: [
            {
              group: "The `env` & co",
              pages: ["index", { group: "`deep`", root: "group/root", pages: pages("a", "b") }],
            },
          ],
        },
      }),
      "index.mdx": "Text.",
      "group/root.mdx": "Text.",
      "group/a.mdx": "---\ntitle: The `a < b` test\n---\n\nText.",
      "group/b.mdx": "---\ntitle: Plain\nsidebarTitle: ``b`` only a ` tick\n---\n\nText.",
    }),
  );
  const page = site.text("group/a.html");
  assert.match(page, /sidebar-title"><span><span>The <code>env<\/code> &amp; co<\/span>/);
  assert.match(page, /<a [^>]*href="\/group\/root"[^>]*><span><code>deep<\/code><\/span><\/a>/);
  assert.match(page, /aria-label="deep"/);
  assert.match(page, /<a [^>]*><span>The <code>a &lt; b<\/code> test<\/span><\/a>/);
  assert.match(page, /<a [^>]*><span><code>b<\/code> only a ` tick<\/span><\/a>/);
  assert.match(page, /pagination-title"><span><code>b<\/code> only/);
  assert.match(page, /eyebrow">(?:<[^>]+>)*<code>deep<\/code>/);
  assert.match(page, /<title>The a &lt; b test/);
  assert.match(page, /"name":\s*"deep"/);
  const search = Object.keys(site.manifest.files).filter((path) => path.startsWith("_lectern/search/"));
  assert.doesNotMatch(search.map((path) => site.text(path)).join(""), /`(?:env|deep|a <)/);
});
