import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";

test("groups without a title have no heading, no crumb and no fold: their pages stand alone", async (t) => {
  const navigation = {
    groups: [
      { group: "", pages: ["a", { group: " ", pages: ["b"] }] },
      { group: "Titled", pages: ["c"] },
    ],
  };
  const config = {
    name: "A",
    theme: "mint",
    colors: { primary: "#123456" },
    navigation,
    interaction: { drilldown: true },
  };
  const site = await build(
    t,
    folderOf(t, { "docs.json": JSON.stringify(config), "a.mdx": "A", "b.mdx": "B", "c.mdx": "C" }),
  );
  assert.deepEqual(site.complaints, []);
  const page = site.text("b.html");
  assert.equal(page.match(/class="sidebar-group-header"/g)?.length, 1);
  assert.doesNotMatch(page, /<summary>\s*<\/summary>|class="eyebrow"/);
  assert.match(page, /<a href="\/a">A<\/a>/);
  assert.match(site.text("c.html"), /class="eyebrow">Titled</);
});

test("a group without a title keeps the groups in it folded", async (t) => {
  const navigation = {
    groups: [
      { group: " ", pages: ["a", { group: "Inner", pages: ["b"] }] },
      { group: "Titled", pages: ["c"] },
    ],
  };
  const config = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation };
  const site = await build(
    t,
    folderOf(t, { "docs.json": JSON.stringify(config), "a.mdx": "A", "b.mdx": "B", "c.mdx": "C" }),
  );
  const page = site.text("a.html");
  assert.deepEqual(page.match(/class="sidebar-title">.*?<\/span>/g), ['class="sidebar-title"><span>Titled</span>']);
  assert.match(page, /<details><summary>Inner<\/summary><ul><li><a href="\/b">/);
  assert.match(site.text("b.html"), /<details open><summary>Inner/);
  assert.doesNotMatch(page, /class="eyebrow"/);
});

test("a group that has a root and shows no pages is a link: there is nothing to unfold", async (t) => {
  const navigation = {
    groups: [
      { group: "Clients", pages: ["a", { group: "Others", tag: "NEW", root: "b", pages: ["c"] }] },
      { group: "Alone", root: "d", pages: [] },
    ],
  };
  const config = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation };
  const hidden = "---\nhidden: true\n---\n\nC";
  const site = await build(
    t,
    folderOf(t, { "docs.json": JSON.stringify(config), "a.mdx": "A", "b.mdx": "B", "c.mdx": hidden, "d.mdx": "D" }),
  );
  const page = site.text("a.html");
  assert.doesNotMatch(page, /<a href="\/b"[^>]*>.*?<\/a><details|<ul[^>]*><\/ul>/);
  assert.match(page, /<li><a href="\/b"><span>Others\u2002<span class="nav-tag-pill"/);
  assert.match(page, /<a class="sidebar-title" href="\/d"><span>Alone<\/span><\/a>/);
  assert.match(site.text("b.html"), /<a href="\/b" aria-current="page"[^>]*><span>Others/);
});

test("a group that is a page and holds pages is a link, and a button beside it unfolds them", async (t) => {
  const navigation = { groups: [{ group: "All", pages: ["a", { group: "Deep & wide", root: "b", pages: ["c"] }] }] };
  const config = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation };
  const site = await build(
    t,
    folderOf(t, { "docs.json": JSON.stringify(config), "a.mdx": "A", "b.mdx": "B", "c.mdx": "C" }),
  );
  assert.match(
    site.text("a.html"),
    /<a href="\/b">Deep &amp; wide<\/a><details><summary aria-label="Deep &amp; wide"><\/summary><ul><li><a href="\/c">/,
  );
  for (const path of ["b.html", "c.html"]) {
    assert.match(site.text(path), /<details open><summary aria-label/);
    assert.equal(site.text(path).match(/aria-current="page"/g)?.length, 1);
  }
  assert.match(site.text("b.html"), /<a href="\/b" aria-current="page"/);
});

test("an entry of a page's section leads to it, by the words of its address", async (t) => {
  const navigation = {
    groups: [{ group: "Guides", pages: ["start", "start#first-steps", "other.mdx#faq", "nowhere#faq"] }],
  };
  const config = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation };
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify(config),
      "start.mdx": "---\ntitle: Start\n---\n\n## First steps",
      "other.mdx": "---\ntitle: Other\n---\n\n## FAQ",
    }),
  );
  const page = site.text("start.html");
  assert.match(page, /<a href="\/start#first-steps">First steps<\/a>/);
  assert.match(page, /<a href="\/other#faq">Faq<\/a>/);
  // A page of which only a section is named stands in the navigation all the same.
  assert.match(site.text("other.html"), /class="eyebrow">Guides</);
  assert.deepEqual(site.complaints, ["docs.json:1:154 missing-page"]);
});

test("an entry whose page was renamed or moved says where it likely is; pages that stand elsewhere are not meant", async (t) => {
  const pages = ["start", "guides/moor", "guides/sails", "notes/start"];
  const config = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation: { pages } };
  const page = "---\ntitle: Page\n---\n\nWords";
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify(config),
      "start.mdx": page,
      "boats/moor.mdx": page,
      "guides/sail.mdx": page,
    }),
  );
  assert.deepEqual(
    site.report.diagnostics.map(({ hint }) => hint),
    [
      'Did you mean "boats/moor"? Add guides/moor.mdx, or remove the entry',
      'Did you mean "guides/sail"? Add guides/sails.mdx, or remove the entry',
      "Add notes/start.mdx, or remove the entry",
    ],
  );
});

test("pages in a folder with a # in its name are pages, and no sections", async (t) => {
  const navigation = { pages: ["c", "c#/start", "f#"] };
  const config = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation };
  const files = { "docs.json": JSON.stringify(config), "c.mdx": "C", "c#/start.mdx": "C sharp", "f#.mdx": "F sharp" };
  const site = await build(t, folderOf(t, files));
  assert.deepEqual(site.complaints, []);
  assert.match(site.text("c#/start.html"), /C sharp/);
});
