import assert from "node:assert/strict";
import { test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";
import { render } from "../testing/render.ts";

const config = {
  name: "Harbour",
  theme: "mint",
  colors: { primary: "#0a6" },
  navigation: { languages: [{ language: "fr", pages: ["fr/début"] }] },
};

test("a page that leads on to another of its site by a meta element does so, from wherever it is served", async (t) => {
  const source = {
    "docs.json": JSON.stringify(config),
    "index.mdx": '<meta httpEquiv="refresh" content="0; url=/fr/début#quai" />\n',
    "fr/début.mdx": "## Quai\n\nTexte.\n",
  };
  const site = await build(t, folderOf(t, source));
  assert.deepEqual(site.complaints, []);
  assert.match(
    site.text("index.html"),
    /<meta http-equiv="refresh" content="0;url=(?:\/|\.\/)?fr\/d%C3%A9but[^"]*#quai">/,
  );
});

test("a page that it leads on to is looked for as that of any link", async (t) => {
  const source = {
    "docs.json": JSON.stringify(config),
    "fr/début.mdx": '<meta http-equiv="Refresh" content="5;/gone" />\n',
  };
  const site = await build(t, folderOf(t, source));
  assert.deepEqual(
    site.report.diagnostics.map(({ code, message }) => `${code} ${message}`),
    ["broken-link There is no page at /gone"],
  );
});

test("no other meta element is taken from content, nor one that leads to another host or to a script", () => {
  for (const content of [
    "0;url=https://h.test",
    "0;url=//h.test/a",
    "0;url=/\\\\h.test",
    "0;url=javascript:alert(1)",
    "5",
    "0;url=/a' onload='x",
  ]) {
    const page = render(`<meta http-equiv="refresh" content="${content}" />\n`);
    assert.doesNotMatch(page.html, /<meta/, content);
    assert.deepEqual(
      page.diagnostics.map(({ code }) => code),
      ["unsafe-element"],
      content,
    );
  }
  assert.doesNotMatch(render('<meta http-equiv="Content-Security-Policy" content="0;url=/a" />\n').html, /<meta/);
  assert.doesNotMatch(render('<meta name="robots" content="noindex" />\n').html, /<meta/);
});
