import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";

const docs = (rest: object) =>
  JSON.stringify({
    name: "Acme",
    description: "All about Acme",
    theme: "mint",
    colors: { primary: "#0f766e" },
    ...rest,
  });

test("pages in several languages name each other, and the default for everybody else", async (t) => {
  const language = (code: string, folder: string) => ({
    language: code,
    pages: [`${folder}start`, ...(code === "cn" ? [] : [`${folder}second`]), `${folder}only-${code}`],
  });
  const navigation = { languages: [language("en", ""), language("fr", "fr/"), language("cn", "zh/")] };
  const files = Object.fromEntries(
    ["start", "second", "only-en", "fr/start", "fr/second", "fr/only-fr", "zh/start", "zh/only-cn"].map((path) => [
      `${path}.mdx`,
      `---\ntitle: T\n---\nText.`,
    ]),
  );
  const site = await build(t, folderOf(t, { ...files, "docs.json": docs({ navigation }) }));
  const alternates = (path: string) =>
    [...site.text(path).matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
      ([, one, href]) => `${one} ${href}`,
    );
  const expected = [
    "en https://docs.example.org/start",
    "fr https://docs.example.org/fr/start",
    "zh-CN https://docs.example.org/zh/start",
    "x-default https://docs.example.org/start",
  ];
  for (const path of ["start.html", "fr/start.html", "zh/start.html"]) assert.deepEqual(alternates(path), expected);
  assert.deepEqual(alternates("fr/only-fr.html"), []);
  assert.match(site.text("fr/start.html"), /<html lang="fr"/);
  const switcher = (path: string) =>
    [...site.text(path).matchAll(/<a class="nav-dropdown-item" lang="[^"]*" hreflang="([^"]*)" href="([^"]*)"/g)]
      .slice(0, 3)
      .map(([, one, href]) => `${one} ${href}`);
  assert.deepEqual(switcher("fr/second.html"), ["en /second", "fr /fr/second", "zh-CN /zh/start"]);
  assert.deepEqual(
    switcher("fr/only-fr.html"),
    ["en /start", "fr /fr/start", "zh-CN /zh/start"],
    "else to the beginning",
  );
});

test("a page that the navigation does not name leads to its like in other languages, and others do not lead to it", async (t) => {
  const navigation = {
    languages: [
      { language: "en", pages: ["start", "ropes"] },
      { language: "de", pages: ["de/start"] },
    ],
  };
  const paths = ["index", "de/index", "start", "de/start", "ropes", "de/ropes", "de/draft", "draft"];
  const files = Object.fromEntries(paths.map((path) => [`${path}.mdx`, "---\ntitle: T\n---\nText."]));
  const hidden = { "draft.mdx": "---\ntitle: T\nhidden: true\n---\nText." };
  const site = await build(t, folderOf(t, { ...files, ...hidden, "docs.json": docs({ navigation }) }));
  const languages = (path: string) =>
    [...site.text(path).matchAll(/<a class="nav-dropdown-item" lang="[^"]*" hreflang="([^"]*)" href="([^"]*)"/g)]
      .slice(0, 2)
      .map(([, one, href]) => `${one} ${href}`);
  assert.deepEqual(languages("index.html"), ["en /", "de /de"], "the first page of a site, say");
  assert.deepEqual(languages("de/index.html"), ["en /", "de /de"]);
  assert.deepEqual(languages("de/ropes.html"), ["en /ropes", "de /de/ropes"]);
  assert.deepEqual(languages("ropes.html"), ["en /start", "de /de/start"], "not to what readers are not shown");
  assert.deepEqual(languages("de/draft.html"), ["en /start", "de /de/start"], "nor to what is hidden");
});

test("a folder may name a language's region where docs.json does not", async (t) => {
  const navigation = {
    languages: [
      { language: "en", pages: ["docs/start"] },
      { language: "ja", pages: ["docs/ja-jp/start"] },
    ],
  };
  const files = { "docs/start.mdx": "---\ntitle: T\n---\nText.", "docs/ja-jp/start.mdx": "---\ntitle: T\n---\nText." };
  const site = await build(t, folderOf(t, { ...files, "docs.json": docs({ navigation }) }));
  assert.match(
    site.text("docs/ja-jp/start.html"),
    /<link rel="alternate" hreflang="en" href="https:\/\/docs\.example\.org\/docs\/start">/,
  );
});

test("a folder of translations alone, and the folders of languages in it, are no part of what a page is like", async (t) => {
  const navigation = {
    languages: [
      { language: "en", pages: ["start", "guides/ropes"] },
      { language: "fr", pages: ["l/fr/start", "l/fr/guides/ropes"] },
      { language: "de", pages: ["guides/de/ropes", "l/de/start"] },
    ],
  };
  const paths = navigation.languages.flatMap((one) => one.pages);
  const files = Object.fromEntries(paths.map((path) => [`${path}.mdx`, "---\ntitle: T\n---\nText."]));
  const site = await build(t, folderOf(t, { ...files, "docs.json": docs({ navigation }) }));
  const languages = (path: string) =>
    [
      ...site
        .text(path)
        .matchAll(/<link rel="alternate" hreflang="[^"]*" href="https:\/\/docs\.example\.org([^"]*)">/g),
    ].map(([, href]) => href);
  assert.deepEqual(languages("l/fr/start.html"), ["/start", "/l/fr/start", "/l/de/start", "/start"]);
  assert.deepEqual(languages("guides/ropes.html"), [
    "/guides/ropes",
    "/l/fr/guides/ropes",
    "/guides/de/ropes",
    "/guides/ropes",
  ]);
});
