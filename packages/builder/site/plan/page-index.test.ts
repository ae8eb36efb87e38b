import assert from "node:assert/strict";
import { test } from "node:test";
import { compose } from "../../test/build-fixture.ts";
import { codesOf, configuration, site } from "../../test/hostile-site.ts";

test("M11: Pages at addresses of the site or platform are refused; files of tools and of a bundle are not part of a site", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({ navigation: { pages: ["index"] } }),
    "404.mdx": "x",
    "_lectern/x.mdx": "x",
    "_lectern/app.js": "alert(1)",
    "_internal/x.mdx": "x",
    "lectern-bundle.json": "{}",
    _redirects: "/x https://evil.test 301",
    _headers: "x",
    ".env": "SECRET=1",
    ".git/config": "secret",
  });
  assert.deepEqual(codesOf(built), ["reserved-path"]);
  assert.deepEqual(
    Object.keys(built.manifest.files).filter((path) =>
      /bundle|_redirects|_headers|env|git|app\.js|_internal/.test(path),
    ),
    [],
  );
  const bundle = await compose(built);
  assert.doesNotMatch(bundle.text("_redirects"), /evil/);
});

test("M11: ordinary names of an API, of an index and of a folder stay pages; twice the same in other letters is refused", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({ navigation: { pages: ["index", "api", "api/index", "guide/index", "%2e%2e/x"] } }),
    "api.mdx": "# Of the API\n",
    "guide/index.mdx": "# Guide\n",
    ".well-known/x.mdx": "x",
    "%2e%2e/x.mdx": "x",
  });
  assert.match(built.text("api.html"), /Of the API/);
  assert.match(built.text("guide/index.html"), /Guide/);
  assert.deepEqual(
    Object.keys(built.manifest.files).filter((path) => /well-known\/x|%2e|\.\./.test(path)),
    [],
  );
  const twice = site(t, { "docs.json": configuration({ navigation: { pages: ["a"] } }), "a.mdx": "1", "A.mdx": "2" });
  await assert.rejects(twice, /colliding-file-names.*"A\.mdx.*a\.mdx|colliding-file-names.*a\.mdx.*A\.mdx/);
});

test("M11: A page whose file no system could hold is left out and named, and every other page is there", async (t) => {
  const hrefs = [`/${"n".repeat(251)}`, `/${"d/".repeat(600)}x`, "/c:x", `/${"n".repeat(250)}`];
  const paths = Object.fromEntries(
    hrefs.map((href, index) => [`/p${index}`, { get: { responses: {}, "x-mint": { href } } }]),
  );
  const openapi = JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths });
  const built = await site(t, {
    "docs.json": configuration({
      navigation: {
        groups: [
          { group: "G", pages: ["index"] },
          { group: "API", openapi: "openapi.json" },
        ],
      },
    }),
    "index.mdx": "# Home\n",
    "openapi.json": openapi,
    [`${"m".repeat(251)}.mdx`]: "# Long\n",
  });
  const reserved = built.report.diagnostics.filter(({ code }) => code === "reserved-path");
  assert.equal(reserved.length, 4);
  assert.ok(built.manifest.files[`${"n".repeat(250)}.html`]);
  const bundle = await compose(built);
  for (const path of bundle.files.keys()) assert.ok(path.split("/").every((name) => Buffer.byteLength(name) <= 255));
});

test("what the navigation names in a folder of snippets is a page, and may be a snippet of others; the rest is none", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({
      navigation: {
        groups: [
          {
            group: "A",
            root: "guides/snippets/index",
            pages: ["index", { group: "B", pages: ["guides/snippets/types"] }],
          },
        ],
      },
    }),
    "index.mdx": 'import Types from "/guides/snippets/types.mdx"\n\n[Types](/guides/snippets/types)\n\n<Types />\n',
    "guides/snippets/index.mdx": "All of them.\n",
    "guides/snippets/types.mdx": "Of types.\n",
    "guides/snippets/other.mdx": "Other.\n",
    "snippets/shared.mdx": "Shared.\n",
  });
  assert.deepEqual(codesOf(built), []);
  assert.match(built.text("guides/snippets/types.html"), /Of types/);
  assert.match(built.text("guides/snippets/index.html"), /All of them/);
  assert.match(built.text("index.html"), /Of types/);
  const files = Object.keys(built.manifest.files);
  assert.deepEqual(
    files.filter((path) => /other|shared/.test(path)),
    [],
  );
});

