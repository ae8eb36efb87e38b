/** Rules of the content for all elements, or for all of one name: where the format says something with a class, it counts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

const content = `---
title: Keels
description: Below the water.
---

## Masts

Text with \`code\`, a [link](/two), and <Badge>new</Badge>.

- One
- Two

> Said.

<Note>Text</Note>

<CardGroup cols={2}>
<Card title="Keel" icon="ship" href="/two" cta="Sail">Words.</Card>
<Card title="Mast">Words.</Card>
</CardGroup>

<Tabs>
<Tab title="One">Text</Tab>
<Tab title="Two">Text</Tab>
</Tabs>

<Steps>
<Step title="First">Text</Step>
</Steps>

<AccordionGroup>
<Accordion title="Why" defaultOpen>Text</Accordion>
</AccordionGroup>

<ParamField query="berth" type="string" default="1" required>Text</ParamField>

<Expandable title="more">Text</Expandable>

<Frame caption="Seen">Text</Frame>

<Tree>
<Tree.Folder name="a" defaultOpen>
<Tree.File name="b" />
</Tree.Folder>
</Tree>

\`\`\`js title="a.js" lines
const a = 1;
\`\`\`

| A | B |
| - | - |
| 1 | 2 |

<div id="own">

<button>Raw</button>

</div>
`;
const config = {
  name: "A",
  theme: "mint",
  colors: { primary: "#0a6" },
  navbar: { links: [{ label: "Support", href: "https://a.example" }] },
  footer: { links: [{ header: "Ships", items: [{ label: "Keels", href: "https://b.example" }] }] },
  navigation: { tabs: [{ tab: "Ships", groups: [{ group: "Parts", icon: "ship", pages: ["index", "two"] }] }] },
};

async function open(t: Parameters<typeof openSite>[0], style: string, width = 1440): Promise<Page> {
  const files = { "docs.json": JSON.stringify(config), "index.mdx": content, "two.mdx": "Text." };
  return openSite(
    t,
    browser,
    { ...files, "own.css": style },
    { viewport: { width, height: 900 }, reducedMotion: "reduce" },
  );
}

/** Place, colours and signs of all that is seen there. */
const looks = (selector: string) =>
  `[...document.querySelectorAll("${selector}")].filter((one) => one.checkVisibility() && !one.matches("#own *")).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const { color, backgroundColor, textDecorationLine, listStyleType, fontSize } = getComputedStyle(one);
    return [one.localName, one.className, x, y, width, height, color, backgroundColor, textDecorationLine, listStyleType, fontSize].join(" ");
  })`;

for (const width of [1440, 390])
  test(`a reset of all elements leaves a page ${width} pixels wide as it is`, async (t) => {
    const plain = await open(t, ".none { top: 0; }", width);
    const own = await open(t, "* { margin: 0; padding: 0; box-sizing: border-box; }", width);
    for (const path of ["/", "/nowhere"]) {
      for (const page of [plain, own]) {
        await page.goto(new URL(path, page.url()).href);
        if (path === "/") await page.locator(".toc-item[data-active]").waitFor({ state: "attached" });
      }
      assert.deepEqual(await own.evaluate(looks("body *")), await plain.evaluate(looks("body *")), path);
    }
  });

test("a reset in a page's own `<style>` weighs no more", async (t) => {
  const text = "---\ntitle: Keels\n---\n\n<style>{`RULE`}</style>\n\nText.\n\n> Said.\n";
  const page = (rule: string) => openSite(t, browser, { "index.mdx": text.replace("RULE", rule) });
  const [plain, own] = [await page(".none { top: 0; }"), await page("* { margin: 0; padding: 0; }")];
  const parts = ["#navbar *", "#content *", "#page-context-menu *"].join();
  assert.deepEqual(await own.evaluate(looks(parts)), await plain.evaluate(looks(parts)));
});

test("rules for links, buttons and lists leave what stands around the text as it is, and its links and signs", async (t) => {
  const rules = `a { color: red; text-decoration: underline; } button { background: red; color: blue; padding: 20px; font-size: 30px; }
    ul { list-style: square; padding-left: 50px; } li { margin: 20px; } nav { background: red; }`;
  const [plain, own] = [await open(t, ".none { top: 0; }"), await open(t, rules)];
  for (const part of ["#navbar *", "#sidebar *", "#table-of-contents-layout *", "#page-context-menu *"])
    assert.deepEqual(await own.evaluate(looks(part)), await plain.evaluate(looks(part)), part);
  const style = (selector: string, name: string, page = own) =>
    page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${name}`);
  assert.equal(await style("#own button", "backgroundColor"), "rgb(255, 0, 0)");
  const link = '#content p > a[href="/two"]';
  assert.equal(await style(link, "color"), await style(link, "color", plain));
  assert.equal(await style("#content > ul", "listStyleType"), await style("#content > ul", "listStyleType", plain));
});

test("a rule for paragraphs is for those of the text, and not for what stands above it or in components", async (t) => {
  const [plain, own] = [await open(t, ".none { top: 0; }"), await open(t, "p { color: red; font-size: 30px; }")];
  const colors = `[".eyebrow", ".lc-description", ".card [data-component-part=card-title]", "#content > p"].map((one) => {
    const { color, fontSize } = getComputedStyle(document.querySelector(one));
    return color + " " + fontSize;
  })`;
  const [seen, usual] = [await own.evaluate<string[]>(colors), await plain.evaluate<string[]>(colors)];
  assert.deepEqual(seen.slice(0, -1), usual.slice(0, -1));
  assert.equal(seen.at(-1), "rgb(255, 0, 0) 30px");
});

test("a rule that names a part of the frame by the format's name for it counts", async (t) => {
  const own = await open(
    t,
    `.nav-tabs-item { color: rgb(1, 2, 3); } #sidebar a { color: rgb(4, 5, 6); } .toc-item a { padding: 7px; }
    .card { padding: 11px; } .callout { margin: 12px; } #page-context-menu { margin: 3px; }`,
  );
  const style = (selector: string, name: string) =>
    own.evaluate(`getComputedStyle(document.querySelector('${selector}')).${name}`);
  assert.equal(await style(".nav-tabs-item", "color"), "rgb(1, 2, 3)");
  assert.equal(await style("#sidebar .sidebar-group a", "color"), "rgb(4, 5, 6)");
  assert.equal(await style(".toc-item a", "paddingTop"), "7px");
  assert.equal(await style(".card", "paddingTop"), "11px");
  assert.equal(await style(".callout", "marginTop"), "12px");
  assert.equal(await style("#page-context-menu", "marginTop"), "3px");
});

