import assert from "node:assert/strict";
import { posix } from "node:path";
import { test } from "node:test";
import { addressesIn, build, type Composed, compose, fixture, folderOf } from "../test/build-fixture.ts";

/** Addresses that do not lead to a file of the bundle. */
function brokenAddresses({ files }: Composed): string[] {
  const broken: string[] = [];
  for (const [path, bytes] of files) {
    if (!path.endsWith(".html")) continue;
    for (const address of addressesIn(Buffer.from(bytes).toString())) {
      if (/^(?:https?:|mailto:|#)/.test(address) || address === "") continue;
      const plain = decodeURIComponent(address.replace(/[?#].*$/s, ""));
      const target = posix.normalize(posix.join(posix.dirname(path), plain));
      if (address.startsWith("/") || !files.has(target)) broken.push(`${path} → ${address}`);
    }
  }
  return broken;
}

for (const name of ["awkward", "nested", "old-format"]) {
  test(`every link in every page of the bundle of "${name}" leads to a file of it, relative to the page`, async (t) => {
    const site = await build(t, fixture(name));
    const bundle = await compose(site);
    const told = site.report.diagnostics.filter(({ code }) => code === "missing-file").map(({ message }) => message);
    const isTold = (address: string) => told.some((message) => message.endsWith(`/${posix.basename(address)}`));
    assert.deepEqual(
      brokenAddresses(bundle).filter((address) => !isTold(address)),
      [],
    );
    assert.ok(
      [...bundle.files].every(
        ([path, bytes]) => !path.endsWith(".html") || !/[\u0010-\u0016]/.test(Buffer.from(bytes).toString()),
      ),
    );
  });
}

test("links climb out of folders, name files, and lead to the 404 page where nothing is", async (t) => {
  const bundle = await compose(await build(t, fixture("awkward")));
  const page = bundle.text("with space/my page.html");
  assert.ok(page.includes('href="../introduction.html"'), "a page in another folder");
  const start = bundle.text("introduction.html");
  assert.ok(start.includes('href="with%20space/my%20page.html#the-end"'));
  assert.ok(start.includes('href="guides/index.html"'));
  assert.ok(start.includes('src="images/dot.svg"'));
  assert.ok(start.includes('href="404.html"'), "a link that is broken in the source");
  assert.match(bundle.text("old-start.html"), /url=introduction\.html/);
  assert.doesNotMatch(bundle.text("away.html"), /http-equiv/, "nothing leaves the host by itself");
  assert.match(bundle.text("_redirects"), /^\/old\/\* \/guides\/:splat 308$/m);
  assert.ok(bundle.files.has("index.html") && bundle.files.has("llms.txt") && bundle.files.has("introduction.md"));
  assert.ok(!bundle.files.has("sitemap.xml"), "there is no address to put into it");
  assert.doesNotMatch(bundle.text("llms.txt") + bundle.text("llms-full.txt"), /docs\.example\.org/);
});

test("two bundles of one deployment are the same bytes, in code-point order", async (t) => {
  const site = await build(t, fixture("awkward"));
  const [first, second] = [await compose(site), await compose(site)];
  assert.deepEqual(first.files, second.files);
  assert.deepEqual(first.order, second.order);
  const sorted = [...first.order].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  assert.deepEqual(first.order, sorted);
});

test("a deployment that an earlier builder stored, with other characters as marks, is composed the same", async (t) => {
  const site = await build(t, fixture("awkward"));
  const parts = new Set(Object.values(site.manifest.parts).map(({ sha256 }) => sha256));
  const earlier = (sign: string) => String.fromCharCode(0xe000 + Number.parseInt(sign.slice(-1), 16));
  const read = async (sha256: string) => {
    const bytes = site.blobs.get(sha256) as Uint8Array;
    if (!parts.has(sha256)) return bytes;
    const text = Buffer.from(bytes).toString();
    const raw = text.replace(/[\u0010-\u0014]/g, (sign) => earlier(sign.charCodeAt(0).toString(16)));
    return Buffer.from(raw.replace(/\\u001[0-4]/g, earlier));
  };
  assert.deepEqual((await compose(site, { read })).files, (await compose(site)).files);
});

test("features follow the target; nothing in a bundle reaches outside", async (t) => {
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify({
        name: "A",
        theme: "mint",
        colors: { primary: "#123456" },
        navigation: { pages: ["a", "b"] },
      }),
      "a.mdx": '![Remote](https://cdn.example.org/x.png)\n\n<iframe src="https://video.example.org/1"></iframe>\n',
      "b.mdx": "Nothing special.\n",
    }),
  );
  assert.match(site.text("a.html"), /src="https:\/\/cdn\.example\.org/);
  for (const target of ["client-hosted", "air-gapped"] as const) {
    const bundle = await compose(site, { target, features: { feedbackEndpoint: "https://feedback.example.org/f" } });
    const html = bundle.text("a.html");
    assert.doesNotMatch(html, /\ssrc(?:set)?="https?:/, target);
    assert.deepEqual(
      bundle.diagnostics.map((one) => [one.severity, one.code, one.file]),
      [["info", "outside-content-left-out", "a.mdx"]],
    );
    assert.equal(html.includes("https://feedback.example.org/f"), target === "client-hosted", target);
    assert.ok(html.includes("data-search-index"), "search is on");
  }
  const online = await compose(site, { features: { outsideContent: true } });
  assert.match(online.text("a.html"), /src="https:\/\/cdn\.example\.org/, "who asks for it keeps what is elsewhere");
  assert.match(online.text("a.html"), /<iframe[^>]*video\.example\.org/);
  assert.deepEqual(online.diagnostics, []);
  const refused = await compose(site, { target: "air-gapped", features: { outsideContent: true } });
  assert.doesNotMatch(refused.text("a.html"), /\ssrc(?:set)?="https?:/, "but nothing that must stand alone");
  const silent = await compose(site, { features: { search: false } });
  assert.doesNotMatch(silent.text("a.html"), /data-search/);
  assert.ok(![...silent.files.keys()].some((path) => path.startsWith("_lectern/search/")));
});

test("E16: what is hidden, left out by the author or private is in no list and no index of a bundle", async (t) => {
  process.env.LECTERN_TEST_SECRET = "s3cret-of-the-environment";
  t.after(() => delete process.env.LECTERN_TEST_SECRET);
  const files = {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#123456" },
      navigation: { pages: ["a", { group: "G", hidden: true, pages: ["inner"] }] },
    }),
    "a.mdx": "Open {process.env.LECTERN_TEST_SECRET} words\n",
    "hidden.mdx": "---\ntitle: Walrus\nhidden: true\n---\nwalruswords\n",
    "inner.mdx": "---\ntitle: Narwhal\n---\nnarwhalwords\n",
    "nosearch.mdx": "---\ntitle: Otter\nsearchable: false\n---\notterwords\n",
    "drafts/draft.mdx": "---\ntitle: Draft\n---\ndraftwords\n",
    ".mintignore": "drafts/\n",
    ".env": "SECRET=envwords\n",
    "snippets/only.mdx": "snippetwords\n",
  };
  const previewed = await build(t, folderOf(t, files), { preview: { branch: "my-branch" } });
  assert.match(previewed.text("a.html"), /my-branch/);
  const bundle = await compose(await build(t, folderOf(t, files)));
  for (const [path, bytes] of bundle.files) {
    const text = Buffer.from(bytes).toString();
    assert.doesNotMatch(text, /s3cret-of|draftwords|envwords|my-branch/, path);
    const isOwn = /^(?:hidden|inner|nosearch)\.(?:html|md)$/.test(path);
    if (!isOwn) assert.doesNotMatch(text, /walrus|narwhal|otterwords/i, path);
  }
  assert.ok(!bundle.files.has("snippets/only.html") && !bundle.files.has(".env"));
});

test("a bundle of some pages leads to no other, and searches only these", async (t) => {
  const site = await build(t, fixture("nested"));
  const told: [number, number][] = [];
  const bundle = await compose(site, {
    paths: ["en/v2/start", "/api/go/"],
    onPage: (done, total) => told.push([done, total]),
  });
  const pages = [...bundle.files.keys()].filter((path) => path.endsWith(".html"));
  assert.deepEqual(pages, ["404.html", "api/go.html", "en/v2/start.html", "index.html"]);
  assert.deepEqual(brokenAddresses(bundle), []);
  assert.ok(
    ![...bundle.files].some(
      ([path, bytes]) => /\.(?:html|js)$/.test(path) && Buffer.from(bytes).toString().includes("en/v2/next"),
    ),
  );
  assert.deepEqual(told, [
    [1, 2],
    [2, 2],
  ]);
  await assert.rejects(compose(site, { paths: ["en/v2/start", "nowhere"] }), /no page \/nowhere/);
});

test("an address of an author's stylesheet that is no address stands in the bundle as it is", async (t) => {
  const config = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation: { pages: ["a"] } };
  const files = { "docs.json": JSON.stringify(config), "a.mdx": "A.\n", "own.css": "a{background:url(/50%.png)}" };
  const bundle = await compose(await build(t, folderOf(t, files)));
  assert.equal(bundle.text("own.css"), 'a{background:url("/50%.png")}');
});

test("the page of a redirect in a bundle leads where the first of the list that fits does", async (t) => {
  const config = {
    name: "Moved",
    theme: "mint",
    colors: { primary: "#0a6" },
    navigation: { pages: ["index", "new/start"] },
    redirects: [
      { source: "/old/special", destination: "/#special" },
      { source: "/old/:rest*", destination: "/new/:rest*" },
      { source: "/old/start", destination: "/" },
    ],
  };
  const pages = { "index.mdx": "Home", "new/start.mdx": "Start" };
  const bundle = await compose(await build(t, folderOf(t, { ...pages, "docs.json": JSON.stringify(config) })));
  assert.match(bundle.text("old/start.html"), /url=\.\.\/new\/start\.html"/);
  assert.match(bundle.text("old/special.html"), /url=\.\.\/index\.html#special"/);
});

test("of services that are left out of a bundle is said what they are, beside a font of another host", async (t) => {
  const config = {
    name: "A",
    theme: "mint",
    colors: { primary: "#123456" },
    fonts: { family: "Brand", source: "https://cdn.example.com/brand.woff2", format: "woff2" },
    integrations: { plausible: { domain: "a.example" } },
    navigation: { pages: ["a"] },
  };
  const site = await build(t, folderOf(t, { "docs.json": JSON.stringify(config, null, 1), "a.mdx": "Hello.\n" }));
  const bundle = await compose(site);
  assert.deepEqual(
    bundle.diagnostics.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message.split(",")[0]}`),
    [
      "outside-content-left-out docs.json:8 Something from another host is left out of the bundle",
      "outside-content-left-out docs.json:12 The services of `integrations` are left out of the bundle",
    ],
  );
});
