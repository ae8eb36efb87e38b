import assert from "node:assert/strict";
import { test } from "node:test";
import { editedSite, isPatched } from "./testing.ts";

test("an edit of a page's text renders that page alone, again and again, and back", async (t) => {
  const { page, holds, cache } = editedSite(t);
  await holds("the first build");
  for (const text of ["Other words.", "## Second\n\nMore.", "> Quoted *words*.", "Other words."]) {
    page(5, text);
    assert.equal(await holds(text), 1);
    assert.ok(isPatched(cache), text);
    assert.equal(await holds("nothing changed"), 0);
  }
  page(5, "a");
  page(7, "b");
  assert.equal(await holds("two pages at once"), 2);
});

test("classes and colours that other pages use come and go with a page; those of one page alone change the site", async (t) => {
  const { page, holds, cache } = editedSite(t);
  const styled = (name: string) => `<div className="${name}">Text</div>`;
  const code = '```json\n{ "a": [1, true] }\n```';
  for (const index of [1, 2, 3]) page(index, `${styled("mt-4")}\n\n${code}`);
  page(4, styled("mt-9"));
  await holds("the first build");
  const edit = async (index: number, text: string, patched: boolean) => {
    page(index, text);
    await holds(text);
    assert.equal(isPatched(cache), patched, `${index}: ${text}`);
  };
  await edit(5, `${styled("mt-4")}\n\n${code}`, true);
  await edit(6, styled("mt-9"), true);
  await edit(1, "None.", true);
  await edit(6, "None.", true);
  await edit(4, "None.", false);
  for (const index of [2, 3]) await edit(index, "None.", true);
  await edit(5, "None.", false);
  await edit(7, styled("mt-7"), false);
});

test("a heading that comes or goes concerns those alone who link to it, also since the last whole build", async (t) => {
  const { page, holds, build, cache } = editedSite(t);
  await holds("the first build");
  const edit = async (index: number, text: string, patched: boolean) => {
    page(index, text);
    await holds(text);
    assert.equal(isPatched(cache), patched, `${index}: ${text}`);
  };
  await edit(1, "## First\n\nText.\n\n## Second\n\nMore.", true);
  await edit(3, "See [the second](/p1#second).", true);
  await edit(1, "## First\n\nText.", false);
  assert.deepEqual(
    (await build("cache")).diagnostics.map(({ code }) => code),
    ["broken-anchor"],
  );
  await edit(1, "## First\n\nText.\n\n## Third", true);
  await edit(1, "## First\n\nText.\n\n## Second", false);
  // Nobody linked to this page when the site was last built whole.
  await edit(8, "## New", true);
  await edit(3, "See [what is new](/p8#new).", true);
  await edit(8, "Nothing new.", false);
});

test("complaints of an edited page come and go with it", async (t) => {
  const { page, holds, build } = editedSite(t);
  await holds("the first build");
  page(3, "See [nothing](/nowhere) and [no heading](/p1#none).");
  await holds("broken links");
  const codes = (await build("cache")).diagnostics.map(({ code }) => code);
  assert.deepEqual(codes, ["broken-link", "broken-anchor"]);
  page(3, "See [two](/p2).");
  await holds("mended links");
  assert.deepEqual((await build("cache")).diagnostics, []);
});

test("an anchor that goes is told to the pages that lead to it", async (t) => {
  const { page, holds, build } = editedSite(t);
  await holds("the first build");
  page(1, "## Another\n\nWithout the first heading.");
  await holds("a heading that others lead to is gone");
  assert.equal((await build("cache")).diagnostics.filter(({ code }) => code === "broken-anchor").length, 11);
});

test("a section that goes is told to docs.json, which leads to it", async (t) => {
  const { page, holds, build, write } = editedSite(t);
  const pages = ["p0", "p9#first", "p10"];
  const navbar = { links: [{ label: "Ten", href: "/p10#first" }] };
  write(
    "docs.json",
    JSON.stringify({ name: "Led", theme: "mint", colors: { primary: "#123456" }, navbar, navigation: { pages } }),
  );
  for (const index of [0, 9, 10]) page(index, "## First");
  await holds("the first build");
  const told = async () => {
    const { diagnostics } = await build("cache");
    return diagnostics.flatMap(({ code, file, message }) => (file === "docs.json" ? [`${code}: ${message}`] : []));
  };
  assert.deepEqual(await told(), []);
  for (const index of [9, 10]) page(index, "## Another");
  await holds("headings that docs.json leads to are gone");
  assert.deepEqual((await told()).sort(), [
    'broken-anchor: /p10#first has no heading or element with the id "first"',
    'broken-anchor: /p9#first has no heading or element with the id "first"',
  ]);
});

