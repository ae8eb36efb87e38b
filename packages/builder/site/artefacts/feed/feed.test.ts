import assert from "node:assert/strict";
import { test } from "node:test";
import { planBundle } from "../../../index.ts";
import { build, compose, folderOf, temporaryFolder } from "../../../test/build-fixture.ts";
import { dateOfLabel } from "./date-of-label.ts";

const docs = JSON.stringify({
  name: "Acme",
  theme: "mint",
  colors: { primary: "#0f766e" },
  navigation: { pages: ["index", "news/log", "quiet"] },
});
const log = `---
title: Changelog
description: What is new & old
rss: true
---
<Update label="June 12, 2024" description="v2">
  Intro.

  ## Faster <b>builds</b>
  They take half as long.

  ## Fewer bugs
  All gone.
</Update>
<Update label="v1.0">First.</Update>
<Update label="v0.9" description="Released 3 May 2024">Old.</Update>
<Update version="v0.8" date="2024-04-02">Older.</Update>
<Update label="v0.7" description="Long after the outage of June 2, 2020 was over">Oldest.</Update>
<Update label="2024-01-31" rss={{ title: "Beta", description: "Try it" }}>## Hidden</Update>
`;
const files = {
  "docs.json": docs,
  "index.mdx": "---\ntitle: Home\n---\nText.",
  "news/log.mdx": log,
  "quiet.mdx": '---\ntitle: Quiet\n---\n<Update label="v3">Text.</Update>',
  "hidden.mdx": '---\ntitle: Hidden\nhidden: true\n---\n<Update label="v4">Text.</Update>',
};

const all = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, "g"))].map((one) => one[1]);

test("a changelog has a feed: an item for each heading, one for an entry without, what `rss` says instead", async (t) => {
  const site = await build(t, folderOf(t, files));
  const feed = site.text("news/log/rss.xml");
  assert.equal(site.manifest.files["news/log/rss.xml"]?.type, "application/rss+xml; charset=utf-8");
  assert.deepEqual(all(feed, "title"), [
    "Changelog - Acme",
    "Faster builds",
    "Fewer bugs",
    "v1.0",
    "v0.9",
    "v0.8",
    "v0.7",
    "Beta",
  ]);
  assert.deepEqual(all(feed, "description"), [
    "What is new &amp; old",
    "They take half as long.",
    "All gone.",
    "First.",
    "Released 3 May 2024 Old.",
    "2024-04-02 Older.",
    "Long after the outage of June 2, 2020 was over Oldest.",
    "Try it",
  ]);
  assert.deepEqual(all(feed, "pubDate"), [
    "Wed, 12 Jun 2024 00:00:00 GMT",
    "Wed, 12 Jun 2024 00:00:00 GMT",
    "Fri, 03 May 2024 00:00:00 GMT",
    "Tue, 02 Apr 2024 00:00:00 GMT",
    "Wed, 31 Jan 2024 00:00:00 GMT",
  ]);
  const ids = all(feed, "guid");
  assert.equal(new Set(ids).size, 7, "each item is known by an address of its own");
  assert.deepEqual(all(feed, "link").slice(1), ids);
  for (const guid of ids) {
    const [address, id] = (guid as string).split("#");
    assert.equal(address, "https://docs.example.org/news/log");
    assert.ok(site.text("news/log.html").includes(`id="${id}"`), `${guid} leads to a place of the page`);
  }
});

