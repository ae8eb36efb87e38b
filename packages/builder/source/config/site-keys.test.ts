import assert from "node:assert/strict";
import { test } from "node:test";
import { readModel } from "../../site/model/read-parts.ts";
import { compose } from "../../test/build-fixture.ts";
import { buildWith, nested } from "./testing.ts";

test("interaction.drilldown lets the title of a group lead to its first page", async (t) => {
  const still = await buildWith(t, nested);
  assert.doesNotMatch(still.text("a.html"), /<a href="\/b"[^>]*>Inner/);
  const drilled = await buildWith(t, { ...nested, interaction: { drilldown: true } });
  assert.match(drilled.text("a.html"), /<a href="\/b">Inner<\/a><details><summary aria-label="Inner">/);
  // The page is marked in its own place, and its groups are open.
  assert.match(
    drilled.text("b.html"),
    /<a class="sidebar-title" href="\/b">.*<a href="\/b">Inner<\/a><details open>.*<a href="\/b" aria-current="page"[^>]*>B</s,
  );
});

test("seo.paths gives pages of a folder their metatags; longer paths and the page itself count more", async (t) => {
  const paths = [
    { path: "/deep/c", metatags: { robots: "noarchive" } },
    { path: "/deep", metatags: { robots: "nofollow", author: "Folder", "og:title": "Folder" } },
  ];
  const site = await buildWith(
    t,
    { ...nested, seo: { paths } },
    { "deep/c.mdx": '---\ntitle: C\n"og:title": Page\n---\n\nWords' },
  );
  const html = site.text("deep/c.html");
  assert.match(html, /<meta name="robots" content="noarchive">/);
  assert.match(html, /<meta name="author" content="Folder">/);
  assert.match(html, /property="og:title" content="Page"/);
  assert.doesNotMatch(site.text("b.html"), /Folder/);
});

test("a page's own `contextual` takes the place of the site's menu, and an empty one takes it away", async (t) => {
  const site = await buildWith(
    t,
    { ...nested, contextual: { options: ["copy", "view"] } },
    {
      "b.mdx": "---\ntitle: B\ncontextual:\n  options: [view]\n---\n\nWords",
      "deep/c.mdx": "---\ntitle: C\ncontextual:\n  options: []\n---\n\nWords",
    },
  );
  assert.match(site.text("a.html"), /data-copy-page/);
  assert.doesNotMatch(site.text("b.html"), /data-copy-page/);
  assert.match(site.text("b.html"), /id="page-context-menu-button"[^>]*href="\/b\.md"/);
  assert.doesNotMatch(site.text("deep/c.html"), /page-context-menu/);
});

test("a link of `global` stands in every part of the site, also where it is the only one of its kind", async (t) => {
  const site = await buildWith(t, {
    navigation: { pages: ["a", "b"], global: { versions: [{ version: "Old", href: "https://old.example" }] } },
  });
  assert.match(site.text("a.html"), /data-kind="version".*href="https:\/\/old\.example"/s);
  const alone = await buildWith(t, { navigation: { versions: [{ version: "1", pages: ["a", "b"] }] } });
  assert.doesNotMatch(alone.text("a.html"), /data-kind="version"/, "one part without another needs no menu");
});

test("a tab with `align: end` stands at the end of the bar", async (t) => {
  const site = await buildWith(t, {
    navigation: {
      tabs: [
        { tab: "A", pages: ["a"] },
        { tab: "B", align: "end", pages: ["b"] },
      ],
    },
  });
  assert.match(site.text("a.html"), /<a class="nav-tabs-item" href="\/b" data-align="end"/);
});

test("boost of a group counts for its pages in search, unless the page says its own", async (t) => {
  const weights = async (rest: Record<string, unknown>, files: Record<string, string> = {}) => {
    const site = await buildWith(t, rest, files);
    const model = await readModel(site.manifest, async (sha256) => site.blobs.get(sha256) as Uint8Array);
    return Object.fromEntries(model.pages.map((page) => [page.path, page.boost]));
  };
  const navigation = {
    tabs: [{ tab: "T", boost: 3, pages: ["a", { group: "G", boost: 5, pages: ["b", "deep/c"] }] }],
  };
  assert.deepEqual(await weights({ navigation }, { "deep/c.mdx": "---\nboost: 2\n---\n\nWords" }), {
    a: 3,
    b: 5,
    "deep/c": 2,
  });
});

test("markdown.instructions stand at the head of every page's Markdown and in llms.txt", async (t) => {
  const site = await buildWith(t, {
    ...nested,
    markdown: { instructions: ["Cite the page.", "Ask for\nthe version."] },
  });
  const block = "> ## Agent Instructions\n> Cite the page.\n> Ask for\n> the version.\n\n";
  assert.match(site.text("b.md"), new RegExp(`\n\n# B\n\n${block}[^>]*Words`));
  assert.match(site.text("llms.txt"), new RegExp(`\n\n${block}## Docs`));
  assert.doesNotMatch((await buildWith(t, nested)).text("llms.txt"), /Instructions/);
});

