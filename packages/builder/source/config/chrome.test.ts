import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";

/** What a build of two pages says of docs.json, with what stands at the place. */
async function told(t: TestContext, rest: object): Promise<string[]> {
  const text = JSON.stringify({
    name: "Shop",
    theme: "mint",
    colors: { primary: "#0a6" },
    navigation: { pages: ["index", "guides/start"] },
    ...rest,
  });
  const files = { "docs.json": text, "index.mdx": "Home\n", "guides/start.mdx": "## There\n", "price.pdf": "%PDF-1.4" };
  const { report } = await build(t, folderOf(t, files));
  return report.diagnostics.map(
    ({ code, column = 1, message }) => `${code} at ${text.slice(column - 1).slice(0, 6)}: ${message}`,
  );
}

test("what stands around pages and cannot be shown is told where it is written", async (t) => {
  assert.deepEqual(await told(t, { banner: { dismissible: true } }), [
    'incomplete-banner at {"dism: banner has no content',
  ]);
  const column = { header: "More", items: [{ label: "Blog" }, { label: "Home", href: "/" }] };
  assert.deepEqual(await told(t, { footer: { links: [column, { header: "Empty" }] } }), [
    'incomplete-link at {"labe: footer.links[0].items[0] needs a label and an href',
    'incomplete-link at {"head: footer.links[1] has no items',
  ]);
});

test("links of docs.json that lead nowhere are told: bar, footer, logo, platforms and navigation", async (t) => {
  const navigation = {
    global: { anchors: [{ anchor: "A", href: "/gone1" }] },
    tabs: [
      { tab: "T", pages: ["index", "guides/start"] },
      { tab: "U", href: "/gone2" },
    ],
  };
  const rest = {
    logo: { light: "/price.pdf", dark: "/price.pdf", href: "gone3" },
    navbar: {
      links: [
        { label: "L", href: "/gone4" },
        { label: "S", href: "/skill.md#use" },
        { label: "S", href: "skill.md" },
        { label: "M", href: "/guides/start.md#there" },
      ],
      primary: { type: "button", label: "P", href: "/Guides/start" },
    },
    footer: {
      socials: { github: "github.com/shop" },
      links: [{ header: "H", items: [{ label: "I", href: "/gone5" }] }],
    },
    navigation,
    // Nothing is drawn of what the format has no key for, which is told of the key.
    head: { links: [{ rel: "stylesheet", href: "/gone6.css" }] },
  };
  const found = (await told(t, rest)).filter((one) => one.startsWith("broken-link"));
  assert.deepEqual(found.map((one) => one.replace(/^broken-link at .{6}: There is no page at /s, "")).sort(), [
    "/Guides/start",
    "/github.com/shop",
    "/gone1",
    "/gone2",
    "/gone3",
    "/gone4",
    "/gone5",
  ]);
});

test("links that lead somewhere are told nothing of: pages, files, folders, redirects, other hosts and templates", async (t) => {
  const links = [
    "/",
    "/guides/start#there",
    "guides/start.mdx",
    "/guides",
    "/price.pdf",
    "/llms.txt",
    "/old",
    "#top",
    "//x.org",
  ];
  const items = links.map((href) => ({ label: href, href }));
  assert.deepEqual(
    await told(t, {
      footer: {
        socials: { github: "https://github.com/shop", website: "mailto:a@example.org" },
        links: [{ header: "M", items }],
      },
      contextual: { options: ["copy", { title: "T", description: "D", href: "/$path" }] },
      redirects: [{ source: "/old", destination: "/guides/start" }],
      banner: { content: "New" },
    }),
    [],
  );
  assert.deepEqual(await told(t, { footer: { socials: {}, links: [] } }), []);
});
