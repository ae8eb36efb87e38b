import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { buildSite } from "../index.ts";
import { build, complaintsOf, fixture, folderOf, temporaryFolder } from "../test/build-fixture.ts";
import { worthThreads } from "./render/render-pool.ts";

const config = (rest: object) =>
  JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, navigation: { pages: ["a"] }, ...rest });

test("a file that goes away meanwhile is named, and nothing of that is kept", async (t) => {
  for (const count of [3, worthThreads]) {
    const pages = Array.from({ length: count }, (_, index) => `p${index}`);
    const text = "---\ntitle: Page\n---\n\nText.\n";
    const folder = folderOf(t, {
      "docs.json": config({ navigation: { pages } }),
      ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, text])),
    });
    const last = join(folder, `p${count - 1}.mdx`);
    const options = {
      source: { directory: folder },
      cache: temporaryFolder(t),
      output: { has: () => false, put: () => {} },
      preview: null,
      origin: null,
      threads: 2,
    };
    const { manifest, report } = await buildSite({ ...options, onProgress: () => rmSync(last, { force: true }) });
    assert.equal(manifest, null);
    assert.deepEqual(
      report.diagnostics.map(({ code, file }) => [code, file]),
      [["file-gone", `p${count - 1}.mdx`]],
    );
    writeFileSync(last, text);
    const again = await buildSite(options);
    assert.deepEqual([again.report.pages, again.report.diagnostics], [count, []]);
  }
});

test("awkward names, snippets, hidden pages and faults: what is served, and what is said", async (t) => {
  const site = await build(t, fixture("awkward"));
  assert.deepEqual(
    site.manifest.pages.map(({ path, file, title, noindex }) => [path, file, title, noindex]),
    [
      ["introduction", "introduction.html", "Introduction", false],
      ["with space/my page", "with space/my page.html", "My page", false],
      ["مقدمة/البداية", "مقدمة/البداية.html", "البداية", false],
      ["guides", "guides/index.html", "Guides", false],
      ["guides/first", "guides/first.html", "First: a guide", false],
      ["guides/hidden", "guides/hidden.html", "Hidden", true],
      ["guides/secret", "guides/secret.html", "Secret", true],
      ["guides/bad-frontmatter", "guides/bad-frontmatter.html", "Bad: frontmatter: here", true],
      ["guides/not-listed", "guides/not-listed.html", "Not listed", true],
    ],
  );
  const complaints = site.complaints.map((line) => line.replace(/:\d+ /, " "));
  for (const expected of [
    "docs.json:16 missing-page",
    "guides/bad-frontmatter.mdx:2 bad-frontmatter",
    "introduction.mdx:19 broken-link",
    "introduction.mdx:19 broken-anchor",
    "introduction.mdx:21 missing-file",
    "docs.json:26 redirect-loop",
    "docs.json:28 bad-redirect",
  ]) {
    assert.ok(complaints.includes(expected), `${expected} is not among\n${complaints.join("\n")}`);
  }
  assert.equal(
    complaints.filter((line) => line.endsWith("broken-link")).length,
    1,
    "links that lead somewhere are not reported",
  );
  const served = Object.keys(site.manifest.files);
  for (const absent of [
    "docs.json",
    "README.md",
    "README.html",
    "snippets/shared.html",
    "loose-snippet.html",
    "guides/ignored.html",
    "guides/link.html",
  ]) {
    assert.ok(!served.includes(absent), `${absent} is served`);
  }
  for (const path of [
    "images/dot.svg",
    "assets/own.css",
    "404.html",
    "index.html",
    "robots.txt",
    "sitemap.xml",
    "llms.txt",
    "llms-full.txt",
    "introduction.md",
  ]) {
    assert.ok(served.includes(path), `${path} is missing`);
  }
  assert.deepEqual([...served].sort(), served, "files are in order");
});

