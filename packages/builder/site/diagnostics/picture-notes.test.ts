import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";
import { editedSite } from "../patch/testing.ts";

const docsJson = JSON.stringify({
  name: "Harbour",
  theme: "mint",
  colors: { primary: "#0f766e" },
  navigation: { pages: ["a", "b", "c", "d"] },
});

test("a picture that the frontmatter of a page names and nobody has is told where it is named", async (t) => {
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": docsJson,
      "images/here is.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      "a.mdx": '---\ntitle: A\n"og:image": /images/gone.png\n"twitter:image": images/gone.png\n---\nText.\n',
      "b.mdx":
        "---\ntitle: B\nthumbnail:\n  preset: minimal\n  background: gone.svg\nog:\n  image: gone.png\n---\nText.\n",
      "c.mdx": "---\nthumbnail: { background: ./gone.svg }\nseo:\n  image:\n    url: gone.png\n---\nText.\n",
      "d.mdx":
        '---\n"og:image": https://a.example/b.png\n"twitter:image": "/images/here%20is.svg?v=1"\nthumbnail:\n  background: images/here is.svg\n---\nText.\n',
    }),
  );
  assert.deepEqual(site.complaints, [
    "a.mdx:3:1 missing-file",
    "a.mdx:4:1 missing-file",
    "b.mdx:5:3 missing-file",
    "b.mdx:7:3 missing-file",
    "c.mdx:2:1 missing-file",
    "c.mdx:5:5 missing-file",
  ]);
  assert.match(site.report.diagnostics[0]?.message ?? "", /"\/images\/gone\.png"/);
});

test("an edit that moves the line of the frontmatter moves what is told of it", async (context) => {
  const { page, holds } = editedSite(context);
  const named = 'icon: no-such-ship\n"og:image": gone.png\n';
  page(1, "Text.", named);
  await holds("the first build");
  page(1, "Text.", `tag: New\n${named}`);
  await holds("a line before");
  page(1, "Text.", named.replace("gone", "away"));
  await holds("another picture");
});
