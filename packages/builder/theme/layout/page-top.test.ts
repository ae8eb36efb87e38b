/** What stands above a page's title. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { build, folderOf } from "../../test/build-fixture.ts";

/** The words and addresses above the title of a page in a group whose own page is within another group. */
async function wordsAbove(context: TestContext, styling: object): Promise<string[]> {
  const trays = { group: "Trays", root: "trays/index", pages: ["trays/first"] };
  const navigation = { groups: [{ group: "Loading", pages: ["index", trays] }] };
  const built = await build(
    context,
    folderOf(context, {
      "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#123456" }, styling, navigation }),
      "index.mdx": "Home.",
      "trays/index.mdx": "All of them.",
      "trays/first.mdx": "The first.",
    }),
  );
  const text = built.text("trays/first.html");
  const top = text.slice(text.indexOf('<header id="header" '), text.indexOf('<h1 id="page-title">'));
  return [...top.matchAll(/href="([^"]*)"|>([^<>]+)</g)].map(([, href, words]) => href ?? (words as string));
}

test("above a title stands the group that its page is in", async (context) => {
  assert.deepEqual(await wordsAbove(context, {}), ["Trays"]);
});

test("breadcrumbs name all groups around a page, with a link where a group has a page of its own", async (context) => {
  assert.deepEqual(await wordsAbove(context, { eyebrows: "breadcrumbs" }), ["Loading", "/trays", "Trays"]);
});

test("a title and the word that its page is out of date are words of their own", async (context) => {
  const built = await build(
    context,
    folderOf(context, {
      "docs.json": JSON.stringify({
        name: "A",
        theme: "mint",
        colors: { primary: "#123456" },
        navigation: { pages: ["index"] },
      }),
      "index.mdx": "---\ntitle: Cranes\ndeprecated: true\n---\nHome.",
    }),
  );
  const title = /<h1 id="page-title">(.*?)<\/h1>/.exec(built.text("index.html"))?.[1] ?? "";
  assert.equal(title.replace(/<[^>]*>/g, ""), "Cranes Deprecated");
});

test("Titles, descriptions and labels have the quotes and apostrophes of the text below, and code and searches those that are typed", async (t) => {
  const built = await build(
    t,
    folderOf(t, {
      "docs.json": JSON.stringify({
        name: "A",
        theme: "mint",
        colors: { primary: "#123456" },
        navigation: { groups: [{ group: "Who's on board", pages: ["index", "next"] }] },
      }),
      "index.mdx": `---\ntitle: What's "new"\ndescription: It's **"here"**, with \`it's\` and \`f()\`'s --all\n---\n\nIt's so.`,
      "next.mdx": "---\ntitle: The `let's` harbour's\n---\n\nIt's so.",
    }),
  );
  const page = built.text("index.html");
  assert.match(page, /<h1 id="page-title">What&#8217;s &#8220;new&#8221;<\/h1>/);
  assert.match(
    page,
    /lc-description">It&#8217;s <strong>&#8220;here&#8221;<\/strong>, with <code>it's<\/code> and <code>f\(\)<\/code>&#8217;s --all</,
  );
  assert.match(page, /eyebrow">Who&#8217;s on board</);
  assert.match(page, /<span>The <code>let's<\/code> harbour&#8217;s<\/span>/);
  assert.match(page, /<title>What's &quot;new/);
});

test("a title of a space alone is one for those who hear the page, and no heading above the content", async (context) => {
  const built = await build(
    context,
    folderOf(context, {
      "docs.json": JSON.stringify({
        name: "A",
        theme: "mint",
        colors: { primary: "#123456" },
        navigation: { pages: ["start", "empty"] },
      }),
      "start.mdx": '---\ntitle: " "\nsidebarTitle: Begin\n---\n\n# Welcome\n',
      "empty.mdx": '---\ntitle: ""\n---\n\nText.\n',
    }),
  );
  const text = built.text("start.html");
  assert.match(text, /<h1 id="page-title" class="lc-visually-hidden">Start<\/h1>/);
  assert.match(text, /<title>Start - A<\/title>/);
  assert.match(built.text("empty.html"), /<h1 id="page-title">Empty<\/h1>/);
  assert.deepEqual(built.complaints, []);
});
