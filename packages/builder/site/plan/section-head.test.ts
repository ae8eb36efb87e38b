import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { type Built, build, compose, folderOf } from "../../test/build-fixture.ts";

/** A site with the pages that its navigation names. */
function siteOf(t: TestContext, navigation: object, ...pages: string[]): Promise<Built> {
  const config = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation };
  const files = Object.fromEntries(pages.map((page) => [`${page}.mdx`, `---\ntitle: ${page}\n---\nText.`]));
  return build(t, folderOf(t, { "docs.json": JSON.stringify(config), ...files }));
}

/** What the header's menu of products says: its button, then the words and links of its entries. */
function productMenu(html: string): { button: string; entries: string[]; active: string[] } {
  const menu = /<details class="lc-menu lc-switcher"[^>]*data-kind="product">.*?<\/details>/s.exec(html)?.[0] ?? "";
  const entries = [...menu.matchAll(/<a class="nav-dropdown-item[^"]*" href="([^"]*)"([^>]*)>(.*?)<\/a>/gs)];
  const title = (text: string) => /nav-dropdown-item-title[^"]*">([^<]*)/.exec(text)?.[1] ?? "";
  return {
    button: /<summary[^>]*>.*?<span>([^<]*)<\/span>/s.exec(menu)?.[1] ?? "",
    entries: entries.map(([, href, , text]) => `${title(text as string)} ${href}`),
    active: entries.flatMap(([, , state, text]) => (state?.includes("data-active") ? [title(text as string)] : [])),
  };
}

test("parts of a product stand in the menu of products, also where there is one product", async (t) => {
  const parts = [
    { item: "Guides", pages: ["guide"] },
    { item: "Build", dropdowns: [{ dropdown: "Python", tabs: [{ tab: "Agents", pages: ["agents"] }] }] },
    { item: "Status", href: "https://status.example.org" },
  ];
  const alone = await siteOf(t, { products: [{ product: "Core", menu: parts }] }, "guide", "agents");
  assert.deepEqual(productMenu(alone.text("agents.html")), {
    button: "Core",
    entries: ["Core /guide", "Guides /guide", "Build /agents", "Status https://status.example.org"],
    active: ["Core", "Build"],
  });
  const bundle = await compose(alone, { paths: ["guide"] });
  assert.deepEqual(
    productMenu(bundle.text("guide.html")).entries.map((entry) => entry.split(" ")[0]),
    ["Core", "Guides", "Status"],
  );
});

test("a tab begins with its own pages, and names no product on them", async (t) => {
  const products = [
    { product: "Cache", pages: ["cache"] },
    { product: "Queue", pages: ["queue"] },
  ];
  const tab = { tab: "Docs", productGroups: [{ group: "Products", products }], pages: ["welcome"] };
  const site = await siteOf(t, { tabs: [tab, { tab: "API", pages: ["api"] }] }, "welcome", "cache", "queue", "api");
  assert.match(site.text("api.html"), /<a class="nav-tabs-item" href="\/welcome">Docs</);
  assert.deepEqual(productMenu(site.text("welcome.html")), {
    button: "Product",
    entries: ["Cache /cache", "Queue /queue"],
    active: [],
  });
  assert.equal(productMenu(site.text("queue.html")).button, "Queue");
});

test("among languages and versions that are sites of their own, the default is this one", async (t) => {
  const global = {
    languages: [
      { language: "en", default: true, href: "https://docs.example.org" },
      { language: "de", href: "https://de.example.org" },
    ],
    versions: [
      { version: "2", href: "/" },
      { version: "1", href: "https://v1.example.org" },
    ],
  };
  const chosen = (html: string) =>
    [...html.matchAll(/<summary[^>]*>.*?<span>([^<]*)<\/span>/gs)].map(([, name]) => name);
  const site = await siteOf(t, { global, pages: ["start"] }, "start");
  assert.deepEqual(chosen(site.text("start.html")).slice(0, 2), ["English", "Version"]);
  // Versions of this site say themselves which one a page is of.
  const versions = [
    { version: "own", pages: ["start"] },
    { version: "older", pages: ["old"] },
  ];
  const own = await siteOf(t, { global, versions }, "start", "old");
  assert.deepEqual(chosen(own.text("old.html")).slice(0, 2).sort(), ["English", "older"]);
});

test("the anchor that a page stands below is marked", async (t) => {
  const anchors = [
    { anchor: "Guides", pages: ["guide"] },
    { anchor: "API", pages: ["api"] },
  ];
  const site = await siteOf(t, { anchors }, "guide", "api");
  assert.deepEqual(
    [...site.text("api.html").matchAll(/<a class="nav-anchor" href="([^"]*)"( data-active="true")?/g)].map(
      ([, href, active]) => [href, Boolean(active)],
    ),
    [
      ["/guide", false],
      ["/api", true],
    ],
  );
});

test("another version begins in the reader's language, and under the same tab where it has that", async (t) => {
  const tabs = (folder: string, ...names: string[]) =>
    names.map((name) => ({ tab: name, pages: [`${folder}/${name}`] }));
  const version = (name: string, ...names: string[]) => ({
    version: name,
    languages: ["en", "fr"].map((language) => ({ language, tabs: tabs(`${name}/${language}`, ...names) })),
  });
  const names = { two: ["guides", "api"], one: ["guides"] };
  const pages = Object.entries(names).flatMap(([name, all]) =>
    all.flatMap((tab) => [`${name}/en/${tab}`, `${name}/fr/${tab}`]),
  );
  const site = await siteOf(t, { versions: [version("two", ...names.two), version("one", ...names.one)] }, ...pages);
  const versions = (path: string) => {
    const menu = /<details [^>]*data-kind="version">.*?<\/details>/s.exec(site.text(path))?.[0] ?? "";
    return [...menu.matchAll(/<a class="nav-dropdown-item[^"]*" href="([^"]*)"/g)].map(([, href]) => href);
  };
  assert.deepEqual(versions("one/fr/guides.html"), ["/two/fr/guides", "/one/fr/guides"]);
  assert.deepEqual(versions("two/fr/api.html"), ["/two/fr/guides", "/one/fr/guides"]);
  assert.deepEqual(versions("two/en/guides.html"), ["/two/en/guides", "/one/en/guides"]);
});

/** Where the entries of a header's menu or row of tabs lead, by what is written on them. */
function leadsOf(html: string, kind: "version" | "tab"): Record<string, string> {
  const tab = /<a class="nav-tabs-item" href="([^"]*)"[^>]*>([^<]*)/g;
  const entry = /<a class="nav-dropdown-item[^"]*" href="([^"]*)"[^>]*>.*?nav-dropdown-item-title[^>]*>([^<]*)/gs;
  return Object.fromEntries([...html.matchAll(kind === "tab" ? tab : entry)].map(([, href, name]) => [name, href]));
}

test("a version or tab that begins with pages of another one is entered at its first page that is its own", async (t) => {
  const versions = [
    { version: "1.0", groups: [{ group: "Start", pages: ["intro", "limits"] }] },
    { version: "2.0", groups: [{ group: "Start", pages: ["intro", { group: "Pay", pages: ["limits", "two/pay"] }] }] },
    { version: "3.0", groups: [{ group: "Start", pages: ["intro"] }] },
  ];
  const tabs = [
    { tab: "Docs", versions },
    { tab: "Advanced", pages: ["limits", "advanced"] },
  ];
  const site = await siteOf(t, { tabs }, "intro", "limits", "two/pay", "advanced");
  assert.deepEqual(leadsOf(site.text("intro.html"), "version"), {
    "1.0": "/intro",
    "2.0": "/two/pay",
    "3.0": "/intro",
  });
  assert.deepEqual(leadsOf(site.text("intro.html"), "tab"), { Docs: "/intro", Advanced: "/advanced" });
  assert.match(site.text("two/pay.html"), /<summary[^>]*aria-label="Version: 2.0"/);
});

test("a page that several versions name stands in the default one", async (t) => {
  const version = (version: string, ...own: string[]) => ({ version, pages: [...own, "shared"] });
  const versions = [version("1.0", "one"), { ...version("2.0", "two"), default: true }, version("3.0", "three")];
  const site = await siteOf(t, { versions }, "one", "two", "three", "shared");
  assert.match(site.text("shared.html"), /<summary[^>]*aria-label="Version: 2.0"/);
});

test("another version is entered where the tab of the reader's page begins there with that page", async (t) => {
  const version = (version: string) => ({
    version,
    tabs: [
      { tab: "Overview", pages: ["shared"] },
      { tab: "Guides", pages: [`${version}/guide`] },
    ],
  });
  const site = await siteOf(t, { versions: [version("one"), version("two")] }, "shared", "one/guide", "two/guide");
  assert.deepEqual(leadsOf(site.text("shared.html"), "version"), { one: "/shared", two: "/two/guide" });
});

test("parts that a reader may go to begin in the reader's version and language", async (t) => {
  const versions = (folder: string) =>
    ["2", "1"].map((version) => ({
      version,
      languages: ["en", "de"].map((language) => ({ language, pages: [`${folder}/${version}/${language}`] })),
    }));
  const pages = (folder: string) => ["2/en", "2/de", "1/en", "1/de"].map((rest) => `${folder}/${rest}`);
  const tabs = [
    { tab: "Docs", versions: versions("docs") },
    { tab: "API", versions: versions("api") },
  ];
  const site = await siteOf(t, { tabs }, ...pages("docs"), ...pages("api"));
  const links = (html: string) =>
    [...html.matchAll(/<a class="nav-tabs-item" href="([^"]*)"/g)].map(([, href]) => href);
  assert.deepEqual(links(site.text("docs/1/de.html")), ["/docs/1/de", "/api/1/de"]);
  const products = [
    { product: "Docs", versions: versions("docs") },
    { product: "API", versions: versions("api") },
  ];
  const choice = await siteOf(t, { products }, ...pages("docs"), ...pages("api"));
  assert.deepEqual(productMenu(choice.text("docs/1/de.html")).entries, ["Docs /docs/1/de", "API /api/1/de"]);
});

test("a tab begins with the root of its first group, also where that is named by its file", async (t) => {
  const tabs = [
    { tab: "Home", pages: ["home"] },
    { tab: "Guides", groups: [{ group: "Start", root: "guides/index", pages: ["guides/first"] }] },
  ];
  const site = await siteOf(t, { tabs }, "home", "guides/index", "guides/first");
  assert.match(site.text("home.html"), /<a class="nav-tabs-item" href="\/guides">Guides</);
});

test("links beside a part leave the pages of its specification in their sidebar", async (t) => {
  const paths = { "/ships": { get: { summary: "List ships", responses: {} } } };
  const tabs = [
    { tab: "Home", pages: ["home"] },
    { tab: "API", openapi: "api.json", global: { anchors: [{ anchor: "Blog", href: "https://blog.example" }] } },
  ];
  const config = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation: { tabs } };
  const specification = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths };
  const files = { "home.mdx": "Home", "api.json": JSON.stringify(specification) };
  const site = await build(t, folderOf(t, { "docs.json": JSON.stringify(config), ...files }));
  const [, first = ""] = /<a class="nav-tabs-item" href="([^"]*)">API</.exec(site.text("home.html")) ?? [];
  assert.match(first, /list-ships$/);
  const page = site.text(`${first.slice(1)}.html`);
  assert.match(page, /<a class="nav-anchor" href="https:\/\/blog.example"/);
  assert.match(page, /aria-current="page"[^>]*>.*List ships/s);
});

