/** Days of the last commits on pages: shown where the site asks for them, and of no cost elsewhere. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build, compose, folderOf, temporaryFolder } from "../../test/build-fixture.ts";

const config = (metadata?: object) =>
  JSON.stringify({
    name: "Harbour",
    theme: "mint",
    colors: { primary: "#0055aa" },
    navigation: { pages: ["index", "tides", "buoys", "said"] },
    ...(metadata ? { metadata } : {}),
  });
const page = (title: string, fields = "") => `---\ntitle: ${title}\n${fields}---\n\nText.\n`;
const pages = {
  "index.mdx": page("Home"),
  "tides.mdx": page("Tides"),
  "buoys.mdx": page("Buoys", "timestamp: false\n"),
  "said.mdx": page("Said", "lastUpdatedDate: 2020-01-02\n"),
};
const days = {
  "index.mdx": "2024-05-06",
  "tides.mdx": "2023-04-05",
  "buoys.mdx": "2022-03-04",
  "said.mdx": "2021-02-03",
};

/** Answers these days, and how often it was asked. */
function asked(answer: Record<string, string>) {
  const history = {
    times: 0,
    async lastChanges() {
      history.times += 1;
      return new Map(Object.entries(answer));
    },
  };
  return history;
}

test("a page shows the day of its last commit, in its structure and in the sitemap; what the author says counts more", async (t) => {
  const folder = folderOf(t, { ...pages, "docs.json": config({ timestamp: true }) });
  const { lastChanges } = asked({ ...days, "elsewhere.mdx": "2024-01-01" });
  const site = await build(t, folder, { lastChanges });
  assert.match(site.text("tides.html"), /<time datetime="2023-04-05">April 5, 2023<\/time>/);
  assert.match(site.text("tides.html"), /"dateModified":"2023-04-05"/);
  assert.match(site.text("said.html"), /<time datetime="2020-01-02">/);
  assert.doesNotMatch(site.text("buoys.html"), /2022-03-04/);
  const map = site.text("sitemap.xml");
  assert.match(map, /\/tides<\/loc><lastmod>2023-04-05<\/lastmod>/);
  assert.match(map, /\/buoys<\/loc><\/url>/);
  const bundle = await compose(site);
  assert.match(bundle.text("tides.html"), /<time datetime="2023-04-05">/);
});

test("nobody is asked where no page shows a day; a page may ask alone", async (t) => {
  const folder = folderOf(t, { ...pages, "docs.json": config() });
  const cache = temporaryFolder(t);
  const history = asked(days);
  const { lastChanges } = history;
  const before = await build(t, folder, { cache, lastChanges });
  await build(t, folder, { cache, lastChanges });
  assert.equal(history.times, 0);
  assert.doesNotMatch(before.text("tides.html"), /<time/);

  writeFileSync(join(folder, "tides.mdx"), page("Tides", "timestamp: true\n"));
  const after = await build(t, folder, { cache, lastChanges });
  assert.equal(history.times, 1);
  assert.match(after.text("tides.html"), /<time datetime="2023-04-05">/);
  assert.doesNotMatch(after.text("index.html"), /<time/);
});

test("another day writes the pages that show it, and renders none; the same days are the same site", async (t) => {
  const folder = folderOf(t, { ...pages, "docs.json": config({ timestamp: true }) });
  const cache = temporaryFolder(t);
  const { lastChanges } = asked(days);
  const first = await build(t, folder, { cache, lastChanges });
  const stored = new Map(first.blobs);
  const output = {
    has: (name: string) => stored.has(name),
    put: (name: string, bytes: Uint8Array) => void stored.set(name, Buffer.from(bytes)),
  };
  const same = await build(t, folder, { cache, output, lastChanges });
  assert.equal(same.unchanged || same.report.rendered === 0, true);
  assert.deepEqual(same.manifest, first.manifest);

  const later = asked({ ...days, "tides.mdx": "2024-07-08", "buoys.mdx": "2024-07-08" });
  const second = await build(t, folder, { cache, output, lastChanges: later.lastChanges });
  assert.equal(second.report.rendered, 0);
  const changed = Object.keys(second.manifest.files).filter(
    (path) => second.manifest.files[path]?.sha256 !== first.manifest.files[path]?.sha256,
  );
  assert.deepEqual(changed, ["sitemap.xml", "tides.html"]);
  const fresh = await build(t, folder, { lastChanges: later.lastChanges });
  assert.deepEqual(second.manifest, fresh.manifest, "the result is that of a whole build");

  // While no day changes, an edited page costs that page.
  writeFileSync(join(folder, "tides.mdx"), `${pages["tides.mdx"]}More.\n`);
  const edited = await build(t, folder, { cache, output, lastChanges: later.lastChanges });
  assert.equal(edited.report.rendered, 1);
  const whole = await build(t, folder, { lastChanges: later.lastChanges });
  assert.deepEqual(edited.manifest, whole.manifest);

  // A site that no longer asks is the same as one that never did.
  writeFileSync(join(folder, "docs.json"), config());
  const never = asked(days);
  const without = await build(t, folder, { cache, output, lastChanges: never.lastChanges });
  const plain = await build(t, folder);
  assert.deepEqual(without.manifest, plain.manifest);
});

test("a day that is none is not shown", async (t) => {
  const folder = folderOf(t, { ...pages, "docs.json": config({ timestamp: true }) });
  const { lastChanges } = asked({ "tides.mdx": '"><script>', "index.mdx": "2024-05-06T00:00:00Z" });
  const site = await build(t, folder, { lastChanges });
  assert.doesNotMatch(site.text("tides.html") + site.text("index.html"), /<time/);
});
