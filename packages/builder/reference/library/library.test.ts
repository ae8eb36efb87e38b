import assert from "node:assert/strict";
import { test } from "node:test";
import { strToU8, zipSync } from "fflate";
import { type Built, build, folderOf, type TestScope } from "../../test/build-fixture.ts";

const at = (line: number) => [{ fileName: "src/index.ts", line, character: 0 }];
const comment = (text: string) => ({ summary: [{ kind: "text", text }] });
/** What TypeDoc writes of a class with a method, and of a function. */
const typedoc = JSON.stringify({
  schemaVersion: "2.0",
  id: 0,
  name: "shop",
  variant: "project",
  kind: 1,
  children: [
    {
      ...{
        id: 1,
        name: "Client",
        variant: "declaration",
        kind: 128,
        comment: comment("Calls the shop."),
        sources: at(1),
      },
      children: [
        {
          ...{ id: 2, name: "ping", variant: "declaration", kind: 2048, sources: at(2) },
          signatures: [
            {
              ...{
                id: 3,
                name: "ping",
                variant: "signature",
                kind: 4096,
                comment: comment("Asks whether it is there."),
              },
              type: { type: "reference", target: 4, name: "Answer" },
            },
          ],
        },
      ],
    },
    {
      ...{
        id: 4,
        name: "Answer",
        variant: "declaration",
        kind: 2097152,
        comment: comment("What it says."),
        sources: at(3),
      },
      type: { type: "intrinsic", name: "string" },
    },
  ],
});
/** The page of a class as Javadoc writes it. */
const javadoc = {
  "element-list": "shop\n",
  "script.js": "alert('not for readers of the site')",
  "stylesheet.css": "body { display: none }",
  "shop/package-summary.html": "<html><body><main></main></body></html>",
  "shop/Cart.html": `<html><body><main role="main"><div class="header"><div class="sub-title">Package <a href="package-summary.html">shop</a></div>
<h1 title="Class Cart" class="title">Class Cart</h1></div><div class="inheritance" title="Inheritance Tree">java.lang.Object</div>
<section class="class-description" id="class-description"><hr><div class="type-signature"><span class="modifiers">public class </span><span class="element-name">Cart</span>
<span class="extends-implements">extends java.lang.Object</span></div><div class="block">Holds what is bought.</div></section></main></body></html>`,
};
const sdk = { format: "typedoc", source: "artifacts/typedoc.json" };

function buildSite(test: TestScope, navigation: object, files: Record<string, string>): Promise<Built> {
  const config = { name: "Shop", theme: "mint", colors: { primary: "#0a6" }, navigation };
  return build(test, folderOf(test, { "docs.json": JSON.stringify(config), ...files }));
}

const pathsOf = (site: Built) => site.manifest.pages.map(({ path }) => path);
const start = { "start.mdx": "---\ntitle: Start\n---\n\nHi\n" };

