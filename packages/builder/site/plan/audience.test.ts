import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";

const page = (title: string, more = "") => `---\ntitle: ${title}\n${more}---\n\n${title.toLowerCase()}words\n`;

test("pages for audiences that nobody is of are told of nowhere, and can be read", async (t) => {
  const files = {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#0a6" },
      seo: { indexing: "all" },
      navigation: {
        tabs: [
          {
            tab: "Docs",
            groups: [
              { group: "Start", pages: ["start", "both", "own"] },
              { group: "Billing", audience: "default", pages: ["billing"] },
              {
                group: "Billing",
                audience: "staff",
                root: "staff/index",
                pages: ["staff/billing", "shown", { group: "Deeper", pages: ["staff/deeper"] }],
              },
              { group: "Early", audience: ["beta", "default"], pages: ["early"] },
            ],
          },
          { tab: "Inside", audience: ["staff"], pages: ["staff/inside", "both"] },
          { tab: "API", groups: [{ group: "Internal API", audience: "staff", openapi: "openapi.json" }] },
        ],
      },
    }),
    "openapi.json": JSON.stringify({
      openapi: "3.1.0",
      servers: [{ url: "https://api.shop.example" }],
      info: { title: "A", version: "1" },
      paths: { "/secrets": { get: { summary: "Secret operation", responses: {} } } },
    }),
    "start.mdx": page("Start"),
    "both.mdx": page("Both"),
    "own.mdx": page("Own", 'audience: ["staff"]\n'),
    "billing.mdx": page("Billing"),
    "early.mdx": page("Early"),
    "shown.mdx": page("Shown", "audience: default\n"),
    "unlisted.mdx": page("Unlisted", "audience: staff\n"),
    "staff/index.mdx": page("Root"),
    "staff/billing.mdx": page("Internal", "hidden: false\n"),
    "staff/deeper.mdx": page("Deep"),
    "staff/inside.mdx": page("Inner"),
  };
  const site = await build(t, folderOf(t, files), { origin: "https://docs.example.org" });
  assert.deepEqual(site.complaints, []);
  const list = site.text("llms.txt");
  const map = site.text("sitemap.xml");
  const start = site.text("start.html");
  for (const shown of ["start", "both", "billing", "early", "shown"]) {
    assert.match(list, new RegExp(`/${shown}\\.md`), shown);
    assert.match(map, new RegExp(`/${shown}<`), shown);
    // What is shown below a group that is not has no place in the navigation but its own.
    assert.match(start, new RegExp(`href="/${shown}"`), shown);
  }
  for (const withheld of ["own", "unlisted", "staff", "staff/billing", "staff/deeper", "staff/inside"]) {
    assert.doesNotMatch(list, new RegExp(`/${withheld}\\.md`), withheld);
    assert.doesNotMatch(map, new RegExp(`/${withheld}<`), withheld);
    assert.doesNotMatch(start, new RegExp(`href="/${withheld}"`), withheld);
  }
  assert.match(site.text("staff/billing.html"), /internalwords/);
  assert.match(site.text("staff/billing.html"), /name="robots" content="noindex"/);
  assert.doesNotMatch(list + map, /secret-operation/);
  assert.doesNotMatch(start, /Inside|>API</, "empty tabs stand in the row");
});

test("pages that say for whom they are written, of a site without audiences, are told of as ever", async (t) => {
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify({
        name: "A",
        theme: "mint",
        colors: { primary: "#0a6" },
        navigation: { pages: ["start", "engineers"] },
      }),
      "start.mdx": page("Start"),
      "engineers.mdx": page("Engineers", "audience: [developers, operators]\n"),
    }),
    { origin: "https://docs.example.org" },
  );
  assert.match(site.text("llms.txt"), /engineers\.md/);
  assert.match(site.text("start.html"), /href="[^"]*engineers/);
});
