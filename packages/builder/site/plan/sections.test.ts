import assert from "node:assert/strict";
import { test } from "node:test";
import { build, fixture } from "../../test/build-fixture.ts";
import { configuration, site } from "../../test/hostile-site.ts";
import { readModel } from "../model/read-parts.ts";
import type { ModelPage, SiteModel } from "../model/site-model.ts";

test("every nesting of navigation gives sections with their switchers, tabs and neighbours", async (t) => {
  const nested = await build(t, fixture("nested"));
  assert.deepEqual(nested.complaints, []);
  const model = await readModel(nested.manifest, async (sha256) => nested.blobs.get(sha256) as Uint8Array);
  const page = (path: string) => model.pages.find((one) => one.path === path) as ModelPage;
  const section = (path: string) => (model.sections[page(path).section] as SiteModel["sections"][number]).view;
  const start = section("en/v2/start");
  assert.deepEqual(
    start.switchers.map((one: { kind: string; options: { label: string; href: string; active: boolean }[] }) => [
      one.kind,
      one.options.map((option) => [option.label, option.href, option.active]),
    ]),
    [
      [
        "language",
        [
          ["English", "/en/v2/start", true],
          ["Français", "/fr/debut", false],
        ],
      ],
      [
        "version",
        [
          ["v2", "/en/v2/start", true],
          ["v1", "/en/v1/start", false],
        ],
      ],
    ],
  );
  assert.deepEqual(
    start.tabs.map((tab: { label: string; href: string; active: boolean; menu: { label: string }[] }) => [
      tab.label,
      tab.href,
      tab.active,
      tab.menu.map((item) => item.label),
    ]),
    [
      ["Guides", "/en/v2/start", true, []],
      ["Reference", "/api/rest", false, ["REST", "SDK"]],
      ["Status", "https://status.example.org", false, []],
    ],
  );
  assert.deepEqual(
    start.anchors.map((anchor: { label: string }) => anchor.label),
    ["Blog"],
  );
  assert.equal(page("en/v2/start").head.next?.href, "/en/v2/next");
  assert.equal(page("en/v2/start").section, page("en/v2/next").section);
  assert.equal(page("en/v2/next").head.next, null, "neighbours end with the section");
  const rust = section("api/rust");
  assert.deepEqual(
    rust.switchers.at(-1)?.options.map((one: { label: string; active: boolean }) => [one.label, one.active]),
    [
      ["Go", false],
      ["Rust", true],
    ],
  );
  assert.ok(rust.tabs[1]?.active && rust.tabs[1].menu[1]?.active);
  assert.equal(section("fr/debut").language, "fr");
  assert.match(nested.text("fr/debut.html"), /Bonjour/);
  assert.doesNotMatch(nested.text("en/v2/start.html"), /Bonjour/);
  assert.ok(
    nested.text("llms.txt").includes("en/v2/next") && !nested.text("llms.txt").includes("en/v1/start"),
    "the default version only",
  );
  assert.ok(nested.manifest.files["_lectern/search/en-v2.js"] && nested.manifest.files["_lectern/search/fr.js"]);
});

test("the root of a group may be listed among its pages; a page that is listed twice is told", async (t) => {
  const group = { group: "Piers", root: "piers/index", pages: ["piers/index", "piers/north"] };
  const built = await site(t, {
    "docs.json": configuration({ navigation: { groups: [group, { group: "Again", pages: ["piers/north"] }] } }),
    "piers/index.mdx": "Piers\n",
    "piers/north.mdx": "North\n",
  });
  const told = built.report.diagnostics.filter(({ code }) => code === "duplicate-page");
  assert.deepEqual(
    told.map(({ message }) => message),
    ['The page "piers/north" stands in this navigation twice'],
  );
});

test("a page that is listed beside languages and in one of them is of that language; one that is listed beside them alone stands there", async (t) => {
  const page = "---\ntitle: Page\n---\n\nText.\n";
  const navigation = {
    pages: [{ group: "Start", pages: ["index", "de/index", "aside"] }],
    languages: [
      { language: "en", pages: ["index"] },
      { language: "de", pages: ["de/index"] },
    ],
  };
  const built = await site(t, {
    "docs.json": configuration({ navigation }),
    "index.mdx": page,
    "de/index.mdx": page,
    "aside.mdx": page,
  });
  const model = await readModel(built.manifest, async (sha256) => built.blobs.get(sha256) as Uint8Array);
  const current = (path: string) => {
    const { section } = model.pages.find((one) => one.path === path) as ModelPage;
    const [languages] = (model.sections[section] as SiteModel["sections"][number]).view.switchers;
    return languages?.options.find((option) => option.active)?.label ?? null;
  };
  assert.deepEqual(["", "de", "aside"].map(current), ["English", "Deutsch", null]);
});