test("What a documentation tool wrote becomes pages behind those that a group lists", async (t) => {
  const navigation = { groups: [{ group: "SDK", sdk, pages: ["start"] }] };
  const site = await buildSite(t, navigation, { ...start, "artifacts/typedoc.json": typedoc });
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(pathsOf(site), ["start", "sdk-reference/classes/client", "sdk-reference/types/answer"]);
  const page = site.text("sdk-reference/classes/client.html");
  assert.match(page, /<h3 id="ping">.*ping\(\)<a/);
  assert.match(page, /href="\/sdk-reference\/types\/answer"/);
  assert.match(site.text("sdk-reference/classes/client.md"), /# Client\n\n> Calls the shop\./);
});

test("It is read where ignore rules leave it out, and nothing of it is published or runs on pages", async (t) => {
  const tabs = [
    { tab: "Guide", pages: ["start"] },
    { tab: "TypeScript", sdk },
    { tab: "Java", sdk: { format: "javadoc", source: "./java/", directory: "sdk/java" } },
  ];
  const java = Object.fromEntries(Object.entries(javadoc).map(([name, text]) => [`java/${name}`, text]));
  const files = { ...start, ...java, "artifacts/typedoc.json": typedoc, "artifacts/other.json": "{}" };
  for (const ignored of ["", "artifacts/\njava\n"]) {
    const site = await buildSite(t, { tabs }, { ...files, ".mintignore": ignored });
    assert.deepEqual(site.complaints, []);
    assert.deepEqual(pathsOf(site), [
      ...["start", "sdk-reference/classes/client", "sdk-reference/types/answer", "sdk/java/classes/shop-cart"],
    ]);
    const published = Object.keys(site.manifest.files).filter((path) => /^(?:artifacts|java)\//.test(path));
    assert.deepEqual(published, ignored === "" ? ["artifacts/other.json"] : []);
    assert.doesNotMatch(site.text("start.html"), /script\.js|stylesheet\.css/);
  }
});

test("Libraries of several versions stand below the folders of their versions", async (t) => {
  const versions = ["v2", "v1"].map((version) => ({ version, sdk }));
  const site = await buildSite(t, { versions }, { "artifacts/typedoc.json": typedoc });
  assert.deepEqual(site.complaints, []);
  assert.deepEqual(
    pathsOf(site),
    ["v2", "v1"].flatMap((version) => [
      `sdk-reference/${version}/classes/client`,
      `sdk-reference/${version}/types/answer`,
    ]),
  );
  assert.match(site.text("sdk-reference/v1/classes/client.html"), /href="\/sdk-reference\/v1\/types\/answer"/);
});

test("A folder may be an archive, as package registries keep it", async (t) => {
  const bytes = zipSync(Object.fromEntries(Object.entries(javadoc).map(([name, text]) => [name, strToU8(text)])));
  const tab = { tab: "Java", sdk: { format: "javadoc", source: "shop-javadoc.jar" } };
  const config = { name: "Shop", theme: "mint", colors: { primary: "#0a6" }, navigation: { tabs: [tab] } };
  const site = await build(t, folderOf(t, { "docs.json": JSON.stringify(config), "shop-javadoc.jar": bytes }));
  assert.deepEqual(site.complaints, []);
  assert.match(site.text("sdk-reference/classes/shop-cart.md"), /Holds what is bought\./);
});

test("A page may be about one symbol: its author's words stand above the reference", async (t) => {
  const page = (head: string) => `---\n${head}\n---\n\nMy own words.\n`;
  const site = await buildSite(
    t,
    { groups: [{ group: "SDK", sdk, pages: ["one", "two", "three", "four"] }] },
    {
      "artifacts/typedoc.json": typedoc,
      "one.mdx": page('title: Our client\nsdk: "class Client"'),
      "two.mdx": page('sdk: "method Client.ping"'),
      "three.mdx": page("sdk: { kind: class, name: Nobody }"),
      "four.mdx": page("sdk: Client"),
    },
  );
  assert.deepEqual(pathsOf(site), ["one", "two", "three", "four"]);
  assert.match(site.text("one.md"), /# Our client\n\n> Calls the shop\.\n\nMy own words\.\n\n/);
  assert.match(site.text("two.md"), /My own words\.[^#]*```ts\nping\(\): Answer\n```/);
  assert.deepEqual(site.complaints, ["four.mdx:2:1 unknown-operation", "three.mdx:2:1 unknown-operation"]);
});

test("An output that its tool did not write is told at its place, and other pages stay", async (t) => {
  for (const format of ["typedoc", "docfx", "javadoc", "sphinx", "phpdoc"]) {
    const tabs = [
      { tab: "Guide", pages: ["start"] },
      { tab: "SDK", sdk: { format, source: "artifacts" } },
    ];
    const site = await buildSite(t, { tabs }, { ...start, "artifacts/a.json": "[1, 2" });
    assert.deepEqual(pathsOf(site), ["start"], format);
    assert.match(site.complaints.join("\n"), /^artifacts.* unreadable-specification$/, format);
  }
  const site = await buildSite(
    t,
    { tabs: [{ tab: "SDK", sdk: { source: "a" }, groups: [{ group: "A", pages: ["start"] }] }] },
    start,
  );
  assert.deepEqual(site.complaints.length, 1, site.complaints.join());
  assert.match(site.complaints[0] ?? "", /wrong-type/);
});
