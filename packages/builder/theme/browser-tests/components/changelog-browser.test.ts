import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

const pages = {
  "index.mdx": `---
title: Changes
rss: true
---

<Update label="May" tags={["Mint", "Basil"]}>Both.</Update>

<Update label="April" tags={["Mint"]}>One.</Update>

<Update label="March">None.</Update>
`,
  "commas.mdx": `---
title: Commas
---

<Update label="May" tags={["Fixes, small", "API"]}>Both.</Update>

<Update label="April" tags="API, Docs">A list in a string.</Update>
`,
  "drawn.mdx": `---
title: Drawn
---

export const Entries = () => {
  const [n, set] = useState(0);
  return <div><button onClick={() => set(n + 1)}>{"More " + n}</button><Update label="May" tags={["API"]}>{n}</Update><Update label="April" tags={["Docs"]}>x</Update></div>;
};

<Entries />
`,
  "tree.mdx": `---
title: Tree
---

<Tree style={{ "--tree-highlight": "rgb(1 2 3)" }}>
  <Tree.Folder name="app">
    <Tree.File name="layout.tsx" />
    <Tree.File name="page.tsx" />
  </Tree.Folder>
  <Tree.Folder name="lib" highlight>
    <Tree.File name="utils.ts" />
  </Tree.Folder>
  <Tree.Folder name="fixed" openable={false}>
    <Tree.File name="always.ts" />
  </Tree.Folder>
  <Tree.File name="package.json" />
</Tree>
`,
};

async function open(t: TestContext, width: number): Promise<{ page: Page; origin: string }> {
  const page = await openSite(t, browser, pages, { viewport: { width, height: 900 } });
  return { page, origin: new URL(page.url()).origin };
}

test("a changelog shows the entries that have all chosen tags, and its address says which", async (t) => {
  const { page, origin } = await open(t, 1440);
  const shown = () => page.locator(".update:visible .lc-update-label").allInnerTexts();
  const choose = (tag: string) => page.locator("#changelog-filters").getByRole("button", { name: tag }).click();
  await page.goto(`${origin}/?tags=Mint`);
  assert.deepEqual(await shown(), ["May", "April"]);
  await choose("Basil");
  assert.deepEqual(await shown(), ["May"]);
  assert.equal(new URL(page.url()).searchParams.get("tags"), "Mint,Basil");
  await choose("Basil");
  await choose("Mint");
  assert.deepEqual(await shown(), ["May", "April", "March"]);
  assert.equal(new URL(page.url()).search, "");
  assert.equal(await page.locator("aside #changelog-filters").count(), 1, "tags stand beside the entries");
  assert.equal(await page.locator("#table-of-contents").isVisible(), false, "in place of the contents");
  await page.locator("#changelog-filters button").first().focus();
  for (const key of ["Tab", "Shift+Tab"]) await page.keyboard.press(key);
  const ring = `(() => {
    const { outlineOffset, outlineWidth } = getComputedStyle(document.activeElement);
    const reach = document.activeElement.getBoundingClientRect().left - parseFloat(outlineOffset) - parseFloat(outlineWidth);
    return reach - document.getElementById("table-of-contents-layout").getBoundingClientRect().left;
  })()`;
  assert.ok((await page.evaluate<number>(ring)) >= 0, "the column cuts nothing of the outline of the first tag");
  await page.setViewportSize({ width: 700, height: 900 });
  await page.locator("main #content #changelog-filters-content").waitFor();
});

test("how many entries have the chosen tags is said to those who do not see them", async (t) => {
  const { page } = await open(t, 1440);
  const status = page.locator("#changelog-filters").getByRole("status");
  const mint = page.locator("#changelog-filters").getByRole("button", { name: "Mint" });
  await mint.click();
  assert.equal(await status.innerText(), "Entries: 2 of 3");
  await mint.click();
  assert.equal(await status.innerText(), "Entries: 3 of 3");
});

test("a tag may have a comma, which the address keeps; a string of tags is a list of them", async (t) => {
  const { page, origin } = await open(t, 1440);
  const shown = () => page.locator(".update:visible .lc-update-label").allInnerTexts();
  await page.goto(`${origin}/commas`);
  assert.deepEqual(await page.locator("#changelog-filters button").allInnerTexts(), ["Fixes, small", "API", "Docs"]);
  assert.deepEqual(await page.locator(".lc-update-tag").allInnerTexts(), ["Fixes, small", "API", "API", "Docs"]);
  await page.locator("#changelog-filters").getByRole("button", { name: "API" }).click();
  assert.deepEqual(await shown(), ["May", "April"]);
  await page.locator("#changelog-filters").getByRole("button", { name: "Fixes, small" }).click();
  assert.deepEqual(await shown(), ["May"]);
  await page.reload();
  assert.deepEqual(await shown(), ["May"], "the address says both tags");
  await page.goto(`${origin}/commas?tags=API%2CDocs`);
  assert.deepEqual(await shown(), ["April"], "commas between tags may be escaped");
  await page.goto(`${origin}/commas?tags=%E0,Docs`);
  assert.deepEqual(await shown(), ["April"], "what is no text in the address is left out");
});

test("page modes without a side panel show no filters, as in the format", async (t) => {
  const entry = '<Update label="May" tags={["Mint"]}>Text.</Update>';
  const files = Object.fromEntries(
    ["wide", "center", "custom"].map((mode) => [
      `${mode}.mdx`,
      `---\ntitle: ${mode}\nmode: ${mode}\n---\n\n${entry}\n`,
    ]),
  );
  const page = await openSite(t, browser, { "index.mdx": entry, ...files });
  await page.locator("#changelog-filters").waitFor();
  for (const mode of ["wide", "center", "custom"]) {
    await page.goto(new URL(`/${mode}?tags=Basil`, page.url()).href);
    await page.locator("html.js").waitFor();
    await page.locator(".update:visible .lc-update-tag").waitFor();
    assert.equal(await page.locator("#changelog-filters").count(), 0, mode);
  }
});

