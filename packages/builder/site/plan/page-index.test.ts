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
