import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser, waitFor } from "../test/browser.ts";
import { openSite } from "./testing/open-site.ts";

const browser = await openBrowser();

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120"/></svg>';
const content = `---
title: Pictures
---

<img src="/a.svg" alt="A picture" actions actionsPlacement="top-right" />

<img src="/a.svg" alt="Plain" />

<Card title="Above" horizontal img="/a.svg">Text below the picture.</Card>

<Expandable title="fields" closedText="See" openedText="Fold">Inside</Expandable>

<Expandable title="parts">Inside</Expandable>

<Expandable title="open parts" defaultOpen>Inside</Expandable>
`;

test("an image's controls copy it and offer its file; an expandable says what opening and closing does; a card its text", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": content, "a.svg": picture });
  assert.equal(await page.locator(".lc-image-actions").count(), 1, "only the image that asks for controls has them");
  const link = page.getByRole("link", { name: "Download" });
  assert.equal(await link.getAttribute("href"), new URL("/a.svg", page.url()).href);
  assert.notEqual(await link.getAttribute("download"), null);
  await page.getByRole("button", { name: "Copy image" }).click();
  await page.getByText("Copied", { exact: true }).waitFor({ state: "attached" });

  const body = await page.locator(".card[data-horizontal] .lc-face-body").boundingBox();
  assert.ok(body && body.width > 200, "a picture leaves the text of a horizontal card its width");

  const summaries = page.locator(".lc-expandable-summary");
  const titles = async () => (await summaries.allInnerTexts()).map((text) => text.trim());
  assert.deepEqual(await titles(), ["See fields", "Show parts", "Hide open parts"]);
  for (const summary of await summaries.all()) await summary.click();
  await page.getByText("Show open parts").waitFor();
  assert.deepEqual(await titles(), ["Fold fields", "Hide parts", "Show open parts"]);
});

const own = `---
title: Own
---

<ul className="not-prose" id="plain"><li>a</li></ul>

<div className="not-prose"><h2 id="bare">Bare</h2><h2 id="dressed" className="mt-8 text-3xl">Dressed</h2><Steps><Step title="S">x</Step></Steps></div>

- list

<div className="flex justify-center"><h2 id="narrow" className="text-4xl">As wide as it is</h2></div>

<div id="prefixed" className="mint-px-4 md:mint-px-24">prefixed</div>

<Card title="Card" href="/other">Text with [a link](/third)</Card>
`;

test("lines of code that are marked, added or removed have an edge of their own colour", async (t) => {
  const code = "```ts {1}\nconst a = 1;\nconst b = 2; // [!code ++]\nconst c = 3; // [!code --]\nconst d = 4;\n```";
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Code\n---\n\n${code}\n` });
  const edges = await page.evaluate<string[]>(
    '[...document.querySelectorAll(".code-block .line")].map((line) => getComputedStyle(line).borderInlineStartColor)',
  );
  assert.equal(edges.length, 4);
  assert.equal(new Set(edges).size, 4, edges.join(" "));
});

test("not-prose leaves texts their own classes, mint- stands before any utility, links in a card work beside its own", async (t) => {
  const files = { "index.mdx": own, "other.mdx": "Other.", "third.mdx": "Third." };
  const page = await openSite(t, browser, files, { viewport: { width: 1200, height: 900 } });
  const styleOf = (selector: string, name: "paddingLeft" | "fontSize" | "marginTop" | "listStyleType") =>
    page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${name}`);
  assert.equal(await styleOf("#plain", "paddingLeft"), "0px");
  assert.equal(await styleOf("#plain", "listStyleType"), "none");
  assert.equal(await styleOf("#bare", "fontSize"), await styleOf(".mdx-content", "fontSize"));
  assert.equal(await styleOf("#dressed", "fontSize"), "30px");
  assert.equal(await styleOf("#dressed", "marginTop"), "32px");
  assert.notEqual(await styleOf(".mdx-content ul:not([id])", "paddingLeft"), "0px");
  assert.equal(await styleOf("#prefixed", "paddingLeft"), "96px");
  const height = await page.evaluate<number>('document.getElementById("narrow").getBoundingClientRect().height');
  assert.ok(height < 60, `a heading that is as wide as its text stands in one line, not in ${height} pixels`);
  await page.getByRole("link", { name: "a link" }).click();
  await page.getByText("Third.").waitFor();
  await page.goBack();
  await page.locator(".card").click({ position: { x: 300, y: 10 } });
  await page.getByText("Other.").waitFor();
});

