import assert from "node:assert/strict";
import { test } from "node:test";
import { build, compose, folderOf } from "../../../test/build-fixture.ts";
import { docs, index, pages } from "./testing.ts";

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

test("previews have no skill for agents", async (t) => {
  const preview = await build(t, folderOf(t, pages), { preview: { branch: "b" } });
  assert.equal(preview.manifest.files["skill.md"], undefined);
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

test("llms.txt names each place outside that any part of the navigation leads to, once", async (t) => {
  const outside = (name: string) => `https://${name}.example.org/`;
  const navigation = {
    global: { anchors: [{ anchor: "Anchor", href: outside("anchor") }] },
    versions: [
      {
        version: "2",
        tabs: [
          { tab: "Guides", groups: [{ group: "Start", pages: ["a", { group: "More", pages: ["link"] }] }] },
          { tab: "Menu", menu: [{ item: "Entry", href: outside("entry") }] },
        ],
      },
      { version: "1", href: outside("version") },
    ],
  };
  const link = `---\ntitle: Link\nurl: ${outside("link")}\n---\n`;
  const site = await build(t, folderOf(t, { ...pages, "docs.json": docs({ navigation }), "link.mdx": link }));
  const names = ["Anchor", "Entry", "Version", "Link"].map((name) => `- [${name === "Version" ? "1" : name}]`);
  const [, list = ""] = site.text("llms.txt").split("\n\n## Optional\n\n");
  assert.deepEqual(
    list.trimEnd().split("\n"),
    names.map((name, index) => `${name}(${outside(["anchor", "entry", "version", "link"][index] as string)})`),
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