test("edits that reach beyond their page are built whole, with the same result", async (t) => {
  const { page, holds, write } = editedSite(t);
  await holds("the first build");
  const edits: [string, () => void][] = [
    ["a weight", () => page(4, "Words", "boost: 4\n")],
    ["a page that leads outside", () => page(5, "", "url: https://outside.example\n")],
    ["its name", () => page(5, "", "url: https://outside.example\nsidebarTitle: Out there\n")],
    ["its place", () => page(5, "Words")],
    ["a class that needs a style", () => page(4, '<div className="text-red-500">Red</div>', "sidebarTitle: Four\n")],
    ["a formula", () => page(4, "$$\nx^2\n$$", "sidebarTitle: Four\n")],
    ["an update, which makes a feed", () => page(4, '<Update label="May">New</Update>', "sidebarTitle: Four\n")],
    ["its text", () => page(4, '<Update label="June">Newer</Update>', "sidebarTitle: Four\n")],
    ["a file beside", () => write("logo.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a skill", () => write("skill.md", "---\nname: tell\n---\n\nTell it.\n")],
    ["its text", () => write("skill.md", "---\nname: tell\n---\n\nTell it well.\n")],
    ["a snippet", () => write("snippets/a.mdx", "Snippet")],
    ["its use", () => page(6, "import A from '/snippets/a.mdx'\n\n<A />")],
    ["the snippet's text", () => write("snippets/a.mdx", "Snippet of another text")],
  ];
  for (const [name, edit] of edits) {
    edit();
    await holds(name);
  }
});

test("what a page is called and is about changes the pages that show it, and is no whole build", async (t) => {
  const { page, holds, write, cache } = editedSite(t);
  const groups = [
    { group: "One", pages: ["p0", "p1", "p2", "p3", "p4", "p5"] },
    { group: "Two", root: "p6", directory: "card", pages: ["p7", "p8"] },
    { group: "Three", pages: ["p9", "p10", "p11", "operation", "endpoint"] },
  ];
  const tabs = [
    { tab: "A", groups },
    { tab: "B", pages: ["only", "p2"] },
  ];
  const config = { name: "Told", theme: "mint", colors: { primary: "#123456" }, navigation: { tabs } };
  write("docs.json", JSON.stringify(config));
  write("only.mdx", "---\ntitle: Only\nrelated: [/p4]\n---\n\nText");
  write("snippets/inner.mdx", "Inner, see [nothing](/nowhere).");
  write("snippets/outer.mdx", "import Inner from '/snippets/inner.mdx'\n\nOuter.\n\n<Inner />");
  const imported = "import Outer from '/snippets/outer.mdx'\n\n<Outer />";
  for (const index of [0, 3]) page(index, imported);
  const answer = { 200: { description: "Fine" } };
  const paths = { "/a": { get: { summary: "Get a", description: "Gets it.", responses: answer } } };
  write("api.json", JSON.stringify({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths }));
  const operation = (head: string, text: string) =>
    write("operation.mdx", `---\nopenapi: GET /a\n${head}---\n\n${text}\n`);
  const endpoint = (text: string) => write("endpoint.mdx", `---\ntitle: Endpoint\napi: POST /b\n---\n\n${text}\n`);
  const titled = (index: number, title: string, more = "") =>
    write(`p${index}.mdx`, `---\ntitle: ${title}\n${more}---\n\n## First\n\nText of ${index}.\n`);
  operation("", "Text.");
  endpoint("Text.");
  await holds("the first build");
  const edit = async (name: string, patched: boolean, change: () => void) => {
    change();
    await holds(name);
    assert.equal(isPatched(cache), patched, name);
  };
  await edit("a title, and no description any more", true, () => titled(1, "Called otherwise"));
  await edit("first words, which stand where there is no description", true, () =>
    write("p1.mdx", "---\ntitle: Called otherwise\n---\n\nOther first words.\n\n## First"),
  );
  await edit("the same title in other letters", true, () => titled(1, "CALLED otherwise"));
  await edit("a description", true, () => titled(1, "CALLED otherwise", "description: About it\n"));
  await edit("a shorter name", true, () => titled(1, "Long", "sidebarTitle: Short\nkeywords: [word]\n"));
  await edit("a tag", true, () => titled(1, "Long", "tag: New\ndeprecated: true\n"));
  await edit("an icon, which the stylesheet draws", false, () => titled(1, "Long", "icon: star\n"));
  await edit("the title of a page with an icon", true, () => titled(1, "Longer", "icon: star\n"));
  await edit("two neighbours at once", true, () => [titled(9, "Nine"), titled(10, "Ten")]);
  await edit("the page of the root", true, () => write("p0.mdx", `---\ntitle: Start\n---\n\n${imported}\n`));
  await edit("a page of two sections", true, () => titled(2, "Two"));
  await edit("the text of an operation", true, () => operation("", "Other text.\n\n## Heading"));
  await edit("the title of an operation", true, () => operation("title: Own\n", "Other text."));
  await edit("the description of an operation", true, () =>
    operation("title: Own\ndescription: Mine\n", "Other text."),
  );
  await edit("what the operation says of itself again", true, () => operation("", "Text."));
  await edit("the text of an endpoint", true, () => endpoint("Other text."));
  await edit("a snippet in a snippet", true, () => write("snippets/inner.mdx", "Inner, see [two](/p2)."));
  await edit("a snippet that is broken again", true, () => write("snippets/inner.mdx", "See [none](/none)."));
  await edit("one of its pages", true, () => page(3, `Text.\n\n${imported}`));
  await edit("another place", false, () => titled(1, "Long", "hidden: true\n"));
  await edit("a page that others name", false, () => titled(4, "Four"));
  await edit("a page of a directory", false, () => titled(7, "Seven"));
  await edit("an operation", false, () => write("operation.mdx", "---\nopenapi: GET /c\n---\n"));
  await edit("thumbnails", false, () => write("docs.json", JSON.stringify({ ...config, thumbnails: {} })));
  await edit("a title on a picture", false, () => titled(11, "Eleven"));
});