test("the menu of views shows the icon of the one that is read", async (t) => {
  const views =
    '---\ntitle: Views\n---\n\n<View title="One" icon="star">1</View>\n\n<View title="Two">2</View>\n\n<View title="Three" icon="heart">3</View>\n';
  const page = await openSite(t, browser, { "index.mdx": views });
  const icon = page.locator(".multi-view-dropdown svg");
  await icon.waitFor();
  const star = await icon.innerHTML();
  await page.locator("#multi-view-dropdown").selectOption("Two");
  assert.equal(await icon.count(), 0);
  await page.locator("#multi-view-dropdown").selectOption("Three");
  assert.notEqual(await icon.innerHTML(), star);
});

test("a picture or drawing given as an icon is of an icon's size, unless it says another, and keeps its corners", async (t) => {
  const image = '<img src="/a.svg" alt="" />';
  const page = await openSite(t, browser, {
    "index.mdx": `---
title: Icons
---

<Card title="Picture" icon={${image}}>x</Card>
<Card title="Drawing" icon={<svg viewBox="0 0 10 10"><rect width="10" height="10" /></svg>}>x</Card>
<Card title="Named" icon="/a.svg">x</Card>
<Card title="Larger" icon={<img src="/a.svg" alt="" className="w-12 h-12" />}>x</Card>
<Accordion title="Opened" icon={${image}}>x</Accordion>
<Steps><Step title="First" icon={${image}}>x</Step></Steps>
<Tabs><Tab title="One" icon={${image}}>x</Tab></Tabs>
<Callout icon={${image}}>x</Callout>

\`\`\`js a.js icon="/a.svg"
x
\`\`\`
`,
    "a.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>',
  });
  const signs =
    ":is(.lc-face-sign, .lc-accordion-icon, .lc-step-number, .lc-tablist .tab-icon, .callout-icon) > *, .code-block img";
  const seen = await page.evaluate<{ width: number; height: number; radius: string }[]>(
    `[...document.querySelectorAll(${JSON.stringify(signs)})].map((sign) => {
      const { width, height } = sign.getBoundingClientRect();
      return { width, height, radius: getComputedStyle(sign).borderRadius };
    })`,
  );
  assert.equal(seen.length, 9);
  for (const [index, { width, height, radius }] of seen.entries()) {
    assert.ok(index === 3 ? width === 48 : width >= 12 && width <= 24, `${index} is ${width} wide`);
    assert.equal(height, width);
    assert.equal(radius, "0px");
  }
});

test("drawings without a size are of the size of their place, and what has lost its icon stands where one without has it", async (t) => {
  const drawing = '<svg viewBox="0 0 10 10"><rect width="10" height="10" /></svg>';
  const page = await openSite(t, browser, {
    "index.mdx": `---
title: Drawings
---

<Prompt description="To copy" icon={${drawing}}>x</Prompt>

<Columns>
<Tile href="/index" title="One">${drawing}</Tile>
<Tile href="/index" title="Two"><img src="/a.svg" alt="" /></Tile>
</Columns>

<AccordionGroup>
Words among them.

<Accordion title="Opened" icon="flag">x</Accordion>
<Accordion title="Closed">x</Accordion>
</AccordionGroup>

<Card title="With" icon="flag">x</Card>
<Card title="Without">x</Card>
`,
    "a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
  });
  const numbers = (expression: string) => page.evaluate<number[]>(`[...${expression}]`);
  const [sign = 0] = await numbers(
    '[document.querySelector(".lc-prompt-description > svg").getBoundingClientRect().width]',
  );
  assert.ok(sign >= 12 && sign <= 24, `a sign of ${sign} pixels`);
  const heights = await numbers('[...document.querySelectorAll(".lc-tile-preview")].map((one) => one.offsetHeight)');
  assert.equal(heights[0], heights[1]);
  const [room = 0] = await numbers(
    '[document.querySelector(".accordion-group > p").getBoundingClientRect().left - document.querySelector(".accordion-group").getBoundingClientRect().left]',
  );
  assert.ok(room > 12, `words ${room} pixels from the edge`);
  // As in a bundle, which leaves out icons of other hosts.
  const places = await numbers(`(() => {
    for (const sign of document.querySelectorAll(".card .lc-face-sign, .lc-accordion-icon")) sign.replaceChildren();
    return [".lc-face-title", ".lc-accordion-title"].flatMap((title) =>
      [...document.querySelectorAll(title)].flatMap((one) => {
        const [inner, outer] = [one, one.closest(".card, .accordion")].map((box) => box.getBoundingClientRect());
        return [inner.left - outer.left, inner.top - outer.top];
      }),
    ).map(Math.round);
  })()`);
  assert.deepEqual(places.slice(0, 2), places.slice(2, 4));
  assert.equal(places[4], places[6]);
});

