import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { type Built, build, compose, folderOf } from "../../test/build-fixture.ts";

const page = (word: string, frontmatter = "") =>
  `---\ntitle: ${word[0]?.toUpperCase()}${word.slice(1)}\n${frontmatter}---\n\n${word}words\n`;

const files = {
  "start.mdx": page("start"),
  "hidden.mdx": page("walrus", "hidden: true\n"),
  "unindexed.mdx": page("narwhal", "noindex: true\n"),
  "unsearched.mdx": page("otter", "searchable: false\n"),
  "unlisted.mdx": page("puffin"),
  "below.mdx": page("seal"),
  "anyway.mdx": page("beluga", "hidden: false\n"),
  "found.mdx": page("orca"),
  "never.mdx": page("manatee", "hidden: true\n"),
};

const docs = (more: object = {}) =>
  JSON.stringify({
    name: "Hidden",
    theme: "mint",
    colors: { primary: "#0a7" },
    navigation: {
      groups: [
        { group: "Shown", pages: ["start", "hidden", "unindexed", "unsearched"] },
        { group: "Unseen", hidden: true, pages: ["below", "anyway"] },
        { group: "Unseen and found", hidden: true, searchable: true, pages: ["found", "never"] },
      ],
    },
    ...more,
  });

/** Where a page is told of: navigation, the site's search, sitemap, search engines (no `noindex`), llms.txt. */
async function toldOf(t: TestContext, more: object = {}): Promise<Record<string, string>> {
  const site: Built = await build(t, folderOf(t, { ...files, "docs.json": docs(more) }), {
    origin: "https://docs.example.org",
  });
  const bundle = await compose(site);
  const search = [...bundle.files]
    .filter(([path]) => path.startsWith("_lectern/search"))
    .map(([, bytes]) => Buffer.from(bytes));
  const start = site.text("start.html");
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      const path = file.replace(".mdx", "");
      const word = /\w+words/.exec(text)?.[0] as string;
      const places = {
        navigation: new RegExp(`<a [^>]*href="/?${path}(?:\\.html)?"`).test(start),
        search: search.some((bytes) => bytes.includes(word)),
        sitemap: site.text("sitemap.xml").includes(`/${path}<`),
        engines: !/name="robots" content="noindex"/.test(site.text(`${path}.html`)),
        agents: site.text("llms.txt").includes(`${path}.md`),
      };
      return [
        path,
        Object.entries(places)
          .flatMap(([name, is]) => (is ? [name] : []))
          .join(" "),
      ];
    }),
  );
}

const everywhere = "navigation search sitemap engines agents";
const unseen = "search sitemap engines agents";

test("What is hidden, not indexed or not searched is told of nowhere that the format does not name", async (t) => {
  assert.deepEqual(await toldOf(t), {
    start: everywhere,
    hidden: "",
    unindexed: "navigation",
    unsearched: "navigation sitemap engines agents",
    unlisted: "engines",
    below: "",
    anyway: unseen,
    found: unseen,
    never: "",
  });
});

test("A site that indexes everything tells of hidden pages too, but for those that ask engines to stay away", async (t) => {
  assert.deepEqual(await toldOf(t, { seo: { indexing: "all" } }), {
    start: everywhere,
    hidden: unseen,
    unindexed: "navigation",
    unsearched: "navigation sitemap engines agents",
    unlisted: unseen,
    below: unseen,
    anyway: unseen,
    found: unseen,
    never: unseen,
  });
});

test("what is nearest around a page says whether it is found where something around that is hidden", async (t) => {
  const groups = [
    { group: "Found", searchable: true, pages: ["found", { group: "Taken back", hidden: true, pages: ["below"] }] },
    { group: "Hidden and found", hidden: true, searchable: true, pages: ["unlisted"] },
  ];
  const navigation = {
    tabs: [
      { tab: "Shown", pages: ["start"] },
      { tab: "Unseen", hidden: true, groups },
    ],
  };
  const { below, found, unlisted } = await toldOf(t, { navigation });
  assert.deepEqual({ below, found, unlisted }, { below: "", found: unseen, unlisted: unseen });
});
