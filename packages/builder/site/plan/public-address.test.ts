import assert from "node:assert/strict";
import { test } from "node:test";
import { build, compose, folderOf } from "../../test/build-fixture.ts";

const docs = (rest: object = {}) =>
  JSON.stringify({
    name: "Acme",
    theme: "mint",
    colors: { primary: "#0f766e" },
    navigation: { pages: ["index", "start", "log"] },
    ...rest,
  });
const pages = {
  "index.mdx": "# Home\n",
  "start.mdx": "# Start\n\n[map](/sitemap.xml)\n",
  "log.mdx": '<Update label="2024-06-12">x</Update>\n',
  "hidden.mdx": "---\nhidden: true\n---\nx\n",
};
const publicAddress = "https://acme.example/handbook";

test("A bundle whose address is known has canonical links, a sitemap, whole links in feeds and pictures for shared links", async (t) => {
  const built = await build(t, folderOf(t, { ...pages, "docs.json": docs() }), { origin: null, publicAddress });
  const bundle = await compose(built);
  assert.match(bundle.text("start.html"), /<link rel="canonical" href="https:\/\/acme\.example\/handbook\/start">/);
  assert.match(
    bundle.text("start.html"),
    /og:image" content="https:\/\/acme\.example\/handbook\/_lectern\/thumbnails\//,
  );
  const listed = [...bundle.text("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  assert.deepEqual(listed, [`${publicAddress}/`, `${publicAddress}/start`, `${publicAddress}/log`]);
  assert.match(bundle.text("start.html"), /<a href="sitemap\.xml">map</);
  assert.match(bundle.text("robots.txt"), /^Sitemap: https:\/\/acme\.example\/handbook\/sitemap\.xml$/m);
  assert.match(bundle.text("log/rss.xml"), /<link>https:\/\/acme\.example\/handbook\/log/);
});

test("What docs.json says of the address counts more", async (t) => {
  const seo = { metatags: { canonical: "https://own.example/" }, trailingSlash: true };
  const built = await build(t, folderOf(t, { ...pages, "docs.json": docs({ seo }) }), { origin: null, publicAddress });
  const bundle = await compose(built);
  assert.match(bundle.text("start.html"), /<link rel="canonical" href="https:\/\/own\.example\/start\/">/);
  assert.match(bundle.text("sitemap.xml"), /<loc>https:\/\/own\.example\/start\/<\/loc>/);
  assert.doesNotMatch(bundle.text("sitemap.xml") + bundle.text("robots.txt"), /acme\.example/);
});

test("A bundle of an unknown address has no sitemap, and one of the author's is carried as it is", async (t) => {
  const nowhere = await compose(await build(t, folderOf(t, { ...pages, "docs.json": docs() }), { origin: null }));
  assert.ok(!nowhere.files.has("sitemap.xml"));
  assert.doesNotMatch(nowhere.text("robots.txt"), /Sitemap/);
  const own = { ...pages, "docs.json": docs(), "sitemap.xml": "<urlset/>" };
  const bundle = await compose(await build(t, folderOf(t, own), { origin: null, publicAddress }));
  assert.equal(bundle.text("sitemap.xml"), "<urlset/>");
});

test("Another address makes the site anew, the same address does not", async (t) => {
  const folder = folderOf(t, { ...pages, "docs.json": docs() });
  const first = await build(t, folder, { origin: null, publicAddress });
  const cache = folderOf(t, {});
  const before = await build(t, folder, { origin: null, publicAddress, cache });
  const moved = await build(t, folder, { origin: null, publicAddress: "https://other.example", cache });
  assert.match(
    (await compose({ ...moved, blobs: new Map([...before.blobs, ...moved.blobs]) })).text("start.html"),
    /other\.example\/start/,
  );
  assert.equal(
    (await build(t, folder, { origin: null, publicAddress: "https://other.example", cache })).unchanged,
    false,
  );
  assert.deepEqual(first.manifest.pages, before.manifest.pages);
});