test("An icon keeps its size where its author says how it stands in the line", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": `---
title: Icons
---

<Icon icon="flag" size={32} className="inline" />

<Icon icon="flag" size={32} className="hidden md:inline" /> <Icon icon="flag" size={32} className="inline-block" />

<Icon icon="flag" className="inline w-8 h-8" />
`,
  });
  const sizes = await page.evaluate<number[][]>(
    `[...document.querySelectorAll(".icon > svg")].map((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      return [width, height];
    })`,
  );
  assert.deepEqual(
    sizes,
    [1, 2, 3, 4].map(() => [32, 32]),
  );
});

test("Items without a box to tick keep their bullets beside those that have one", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": "---\ntitle: List\n---\n\n- plain\n- [ ] task\n  - inner\n\n1. [x] only\n2. [ ] tasks\n",
  });
  const signs = await page.evaluate<string[]>(
    `[...document.querySelectorAll(".mdx-content li")].map((item) => getComputedStyle(item).listStyleType)`,
  );
  assert.deepEqual(signs, ["disc", "none", "disc", "none", "none"]);
  const [plain, task] = await page.evaluate<
    number[]
  >(`[...document.querySelectorAll(".mdx-content ul:first-child > li")].map((item) => {
    const range = document.createRange();
    const text = [...item.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
    range.setStart(text, text.data.search(/\\S/));
    range.setEnd(text, text.data.trimEnd().length);
    return range.getBoundingClientRect().left;
  })`);
  assert.ok(Math.abs((plain as number) - (task as number)) < 2, `their texts begin at ${plain} and ${task}`);
});

test("The text of an item stands beside its box, also where lines stand between the items", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": "---\ntitle: List\n---\n\n- [ ] first\n\n- [x] second\n\n  More of it.\n",
  });
  const rows = await page.evaluate<
    number[][]
  >(`[...document.querySelectorAll(".mdx-content .task-list-item")].map((item) =>
    [item.querySelector("input"), item.querySelector("p")].map((part) => {
      const { top, bottom } = part.getClientRects()[0];
      return (top + bottom) / 2;
    }))`);
  assert.equal(rows.length, 2);
  for (const [box, text] of rows) assert.ok(Math.abs((box as number) - (text as number)) < 8, rows.join(" | "));
});

test("components that hold nothing show nothing: no line, no frame, no room", async (t) => {
  const names = ["AccordionGroup", "CardGroup", "Columns", "Steps", "Tabs", "Tree"];
  const empty = names.map((name) => `<${name}>\n</${name}>`).join("\n\n");
  const files = {
    "index.mdx": `---\ntitle: Empty\n---\n\nAbove\n\n${empty}\n\nBelow\n`,
    "next.mdx": "---\ntitle: Next\n---\n\nAbove\n\nBelow\n",
  };
  const page = await openSite(t, browser, files);
  const room = () =>
    page.evaluate<number>(
      '(([a, b]) => b.getBoundingClientRect().top - a.getBoundingClientRect().bottom)(document.querySelectorAll("#content > p"))',
    );
  const withEmpty = await room();
  await page.goto(new URL("/next", page.url()).href);
  assert.equal(withEmpty, await room());
});

test("a step's title is as large as its titleSize says, and a tab's words with code among them stay a line", async (t) => {
  const step = (size: string) => `<Step title="${size}" titleSize="${size}">x</Step>`;
  const source = `<Steps>\n${["p", "h2", "h3", "h4"].map(step).join("\n")}\n</Steps>\n\n<Tabs>\n<Tab title="Edit \`docs.json\` now" icon="star">x</Tab>\n<Tab title="Other">y</Tab>\n</Tabs>\n`;
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Steps\n---\n\n${source}` });
  const sizes = await page.evaluate<number[]>(
    "[...document.querySelectorAll('.lc-step-title')].map((one) => parseFloat(getComputedStyle(one).fontSize))",
  );
  const [p = 0, h2 = 0, h3 = 0, h4 = 0] = sizes;
  assert.ok(h2 > h3 && h3 > h4 && h4 >= p, sizes.join());
  assert.equal((await page.getByRole("tab").first().innerText()).trim(), "Edit docs.json now");
});