test("M11: an entry of the navigation for a file that cannot be a page is told of once, at the file", async (t) => {
  const groups = [{ group: "G", root: "404", pages: ["index", "_lectern/x", "none"] }];
  const built = await site(t, {
    "docs.json": configuration({ navigation: { groups } }),
    "index.mdx": "# Home\n",
    "404.mdx": "x",
    "_lectern/x.mdx": "x",
  });
  assert.deepEqual(
    built.report.diagnostics.map(({ file, code }) => `${file} ${code}`),
    ["404.mdx reserved-path", "_lectern/x.mdx reserved-path", "docs.json missing-page"],
  );
});

test("M06: a page whose `url` is no address to link to is named, and those that lead elsewhere are links", async (t) => {
  const page = (url: string) => `---\ntitle: T\nurl: "${url}"\n---\n`;
  const built = await site(t, {
    "docs.json": configuration({ navigation: { pages: ["index", "script", "call", "host"] } }),
    "index.mdx": "# Home\n",
    "script.mdx": page("javascript:alert(1)"),
    "call.mdx": page("tel:+1234"),
    "host.mdx": page("//status.example.org/x"),
  });
  assert.deepEqual(
    built.report.diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`),
    ["script.mdx:1 unsafe-link"],
  );
  const home = built.text("index.html");
  assert.match(home, /href="tel:\+1234"/);
  assert.match(home, /href="https:\/\/status\.example\.org\/x"/);
  assert.doesNotMatch(home, /javascript:/);
});

test("A page whose `url` leads to itself or to no page is a page, as other tools mean it; one that leads to another is a link", async (t) => {
  const page = (url: string) => `---\ntitle: T\nurl: ${url}\n---\n\nIts text. [Own](/cli/own), [none](/cli/none.md)\n`;
  const built = await site(t, {
    "docs.json": configuration({
      navigation: { pages: ["index", "cli/own", "cli/none", "cli/other", "cli/file", "cli/moved"] },
      redirects: [{ source: "/old", destination: "/" }],
    }),
    "index.mdx": "# Home\n",
    "cli/own.md": page("/cli/own/"),
    "cli/none.md": page("/commands/none/"),
    "cli/other.md": page("/cli/own#x"),
    "cli/file.md": page("/a.pdf"),
    "cli/moved.md": page("/old"),
  });
  assert.match(built.text("cli/own.html"), /Its text/);
  assert.match(built.text("cli/none.html"), /Its text/);
  for (const path of ["other", "file", "moved"]) assert.throws(() => built.text(`cli/${path}.html`), path);
  assert.deepEqual(
    built.report.diagnostics.filter(({ file }) => !/file/.test(file)).map(({ file, code }) => `${file} ${code}`),
    ["cli/none.md broken-link"],
  );
});

test("M11: MDX is the page where Markdown of the same name stands beside it, which is told", async (t) => {
  const built = await site(t, {
    "docs.json": configuration({ navigation: { pages: ["index", "install"] } }),
    "index.mdx": "[Install](install.md)\n",
    "install.md": "# For readers of the repository\n",
    "install.mdx": "---\ntitle: Install\n---\n\nFor the site.\n",
  });
  assert.match(built.text("install.html"), /For the site/);
  assert.deepEqual(
    built.report.diagnostics.map(({ code, file, message }) => `${code} ${file} ${message}`),
    ["duplicate-page install.md install.mdx is already the page at /install; this file is left out"],
  );
});
