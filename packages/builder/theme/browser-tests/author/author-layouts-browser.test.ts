/** Pages that authors lay out themselves, of HTML with classes: what they leave out of the style of texts, and what they ask for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

const styleOf = (selector: string, name: string) =>
  `getComputedStyle(document.querySelector('${selector}'))[${JSON.stringify(name)}]`;

test("what not-prose takes out of the style of texts has no margins of ours in a box with the name of a component", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": `<div className="not-prose">
  <a className="card block" href="/"><div className="p-6"><h2 id="own-title" className="text-base">Keel</h2><p id="own-text">Words.</p></div></a>
</div>

<div className="not-prose">
<Card title="Mast" href="/">

First.

<span id="second">Second</span> of two.

</Card>
</div>
`,
  });
  for (const own of ["#own-title", "#own-text"])
    for (const side of ["marginTop", "marginBottom"])
      assert.equal(await page.evaluate(styleOf(own, side)), "0px", `${own} ${side}`);
  assert.notEqual(await page.evaluate(styleOf("p:has(> #second)", "marginTop")), "0px", "the text of a card is prose");
});

test("headings with classes in a box that asks for prose keep their distance on a page that its author draws", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": `---
mode: custom
---

<h2 id="bare" class="font-semibold">Bare</h2>

<div class="prose mx-4">
  <p>Words.</p>

  <h2 id="within" class="flex font-semibold">Within</h2>

  <h2 id="spaced" class="mt-2 font-semibold">Spaced</h2>

  <div class="not-prose"><p>Words.</p><h3 id="out" class="font-semibold">Out</h3></div>
</div>
`,
  });
  assert.equal(await page.evaluate(styleOf("#bare", "marginTop")), "0px");
  assert.notEqual(await page.evaluate(styleOf("#within", "marginTop")), "0px");
  assert.equal(await page.evaluate(styleOf("#spaced", "marginTop")), "8px");
  assert.equal(await page.evaluate(styleOf("#out", "marginTop")), "0px");
});

test("a stylesheet finds the colours of the page in the style of its root, as the format sets it", async (t) => {
  const page = await openSite(
    t,
    browser,
    {
      "own.css": 'html[style*="color-scheme: dark"] #own { color: rgb(1, 2, 3); }',
      "index.mdx": '<div id="own">Text.</div>\n',
    },
    { colorScheme: "dark" },
  );
  assert.equal(await page.evaluate(styleOf("#own", "color")), "rgb(1, 2, 3)");
  await page.locator("[data-theme-switch]").first().click();
  assert.notEqual(await page.evaluate(styleOf("#own", "color")), "rgb(1, 2, 3)");
  assert.equal(await page.evaluate("document.documentElement.style.colorScheme"), "light");
});

test("a page that its author draws has no bullets, frames and distances of prose in what has classes or styles of its own", async (t) => {
  const drawn = `<a id="button" className="inline-flex border px-4 py-2" href="/">
  Read on
</a>

<ul id="links" className="space-y-3"><li>One</li><li>Two</li></ul>

<ul id="signs" className="list-disc pl-5"><li>One</li></ul>

- Markdown's own

<pre id="code" style={{ margin: 0, padding: 0, background: undefined }}>code</pre>

<div className="prose"><ul id="asked" className="mt-2"><li>One</li></ul></div>
`;
  const page = await openSite(t, browser, {
    "index.mdx": `---\nmode: custom\n---\n\n${drawn}`,
    "text.mdx": drawn,
  });
  const height = (selector: string) =>
    page.evaluate<number>(`document.querySelector('${selector}').getBoundingClientRect().height`);
  assert.ok((await height("#button")) < 50, "the words fill the button");
  assert.equal(await page.evaluate(styleOf("#links", "listStyleType")), "none");
  assert.equal(await page.evaluate(styleOf("#links", "paddingLeft")), "0px");
  assert.equal(await page.evaluate(styleOf("#links > li", "paddingLeft")), "0px");
  const room = await page.evaluate(
    "((one, two) => two.top - one.bottom)(...[...document.querySelectorAll('#links > li')].map((li) => li.getBoundingClientRect()))",
  );
  assert.equal(room, 12);
  for (const signs of ["#signs", "#asked", "ul:not([class])"])
    assert.equal(await page.evaluate(styleOf(signs, "listStyleType")), "disc", signs);
  assert.equal(await page.evaluate(styleOf("#signs", "paddingLeft")), "20px");
  assert.equal(await page.evaluate(styleOf("#code", "borderTopWidth")), "0px");
  assert.equal(await page.evaluate(styleOf("#code", "backgroundColor")), "rgba(0, 0, 0, 0)");
  await page.goto(new URL("/text", page.url()).href);
  assert.equal(await page.evaluate(styleOf("#links", "listStyleType")), "disc");
  assert.equal(await page.evaluate(styleOf("#code", "borderTopWidth")), "1px");
});

for (const mode of ["custom", "frame"])
  test(`words of a box in colours of its own are seen on a page with mode ${mode}, whatever elements they stand in`, async (t) => {
    const page = await openSite(t, browser, {
      "docs.json": JSON.stringify({
        name: "A",
        theme: "aspen",
        colors: { primary: "#0a6" },
        navigation: { pages: ["index", "text"] },
      }),
      "index.mdx": `---
mode: ${mode}
---

<div className="bg-black text-white" id="box">

<h1>Title</h1>

## Heading

**Words** and [a link](/text), and <a href="/text" style={{ marginLeft: 4 }}>another</a>.

<h3 className="text-red-500" id="own">Own</h3>

<Card title="Card">Words with **weight**.</Card>

<div className="prose bg-white">**Prose**</div>

</div>
`,
      "text.mdx": '<div className="text-white" id="box"><h2>Heading</h2></div>\n',
    });
    const colors = await page.evaluate<Record<string, string>>(
      `Object.fromEntries([...document.querySelectorAll("#box :is(h1, h2, h3, strong, a:not([class^=lc-]))")].map((one) =>
        [one.textContent, getComputedStyle(one).color]))`,
    );
    const white = "rgb(255, 255, 255)";
    for (const words of ["Title", "Heading", "Words", "a link", "another"]) assert.equal(colors[words], white, words);
    for (const words of ["Own", "Card", "Prose"]) assert.notEqual(colors[words], white, words);
    await page.goto(new URL("/text", page.url()).href);
    assert.notEqual(await page.evaluate(styleOf("#box h2", "color")), white, "a page of text has the theme's colours");
  });

test("links of a bar or a foot that its author draws have no lines, those within texts and links of Markdown do", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": `---
mode: custom
---

<nav className="flex gap-4"><a id="bar" href="/text">Guides</a></nav>

<footer>
  <a id="foot" href="/text" style={{ marginLeft: 4 }}>Terms</a>
</footer>

<div className="p-4">
  See [the text](/text).

  <p>Or <a id="within" href="/text">this one</a>.</p>
</div>

<div className="prose"><a id="asked" href="/text">Asked</a></div>
`,
    "text.mdx": '<nav><a id="bar" href="/">Back</a></nav>\n',
  });
  const line = (selector: string) => page.evaluate(styleOf(selector, "textDecorationLine"));
  for (const bare of ["#bar", "#foot"]) assert.equal(await line(bare), "none", bare);
  for (const lined of ["#content p > a", "#within", "#asked"]) assert.equal(await line(lined), "underline", lined);
  await page.goto(new URL("/text", page.url()).href);
  assert.equal(await line("#bar"), "underline");
});

test("a rule for what divides the groups of aspen's navigation leaves the groups, and a height of the bar its rows", async (t) => {
  const tab = (name: string, groups: object[]) => ({ tab: name, groups });
  const groups = [
    { group: "Ships", pages: ["index"] },
    { group: "Trains", pages: ["trains"] },
    { group: "Cars", pages: ["cars"] },
  ];
  const navigation = { tabs: [tab("Guides", groups), tab("More", [{ group: "More", pages: ["more"] }])] };
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({ name: "A", theme: "aspen", colors: { primary: "#0a6" }, navigation }),
    "own.css": `#navigation-items div:has(> .sidebar-group) + div { height: 2rem; padding: 0; }
      #navigation-items div:has(> .sidebar-group) + div > * { display: none; }
      #navigation-items .sidebar-group::before { content: none; }
      #navbar { height: 40px; }`,
    ...Object.fromEntries(["index", "trains", "cars", "more"].map((name) => [`${name}.mdx`, "Text."])),
  });
  for (const name of ["Ships", "Trains", "Cars"]) {
    const title = await page.locator(".sidebar-title", { hasText: name }).boundingBox();
    const entry = page.locator("#navigation-items div:has(> .sidebar-group-header)", { hasText: name }).locator("li a");
    assert.ok(title && title.height > 0 && (await entry.isVisible()), name);
  }
  const line = `getComputedStyle(document.querySelector(".sidebar-group")).borderInlineStartWidth`;
  assert.equal(await page.evaluate(line), "0px", "the line is the part that the rule takes away");
  const [bar, tabs] = [await page.locator("#navbar").boundingBox(), await page.locator(".nav-tabs").boundingBox()];
  assert.ok(bar && tabs && tabs.y + tabs.height <= bar.y + bar.height + 1);
});
