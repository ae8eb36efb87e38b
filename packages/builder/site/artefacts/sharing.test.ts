import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { blobsOf, type SiteManifest } from "@lectern/contract/site/manifest";
import { imageSize } from "image-size";
import { type Built, build, compose, folderOf, temporaryFolder } from "../../test/build-fixture.ts";

const docs = (rest: object) =>
  JSON.stringify({
    name: "Acme",
    description: "All about Acme",
    theme: "mint",
    colors: { primary: "#0f766e" },
    navigation: { groups: [{ group: "Guides", root: "index", pages: ["start", "api"] }] },
    ...rest,
  });
const pages = {
  "index.mdx": "---\ntitle: Welcome\n---\nHello.",
  "start.mdx": "---\ntitle: Getting started\ndescription: First steps\n---\nText.",
  "api.mdx": "---\ntitle: 部署\n---\nText.",
  "secret.mdx": "---\ntitle: Secret\nhidden: true\n---\nText.",
};

function tag(html: string, name: string): string | null {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? null;
}

function pictures({ manifest }: Built): string[] {
  return Object.keys(manifest.files).filter((path) => path.startsWith("_lectern/thumbnails/"));
}

function graph(html: string): Record<string, unknown>[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return text ? JSON.parse(text)["@graph"] : [];
}

test("a site has one picture for shared links, at an absolute address, 1200 by 630", async (t) => {
  const site = await build(t, folderOf(t, { ...pages, "docs.json": docs({}) }));
  const [only, ...others] = pictures(site);
  assert.deepEqual(others, []);
  const file = site.manifest.files[only as string];
  assert.equal(file?.type, "image/png");
  assert.equal(file?.immutable, true);
  const { width, height, type } = imageSize(site.blobs.get(file?.sha256 ?? "") as Uint8Array);
  assert.deepEqual({ width, height, type }, { width: 1200, height: 630, type: "png" });
  for (const path of ["index.html", "start.html"]) {
    assert.equal(tag(site.text(path), "og:image"), `https://docs.example.org/${only}`);
    assert.equal(tag(site.text(path), "twitter:card"), "summary_large_image");
  }
});

test("with `thumbnails` each page that may be found has its own, drawn once", async (t) => {
  const cache = temporaryFolder(t);
  const config = docs({ thumbnails: { appearance: "dark" } });
  const site = await build(t, folderOf(t, { ...pages, "docs.json": config }), { cache });
  const own = (built: Built, path: string) => tag(built.text(path), "og:image");
  assert.notEqual(own(site, "start.html"), own(site, "index.html"));
  assert.equal(own(site, "secret.html"), own(site, "api.html"), "hidden pages and foreign letters show the site's");
  assert.equal(pictures(site).length, 3);
  const changed = { ...pages, "start.mdx": pages["start.mdx"].replace("First steps", "Other steps") };
  const next = await build(t, folderOf(t, { ...changed, "docs.json": config }), { cache });
  assert.equal(own(next, "index.html"), own(site, "index.html"));
  assert.notEqual(own(next, "start.html"), own(site, "start.html"));
  const fresh = await build(t, folderOf(t, { ...changed, "docs.json": config }));
  assert.deepEqual(
    pictures(next).map((path) => next.manifest.files[path]),
    pictures(fresh).map((path) => fresh.manifest.files[path]),
    "the same bytes from the cache and without",
  );
});