test("a page links to clean addresses, loads hashed assets and the author's own, and holds no mark", async (t) => {
  const site = await build(t, fixture("awkward"));
  const html = site.text("introduction.html");
  assert.doesNotMatch(html, /[\u0010-\u0016]/);
  assert.ok(html.includes('href="/with%20space/my%20page#the-end"'));
  assert.ok(html.includes(`href="/${encodeURI("مقدمة/البداية")}"`));
  assert.ok(html.includes('href="/assets/own.css"'));
  assert.match(html, /This text is shared/);
  assert.match(html, /A file that only another page is made of/);
  const stylesheet = /href="\/(_lectern\/theme\.[0-9a-f]+\.css)"/.exec(html)?.[1] ?? "";
  assert.equal(site.manifest.files[stylesheet]?.immutable, true);
  assert.match(site.text(stylesheet), /\.mt-4\s*\{/, "utilities that the content uses are there");
  assert.doesNotMatch(site.text(stylesheet), /\.mt-5\s*\{/, "and no others");
  assert.equal(site.text("index.html"), html, "the first page stands at the root too");
  assert.doesNotMatch(html, /\/guides\/hidden"/, "hidden pages are not in the sidebar");
  assert.match(html, /https:\/\/example\.org\/elsewhere/, "a page that is only a link leads where it says");
});

test("lists hold the pages that everybody may find, with absolute addresses", async (t) => {
  const site = await build(t, fixture("awkward"));
  const map = site.text("sitemap.xml");
  assert.ok(map.includes("<loc>https://docs.example.org/introduction</loc>"));
  assert.ok(map.includes(`<loc>https://docs.example.org/${encodeURI("مقدمة/البداية")}</loc>`));
  // A page's own link to a hidden one is part of its text; the list's lines are not.
  const sources = site.text("llms-full.txt").match(/^Source: .*$/gm) ?? [];
  assert.ok(sources.length > 1);
  for (const text of [map, site.text("llms.txt"), sources.join("\n")]) {
    for (const hidden of ["guides/hidden", "guides/secret", "not-listed"]) assert.ok(!text.includes(hidden), hidden);
  }
  assert.match(
    site.text("llms.txt"),
    /^# Awkward & Sons\n\n> Pages with names that break things\n\n## Docs\n\n- \[Introduction\]\(https:\/\/docs\.example\.org\/introduction\.md\): Where everything begins\n/,
  );
  assert.match(site.text("robots.txt"), /Sitemap: https:\/\/docs\.example\.org\/sitemap\.xml/);
  assert.match(
    site.text("llms-full.txt"),
    /^# Introduction\nSource: https:\/\/docs\.example\.org\/introduction\n\n> Where everything begins\n/,
  );
  assert.deepEqual(
    site.manifest.redirects.map((redirect) => redirect.source),
    ["/old-start", "/old/:slug*", "/away", "/guides/link", "/guides/index"],
    "circles and evil destinations are gone",
  );
});

test("a preview keeps search engines out", async (t) => {
  const site = await build(t, fixture("old-format"), { preview: { branch: "feature/x" } });
  assert.equal(site.text("robots.txt"), "User-agent: *\nDisallow: /\n");
  assert.equal(site.manifest.files["sitemap.xml"], undefined);
  assert.match(site.text("introduction.html"), /name="robots" content="noindex"/);
  assert.match(site.text("introduction.html"), /feature\/x/);
});

test("mint.json is read as the docs.json that it means", async (t) => {
  const site = await build(t, fixture("old-format"));
  assert.deepEqual(site.complaints, ["mint.json:1:1 old-config-format"]);
  const html = site.text("introduction.html");
  for (const text of [
    "mailto:help@example.org",
    "https://app.example.org",
    "https://chat.example.org",
    "https://github.com/example",
  ]) {
    assert.ok(html.includes(text), text);
  }
  assert.match(html, />Documentation</);
  assert.match(html, /href="\/api\/users"/);
  assert.match(html, /data-appearance="dark" data-strict/);
  assert.match(site.text("api/users.html"), /https:\/\/api\.example\.org/);
});

test("what is wrong with the specification of a mint.json is told of that file", async (t) => {
  const old = { name: "A", colors: { primary: "#123456" }, navigation: [{ group: "A", pages: ["a"] }] };
  const text = JSON.stringify({ ...old, openapi: "https://example.com/openapi.json" });
  const site = await build(t, folderOf(t, { "mint.json": text, "a.mdx": "A." }));
  const column = text.indexOf('"https:') + 1;
  assert.deepEqual(site.complaints, ["mint.json:1:1 old-config-format", `mint.json:1:${column} remote-specification`]);
});

test("a site that cannot be made answers no manifest and says why", async (t) => {
  const fails = async (files: Record<string, string>) => {
    const result = await buildSite({
      source: { directory: folderOf(t, files) },
      cache: temporaryFolder(t),
      output: { has: () => false, put: () => undefined },
      preview: null,
      origin: null,
      threads: 0,
    });
    assert.equal(result.manifest, null);
    return complaintsOf(result.report.diagnostics);
  };
  assert.deepEqual(await fails({ "a.mdx": "x" }), ["docs.json:1:1 missing-config"]);
  assert.deepEqual(await fails({ "docs.json": config({}), "A.mdx": "x", "a.mdx": "y" }), [
    "a.mdx:: colliding-file-names",
  ]);
  assert.deepEqual(await fails({ "docs.json": config({}), "a.mdx": "x", "con.mdx": "y" }), [
    "con.mdx:: unsafe-file-name",
  ]);
});

test("programs whose names differ in capitals alone are both read: no site holds them", async (t) => {
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": config({}),
      "a.mdx":
        'import { One } from "/snippets/Part.jsx"\nimport { Two } from "/snippets/part.jsx"\n\n<One /> <Two />\n',
      "snippets/Part.jsx": "export const One = () => <b>first</b>;\n",
      "snippets/part.jsx": "export const Two = () => <b>second</b>;\n",
    }),
  );
  assert.deepEqual(site.complaints, []);
  assert.match(site.text("a.html"), /first.*second/s);
});