test("a colour is copied where it is pressed, by its swatch and by its value, of two that of the reader's mode", async (t) => {
  const source =
    '---\ntitle: Colours\n---\n\n<Color variant="compact">\n<Color.Item name="one" value="#123456" />\n<Color.Item name="two" value={{ light: "#ffffff", dark: "#000000" }} />\n</Color>\n';
  const page = await openSite(
    t,
    browser,
    { "index.mdx": source },
    { colorScheme: "dark", permissions: ["clipboard-read", "clipboard-write"] },
  );
  const copied = () => page.evaluate<string>("navigator.clipboard.readText()");
  await page.getByRole("button", { name: "Copy #123456" }).press("Enter");
  await page.getByText("Copied", { exact: true }).waitFor({ state: "attached" });
  assert.equal(await copied(), "#123456");
  await page.locator(".color-item code", { hasText: "#ffffff" }).click();
  await waitFor(page, "navigator.clipboard.readText().then((text) => text === '#ffffff')");
  await page.locator(".color-item").nth(1).locator(".lc-color-swatch").click();
  await waitFor(page, "navigator.clipboard.readText().then((text) => text === '#000000')");
});

test("an address that leads into a view shows it, from outside and from the page itself", async (t) => {
  const source =
    '---\ntitle: Views\n---\n\n[Go](#in-two)\n\n<View title="One">\n## In one\n</View>\n\n<View title="Two">\n<Accordion title="Held">\n## In two\n</Accordion>\n</View>\n';
  const page = await openSite(t, browser, { "index.mdx": source });
  const heading = page.getByRole("heading", { name: "In two" });
  assert.equal(await heading.isVisible(), false);
  await page.getByRole("link", { name: "Go" }).click();
  await heading.waitFor();
  assert.equal(await page.locator("#multi-view-dropdown").inputValue(), "Two");
  await page.goto(`${page.url().replace(/#.*/, "")}?again#in-two`);
  await heading.waitFor();
});

test("pictures keep their own corners where the author draws the whole page; a frame cuts what it holds", async (t) => {
  const page = (mode: string) =>
    `---\ntitle: ${mode}\nmode: ${mode}\n---\n\n<section><img id="own" src="/a.svg" alt="A" /></section>\n\n<img id="said" className="rounded-lg" src="/a.svg" alt="C" />\n\n<Frame><img id="framed" src="/a.svg" alt="B" /></Frame>\n`;
  const files = { "index.mdx": page("custom"), "frame.mdx": page("frame"), "text.mdx": page("wide"), "a.svg": picture };
  const shown = await openSite(t, browser, files);
  const corner = (id: string) =>
    shown.evaluate<string>(`getComputedStyle(document.getElementById("${id}")).borderTopLeftRadius`);
  const cut = (id: string) =>
    shown.evaluate<string>(`(() => {
      const { borderTopLeftRadius, overflow } = getComputedStyle(document.getElementById("${id}").closest(".lc-frame-content"));
      return borderTopLeftRadius + " " + overflow;
    })()`);
  for (const [path, own] of [
    ["", "0px"],
    ["frame", "0px"],
    ["text", null],
  ] as const) {
    await shown.goto(new URL(`/${path}`, shown.url()).href);
    if (own === null) assert.notEqual(await corner("own"), "0px", path);
    else assert.equal(await corner("own"), own, path);
    assert.match(await cut("framed"), /^[1-9].*hidden$/, path);
    assert.equal(await corner("said"), "8px", path);
  }
});

test("words of cards beside icons stay whole where three stand in the column of the text, or four on a wide page", async (t) => {
  const cards = (names: string[]) =>
    `<CardGroup cols={${names.length}}>\n${names.map((name) => `<Card title="${name}" icon="ship" horizontal>Text</Card>`).join("\n")}\n</CardGroup>\n`;
  const page = await openSite(t, browser, {
    "index.mdx": cards(["Observability", "Integrations", "Deployment"]),
    "wide.mdx": `---\nmode: wide\n---\n\n${cards(["Authentication", "Internationalization", "Observability", "Troubleshooting"])}`,
  });
  const broken = `[...document.querySelectorAll(".lc-face-title")].filter((title) => title.getClientRects().length > 0 &&
    title.clientHeight > parseFloat(getComputedStyle(title).lineHeight) * 1.5).map((title) => title.textContent)`;
  assert.deepEqual(await page.evaluate(broken), []);
  await page.goto(new URL("/wide", page.url()).href);
  for (const width of [1440, 1200, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    assert.deepEqual(await page.evaluate(broken), [], String(width));
  }
});
