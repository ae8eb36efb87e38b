import assert from "node:assert/strict";
import { test } from "node:test";
import { build, compose, folderOf } from "../../../test/build-fixture.ts";
import { sha256 } from "../../../text/hashes.ts";

const docs = (rest: object = {}) =>
  JSON.stringify({
    name: "Acme Cranes",
    description: "Cranes by API",
    theme: "mint",
    colors: { primary: "#0f766e" },
    navigation: {
      groups: [{ group: "Start", pages: ["index", "secret"] }],
      global: { anchors: [{ anchor: "Status", href: "https://status.example.org" }] },
    },
    ...rest,
  });
const pages = {
  "docs.json": docs(),
  "index.mdx": "---\ntitle: Home\ndescription: Where it begins\nlastUpdatedDate: 2026-02-03\n---\nText.",
  "secret.mdx": "---\ntitle: Secret\nhidden: true\n---\nText.",
};
const index = ".well-known/agent-skills/index.json";

test("a site tells agents what is where: a skill of its navigation, listed with its digest", async (t) => {
  const site = await build(t, folderOf(t, pages));
  assert.deepEqual(site.complaints, []);
  const skill = site.text("skill.md");
  assert.match(skill, /^---\nname: acme-cranes\ndescription: ".*Cranes by API"\n---\n/);
  assert.match(skill, /### Start\n\n- \[Home\]\(https:\/\/docs\.example\.org\/index\.md\): Where it begins\n/);
  assert.doesNotMatch(skill, /Secret/);
  const { skills } = JSON.parse(site.text(index));
  assert.equal(skills.length, 1);
  const [{ name, type, url, digest }] = skills;
  assert.deepEqual([name, type], ["acme-cranes", "skill-md"]);
  assert.equal(site.text(url.slice(1)), skill);
  assert.equal(digest, `sha256:${sha256(skill)}`);
  assert.equal(site.text(".well-known/llms.txt"), site.text("llms.txt"));
  assert.equal(site.text(".well-known/llms-full.txt"), site.text("llms-full.txt"));
});

test("the author's own skills stand as they are, and are no pages", async (t) => {
  const own = "---\nname: lifting\ndescription: How to lift\n---\n# Lift {not an expression}\n";
  const rooted = await build(t, folderOf(t, { ...pages, "skill.md": own }));
  assert.equal(rooted.text("skill.md"), own);
  assert.deepEqual(
    JSON.parse(rooted.text(index)).skills.map((one: { name: string }) => one.name),
    ["lifting"],
  );
  assert.ok(!rooted.manifest.pages.some(({ path }) => path === "skill"));
  const several = await build(
    t,
    folderOf(t, {
      ...pages,
      ".mintlify/skills/lift/SKILL.md": own,
      ".mintlify/skills/turn/SKILL.md": "---\ndescription: How to turn\n---\nTurn.",
      ".mintlify/skills/turn/notes.json": "{}",
      ".mintlify/other.md": "Private",
    }),
  );
  assert.equal(several.text(".well-known/agent-skills/turn/SKILL.md"), "---\ndescription: How to turn\n---\nTurn.");
  assert.match(several.text("skill.md"), /- \[lifting\]\(https:.*\/lifting\/SKILL\.md\): How to lift\n- \[turn\]/);
  assert.ok(!Object.keys(several.manifest.files).some((path) => path.includes("mintlify")));
  assert.deepEqual(several.manifest.pages.map(({ path }) => path).sort(), ["", "secret"]);
});

test("pages may lead to what is made for agents, and to feeds, by the names of the files", async (t) => {
  const linking = {
    ...pages,
    "docs.json": docs({ navigation: { pages: ["index", "log"] } }),
    "index.mdx":
      "[a](/skill.md) [b](skill.md) [c](/.well-known/llms.txt) [d](/.well-known/agent-skills/index.json) [e](/log/rss.xml) [f](/none.md)\n",
    "log.mdx": '<Update label="v1">x</Update>\n',
  };
  for (const preview of [null, { branch: "b" }]) {
    const site = await build(t, folderOf(t, linking), { preview });
    assert.deepEqual(site.complaints, ["index.mdx:1:117 broken-link"]);
    assert.match(site.text("index.html"), /href="\/skill\.md"[^>]*>a<.*href="\/skill\.md"[^>]*>b</);
  }
  const nowhere = await build(t, folderOf(t, linking), { origin: null });
  assert.deepEqual(nowhere.complaints, ["index.mdx:1:117 broken-link"]);
  const bundle = await compose(nowhere);
  const led = [...bundle.text("index.html").matchAll(/href="([^"]*)"[^>]*>[a-f]</g)].map(([, href]) => href);
  assert.deepEqual(led, [
    "skill.md",
    "skill.md",
    "llms.txt",
    ".well-known/agent-skills/index.json",
    "log/rss.xml",
    "404.html",
  ]);
  for (const href of led) assert.ok(bundle.order.includes(href as string), href);
});

test("a page at /skill keeps its Markdown, and the skill stands where the index says", async (t) => {
  const own = { ...pages, "docs.json": docs({ navigation: { pages: ["index", "skill"] } }), "skill.mdx": "# A page\n" };
  const site = await build(t, folderOf(t, own));
  const bundle = await compose(await build(t, folderOf(t, own), { origin: null }));
  for (const { text } of [site, bundle]) {
    assert.match(text("skill.md"), /# A page/);
    const [{ url, digest }] = JSON.parse(text(index)).skills;
    const path = new URL(url, `https://docs.example.org/${index}`).pathname.slice(1);
    assert.match(text(path), /^---\nname: acme-cranes\n/);
    assert.equal(digest, `sha256:${sha256(text(path))}`);
  }
  const skill = bundle.text(".well-known/agent-skills/acme-cranes/SKILL.md");
  assert.match(skill, /\]\(\.\.\/\.\.\/\.\.\/index\.md\)/);
});

test("the older index of skills names the files of each, where they are", async (t) => {
  const own = "---\nname: lifting\ndescription: How to lift\n---\n# Lift\n";
  const site = await build(t, folderOf(t, { ...pages, ".mintlify/skills/lift/SKILL.md": own }));
  assert.deepEqual(JSON.parse(site.text(".well-known/skills/index.json")), {
    skills: [{ name: "lifting", description: "How to lift", files: ["SKILL.md"] }],
  });
  assert.equal(site.text(".well-known/skills/lifting/SKILL.md"), own);
});

test("the catalog of APIs names each specification that is served, and the pages about it", async (t) => {
  const api = (title: string) =>
    JSON.stringify({
      openapi: "3.1.0",
      info: { title, version: "1" },
      servers: [{ url: "https://api.shop.example" }],
      paths: { [`/${title}`]: { get: { summary: title, responses: {} } } },
    });
  const navigation = {
    tabs: [
      { tab: "Guides", pages: ["index"] },
      { tab: "API", openapi: ["a.json", "b c.yaml"] },
    ],
  };
  const files = { ...pages, "docs.json": docs({ navigation }), "a.json": api("cranes"), "b c.yaml": api("hooks") };
  const site = await build(t, folderOf(t, files));
  assert.deepEqual(site.complaints, []);
  const { linkset } = JSON.parse(site.text(".well-known/api-catalog"));
  assert.deepEqual(linkset, [
    {
      anchor: "https://docs.example.org/.well-known/api-catalog",
      item: [{ href: "https://docs.example.org/a.json" }, { href: "https://docs.example.org/b%20c.yaml" }],
    },
    {
      anchor: "https://docs.example.org/a.json",
      "service-desc": [{ href: "https://docs.example.org/a.json", type: "application/json", title: "cranes" }],
    },
    {
      anchor: "https://docs.example.org/b%20c.yaml",
      "service-desc": [{ href: "https://docs.example.org/b%20c.yaml", type: "application/yaml", title: "hooks" }],
    },
  ]);
  assert.match(site.manifest.files[".well-known/api-catalog"]?.type ?? "", /^application\/linkset\+json;/);
  const none = await build(t, folderOf(t, pages));
  assert.equal(none.manifest.files[".well-known/api-catalog"], undefined);
});

test("previews carry none", async (t) => {
  const preview = await build(t, folderOf(t, pages), { preview: { branch: "b" } });
  assert.equal(preview.manifest.files["skill.md"], undefined);
});

test("a bundle has a skill of its own pages, with relative links", async (t) => {
  for (const origin of [null, "https://docs.example.org"]) {
    const bundle = await compose(await build(t, folderOf(t, pages), { origin }));
    const skill = bundle.text("skill.md");
    assert.match(skill, /\n- \[Home\]\(index\.md\): Where it begins\n/);
    assert.match(skill, /: llms\.txt\..*: llms-full\.txt\./);
    assert.doesNotMatch(skill, /docs\.example\.org|Secret/);
    const { skills } = JSON.parse(bundle.text(index));
    assert.deepEqual(skills, [
      {
        name: "acme-cranes",
        type: "skill-md",
        description: skills[0].description,
        url: "../../skill.md",
        digest: `sha256:${sha256(skill)}`,
      },
    ]);
  }
});

test("a bundle has the author's own skills as they are", async (t) => {
  const own = "---\nname: lifting\ndescription: How to lift\n---\n# Lift\n";
  const turn = "---\ndescription: How to turn\n---\nTurn.";
  const several = { ".mintlify/skills/lift/SKILL.md": own, ".mintlify/skills/turn/SKILL.md": turn };
  for (const origin of [null, "https://docs.example.org"]) {
    const rooted = await compose(await build(t, folderOf(t, { ...pages, "skill.md": own }), { origin }));
    assert.equal(rooted.text("skill.md"), own);
    const bundle = await compose(await build(t, folderOf(t, { ...pages, ...several }), { origin }));
    const folder = ".well-known/agent-skills";
    assert.equal(bundle.text(`${folder}/lifting/SKILL.md`), own);
    assert.match(
      bundle.text("skill.md"),
      /^- \[lifting\]\(\.well-known\/agent-skills\/lifting\/SKILL\.md\): How to lift$/m,
    );
    assert.deepEqual(
      JSON.parse(bundle.text(index)).skills.map(({ url }: { url: string }) => url),
      ["lifting/SKILL.md", "turn/SKILL.md"],
    );
  }
});

test("the Markdown of every page begins with the way to llms.txt, from whatever folder; the text of all pages does not", async (t) => {
  const hint = (list: string) =>
    `> ## Documentation Index\n> All pages of this documentation are listed in [llms.txt](${list}).\n> Read that list before you look for other pages.\n\n`;
  const deep = { ...pages, "guides/deep/page.mdx": "---\ntitle: Deep\n---\n{broken" };
  const config = docs({ navigation: { pages: ["index", "guides/deep/page"] } });
  const site = await build(t, folderOf(t, { ...deep, "docs.json": config }));
  const bundle = await compose(site, { target: "air-gapped" });
  for (const { text } of [site, bundle]) {
    assert.ok(text("index.md").startsWith(`${hint("llms.txt")}# Home\n`));
    assert.ok(text("guides/deep/page.md").startsWith(`${hint("../../llms.txt")}# Deep\n`));
    assert.doesNotMatch(text("llms-full.txt"), /Documentation Index/);
    assert.match(text("llms-full.txt"), /^# Home\nSource: [^\n]*\n/);
  }
  const part = await compose(site, { paths: ["guides/deep/page"] });
  assert.match(part.text("llms-full.txt"), /^# Deep\nSource: guides\/deep\/page\.html\n/);
});

test("llms.txt also names specifications and what the navigation leads to outside", async (t) => {
  const specification = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Cranes", version: "1" },
    servers: [{ url: "https://api.shop.example" }],
    paths: { "/cranes": { get: { summary: "List cranes", responses: { 200: { description: "OK" } } } } },
  });
  const config = docs({ api: { openapi: "openapi.json" } });
  const site = await build(
    t,
    folderOf(t, {
      ...pages,
      "docs.json": config,
      "openapi.json": specification,
      "a.mdx": "---\ntitle: A\nopenapi: GET /cranes\n---\n",
    }),
  );
  assert.match(
    site.text("llms.txt"),
    /\n\n## OpenAPI Specs\n\n- \[Cranes\]\(https:\/\/docs\.example\.org\/openapi\.json\)\n\n## Optional\n\n- \[Status\]\(https:\/\/status\.example\.org\)\n$/,
  );
});

test("llms.txt names no specification that pages of other languages alone are made of; programs find all", async (t) => {
  const specification = (title: string, path: string) =>
    JSON.stringify({
      openapi: "3.1.0",
      info: { title, version: "1" },
      servers: [{ url: "https://api.shop.example" }],
      paths: { [path]: { get: { summary: "List", responses: { 200: { description: "OK" } } } } },
    });
  const part = (name: string, file: string) => ({ group: name, openapi: { source: file, directory: name } });
  const navigation = {
    languages: [
      {
        language: "en",
        groups: [{ group: "Start", pages: ["index"] }, part("en-api", "api.json"), part("all", "both.json")],
      },
      { language: "es", groups: [part("es-api", "es/api.json"), part("es-all", "both.json")] },
    ],
  };
  const site = await build(
    t,
    folderOf(t, {
      ...pages,
      "docs.json": docs({ navigation }),
      "api.json": specification("Cranes", "/cranes"),
      "es/api.json": specification("Grúas", "/gruas"),
      "both.json": specification("Both", "/both"),
    }),
  );
  const listed = /## OpenAPI Specs\n\n((?:- .*\n)*)/.exec(site.text("llms.txt"))?.[1];
  assert.match(listed ?? "", /^- \[Cranes\]\([^)]*\/api\.json\)\n- \[Both\]\([^)]*\/both\.json\)\n$/);
  assert.match(site.text(".well-known/api-catalog"), /es\/api\.json/);
});

