import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

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

test("columns whose layout is fill or fit are as many as find room, up to their number", async (t) => {
  const group = (layout: string) =>
    `<Columns cols={3}${layout}>\n<Card title="One" />\n<Card title="Two" />\n</Columns>\n`;
  const content = `---\ntitle: Columns\n---\n\n${["", ' layout="fill"', ' layout="fit"'].map(group).join("\n")}`;
  const page = await openSite(t, browser, { "index.mdx": content });
  const tracks = () =>
    page.evaluate<number[][]>(
      `[...document.querySelectorAll(".columns")].map((one) => getComputedStyle(one).gridTemplateColumns.split(" ").map((track) => Math.round(parseFloat(track))))`,
    );
  const [fixed = [], fill = [], fit = []] = await tracks();
  assert.deepEqual(fill, fixed, "room is left for a third");
  assert.deepEqual(
    fit.map((track) => track > (fixed[0] ?? 0)),
    [true, true, false],
    "the two share the row",
  );
  await page.setViewportSize({ width: 390, height: 844 });
  assert.deepEqual(
    (await tracks()).map((row) => row.filter(Boolean).length),
    [1, 1, 1],
  );
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

test("a stylesheet paints the signs of steps and the line between them, and after the last step there is none", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": '<Steps>\n<Step title="One">a</Step>\n<Step title="Two">b</Step>\n</Steps>\n',
    "own.css": `[data-component-part="step-number"] > div { background: rgb(1, 2, 3); }
      [data-component-part="step-line"] { background: rgb(4, 5, 6); }`,
  });
  const steps = await page.evaluate(`[...document.querySelectorAll(".step")].map((step) => {
    const [line, number, body] = step.children;
    const ground = (one) => getComputedStyle(one).backgroundColor;
    return [line.checkVisibility() && ground(line), ground(number.firstChild), body.offsetLeft];
  })`);
  assert.deepEqual(steps, [
    ["rgb(4, 5, 6)", "rgb(1, 2, 3)", 46],
    [false, "rgb(1, 2, 3)", 46],
  ]);
});

test("steps are no items of lists for rules, and those for their boxes find them", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": '<Steps>\n<Step title="One">a</Step>\n</Steps>\n',
    "own.css": `.steps > div > div.absolute > div, .steps > div > div.w-full > p { color: rgb(1, 2, 3); }
      li { color: rgb(9, 9, 9); }`,
  });
  const ofStep = `[".lc-step-number", ".lc-step-title", ".step"].map((one) => getComputedStyle(document.querySelector(one)).color)`;
  const [number, title, step] = (await page.evaluate(ofStep)) as string[];
  assert.deepEqual([number, title, step === "rgb(9, 9, 9)"], ["rgb(1, 2, 3)", "rgb(1, 2, 3)", false]);
});
