/** What a site is without what only its own origin serves: bundles of it are the same, and edits as quick. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build, compose, folderOf, temporaryFolder } from "../test/build-fixture.ts";

const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: About ${title}\n---\n\n${text}\n`;
const files = {
  "docs.json": JSON.stringify({
    name: "Site",
    theme: "mint",
    colors: { primary: "#123456" },
    navigation: { pages: ["index", "guides/start", "changes"] },
  }),
  "index.mdx": page("Home", "## First\n\nSee [start](/guides/start#second)."),
  "guides/start.mdx": page("Start", "## Second\n\n```ts\nconst a = 1;\n```"),
  "changes.mdx": page("Changes", '<Update label="One" description="2025-01-01">Text.</Update>'),
};

test("a site of parts has no pages of its own, and its bundle is that of the whole site", async (t) => {
  const folder = folderOf(t, files);
  const [whole, parts] = [await build(t, folder), await build(t, folder, { partsOnly: true })];
  assert.deepEqual(parts.complaints, whole.complaints);
  assert.ok(whole.manifest.files["index.html"] && whole.manifest.files["llms-full.txt"]);
  const served = Object.keys(parts.manifest.files).filter((path) => /\.html$|^llms-full|^sitemap/.test(path));
  assert.deepEqual(served, []);
  assert.deepEqual((await compose(parts)).files, (await compose(whole)).files);
});

test("no picture is drawn that no page of a bundle could name", async (t) => {
  const pictures = ({ manifest }: Awaited<ReturnType<typeof build>>) =>
    Object.keys(manifest.files).filter((path) => path.endsWith(".png"));
  const origin = "https://docs.example.com";
  const folder = folderOf(t, files);
  assert.equal(pictures(await build(t, folder, { origin })).length, 1);
  assert.equal(pictures(await build(t, folder, { origin, partsOnly: true })).length, 0);
  const known = { ...JSON.parse(files["docs.json"]), seo: { metatags: { canonical: origin } } };
  writeFileSync(join(folder, "docs.json"), JSON.stringify(known));
  assert.equal(pictures(await build(t, folder, { partsOnly: true })).length, 1);
});

test("edits of a text and of a title render one page, and give what a first build gives", async (t) => {
  const folder = folderOf(t, files);
  const cache = temporaryFolder(t);
  await build(t, folder, { cache, partsOnly: true });
  for (const [name, text] of [
    ["text", page("Start", "## Second\n\nOther words.")],
    ["title", page("Begin", "## Second\n\nOther words.")],
  ] as const) {
    writeFileSync(join(folder, "guides/start.mdx"), text);
    const next = await build(t, folder, { cache, partsOnly: true });
    assert.equal(next.report.rendered, 1, name);
    assert.deepEqual(next.manifest, (await build(t, folder, { partsOnly: true })).manifest, name);
  }
  const whole = await build(t, folder, { cache });
  assert.ok(whole.manifest.files["index.html"], "the same cache serves a whole site next");
});