test("items carry what stands on the page, as HTML with whole addresses and without the page's controls", async (t) => {
  const rich = `---
title: Log
---
<Update label="v2">
  <Card title="C" icon="star" href="/quiet">In a card</Card>

  ## Code & <b>more</b>

  See [the page](/quiet#v3), [above](#v2), ![x](/a.png) and **bold** \`a < b\`.

  \`\`\`js
  const a = "]]>"
  \`\`\`

  <Tabs><Tab title="One">
  ## In a tab
  Inside
  </Tab></Tabs>
</Update>
<Update label="v1">Only *this*.</Update>
`;
  const site = await build(t, folderOf(t, { ...files, "news/log.mdx": rich, "a.png": "x" }));
  const contents = all(site.text("news/log/rss.xml"), "content:encoded").map((one) =>
    (one as string)
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, "&"),
  );
  assert.equal(contents.length, 3);
  const [code = "", tab, only] = contents;
  assert.match(code, /<a href="https:\/\/docs\.example\.org\/quiet#v3">the page<\/a>/);
  assert.match(code, /<a href="https:\/\/docs\.example\.org\/news\/log#v2">above<\/a>/);
  assert.match(
    code,
    /<img src="https:\/\/docs\.example\.org\/a\.png" alt="x">.*<strong>bold<\/strong> <code>a &lt; b<\/code>/,
  );
  assert.match(code, /<pre><code>const a = "]]&gt;"<\/code><\/pre>/);
  assert.doesNotMatch(contents.join(), /<button|<svg|class=|lc-heading-anchor|[\u0010-\u0016]/);
  assert.match(tab ?? "", /Inside/);
  assert.equal(only, "Only <em>this</em>.");
  for (const one of contents) {
    const opened = one.match(/<(?!\/|img|br|hr)[a-z][^>]*>/g)?.length ?? 0;
    assert.equal(opened, one.match(/<\//g)?.length ?? 0, one);
  }
});

test("pages name their feed; only those that ask for it show it; hidden pages have none", async (t) => {
  const site = await build(t, folderOf(t, files));
  const alternate = /<link rel="alternate" type="application\/rss\+xml" title="[^"]*" href="([^"]*)">/;
  assert.equal(alternate.exec(site.text("news/log.html"))?.[1], "/news/log/rss.xml");
  assert.match(site.text("news/log.html"), /<p class="lc-feed"><a [^>]*href="\/news\/log\/rss\.xml"/);
  assert.equal(alternate.exec(site.text("quiet.html"))?.[1], "/quiet/rss.xml");
  assert.doesNotMatch(site.text("quiet.html"), /class="lc-feed"/);
  for (const page of ["index", "hidden"]) {
    assert.doesNotMatch(site.text(`${page}.html`), alternate);
    assert.equal(site.manifest.files[`${page}/rss.xml`], undefined);
  }
});

test("a bundle has the feeds too: relative where nobody said where it stands, whole below the site's canonical address", async (t) => {
  const linked = log.replace("They take", "See [quiet](/quiet#v3), they take");
  const pages = { ...files, "news/log.mdx": linked };
  for (const origin of [null, "https://docs.example.org"]) {
    const bundle = await compose(await build(t, folderOf(t, pages), { origin }));
    assert.deepEqual(
      bundle.order.filter((path) => path.endsWith("rss.xml")),
      ["news/log/rss.xml", "quiet/rss.xml"],
    );
    const feed = bundle.text("news/log/rss.xml");
    const [page, first] = all(feed, "link");
    assert.equal(page, "../log.html");
    assert.match(first as string, /^\.\.\/log\.html#/);
    assert.match(feed, /<guid isPermaLink="false">\/news\/log#/, "known by the same text wherever the bundle stands");
    assert.match(feed, /&lt;a href=&quot;\.\.\/\.\.\/quiet\.html#v3&quot;&gt;/);
    assert.doesNotMatch(feed, /docs\.example\.org|rel="self"/);
    assert.match(bundle.text("news/log.html"), /type="application\/rss\+xml" title="Changelog" href="log\/rss\.xml"/);
    assert.match(bundle.text("news/log.html"), /<p class="lc-feed"><a [^>]*href="log\/rss\.xml"/);
  }
  const known = { ...JSON.parse(docs), seo: { metatags: { canonical: "https://acme.example/docs/" } } };
  const site = await build(t, folderOf(t, { ...pages, "docs.json": JSON.stringify(known) }), { origin: null });
  const feed = (await compose(site, { target: "air-gapped" })).text("news/log/rss.xml");
  assert.equal(all(feed, "link")[0], "https://acme.example/docs/news/log");
  assert.match(feed, /<atom:link href="https:\/\/acme\.example\/docs\/news\/log\/rss\.xml" rel="self"/);
  assert.match(feed, /&lt;a href=&quot;https:\/\/acme\.example\/docs\/quiet#v3&quot;&gt;/);
  const part = await compose(site, { paths: ["quiet"] });
  assert.deepEqual(
    part.order.filter((path) => path.endsWith("rss.xml")),
    ["quiet/rss.xml"],
  );
});

test("a site without an address names no feed on its own host", async (t) => {
  const nowhere = await build(t, folderOf(t, files), { origin: null });
  assert.equal(nowhere.manifest.files["news/log/rss.xml"], undefined);
  assert.doesNotMatch(nowhere.text("news/log.html"), /rss/);
});

test("a bundle's feed is planned anew only where its page has changed", async (t) => {
  const keys = async (pages: Record<string, string>) => {
    const { manifest, blobs } = await build(t, folderOf(t, pages));
    const read = async (name: string) => blobs.get(name) as Uint8Array;
    const plan = await planBundle({ manifest, read, target: "client-hosted", features: {}, paths: null });
    return new Map(plan.files.map((file) => [file.path, file.key]));
  };
  const first = await keys(files);
  const next = await keys({ ...files, "news/log.mdx": log.replace("All gone.", "Most gone.") });
  assert.notEqual(next.get("news/log/rss.xml"), first.get("news/log/rss.xml"));
  assert.equal(next.get("quiet/rss.xml"), first.get("quiet/rss.xml"));
});

test("a feed is made again when its page changes, the same bytes as without a cache", async (t) => {
  const cache = temporaryFolder(t);
  await build(t, folderOf(t, files), { cache });
  const changed = { ...files, "news/log.mdx": log.replace("All gone.", "Most gone.") };
  const next = await build(t, folderOf(t, changed), { cache });
  const fresh = await build(t, folderOf(t, changed));
  assert.match(next.text("news/log/rss.xml"), /Most gone/);
  for (const path of ["news/log/rss.xml", "quiet/rss.xml"]) assert.equal(next.text(path), fresh.text(path));
});

test("labels that are dates are understood, others are not guessed at", () => {
  assert.equal(dateOfLabel("March 2024"), "Fri, 01 Mar 2024 00:00:00 GMT");
  assert.equal(dateOfLabel("3rd Sept 2025"), "Wed, 03 Sep 2025 00:00:00 GMT");
  assert.equal(dateOfLabel("v2 (2025-02-03)"), "Mon, 03 Feb 2025 00:00:00 GMT");
  for (const label of ["v1.2.3", "2024-13-40", "Release 2024", "Mayor 2024", "31 June 2024"])
    assert.equal(dateOfLabel(label), null, label);
});

test("`rss` says the date of an entry whose label is none, and of one that says another", async (t) => {
  const entries = `<Update label="v3" rss={{ date: "2026-05-04" }}>
  ## Cranes
  Two of them.
</Update>
<Update label="May 2026" rss={{ title: "Ropes", date: "2026-05-02T10:00:00Z" }}>Longer.</Update>
<Update label="2026-04-01" rss={{ title: "Lamps", date: "soon" }}>Brighter.</Update>
`;
  const feed = (await build(t, folderOf(t, { ...files, "news/log.mdx": entries }))).text("news/log/rss.xml");
  assert.deepEqual(all(feed, "title").slice(1), ["Cranes", "Ropes", "Lamps"]);
  assert.deepEqual(all(feed, "pubDate"), [
    "Mon, 04 May 2026 00:00:00 GMT",
    "Sat, 02 May 2026 00:00:00 GMT",
    "Wed, 01 Apr 2026 00:00:00 GMT",
  ]);
});