test("entries that a component with state draws are filtered, too", async (t) => {
  const { page, origin } = await open(t, 1440);
  await page.goto(`${origin}/drawn`);
  await page.locator("lc-island[data-alive]").waitFor();
  await page.locator("#changelog-filters").getByRole("button", { name: "Docs" }).click();
  assert.deepEqual(await page.locator(".update:visible .lc-update-label").allInnerTexts(), ["April"]);
  await page.getByRole("button", { name: "More 0" }).click();
  await page.getByRole("button", { name: "More 1" }).waitFor();
  assert.deepEqual(await page.locator(".update:visible .lc-update-label").allInnerTexts(), ["April"]);
});

test("a tree is walked by keys; a folder may be fixed, and a highlight is of the author's colour", async (t) => {
  const { page, origin } = await open(t, 1440);
  await page.goto(`${origin}/tree`);
  const at = () => page.evaluate<string>("document.activeElement.innerText.trim()");
  await page.locator("summary", { hasText: "app" }).focus();
  for (const [key, expected] of [
    ["ArrowDown", "lib"],
    ["ArrowUp", "app"],
    ["ArrowRight", "app"],
    ["ArrowRight", "layout.tsx"],
    ["ArrowDown", "page.tsx"],
    ["ArrowLeft", "app"],
    ["ArrowLeft", "app"],
    ["ArrowDown", "lib"],
    ["End", "package.json"],
    ["Home", "app"],
    ["p", "package.json"],
  ] as const) {
    await page.keyboard.press(key);
    assert.equal(await at(), expected, key);
  }
  await page.keyboard.press("Home");
  await page.keyboard.press("*");
  assert.equal(await page.getByText("utils.ts").isVisible(), true);
  await page.getByText("fixed").click();
  assert.equal(await page.getByText("always.ts").isVisible(), true);
  const colour = `getComputedStyle([...document.querySelectorAll(".tree .lc-tree-name")].find((one) => one.textContent === "utils.ts")).color`;
  assert.equal(await page.evaluate(colour), "rgb(1, 2, 3)");
});

test("letters typed one after the other find a name in a tree; what lies at the top has no folder above it", async (t) => {
  const { page, origin } = await open(t, 1440);
  await page.goto(`${origin}/tree`);
  const at = () => page.evaluate<string>("document.activeElement.innerText.trim()");
  const app = page.locator("summary", { hasText: "app" });
  await app.press("ArrowRight");
  await page.keyboard.type("pac");
  assert.equal(await at(), "package.json");
  await page.waitForTimeout(600);
  await page.keyboard.type("LIB");
  assert.equal(await at(), "lib", "capitals are the same letters");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await at(), "lib");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  assert.equal(await at(), "always.ts", "a folder that is always open leads to what it holds");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await at(), "fixed");
});

test("on a phone the link to the feed stands beside the page's actions", async (t) => {
  const { page } = await open(t, 390);
  const [actions, feed] = await Promise.all(
    ["#page-context-menu", ".lc-feed a"].map((part) => page.locator(part).boundingBox()),
  );
  assert.ok(actions && feed);
  assert.equal(feed.y, actions.y);
  assert.ok(feed.x > actions.x + actions.width);
});

test("the link to the feed stands beside the page's other actions, not on a line of its own", async (t) => {
  const { page } = await open(t, 1280);
  const title = await page.locator("#page-title").boundingBox();
  const feed = await page.locator("#header .lc-feed").boundingBox();
  assert.ok(title && feed && feed.y < title.y + title.height, `${feed?.y} below ${title?.y}`);
  const actions = await page.locator("#header > .lc-split").boundingBox();
  assert.ok(actions && Math.abs(actions.y - feed.y) < 1, `${feed.y} beside ${actions?.y}`);
});

test("tags are large enough for a finger, and only sites with entries carry the rules of a changelog", async (t) => {
  const entries = { "index.mdx": pages["index.mdx"] };
  const page = await openSite(t, browser, entries, { hasTouch: true, isMobile: true });
  const tags = page.locator("#changelog-filters button");
  await tags.first().waitFor();
  assert.deepEqual(await tags.evaluateAll((all) => all.map((one) => Math.round(one.clientHeight) >= 34)), [true, true]);
  const sheetOf = async (opened: Page) => {
    const address = await opened.locator('link[rel="stylesheet"]').first().getAttribute("href");
    return (await opened.request.get(new URL(address ?? "", opened.url()).href)).text();
  };
  assert.match(await sheetOf(page), /\.lc-update-label/);
  assert.doesNotMatch(await sheetOf(await openSite(t, browser, { "index.mdx": "No entries." })), /\.lc-update-label/);
});

test("the lines of a long label stand as close as those of other text in boxes", async (t) => {
  const entry =
    '<Update label="A release of many words, named by whoever sails with it" tags={["Fix"]}>\nText.\n</Update>';
  const page = await openSite(t, browser, { "index.mdx": entry });
  const height = async (found: string) => (await page.locator(found).boundingBox())?.height ?? 0;
  const [label, tag] = [await height(".lc-update-label"), await height(".lc-update-tag")];
  assert.equal(tag, 26);
  assert.ok(label > tag && (label - tag) % 20 === 0, `${label}`);
});
