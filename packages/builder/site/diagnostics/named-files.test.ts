import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";

/** Every key of docs.json that may name a file, each with a file of its own that nobody has, each on a line of its own. */
const docsJson = {
  name: "Harbour",
  theme: "mint",
  colors: { primary: "#0f766e" },
  logo: { light: "/gone/logo-light.svg", dark: "/gone/logo-dark.svg" },
  favicon: { light: "/gone/icon-light.svg", dark: "/gone/icon-dark.svg" },
  background: { image: { light: "/gone/ground-light.png", dark: "gone/ground-dark.png" } },
  fonts: { family: "Own", source: "/gone/own.woff2" },
  styling: { codeblocks: { languages: { custom: ["/gone/grammar.json"] } } },
  thumbnails: { background: "/gone/thumbnail.png" },
  seo: {
    metatags: { "og:image": "/gone/shared.png", "twitter:image": "gone/posted.png", "og:title": "gone/title.png" },
    organization: { name: "Harbour", logo: "/gone/publisher.png" },
    paths: [{ path: "a", metatags: { "og:image": "/gone/folder.png" } }],
  },
  contextual: { options: [{ title: "A", description: "B", icon: "/gone/option.svg", href: "https://a.example" }] },
  navbar: { links: [{ label: "A", href: "https://a.example", icon: "/gone/bar.svg" }] },
  footer: { links: [{ header: "A", items: [{ label: "B", href: "/gone/footer.pdf" }] }] },
  banner: { content: "Read [this](/gone/banner.pdf) and [that](https://a.example)." },
  errors: { "404": { description: "![Lost](/gone/lost.png) [Map](/gone/map.pdf)" } },
  navigation: {
    global: { anchors: [{ anchor: "A", href: "https://a.example", icon: "/gone/anchor.svg" }] },
    tabs: [
      { tab: "A", icon: "/gone/tab.svg", groups: [{ group: "B", icon: "/gone/group.svg", pages: ["index"] }] },
      { tab: "C", openapi: "/gone/api.json", banner: { content: "[This](/gone/of-tab.pdf)" } },
      { tab: "D", menu: [{ item: "E", icon: "gone/item.svg", pages: ["a"] }] },
    ],
  },
};

test("whatever key of docs.json names a file that is not there, it is told where it stands", async (t) => {
  const text = JSON.stringify(docsJson, null, 1);
  const site = await build(t, folderOf(t, { "docs.json": text, "index.mdx": "Home.", "a.mdx": "A." }));
  const told = site.report.diagnostics.filter(({ severity }) => severity !== "info");
  const lines = text.split("\n");
  const expected = lines.flatMap((line, index) => {
    const names = [...line.matchAll(/\/?gone\/[\w.-]+/g)].map(([name]) => name.replace(/^\//, ""));
    if (line.includes("og:title")) return [];
    // A font is told at its family, as all else that is said of it.
    return names.map((name) => `${line.includes('"source"') ? index : index + 1} ${name}`);
  });
  const found = told.map(({ line, message }) => `${line} ${/gone\/[\w.-]+/.exec(message)?.[0]}`);
  assert.deepEqual(found.sort(), expected.sort());
  for (const { file, line = 0, column = 0 } of told) {
    assert.equal(file, "docs.json");
    assert.match(lines[line - 1]?.slice(column - 1) ?? "", /^"/, "the place of a value");
  }
});
