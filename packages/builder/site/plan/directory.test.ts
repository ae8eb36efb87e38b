import assert from "node:assert/strict";
import { test } from "node:test";
import { build, compose, folderOf } from "../../test/build-fixture.ts";

const page = (title: string, rest = "") => `---\ntitle: ${title}\n${rest}---\nText.`;
const pages = {
  "guides/index.mdx": page("Guides"),
  "guides/a.mdx": page("First", "sidebarTitle: Short\ndescription: About a & b\n"),
  "guides/secret.mdx": page("Secret", "hidden: true\n"),
  "guides/deep/index.mdx": page("Deep"),
  "guides/deep/b.mdx": page("Second"),
};
const guides = (rest: object, inner: object = {}) => ({
  group: "Guides",
  root: "guides/index",
  ...rest,
  pages: [
    "guides/a",
    "guides/secret",
    { group: "Deep", root: "guides/deep/index", pages: ["guides/deep/b"], ...inner },
  ],
});

function site(navigation: object): Record<string, string> {
  return {
    ...pages,
    "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, navigation }),
  };
}

function listing(html: string): string | null {
  return /<nav class="directory".*?<\/nav>/s.exec(html)?.[0] ?? null;
}

test("the page of a group's title lists what the group shows: titles, descriptions, groups within", async (t) => {
  const built = await build(t, folderOf(t, site({ groups: [guides({ directory: "card" })] })));
  const html = listing(built.text("guides/index.html")) ?? "";
  assert.match(html, /<a class="card directory-card" href="\/guides\/a">.*First.*About a &amp; b/s);
  assert.match(html, /<section class="directory-group">.*href="\/guides\/deep".*href="\/guides\/deep\/b"/s);
  assert.doesNotMatch(html, /Secret/);
  assert.equal(listing(built.text("guides/a.html")), null);
});

test("the style is inherited from the navigation and whatever is nearer, and can be taken back", async (t) => {
  const style = (html: string) => /data-style="(\w+)"/.exec(listing(html) ?? "")?.[1] ?? null;
  const inherited = await build(
    t,
    folderOf(t, site({ directory: "accordion", tabs: [{ tab: "T", directory: "card", groups: [guides({})] }] })),
  );
  assert.equal(style(inherited.text("guides/index.html")), "card");
  const nearer = await build(
    t,
    folderOf(t, site({ directory: "accordion", groups: [guides({}, { directory: "none" })] })),
  );
  assert.equal(style(nearer.text("guides/index.html")), "accordion");
  assert.equal(style(nearer.text("guides/deep/index.html")), null);
  const none = await build(t, folderOf(t, site({ groups: [guides({})] })));
  assert.equal(style(none.text("guides/index.html")), null);
});

test("a bundle of some pages lists only those", async (t) => {
  const built = await build(t, folderOf(t, site({ groups: [guides({ directory: "accordion" })] })));
  const bundle = await compose(built, { paths: ["guides", "guides/a"] });
  const html = listing(bundle.text("guides/index.html")) ?? "";
  assert.match(html, /href="(?:\.\.\/guides\/)?a\.html"/);
  assert.doesNotMatch(html, /deep/i);
});
