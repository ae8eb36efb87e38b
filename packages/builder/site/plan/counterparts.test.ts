import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { type Built, build, compose, folderOf } from "../../test/build-fixture.ts";

const docs = (navigation: object) =>
  JSON.stringify({ name: "Parts", theme: "mint", colors: { primary: "#0a7" }, navigation });

const pagesAt = (...paths: string[]) => Object.fromEntries(paths.map((path) => [`${path}.mdx`, `${path}\n`]));

/** Where the entries of a page's menus lead, by their words. */
function menusOf(html: string): Record<string, string> {
  const entries = html.matchAll(
    /<a class="nav-dropdown-item[^"]*" (?:lang="\S+" hreflang="\S+" )?href="([^"]*)".*?item-title">([^<]*)</gs,
  );
  return Object.fromEntries([...entries].map(([, href = "", label = ""]) => [label, href]));
}

async function built(t: TestContext, navigation: object, ...paths: string[]): Promise<Built> {
  const site = await build(t, folderOf(t, { "docs.json": docs(navigation), ...pagesAt(...paths) }));
  assert.deepEqual(site.complaints, []);
  return site;
}

test("another version is the same page where it has it, else its beginning", async (t) => {
  const v1 = ["v1/start", "v1/guides/install", "v1/guides/old"];
  const v2 = ["v2/start", "v2/guides/install", "v2/guides/new"];
  const versions = [
    { version: "2.0", pages: v2 },
    { version: "1.0", pages: v1 },
  ];
  const site = await built(t, { versions }, ...v1, ...v2);
  const menu = (path: string) => menusOf(site.text(`${path}.html`));
  assert.deepEqual(menu("v2/guides/install"), { "2.0": "/v2/start", "1.0": "/v1/guides/install" });
  assert.deepEqual(menu("v1/guides/install"), { "2.0": "/v2/guides/install", "1.0": "/v1/start" });
  assert.deepEqual(menu("v2/guides/new"), { "2.0": "/v2/start", "1.0": "/v1/start" });
  const bundle = await compose(site, { paths: ["/v2/start", "/v2/guides/install", "/v1/start"] });
  assert.equal(menusOf(bundle.text("v2/guides/install.html"))["1.0"], "../../v1/start.html", "the other is not in it");
});

test("the folder of a version may be the root, have pages of one group only, or stand below its language", async (t) => {
  const languages = ["en", "fr"].map((language) => ({
    language,
    versions: [
      { version: "Next", pages: [`${language}/guides/a`, `${language}/guides/b`] },
      { version: "1", pages: [`${language}/v1/guides/a`, `${language}/v1/guides/b`, `${language}/v1/api/c`] },
    ],
  }));
  const paths = languages.flatMap(({ versions }) => versions.flatMap(({ pages }) => pages));
  const site = await built(t, { languages }, ...paths);
  const menu = menusOf(site.text("fr/guides/b.html"));
  assert.equal(menu["1"], "/fr/v1/guides/b");
  assert.equal(menu.English, "/en/guides/b");
  assert.equal(menusOf(site.text("en/v1/guides/a.html")).Next, "/en/guides/a");
  assert.equal(menusOf(site.text("en/v1/api/c.html")).Next, "/en/guides/a", "where it begins");
});

test("a version of few pages, its first page that of its folder, has its folder too", async (t) => {
  const versions = [
    { version: "2", pages: ["index", "more", "frame"] },
    { version: "1", pages: ["v1/index", "v1/frame"] },
  ];
  const site = await built(t, { versions }, "index", "more", "frame", "v1/index", "v1/frame");
  assert.equal(menusOf(site.text("frame.html"))["1"], "/v1/frame");
  assert.equal(menusOf(site.text("v1/frame.html"))["2"], "/frame");
  assert.equal(menusOf(site.text("index.html"))["1"], "/v1");
});

test("products and dropdowns lead to their like too, and never to a page of the reader's own part", async (t) => {
  const navigation = {
    products: [
      { product: "Ships", dropdowns: [{ dropdown: "Guides", pages: ["ships/guides/a", "ships/guides/b", "about"] }] },
      {
        product: "Ports",
        dropdowns: [
          { dropdown: "Guides", pages: ["ports/guides/a", "ports/guides/b", "about"] },
          { dropdown: "API", pages: ["ports/api/b", "ports/api/x"] },
        ],
      },
    ],
  };
  const site = await built(
    t,
    navigation,
    ..."ships/guides/a ships/guides/b about ports/guides/a ports/guides/b ports/api/b ports/api/x".split(" "),
  );
  assert.equal(menusOf(site.text("ships/guides/b.html")).Ports, "/ports/guides/b");
  assert.equal(menusOf(site.text("ports/guides/b.html")).Ships, "/ships/guides/b");
  assert.equal(menusOf(site.text("ports/guides/b.html")).API, "/ports/api/b");
  assert.equal(menusOf(site.text("ports/api/x.html")).Guides, "/ports/guides/a");
  assert.equal(menusOf(site.text("about.html")).Ports, "/ports/guides/a", "it stands among the ships");
});