test("the author's picture stands behind the words; one that is not there is reported", async (t) => {
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  const with_ = await build(
    t,
    folderOf(t, { ...pages, "bg.svg": dot, "docs.json": docs({ thumbnails: { background: "/bg.svg" } }) }),
  );
  const without = await build(
    t,
    folderOf(t, { ...pages, "docs.json": docs({ thumbnails: { background: "/no.png" } }) }),
  );
  assert.deepEqual(with_.complaints, []);
  assert.match(without.complaints.join(), /^docs\.json:1:\d+ missing-file$/);
  const bytes = (built: Built) => built.manifest.files[pictures(built)[0] as string]?.sha256;
  assert.notEqual(bytes(with_), bytes(without));
  const all = (built: Built) =>
    pictures(built)
      .map((path) => built.manifest.files[path]?.sha256)
      .sort();
  for (const address of [
    `data:image/svg+xml,${encodeURIComponent(dot)}`,
    `data:image/svg+xml;charset=utf-8;base64,${Buffer.from(dot).toString("base64")}`,
  ]) {
    const within = await build(
      t,
      folderOf(t, { ...pages, "docs.json": docs({ thumbnails: { background: address } }) }),
    );
    assert.deepEqual(within.complaints, []);
    assert.deepEqual(all(within), all(with_), "it may stand within its address");
  }
  for (const [background, complaint] of [
    ["/bg.svg", /^$/],
    ["/no.png", /^docs\.json:1:\d+ missing-file$/],
    ["https://cdn.example/bg.png", /^docs\.json:1:\d+ missing-file$/],
    ["/start.mdx", /^docs\.json:1:\d+ thumbnail-type$/],
    ["data:image/png;base64,AAAA", /^docs\.json:1:\d+ thumbnail-type$/],
  ] as const) {
    const config = docs({ thumbnails: { background } });
    const nowhere = await build(t, folderOf(t, { ...pages, "bg.svg": dot, "docs.json": config }), { origin: null });
    assert.match(nowhere.complaints.join(), complaint, `${background}, before the site has an address`);
  }
});

