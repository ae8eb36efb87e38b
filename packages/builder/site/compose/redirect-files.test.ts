import assert from "node:assert/strict";
import { test } from "node:test";
import { compileRedirects, parseRedirectsFile } from "../../routing/redirects.ts";
import { build, compose, folderOf } from "../../test/build-fixture.ts";

test("A server of a bundle leads on where a rule for many paths comes before one for this path", async (t) => {
  const redirects = [
    { source: "/blog/:slug*", destination: "/news/:slug*", permanent: false },
    { source: "/blog/own", destination: "/start" },
    { source: "/old", destination: "/start" },
    { source: "/blog/page", destination: "/start" },
  ];
  const docs = {
    name: "A",
    theme: "mint",
    colors: { primary: "#0f766e" },
    navigation: { pages: ["start", "blog/page"] },
  };
  const folder = folderOf(t, {
    "docs.json": JSON.stringify({ ...docs, redirects }),
    "start.mdx": "# Start\n",
    "blog/page.mdx": "# Page\n",
  });
  const bundle = await compose(await build(t, folder, { origin: null }));
  assert.match(bundle.text("blog/own.html"), /This page has moved/);
  const rules = compileRedirects(parseRedirectsFile(bundle.text("_redirects")));
  const led = (path: string) => {
    const stands = bundle.files.has(`${path.slice(1)}.html`) ? "found" : "missing";
    const match = rules.find(path, stands);
    return match && `${match.status} ${match.location}`;
  };
  assert.equal(led("/blog/own"), "307 /news/own");
  assert.equal(led("/old"), "308 /start");
  assert.equal(led("/blog/other"), "307 /news/other");
  assert.equal(led("/blog/page"), null);
});

test("A server of a bundle leads on from what stands before the end of a path", async (t) => {
  const redirects = [
    { source: "/ships/:path*/log", destination: "/logs/:path*" },
    { source: "/fleet/:name/berth", destination: "/berths/:name" },
    { source: "/crew/:s*", destination: "/people/:s*" },
    { source: "/deck/:d/:decks*", destination: "/:decks/on/:d" },
    { source: "/old pier", destination: "/start" },
  ];
  const docs = { name: "A", theme: "mint", colors: { primary: "#0f766e" }, navigation: { pages: ["start"] } };
  const folder = folderOf(t, { "docs.json": JSON.stringify({ ...docs, redirects }), "start.mdx": "# Start\n" });
  const bundle = await compose(await build(t, folder, { origin: null }));
  const rules = compileRedirects(parseRedirectsFile(bundle.text("_redirects")));
  const led = (path: string) => rules.find(path, "missing")?.location;
  assert.equal(led("/ships/a/b/log"), "/logs/a/b");
  assert.equal(led("/ships/a/b"), undefined);
  assert.equal(led("/fleet/swan/berth"), "/berths/swan");
  assert.equal(led("/crew/mate/first"), "/people/mate/first");
  assert.equal(led("/deck/a/b/c"), "/b/c/on/a");
  assert.equal(led("/old pier"), "/start");
});

test("A page that leads on from a file of an earlier site stands where links name that file", async (t) => {
  const redirects = [
    { source: "/guide/intro.html", destination: "/start#first" },
    { source: "/tours/index.html", destination: "/tours" },
    { source: "/start.html", destination: "/tours" },
    { source: "/index.html", destination: "/tours" },
  ];
  const docs = { name: "A", theme: "mint", colors: { primary: "#0f766e" }, navigation: { pages: ["start", "tours"] } };
  const folder = folderOf(t, {
    "docs.json": JSON.stringify({ ...docs, redirects }),
    "start.mdx": "# Start\n\n## First\n",
    "tours.mdx": "# Tours\n\n[Earlier](/guide/intro.html)\n",
  });
  const bundle = await compose(await build(t, folder, { origin: null }));
  assert.match(bundle.text("guide/intro.html"), /0; url=\.\.\/start\.html#first"/);
  assert.match(bundle.text("tours/index.html"), /0; url=\.\.\/tours\.html"/);
  assert.doesNotMatch(bundle.text("start.html"), /This page has moved/, "a page keeps its place");
  assert.doesNotMatch(bundle.text("index.html"), /This page has moved/, "the beginning keeps its place");
  assert.deepEqual(
    [...bundle.files.keys()].filter((path) => path.endsWith(".html.html")),
    [],
  );
  const rules = compileRedirects(parseRedirectsFile(bundle.text("_redirects")));
  assert.equal(rules.find("/guide/intro.html", "found")?.location, "/start#first");
  assert.equal(rules.find("/start.html", "found"), null, "links to the page name this file");
});
