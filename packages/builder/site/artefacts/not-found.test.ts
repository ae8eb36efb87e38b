import assert from "node:assert/strict";
import { test } from "node:test";
import { build, compose, folderOf } from "../../test/build-fixture.ts";

const files = (notFound?: object) => ({
  "docs.json": JSON.stringify({
    name: "Acme",
    theme: "mint",
    colors: { primary: "#0f766e" },
    navigation: { pages: ["index", "start"] },
    ...(notFound ? { errors: { 404: notFound } } : {}),
  }),
  "index.mdx": "---\ntitle: Home\n---\nText.",
  "start.mdx": "---\ntitle: Start\n---\nText.",
});

test("addresses that lead nowhere show a page that says so, and lead home only where the author asks for it", async (t) => {
  assert.equal((await build(t, folderOf(t, files()))).manifest.site.notFoundRedirect, undefined);
  assert.equal((await build(t, folderOf(t, files({ redirect: false })))).manifest.site.notFoundRedirect, undefined);
  assert.equal((await build(t, folderOf(t, files({ redirect: true })))).manifest.site.notFoundRedirect, true);
});

test("title and description of the author stand there, with components, links and utilities", async (t) => {
  const description =
    'Try the <b className="text-red-600">start</b>.\n\n<Card title="Start" href="/start">Here</Card>\n\n**{1 + 1}**';
  const site = await build(t, folderOf(t, files({ title: "Lost <here>", description })));
  assert.deepEqual(site.complaints, []);
  const html = site.text("404.html");
  assert.match(html, /<h1 class="not-found-title">Lost &lt;here&gt;<\/h1>/);
  assert.match(html, /<a class="card" href="\/start"/);
  assert.match(html, /<strong>2<\/strong>/);
  const stylesheet = /href="\/(_lectern\/theme\.[0-9a-f]+\.css)"/.exec(html)?.[1] ?? "";
  assert.match(site.text(stylesheet), /\.text-red-600/);
  assert.match((await compose(site)).text("404.html"), /<a class="card" href="start\.html"/);
});

test("what is wrong with the description is reported where it stands, and the rest is shown", async (t) => {
  const site = await build(t, folderOf(t, files({ description: "Before <Nonsense>inside</Nonsense>" })));
  assert.equal(site.complaints.length, 1);
  assert.match(site.complaints[0] as string, /^docs\.json:1:/);
  assert.match(site.text("404.html"), /Before/);
});