test("utilities count on elements for which a rule for all of their name says something else", async (t) => {
  const drawn = `---
title: Home
mode: custom
---

<div className="mx-auto max-w-3xl bg-slate-900 px-6 py-20 text-center">
  <h1 className="mt-2 text-5xl font-bold text-white">Moor</h1>
  <div className="space-y-4"><p>One</p><p>Two</p></div>
  <a href="/two" className="mt-8 inline-block border border-blue-700 bg-blue-600 px-6 py-3 text-white">Sail</a>
  <section className="dock">Quay</section>
</div>
`;
  const page = (style: string) => openSite(t, browser, { "own.css": style, "index.mdx": drawn, "two.mdx": "Text." });
  const resets = `* { margin: 0; padding: 0; } a { color: red; background: none; border: none; }
    div { background: none; } h1 { font-size: 10px; font-weight: 300; color: red; }`;
  const [plain, own] = [
    await page(".none { top: 0; }"),
    await page(`${resets} section { padding: 9px; } .dock { color: lime; }`),
  ];
  const seen = `[...document.querySelectorAll("#content :not(section)")].map((one) => {
    const { margin, padding, color, backgroundColor, border, fontSize, fontWeight } = getComputedStyle(one);
    return [one.localName, margin, padding, color, backgroundColor, border, fontSize, fontWeight].join(" ");
  })`;
  assert.deepEqual(await own.evaluate(seen), await plain.evaluate(seen));
  const dock = await own.evaluate<string>(
    `(({ padding, color }) => padding + " " + color)(getComputedStyle(document.querySelector(".dock")))`,
  );
  assert.equal(dock, "9px rgb(0, 255, 0)");
});

test("a link whose classes say nothing is seen as a link, and one of whose something is said is as that says", async (t) => {
  const links = `<a className="kind-of-sail" href="/">plain</a>
<a className="font-bold" href="/">utility</a>
<a className="mine" href="/">sheet</a>
<a className="button primary" href="/">of a tool</a>
<a className="kind-of-sail not-prose" href="/">apart</a>
<a className="kind-of-box" href="/"><div>box</div></a>

<div className="not-prose"><a className="kind-of-mast" href="/">within</a></div>
`;
  const lines = `Object.fromEntries([...document.querySelectorAll("#content a[class]")].map((one) =>
    [one.textContent, getComputedStyle(one).textDecorationLine]))`;
  const open = async (files: Record<string, string>) => {
    const page = await openSite(t, browser, files);
    return (await page.evaluate(lines)) as Record<string, string>;
  };
  const own = { "own.css": ".mine { color: red; }" };
  assert.deepEqual(await open({ "index.mdx": links, ...own }), {
    plain: "underline",
    utility: "none",
    sheet: "none",
    "of a tool": "underline",
    apart: "none",
    box: "none",
    within: "none",
  });
  assert.equal((await open({ "index.mdx": links })).sheet, "underline");
  const styled = `<style>{".kind-of-sail { color: red }"}</style>\n\n${links}`;
  assert.equal((await open({ "index.mdx": styled })).plain, "none");
  assert.equal((await open({ "index.mdx": `---\nmode: custom\n---\n\n${links}` })).plain, "none");
});

test("a rule for code is for that of the text, and not for names of fields, addresses of endpoints and values of colours", async (t) => {
  const page = await openSite(t, browser, {
    "own.css": "code, code:not(pre code) { background: rgb(1, 2, 3); padding: 9px; }",
    "index.mdx": `---
title: Berths
api: GET https://a.example/berths
---

<ParamField query="ship" type="string" default="Keel">The ship with \`masts\`.</ParamField>

<Color variant="compact"><Color.Item name="Sea" value="#0a6" /></Color>
`,
  });
  const grounds = await page.evaluate<[string, string][]>(
    `[...document.querySelectorAll("#content code:not(pre code)")].map((one) => [one.textContent, getComputedStyle(one).backgroundColor])`,
  );
  const reached = grounds.filter(([, ground]) => ground === "rgb(1, 2, 3)").map(([text]) => text);
  assert.ok(grounds.length > 3);
  assert.deepEqual(reached, ["masts"]);
});