test("lists that the author has written stand as they are; the sitemap says when a page changed", async (t) => {
  const site = await build(t, folderOf(t, pages));
  assert.match(
    site.text("sitemap.xml"),
    /<url><loc>https:\/\/docs\.example\.org\/<\/loc><lastmod>2026-02-03<\/lastmod><\/url>/,
  );
  const own = {
    "robots.txt": "User-agent: x\n",
    "sitemap.xml": "<own/>",
    "llms.txt": "# Own\n",
    "llms-full.txt": "All\n",
  };
  const replaced = await build(t, folderOf(t, { ...pages, ...own }));
  for (const [path, text] of Object.entries(own)) assert.equal(replaced.text(path), text);
  assert.equal(replaced.text(".well-known/llms.txt"), "# Own\n");
  const indexed = await build(t, folderOf(t, { ...pages, [index]: "{}" }));
  assert.equal(indexed.text(index), "{}");
});

test("what a page without a description is about is told in its words, not in code", async (t) => {
  const specification = {
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    servers: [{ url: "https://api.example.org" }],
    paths: { "/cranes": { post: { summary: "Lift", responses: { 204: { description: "Lifted" } } } } },
  };
  const written = { pages: ["index", "code", "only", "POST /cranes"] };
  const folder = folderOf(t, {
    "docs.json": docs({ api: { openapi: "openapi.json" }, navigation: written }),
    "index.mdx": "---\ntitle: Home\n---\nText.",
    "code.mdx":
      "---\ntitle: Code\n---\n```bash Shell\nnpm i  crane\n```\n\nThen `lift` it.\n\n<CodeGroup>\n```js\nlet a\n```\n</CodeGroup>\n\n```mermaid\ngraph LR\n```\n",
    "only.mdx": "---\ntitle: Only\n---\n```bash\nnpm i\n```\n",
    "openapi.json": JSON.stringify(specification),
  });
  const list = (await build(t, folder)).text("llms.txt");
  assert.match(list, /\[Code\]\(.*\): Then lift it\.\n/);
  assert.match(list, /\[Lift\]\(.*\): POST \/cranes\n/);
  assert.match(list, /\[Only\]\(.*\): npm i\n/, "better than nothing");
});
