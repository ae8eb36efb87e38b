/** Keys of docs.json that are about header, banner and footer, in the pages that come of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { buildWith, nested } from "./testing.ts";

test("a column of the footer is called by its header, or by its title as it once was", async (t) => {
  const items = [{ label: "A", href: "/a" }];
  const site = await buildWith(t, {
    ...nested,
    footer: {
      links: [
        { header: "Product", items },
        { title: "Company", items },
      ],
    },
  });
  assert.deepEqual(site.complaints, []);
  const titles = [...site.text("a.html").matchAll(/lc-footer-header">(.*?)</g)].map(([, title]) => title);
  assert.deepEqual(titles, ["Product", "Company"]);
});

test("a link in the header may be an icon alone: it is named after where it leads", async (t) => {
  const site = await buildWith(t, {
    ...nested,
    navbar: {
      links: [
        { href: "https://www.chat.example/abc", icon: "comments", label: "" },
        { href: "https://nothing.example", label: "" },
      ],
      primary: { type: "button", href: "/a", icon: "house", label: "" },
    },
  });
  assert.equal(site.complaints.length, 1);
  assert.match(String(site.complaints[0]), /incomplete-link/);
  const bar = /<nav class="topbar-right-container".*?<\/nav>/s.exec(site.text("a.html"))?.[0] ?? "";
  assert.match(bar, /<a href="https:\/\/www\.chat\.example\/abc" aria-label="chat\.example"[^>]*><svg/);
  assert.match(bar, /<a class="lc-button" href="\/a" aria-label="\/a"/);
  assert.doesNotMatch(bar, /<span><\/span><\/a>/);
});

test("links in the header and the footer to a mailbox and to a host without a scheme lead there", async (t) => {
  const site = await buildWith(t, {
    ...nested,
    navbar: { links: [{ label: "Support", href: "help@acme.example" }] },
    footer: { links: [{ header: "More", items: [{ label: "Shop", href: "www.acme.example/shop" }] }] },
  });
  assert.deepEqual(site.complaints, []);
  assert.match(site.text("a.html"), /<a href="mailto:help@acme\.example"/);
  assert.match(site.text("a.html"), /<a href="https:\/\/www\.acme\.example\/shop"/);
});

test("a link to a repository at GitHub is called by its name, unless it has a label", async (t) => {
  const site = await buildWith(t, {
    ...nested,
    navbar: {
      links: [
        { type: "github", href: "https://github.com/acme/tools.git", label: "Source" },
        { type: "github", href: "https://github.com/acme" },
      ],
      primary: { type: "github", href: "https://github.com/acme/tools.js/" },
    },
  });
  const bar = /<nav class="topbar-right-container".*?<\/nav>/s.exec(site.text("a.html"))?.[0] ?? "";
  assert.deepEqual(
    [...bar.matchAll(/<span>([^<]*)<\/span>/g)].map(([, label]) => label),
    ["Source", "GitHub", "acme/tools.js"],
  );
});

test("a link of the footer may be called by its name, as one of the header, and `title` is told to be `label`", async (t) => {
  const links = [
    {
      header: "More",
      links: [
        { name: "Named", href: "/a" },
        { label: "B", title: "C", href: "/b" },
      ],
    },
  ];
  const site = await buildWith(t, { ...nested, footer: { links } });
  assert.match(site.text("a.html"), /href="\/a"[^>]*>Named</);
  assert.deepEqual(
    site.report.diagnostics.map(({ message, hint }) => [message, hint]),
    [["footer.links[0].links[1].title is not a key of this format and has no effect", "Write `label`"]],
  );
});

test("a banner may be its content alone, whose links are checked", async (t) => {
  const site = await buildWith(t, { ...nested, banner: "**New**: [see](/gone)" });
  assert.match(site.text("a.html"), /<strong>New<\/strong>: <a href="\/gone"/);
  assert.deepEqual(site.complaints, ["docs.json:1:166 broken-link"]);
});
