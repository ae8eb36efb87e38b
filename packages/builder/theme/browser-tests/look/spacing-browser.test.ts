/** Room between the parts of a page: what belongs together stands closer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const content = `---
title: Spacing
---

<ParamField query="first" type="string">The first.</ParamField>

- One

  More of one.

- Two

<Frame><div id="framed">In a frame</div></Frame>

<Tabs>
  <Tab title="A">

  <ParamField query="inner" type="string">In a tab.</ParamField>

  </Tab>
</Tabs>

> [!NOTE]
> | a | b |
> | - | - |
> | 1 | 2 |
`;

test("paragraphs of an entry stand closer than entries, and boxes begin and end with what is in them", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": content });
  const gap = (upper: string, lower: string) => gapBetween(page, upper, lower);
  const within = await gap("#content li:first-child > p:first-child", "#content li:first-child > p:last-child");
  const between = await gap("#content li:first-child", "#content li:last-child");
  assert.ok(between > within, `${within} in an entry, ${between} between two`);
  assert.equal(await styleOf(page, "#param-first", "paddingTop"), "0px");
  assert.equal(await styleOf(page, "#param-inner", "padding"), "0px");
  assert.equal(await gap("#content ul", ".frame"), 24);
  const line = await styleOf(page, ".callout td", "borderBottomWidth");
  assert.equal(line, "0px", "no line right above the edge of the box");
});

test("a paragraph in which a component makes a box stands apart as any other does", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": `export const Box = () => <div className="inline-block">new</div>

Before.

Text <Box /> with a box.

<p id="own">Text <Box /> of the author's.</p>

<section className="border">After.</section>

<div className="not-prose">
  <p id="bare">Bare <Box /></p>
</div>
`,
  });
  const [first, second] = ["#content > .lc-paragraph", "#own"];
  const apart = await gapBetween(page, "#content > p", first);
  assert.equal(apart, 18);
  assert.equal(await gapBetween(page, first, second), apart);
  assert.equal(await gapBetween(page, second, "#content > section"), apart);
  assert.equal(await styleOf(page, "#bare", "marginTop"), "0px");
});

async function gapBetween(page: Page, upper: string, lower: string): Promise<number> {
  const [one, other] = await Promise.all([upper, lower].map((found) => page.locator(found).first().boundingBox()));
  assert.ok(one && other);
  return Math.round(other.y - one.y - one.height);
}

function styleOf(page: Page, found: string, property: string): Promise<string> {
  return page.evaluate<string>(`getComputedStyle(document.querySelector("${found}")).${property}`);
}

test("badges side by side in a row of the author's are of one height", async (t) => {
  const row = '<div className="flex gap-2">\n<Badge>One</Badge>\n<Badge>Two</Badge>\n<Badge>Three</Badge>\n</div>\n';
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Badges\n---\n\n${row}` });
  const heights = await page.locator("#content .badge").evaluateAll((all) => all.map((one) => one.clientHeight));
  assert.equal(heights.length, 3);
  assert.equal(new Set(heights).size, 1, heights.join(", "));
});

test("steps within a step stand apart from its title", async (t) => {
  const inner = '\n\n<Steps>\n<Step title="Inner">Text</Step>\n</Steps>\n\n';
  const page = await openSite(t, browser, { "index.mdx": `<Steps>\n<Step title="Outer">${inner}</Step>\n</Steps>\n` });
  assert.ok((await gapBetween(page, "#content .lc-step-title", "#content .steps .steps")) > 0);
});

test("pictures and films that are written as elements keep their distance, also inside a step; the first and last of a box have none", async (t) => {
  const wide = 'src="/wide.svg" width="300" height="80"';
  const page = await openSite(t, browser, {
    "wide.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><rect width="300" height="80"/></svg>',
    "film.mp4": "film",
    "index.mdx": `---
title: Pictures
---

<img id="one" ${wide} alt="One" />

<img id="two" ${wide} alt="Two" />

<video id="film" src="/film.mp4" width="300" height="80" controls />

<Steps>
  <Step title="Look">
    <img id="three" ${wide} alt="Three" />

    <img id="four" ${wide} alt="Four" />
  </Step>
</Steps>

<div className="flex">
  <img id="left" ${wide} alt="Left" />
  <img id="right" ${wide} alt="Right" />
</div>
`,
  });
  for (const [upper, lower] of [
    ["#one", "#two"],
    ["#two", "#film"],
    ["#three", "#four"],
  ] as const) {
    const gap = await gapBetween(page, upper, lower);
    assert.equal(gap, 18, `${gap} between ${upper} and ${lower}`);
  }
  assert.equal(await styleOf(page, "#one", "marginTop"), "0px");
  assert.equal(await styleOf(page, "#four", "marginBottom"), "0px");
  assert.equal(await styleOf(page, "#left", "marginTop"), "0px", "a row of the author's is laid out by the author");
});

test("a rule reaches through a column of the author's, and cards in a grid of theirs keep little more than its gap", async (t) => {
  const own = `---
mode: frame
---

<div className="flex flex-col gap-4"><p>Above</p><hr id="own" className="border-0 border-t" /><p>Below</p></div>

<div className="grid grid-cols-1 gap-4"><Card title="One">a</Card><Card title="Two">b</Card></div>
`;
  const usual = `<div className="flex flex-col"><p>Above</p><hr /><p>Below</p></div>\n`;
  const page = await openSite(t, browser, { "index.mdx": own, "usual.mdx": usual });
  const number = (script: string) => page.evaluate<number>(script);
  const isWide = `(() => {
    const hr = document.querySelector("#content hr");
    const [line, column] = [hr, hr.parentElement].map((box) => box.getBoundingClientRect().width);
    return Number(line > 300 && line === column);
  })()`;
  assert.equal(await number(isWide), 1);
  assert.equal(await number(`parseFloat(getComputedStyle(document.querySelector("#own")).marginTop)`), 0);
  const apart = await number(`(() => {
    const [one, two] = [...document.querySelectorAll(".card")].map((card) => card.getBoundingClientRect());
    return two.top - one.bottom;
  })()`);
  assert.equal(apart, 32, "the gap, and half of it above and below each");
  await page.goto(new URL("/usual", page.url()).href);
  assert.equal(await number(isWide), 1);
});

test("a rule stands at the heading that it underlines, and as far below as a section, and none begins or ends a page", async (t) => {
  const index = "***\n\nFirst.\n\n## Berths\n---\n\nText.\n\n---\n\nMore.\n\n***\n";
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Harbour\n---\n\n${index}` });
  const margins = await page.evaluate(`[...document.querySelectorAll("#content hr")].map((rule) => {
    const { marginTop, marginBottom } = getComputedStyle(rule);
    return [marginTop, marginBottom];
  })`);
  assert.deepEqual(margins, [
    ["0px", "48px"],
    ["0px", "48px"],
    ["48px", "48px"],
    ["48px", "0px"],
  ]);
});

test("a rule is drawn by its border, so that one of the author's stands in its place", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": 'One.\n\n---\n\nTwo.\n\n<hr className="own" />\n\nThree.\n',
    "own.css": ".own { border: 0; border-top: 3px dashed rgb(1, 2, 3); }",
  });
  const lines = await page.evaluate(`[...document.querySelectorAll("#content hr")].map((rule) => {
    const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(rule);
    return [borderTopWidth, borderTopStyle, backgroundColor, rule.offsetHeight].join(" ");
  })`);
  assert.deepEqual(lines, ["1px solid rgba(0, 0, 0, 0) 1", "3px dashed rgba(0, 0, 0, 0) 3"]);
});