test("versions, languages, products and dropdowns of `global` stand beside those of the navigation, in one menu", async (t) => {
  const global = {
    versions: [{ version: "legacy", href: "https://old.example.org" }],
    products: [{ product: "Else", href: "https://else.example.org" }],
  };
  const versions = (name: string) => [
    { version: "2", pages: [`${name}2`] },
    { version: "1", pages: [`${name}1`] },
  ];
  const products = [
    { product: "Cache", versions: versions("c") },
    { product: "Queue", pages: ["q"] },
  ];
  const site = await siteOf(t, { global, products }, "c2", "c1", "q");
  const menus = (page: string) =>
    [
      ...site
        .text(`${page}.html`)
        .matchAll(/<details class="lc-menu lc-switcher"[^>]*data-kind="(\w+)">(.*?)<\/details>/gs),
    ].map(([, kind, html]) => [
      kind,
      [...(html as string).matchAll(/nav-dropdown-item-title[^"]*">([^<]*)/g)].map(([, label]) => label).join(" "),
    ]);
  assert.deepEqual(menus("c1"), [
    ["product", "Cache Queue Else"],
    ["version", "2 1 legacy"],
  ]);
  // Where a page has none of its own to choose from, they stand alone.
  assert.deepEqual(menus("q"), [
    ["product", "Cache Queue Else"],
    ["version", "legacy"],
  ]);
  const alone = await siteOf(t, { global, versions: [{ version: "2", pages: ["a"] }] }, "a");
  assert.match(alone.text("a.html"), /data-kind="version">.*?>2<.*?>legacy</s);
});
