import assert from "node:assert/strict";
import { test } from "node:test";
import { answering, buildApi, openapi, textOf } from "../testing.ts";

const about = (description: string, ...paths: string[]) =>
  JSON.stringify(openapi(Object.fromEntries(paths.map((path) => [path, { get: answering({}, { description }) }]))));
const page = (name: string) => `---\ntitle: Page\nopenapi: "${name}"\n---\n`;

test("an operation of several specifications that is named without its file is told, once for all that they share", async (t) => {
  const files = {
    "old.json": about("The old one", "/a", "/b", "/c"),
    "new.json": about("The new one", "/a", "/b", "/c"),
    "copy.json": about("The new one", "/c"),
    "one.mdx": page("GET /a"),
    "two.mdx": page("GET /b"),
    "three.mdx": page("old.json GET /c"),
  };
  const site = await buildApi(t, about("", "/"), { pages: ["one", "two", "three"] }, files);
  assert.match(textOf(site, "one.html"), /The new one/);
  assert.deepEqual(
    site.report.diagnostics.map(({ code, file, line, message, hint }) => [code, file, line, message, hint]),
    [
      [
        "ambiguous-operation",
        "one.mdx",
        3,
        "GET /a of new.json is shown, and is something else in old.json, as another name is",
        'Name the file before it: "new.json GET /a"',
      ],
    ],
  );
});

test("copies of a specification are no others", async (t) => {
  const files = { "a.json": about("The one", "/a"), "b.json": about("The one", "/a"), "one.mdx": page("GET /a") };
  assert.deepEqual((await buildApi(t, about("", "/"), { pages: ["one"] }, files)).complaints, []);
});

test("an operation is first looked for in what the page's own part of the navigation names", async (t) => {
  const version = (name: string) => ({
    version: name,
    tabs: [
      { tab: "Guides", pages: [`${name}/guide`] },
      { tab: "API", groups: [{ group: "All", openapi: `${name}.json`, pages: [`${name}/group`] }] },
    ],
  });
  const files = Object.fromEntries(
    ["v1", "v2"].flatMap((name) => [
      [`${name}.json`, about(`Of ${name}`, "/a")],
      [`${name}/guide.mdx`, page("GET /a")],
      [`${name}/group.mdx`, page("GET /a")],
    ]),
  );
  const navigation = { versions: [version("v2"), version("v1")] };
  const config = { name: "Shop", theme: "mint", colors: { primary: "#0a6" }, navigation };
  for (const api of [{}, { openapi: "v1.json" }]) {
    const site = await buildApi(t, about("", "/"), navigation, {
      ...files,
      "docs.json": JSON.stringify({ ...config, api }),
    });
    assert.deepEqual(site.complaints, []);
    for (const name of ["v1", "v2"])
      for (const kind of ["guide", "group"])
        assert.match(textOf(site, `${name}/${kind}.html`), new RegExp(`Of ${name}`));
  }
});

test("of files that are called as a page says, that of its own folder is meant", async (t) => {
  const versions = ["edge", "v1", "v2"];
  const files = Object.fromEntries(
    versions.flatMap((name) => [
      [`${name}/shop.en.json`, about(`Of ${name}`, "/a")],
      [`${name}/en/named.mdx`, page("/shop.en.json GET /a")],
      [`${name}/en/bare.mdx`, page("GET /a")],
    ]),
  );
  const pages = versions.flatMap((name) => [`${name}/en/named`, `${name}/en/bare`]);
  const site = await buildApi(t, about("", "/"), { pages }, files);
  assert.deepEqual(site.complaints, []);
  for (const path of pages) assert.ok(textOf(site, `${path}.html`).includes(`Of ${path.split("/")[0]}`), path);
});
