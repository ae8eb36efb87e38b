import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build, folderOf, temporaryFolder } from "../../test/build-fixture.ts";

const config = {
  theme: "mint",
  name: "T",
  colors: { primary: "#123456" },
  variables: { version: "2.1" },
  navigation: { pages: ["index", "own"] },
};

const head = 'title: "`run` it"\nversion: "{{version}}"\ncustom:\n  owner: Ada\n  tags: [one, two]\n  constructor: x\n';

test("a page shows the values of its own frontmatter, in snippets as well", async (t) => {
  const files = {
    "docs.json": JSON.stringify(config),
    "index.mdx":
      `---\n${head}---\nimport Foot from "/snippets/foot.mdx"\n\nThis is {frontmatter.title} of {frontmatter.version}, ` +
      'by {frontmatter.custom.owner}: {frontmatter.custom.tags.join("/")}{frontmatter.nothing}.\n\n<Foot />\n\n## {frontmatter.custom.tags[1]} more\n',
    "snippets/foot.mdx": "---\ntitle: Foot\n---\n\nFoot of {frontmatter.title}.",
    "own.mdx": '---\ntitle: Own\n---\n\nexport const frontmatter = { title: "mine" }\n\nSays {frontmatter.title}.',
  };
  const folder = folderOf(t, files);
  const cache = temporaryFolder(t);
  const first = await build(t, folder, { cache });
  const page = first.text("index.html");
  assert.match(page, /<p>This is `run` it of 2\.1, by Ada: one\/two\.<\/p>/);
  assert.match(page, /<p>Foot of `run` it\.<\/p>/);
  assert.match(page, /id="two-more"/);
  assert.match(first.text("index.md"), /This is \\`run\\` it of 2\.1, by Ada: one\/two\./);
  assert.match(first.text("own.html"), /<p>Says mine\.<\/p>/);
  assert.deepEqual(first.complaints, []);

  writeFileSync(join(folder, "index.mdx"), files["index.mdx"].replace("owner: Ada", "owner: Bo"));
  assert.match((await build(t, folder, { cache })).text("index.html"), /by Bo: one/);
});

test("a component that a browser runs knows the frontmatter of its page", async (t) => {
  const site = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify({ ...config, navigation: { pages: ["index"] } }),
      "index.mdx": '---\ntitle: Count\n---\nimport { Count } from "/snippets/count.jsx"\n\n<Count />\n',
      "snippets/count.jsx":
        "export const Count = () => { const [n, set] = useState(1); return <button onClick={() => set(n + 1)}>{frontmatter.title} {n}</button> }",
    }),
  );
  assert.match(site.text("index.html"), /<button[^>]*>Count 1<\/button>/);
  const script = Object.keys(site.manifest.files).find((path) => path.includes("island."));
  assert.match(site.text(String(script)), /frontmatter=\{"title":"Count"\}/);
});
