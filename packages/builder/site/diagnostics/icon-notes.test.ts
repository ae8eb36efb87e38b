import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const page = (icon: string) => `---\ntitle: Berths\nicon: ${icon}\n---\nText.\n`;
const docsJson = (icon: string) => `{
  "name": "Harbour", "theme": "mint", "colors": { "primary": "#0f766e" },
  "navigation": { "groups": [{
    "group": "Ships", "icon": ${icon},
    "pages": ["a", "b", "c", "d"]
  }] }
}`;

test("an icon that nobody has drawn is told where docs.json and pages name it", async (t) => {
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": docsJson('{ "name": "no-such-ship", "library": "lucide" }'),
      "a.mdx": page("no-such-anchor"),
      "b.mdx": page("/images/gone.svg"),
      "c.mdx": page("anchor"),
      "d.mdx": page('"⚓"'),
    }),
  );
  assert.deepEqual(site.complaints, [
    "a.mdx:3:1 missing-icon",
    "b.mdx:3:1 missing-file",
    "docs.json:4:31 missing-icon",
  ]);
});

test("an icon may be a file of the repository, also without a slash before it, or a picture of another host", async (t) => {
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": docsJson('"images/ship.png"'),
      "images/ship.png": png,
      "a.mdx": page("./images/ship.png"),
      "b.mdx": page("https://pictures.example/ship.svg"),
      "c.mdx": page("/images/ship.png"),
      "d.mdx": page("images/ship.png"),
    }),
  );
  assert.deepEqual(site.complaints, []);
  const html = site.text("a.html");
  assert.equal(html.match(/<img class="lc-icon-image[^>]*src="\/images\/ship/g)?.length, 4);
  assert.match(html, /<img class="lc-icon-image[^>]*src="https:\/\/pictures\.example\/ship\.svg"/);
});