test("a logo that would cost too much to draw gives way to the name", async (t) => {
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><rect width="1" height="1"/></g>${'<use href="#a"/>'.repeat(9)}</svg>`;
  const config = (logo: string) => docs({ logo: { light: logo, dark: logo } });
  const first = await build(t, folderOf(t, { ...pages, "logo.svg": bomb, "docs.json": config("/logo.svg") }));
  const plain = await build(t, folderOf(t, { ...pages, "docs.json": docs({}) }));
  const bytes = (built: Built) => built.manifest.files[pictures(built)[0] as string]?.sha256;
  assert.equal(bytes(first), bytes(plain));
});

test("og:image of the author wins, made absolute; where the site stands nowhere there is none", async (t) => {
  const files = {
    ...pages,
    "start.mdx": '---\ntitle: A\n"og:image": /images/own.png\n---\nText.',
    "docs.json": docs({}),
  };
  const site = await build(t, folderOf(t, files));
  assert.equal(tag(site.text("start.html"), "og:image"), "https://docs.example.org/images/own.png");
  assert.equal(tag(site.text("start.html"), "og:image:width"), null);
  const nowhere = await build(t, folderOf(t, files), { origin: null });
  assert.equal(tag(nowhere.text("start.html"), "og:image"), null);
  assert.equal(tag(nowhere.text("start.html"), "twitter:card"), "summary");
  assert.deepEqual(pictures(nowhere), []);
});

test("a bundle has the pictures where docs.json says by which address the site is known, and none where it does not", async (t) => {
  const seo = { metatags: { canonical: "https://acme.example/docs/" } };
  const own = '---\ntitle: Own\n"og:image": /images/own.png\n---\nText.';
  const known = { ...pages, "api.mdx": own, "docs.json": docs({ thumbnails: {}, seo }) };
  const drawn = ({ order }: { order: string[] }) => order.filter((path) => path.startsWith("_lectern/thumbnails/"));
  for (const origin of [null, "https://docs.example.org"]) {
    const site = await build(t, folderOf(t, known), { origin });
    const bundle = await compose(site);
    assert.deepEqual(drawn(bundle), pictures(site).sort());
    assert.equal(drawn(bundle).length, 4);
    const path = tag(bundle.text("start.html"), "og:image")?.replace("https://acme.example/docs/", "");
    assert.ok(bundle.order.includes(path as string), `${path} is in the bundle`);
    assert.equal(tag(bundle.text("start.html"), "twitter:card"), "summary_large_image");
    assert.equal(tag(bundle.text("api.html"), "og:image"), "https://acme.example/docs/images/own.png");
    const part = await compose(site, { paths: ["start"] });
    assert.equal(drawn(part).length, 2, "the site's and that of the page; nothing of pages left out");
  }
  for (const canonical of [undefined, "docs.example.org", "https://["]) {
    const config = docs({ thumbnails: {}, seo: { metatags: { canonical } } });
    const nowhere = await compose(await build(t, folderOf(t, { ...pages, "docs.json": config }), { origin: null }));
    assert.deepEqual(drawn(nowhere), []);
    assert.equal(tag(nowhere.text("start.html"), "og:image"), null);
  }
});

test("a page is a website's to those who show a shared link, and says the same in both of their ways", async (t) => {
  const own = '---\ntitle: A\ndescription: B\n"og:title": Shared\n"twitter:description": Short\n---\nText.';
  const site = await build(t, folderOf(t, { ...pages, "start.mdx": own, "docs.json": docs({}) }));
  const said = (path: string, ...names: string[]) => names.map((name) => tag(site.text(path), name));
  assert.deepEqual(said("start.html", "og:type", "twitter:title", "og:description", "twitter:description"), [
    "website",
    "Shared",
    "B",
    "Short",
  ]);
  assert.deepEqual(said("api.html", "twitter:title", "twitter:description"), ["部署 - Acme", "All about Acme"]);
  assert.equal(tag(site.text("api.html"), "twitter:image"), tag(site.text("api.html"), "og:image"));
  assert.deepEqual(said("api.html", "apple-mobile-web-app-title", "msapplication-TileColor"), ["Acme", "#0f766e"]);
});

test("canonical addresses follow the page, else the site's prefix, else where it stands", async (t) => {
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  const start = (of: string) => ({ ...pages, "start.mdx": `---\ntitle: A\ncanonical: ${of}\n---\nText.` });
  const own = start("https://elsewhere.example/a");
  const plain = await build(t, folderOf(t, { ...own, "docs.json": docs({}) }));
  assert.equal(canonical(plain.text("start.html")), "https://elsewhere.example/a");
  assert.equal(canonical(plain.text("api.html")), "https://docs.example.org/api");
  const seo = { metatags: { canonical: "https://acme.example/docs/", "og:locale": "en_GB" }, trailingSlash: true };
  const prefixed = await build(t, folderOf(t, { ...own, "docs.json": docs({ seo }) }));
  assert.equal(canonical(prefixed.text("api.html")), "https://acme.example/docs/api/");
  // Another page of the site may be meant by its path.
  const inside = await build(t, folderOf(t, { ...start("/api"), "docs.json": docs({ seo }) }));
  assert.equal(canonical(inside.text("start.html")), "https://acme.example/docs/api/");
  assert.equal(tag(prefixed.text("api.html"), "canonical"), null);
  assert.equal(tag(prefixed.text("api.html"), "og:locale"), "en_GB");
});

test("JSON-LD names the way to a page and the organization; hidden pages have none and say noindex", async (t) => {
  const seo = { organization: { name: "Acme GmbH", logo: "/logo.png", sameAs: ["https://social.example/acme"] } };
  const site = await build(t, folderOf(t, { ...pages, "docs.json": docs({ seo }) }));
  const things = graph(site.text("start.html"));
  assert.doesNotMatch(JSON.stringify(things), /null/);
  assert.deepEqual(
    things.map((thing) => thing["@type"]),
    ["Organization", "WebSite", "WebPage", "TechArticle", "BreadcrumbList"],
  );
  assert.equal(things[0]?.logo, "https://docs.example.org/logo.png");
  assert.deepEqual(
    ((things[4] as Record<string, unknown>).itemListElement as { position: number; name: string; item: string }[]).map(
      (one) => [one.position, one.name, one.item],
    ),
    [
      [1, "Acme", "https://docs.example.org"],
      [2, "Guides", "https://docs.example.org"],
      [3, "Getting started", "https://docs.example.org/start"],
    ],
  );
  const plain = await build(
    t,
    folderOf(t, { ...pages, "docs.json": docs({ logo: "/mark.svg" }), "mark.svg": "<svg/>" }),
  );
  const [publisher, , page] = graph(plain.text("index.html"));
  assert.deepEqual([publisher?.name, publisher?.logo], ["Acme", "https://docs.example.org/mark.svg"]);
  assert.deepEqual([page?.["@type"], page?.url], ["WebPage", "https://docs.example.org"]);
  assert.deepEqual(graph(site.text("secret.html")), []);
  assert.equal(tag(site.text("secret.html"), "robots"), "noindex");
  assert.equal(tag(site.text("start.html"), "robots"), null);
});

test("pages whose robots tag keeps search engines away have no JSON-LD and are not in the sitemap; a directive that ends in none does not", async (t) => {
  const seo = (robots: string) => docs({ seo: { metatags: { robots } } });
  const robots = async (of: string, path: string) => {
    const site = await build(t, folderOf(t, { ...pages, "docs.json": seo(of) }));
    const isListed = site.text("sitemap.xml").includes(path.replace(".html", ""));
    return [tag(site.text(path), "robots"), graph(site.text(path)).length > 0, isListed];
  };
  assert.deepEqual(await robots("noindex", "start.html"), ["noindex", false, false]);
  assert.deepEqual(await robots("follow, none", "start.html"), ["follow, none", false, false]);
  assert.deepEqual(await robots("max-image-preview:none", "start.html"), ["max-image-preview:none", true, true]);
  assert.deepEqual(await robots("max-image-preview:none", "secret.html"), ["noindex", false, false]);
});

test("JSON-LD names the words by which a page may be found", async (t) => {
  const found = { "start.mdx": "---\ntitle: Start\nkeywords: [crane, harbour]\n---\nText." };
  const site = await build(t, folderOf(t, { ...pages, ...found, "docs.json": docs({}) }));
  const words = (path: string) => graph(site.text(path)).map((thing) => thing.keywords);
  assert.deepEqual(words("start.html"), [undefined, undefined, undefined, "crane, harbour", undefined]);
  assert.deepEqual(words("api.html"), Array(5).fill(undefined));
});

test("thumbnails.fonts names a family of the site's own fonts; its file decides how the words look", async (t) => {
  const cache = temporaryFolder(t);
  const require = createRequire(import.meta.url);
  const woff = readFileSync(require.resolve("@fontsource/space-mono/files/space-mono-latin-400-normal.woff"));
  const buildWith = (family: string, font: Uint8Array) => {
    const fonts = { family: "Keel", source: "/keel.woff" };
    const config = docs({ fonts, thumbnails: { fonts: { family } } });
    return build(t, folderOf(t, { ...pages, "docs.json": config, "keel.woff": font }), { cache });
  };
  const own = await buildWith("Keel", woff);
  const inter = await buildWith("Inter", woff);
  assert.deepEqual([own.complaints, inter.complaints], [[], []]);
  const picture = (built: Built) => tag(built.text("start.html"), "og:image");
  const pictureHash = (built: Built) => {
    const path = new URL(String(picture(built))).pathname.slice(1);
    return blobsOf(built.manifest.files[path] as SiteManifest["files"][string])[0]?.sha256 as string;
  };
  assert.notEqual(picture(own), picture(inter));
  for (let times = 0; times < 2; times++) {
    const broken = await buildWith("Keel", woff.subarray(0, 2000));
    assert.deepEqual(broken.complaints, ["keel.woff:1:1 thumbnail-font"]);
    assert.equal(pictures(broken).length, 3);
  }
  const [lora, montserrat] = [await buildWith("Lora", woff), await buildWith("Montserrat", woff)];
  assert.deepEqual(lora.complaints, [], "a family that comes with Lectern needs no file");
  assert.notDeepEqual(lora.blobs.get(pictureHash(lora)), inter.blobs.get(pictureHash(inter)));
  assert.ok(
    montserrat.complaints.some((one) => / thumbnail-font$/.test(one)),
    "its file holds thin letters alone",
  );
  const elsewhere = await buildWith("Other", woff);
  assert.ok(elsewhere.complaints.some((one) => / thumbnail-font$/.test(one)));
});

test("tags of the page as such are the author's, and stand once", async (t) => {
  const metatags = {
    viewport: "width=device-width, initial-scale=1, viewport-fit=cover",
    charset: "UTF-8",
    "application-name": "Acme Docs",
    "theme-color": "#0f766e",
  };
  const site = await build(t, folderOf(t, { ...pages, "docs.json": docs({ seo: { metatags } }) }));
  const head = site.text("start.html").split("</head>")[0] ?? "";
  const told = (name: string) =>
    [...head.matchAll(new RegExp(`<meta name="${name}" content="([^"]*)"`, "g"))].map(([, content]) => content);
  assert.deepEqual(told("viewport"), [metatags.viewport]);
  assert.deepEqual(told("application-name"), ["Acme Docs"]);
  assert.deepEqual(told("apple-mobile-web-app-title"), ["Acme"]);
  assert.deepEqual(told("theme-color"), ["#0f766e"]);
  assert.deepEqual(head.match(/charset="?[\w-]+/gi), ['charset="utf-8']);
});