test("color of an anchor, a product or a dropdown is that of its icon, in each mode", async (t) => {
  const anchors = [
    { anchor: "Status", href: "https://status.example", icon: "star", color: { light: "#AA0000", dark: "#ffbbbb" } },
    { anchor: "Plain", href: "https://plain.example", color: "#00f" },
    { anchor: "Bad", href: "https://bad.example", color: "red;}" },
  ];
  const site = await buildWith(t, { navigation: { global: { anchors }, pages: ["a"] } });
  assert.match(site.text("a.html"), /class="lc-anchor-icon lc-color-aa0000-ffbbbb"/);
  assert.match(site.text("a.html"), /class="lc-anchor-icon lc-color-00f-00f"/);
  const path = Object.keys(site.manifest.files).find((one) => /theme\..*\.css$/.test(one)) as string;
  assert.match(site.text(path), /\.lc-color-aa0000-ffbbbb\{color:light-dark\(#aa0000,#ffbbbb\)\}/);
  assert.ok(site.report.diagnostics.some(({ code }) => code === "bad-color"));
});

test("related of a page leads on from its end: by the title of a page, by an address, or by a title of its own", async (t) => {
  const related = ["/b", "https://example.org/x/", { "See <C>": "deep/c#part" }, "gone", 5, "javascript:alert(1)"];
  const files = {
    "a.mdx": `---\nrelated: ${JSON.stringify(related)}\ncreatedDate: 2024-05-06\nauthors: [Ada, {name: Bo}]\n---\nA\n`,
  };
  const site = await buildWith(t, nested, files);
  const list = /<nav class="lc-related".*?<\/nav>/s.exec(site.text("a.html"))?.[0] ?? "";
  const links = [...list.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, label]) => `${href} ${label}`);
  assert.deepEqual(links, ["/b B", "https://example.org/x/ example.org/x", "/deep/c#part See &lt;C&gt;"]);
  assert.ok(site.complaints.includes("a.mdx:1:1 broken-link"));
  assert.match(
    site.text("a.html"),
    /"datePublished":"2024-05-06","author":\[\{"@type":"Person","name":"Ada"\},\{[^}]*"Bo"\}\]/,
  );
  assert.doesNotMatch(site.text("b.html"), /lc-related/);
  const none = await buildWith(t, nested, { "a.mdx": "---\nrelated: false\n---\nA\n" });
  assert.doesNotMatch(none.text("a.html"), /lc-related/);
  const bundle = await compose(site, { paths: ["a"] });
  assert.doesNotMatch(bundle.text("a.html"), /href="b\.html"/);
});

test("an icon may be an object with its style and its library", async (t) => {
  const icon = (library: string) => ({ name: "book", style: "regular", library });
  const drawings = new Set<string>();
  for (const library of ["fontawesome", "lucide", "tabler"]) {
    const site = await buildWith(t, {
      navigation: {
        groups: [{ group: "G", icon: icon(library), pages: ["a"] }],
        global: { anchors: [{ anchor: "Blog", href: "https://blog.example", icon: icon(library) }] },
      },
      navbar: { links: [{ label: "L", href: "https://l.example", icon: icon(library) }] },
      contextual: { options: [{ title: "T", description: "D", href: "https://t.example", icon: icon(library) }] },
    });
    assert.deepEqual(site.complaints, []);
    const page = site.text("a.html");
    for (const place of [/sidebar-title">(<svg.*?<\/svg>)/s, /lc-anchor-icon">(<svg.*?<\/svg>)/s])
      drawings.add(place.exec(page)?.[1]?.replace(" sidebar-group-icon", "") ?? `nothing of ${library}`);
  }
  assert.equal(drawings.size, 3, "the same in both places, another for each library");
  for (const drawing of drawings) assert.match(drawing, /^<svg/);
});

test("a page's tag stands beside its name in the sidebar alone; that it is deprecated is said at its title too", async (t) => {
  const site = await buildWith(t, nested, { "a.mdx": "---\ntitle: A\ntag: Beta\ndeprecated: true\n---\n\nWords" });
  const html = site.text("a.html");
  const title = /<h1 id="page-title">.*?<\/h1>/s.exec(html)?.[0] ?? "";
  assert.doesNotMatch(title, /Beta/);
  assert.match(title, /Deprecated/i);
  const link = /<ul class="sidebar-group"><li[^>]*><a [^>]*>(.*?)<\/a>/s.exec(html)?.[1] ?? "";
  assert.equal(
    link
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim()
      .toLowerCase(),
    "a beta deprecated",
  );
});