test("pages at addresses that the site needs are refused, and the rest is built", async (t) => {
  const site = await build(
    t,
    folderOf(t, { "docs.json": config({}), "a.mdx": "x", "404.mdx": "y", "_lectern/x.mdx": "z", "sitemap.md": "s" }),
  );
  assert.deepEqual(site.complaints, [
    "404.mdx:1:1 reserved-path",
    "_lectern/x.mdx:1:1 reserved-path",
    "sitemap.md:1:1 reserved-path",
  ]);
  assert.deepEqual(
    site.manifest.pages.map((page) => page.path),
    ["a"],
  );
});

test("a site without any page, and one with only an index, are sites", async (t) => {
  const empty = await build(t, folderOf(t, { "docs.json": config({ navigation: { pages: [] } }) }));
  assert.ok(empty.manifest.files["404.html"]);
  const index = await build(
    t,
    folderOf(t, { "docs.json": config({ navigation: { pages: ["index"] } }), "index.mdx": "# Hello" }),
  );
  assert.deepEqual(
    index.manifest.pages.map(({ path, file }) => [path, file]),
    [["", "index.html"]],
  );
  assert.deepEqual(index.complaints, []);
});

test("files at the root that the author wrote stand in for ours", async (t) => {
  const site = await build(
    t,
    folderOf(t, { "docs.json": config({}), "a.mdx": "x", "robots.txt": "mine", "llms.txt": "own" }),
  );
  assert.deepEqual([site.text("robots.txt"), site.text("llms.txt")], ["mine", "own"]);
});

test("the logo leads to the first page of the reader's language, where docs.json says nothing else", async (t) => {
  const logoOf = async (files: Record<string, string>, config: object) => {
    const languages = [
      { language: "en", pages: ["index", "about"] },
      { language: "de", pages: ["de/start", "de/mehr"] },
    ];
    const all = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation: { languages }, ...config };
    const site = await build(t, folderOf(t, { ...files, "docs.json": JSON.stringify(all) }));
    return ["about", "de/mehr"].map((page) => /class="lc-logo" href="([^"]*)"/.exec(site.text(`${page}.html`))?.[1]);
  };
  const files = Object.fromEntries(["index", "about", "de/start", "de/mehr"].map((path) => [`${path}.mdx`, "Text\n"]));
  assert.deepEqual(await logoOf(files, {}), ["/", "/de/start"]);
  assert.deepEqual(await logoOf(files, { logo: { light: "/a.svg", dark: "/a.svg", href: "https://example.com" } }), [
    "https://example.com",
    "https://example.com",
  ]);
});
