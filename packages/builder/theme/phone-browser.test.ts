/** What a reader on a phone sees, where there is little room. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../test/browser.ts";
import { openSite } from "./testing/open-site.ts";

const browser = await openBrowser();

const command = "harbour book --berth 12 --from monday --to sunday --quay north --crane both --tide high";
const paragraph = "A berth is booked for a day, and the harbour keeps it free for whoever pays first.";
const content = `---
title: Berths
description: ${"berth".repeat(20)}
---

\`\`\`bash
${command}
\`\`\`

\`\`\`bash {1}
${command}
\`\`\`

## Book

${Array(20).fill(paragraph).join("\n\n")}

## Prices

| Port | Berths | Country | Notes |
|---|---|---|---|
| Callao | 12 | Peru | ${paragraph} ${paragraph} |

${Array(20).fill(paragraph).join("\n\n")}
`;

const open = (t: TestContext): Promise<Page> =>
  openSite(
    t,
    browser,
    { "index.mdx": content },
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  );

test("nothing stands beyond the window, not even what is open", async (t) => {
  const page = await open(t);
  const menu = page.locator("#page-context-menu");
  await menu.locator("summary").click();
  const panel = await menu.locator("ul").boundingBox();
  assert.ok(panel && panel.x >= 0 && panel.x + panel.width <= 390, JSON.stringify(panel));
  assert.equal(await page.evaluate("document.scrollingElement.scrollWidth"), 390);
  const description = "document.querySelector('.lc-description')";
  assert.ok(await page.evaluate(`${description}.scrollWidth <= ${description}.clientWidth`), "one long word breaks");
});

test("what leads through the site is large enough for a finger", async (t) => {
  const page = await open(t);
  const small = (within: string) =>
    page.locator(`${within} :is(a, button, summary):visible`).evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < 44
          ? [`${one.textContent?.trim() || one.className}: ${width} × ${height}`]
          : [];
      }),
    );
  assert.deepEqual(await small(".lc-header"), []);
  await page.getByRole("button", { name: "On this page" }).tap();
  assert.deepEqual(await small("#table-of-contents"), []);
  await page.keyboard.press("Escape");
  await page.locator(".lc-menu-button").tap();
  assert.ok((await page.locator("#sidebar a:visible").count()) > 0);
  assert.deepEqual(await small("#sidebar"), []);
});

test("with letters twice as large the header stays in the window: a long name of the site gives way", async (t) => {
  const config = {
    name: "Documentation of the harbour",
    theme: "mint",
    colors: { primary: "#0a6" },
    navigation: { pages: ["index"] },
  };
  const files = { "index.mdx": content, "docs.json": JSON.stringify(config) };
  const page = await openSite(t, browser, files, { viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.reload();
  for (const name of ["Search", /theme|mode|appearance/i]) {
    const box = await page.locator(".lc-header").getByRole("button", { name }).boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 390, `${name}: ${JSON.stringify(box)}`);
  }
  const [bar, title] = await Promise.all([".lc-header-end", ".lc-logo"].map((one) => page.locator(one).boundingBox()));
  assert.ok(bar && title && title.x + title.width <= bar.x, "the name lies on nothing");
});

test("the end of a long first line of code can be read beside the button that copies it", async (t) => {
  const page = await open(t);
  const blocks = await page.evaluate<{ end: number; button: number; height: number }[]>(`
    [...document.querySelectorAll(".code-block")].map((block) => {
      const code = block.querySelector("pre");
      code.scrollLeft = code.scrollWidth;
      const text = document.createRange();
      text.selectNodeContents(code.querySelector(".line") ?? code.firstChild);
      return {
        end: Math.max(...[...text.getClientRects()].map(({ right }) => right)),
        button: block.querySelector("button").getBoundingClientRect().x,
        height: code.firstChild.getBoundingClientRect().height,
      };
    })`);
  assert.equal(blocks.length, 2);
  for (const { end, button, height } of blocks) {
    assert.ok(end <= button, `the text ends at ${end}, the button begins at ${button}`);
    assert.equal(height, 24, "and stands in its own line");
  }
});

test("columns of a wide table are as wide as reading asks for", async (t) => {
  const page = await open(t);
  const notes = await page.locator(".lc-table td").last().boundingBox();
  assert.ok(notes && notes.width >= 200, JSON.stringify(notes));
});

test("a line below the header says which section one reads and opens the list of all", async (t) => {
  const page = await open(t);
  const list = page.locator("#table-of-contents");
  assert.equal(await list.isVisible(), false);
  await page.getByRole("button", { name: "On this page" }).tap();
  await list.getByRole("link", { name: "Prices" }).tap();
  await page.waitForURL(/#prices$/);
  await list.waitFor({ state: "hidden" });
  await page.locator('.lc-toc-button[data-section="Prices"]').waitFor();
  const line = await page.locator(".lc-toc-button").boundingBox();
  const heading = await page.locator("#prices").boundingBox();
  assert.ok(line && line.y < 100, "the line stays below the header");
  assert.ok(heading && heading.y >= line.y + line.height, "and does not lie over the heading");

  await page.setViewportSize({ width: 1440, height: 900 });
  assert.equal(await list.isVisible(), true, "where there is room the list stands in its column");
  assert.equal(await page.locator(".lc-toc-button").isVisible(), false);
});

test("search is closed by a button that names no key", async (t) => {
  const page = await open(t);
  await page.locator("#search-bar-entry-mobile").tap();
  const close = page.getByRole("button", { name: "close search" });
  await close.waitFor();
  assert.equal(await close.locator("kbd").isVisible(), false);
  assert.equal(await close.locator("svg").isVisible(), true);
  await close.tap();
  assert.equal(await page.locator(".lc-search").isVisible(), false);
});

test("the name of a file breaks where the frame of its tree ends", async (t) => {
  const name = "a-file-with-a-name-that-goes-on-and-on.component.stories.test.ts";
  const tree = `<Tree><Tree.Folder name="berths" defaultOpen><Tree.File name="${name}" /></Tree.Folder></Tree>`;
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `---\ntitle: Files\n---\n\n${tree}\n` },
    { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true },
  );
  const frame = await page.locator(".tree").boundingBox();
  const words = await page.getByText(name).boundingBox();
  assert.ok(frame && words && words.x + words.width < frame.x + frame.width, JSON.stringify({ frame, words }));
});

test("the controls of a diagram hide no part of it, and the menu of a group of code is whole", async (t) => {
  const diagram = "```mermaid\ngraph TD; A[Quay]-->B[Berth]; B-->C[Ship]\n```";
  const code = "<CodeGroup dropdown>\n\n```js\n1\n```\n\n```py\n2\n```\n\n</CodeGroup>";
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `---\ntitle: Diagram\n---\n\n${diagram}\n\n${code}\n` },
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  );
  await page.locator(".lc-diagram-controls").waitFor();
  const boxes = ["> svg", "> .lc-diagram-controls"].map((part) => page.locator(`.lc-diagram ${part}`).boundingBox());
  const [drawing, controls] = await Promise.all(boxes);
  assert.ok(drawing && controls && drawing.y + drawing.height <= controls.y, JSON.stringify({ drawing, controls }));
  const row = page.locator(".code-group > .lc-tablist");
  await row.locator("select").waitFor();
  assert.ok(await row.evaluate((one) => one.scrollHeight <= one.clientHeight), "the row cuts the menu");
});

test("a menu of the drawer is as wide as the drawer lets it be", async (t) => {
  const description = "Stock, picking and returns, with a long explanation of what it is good for";
  const products = ["index", "stock"].map((name) => ({ product: name, description, pages: [name] }));
  const config = { name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation: { products } };
  const text = "---\ntitle: Berths\n---\n\nText.\n";
  const page = await openSite(
    t,
    browser,
    { "docs.json": JSON.stringify(config), "index.mdx": text, "stock.mdx": text },
    { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  );
  await page.locator(".lc-menu-button").tap();
  await page.locator("#sidebar .nav-dropdown-trigger").tap();
  const menu = await page.locator("#sidebar .lc-drawer-switchers .lc-menu-panel").boundingBox();
  const drawer = await page.locator("#sidebar").boundingBox();
  assert.ok(menu && drawer && menu.x + menu.width < drawer.x + drawer.width, JSON.stringify({ menu, drawer }));
});

test("code within a line keeps to the text's width, and flags are not broken at their hyphens", async (t) => {
  const page = await openSite(
    t,
    browser,
    {
      "index.mdx":
        "Use `agents.defaults.compaction.memoryFlush.softThresholdTokens` or the flag `--no-restart-on-failure`, or `npm ci --ignore-scripts --no-audit`.\n\n| Flag | What |\n|---|---|\n| `--no-restart-on-failure` | A long text of what the flag does when it is given |\n",
    },
    { viewport: { width: 390, height: 844 } },
  );
  const right = await page.evaluate(
    "Math.max(...[...document.querySelectorAll('p code')].flatMap((code) => [...code.getClientRects()].map(({ right }) => right - code.closest('p').getBoundingClientRect().right)))",
  );
  assert.ok(Number(right) <= 0.5, `stands out by ${right} px`);
  const lines = await page.evaluate(
    "[...document.querySelectorAll('code')].filter((code) => code.textContent.startsWith('--')).map((code) => Math.round(code.getBoundingClientRect().height / parseFloat(getComputedStyle(code).fontSize)))",
  );
  assert.deepEqual(lines, [2, 2], "one line of text with its edge");
});

test("the arrow of a card stands beside its title in a narrow box", async (t) => {
  const title = "I ".repeat(60).trim(); // words that fill each line
  const card = (more: string) => `<Card title="${title}" href="/" arrow ${more}>Text</Card>`;
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `<CardGroup cols={3}>\n${card("")}\n${card('horizontal icon="rocket"')}\n</CardGroup>\n` },
    { viewport: { width: 1000, height: 800 } },
  );
  const overlaps = await page.evaluate(`[...document.querySelectorAll(".card")].map((card) => {
    const arrow = card.querySelector(".lc-face-arrow").getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(card.querySelector(".lc-face-title").firstChild);
    return [...range.getClientRects()].some(({ right, top, bottom }) => right > arrow.left && top < arrow.bottom && bottom > arrow.top);
  })`);
  assert.deepEqual(overlaps, [false, false]);
});

test("a long name in a title breaks where its words meet", async (t) => {
  const page = await openSite(
    t,
    browser,
    { "index.mdx": "---\ntitle: getSmartAccountAddressFromInitialSigner\n---\n\nText.\n" },
    { viewport: { width: 390, height: 844 } },
  );
  const lines = await page.evaluate(`(() => {
    const lines = new Map();
    const walker = document.createTreeWalker(document.querySelector("#page-title"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) for (let at = 0; at < walker.currentNode.length; at++) {
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? "") + range.toString());
    }
    return [...lines.values()];
  })()`);
  assert.ok(
    (lines as string[]).length > 1 && (lines as string[]).slice(1).every((line) => /^[A-Z]/.test(line)),
    `${lines}`,
  );
});

test("the link of a heading stands nowhere beyond a narrow window, where a line of the heading is full", async (t) => {
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `# \`${"name_".repeat(9)}\`\n\nText.\n\n## ${"Berths ".repeat(12)}\n\nText.\n` },
    { viewport: { width: 390, height: 844 } },
  );
  for (let width = 340; width <= 420; width += 8) {
    await page.setViewportSize({ width, height: 844 });
    assert.equal(await page.evaluate("document.scrollingElement.scrollWidth"), width);
  }
});

test("with letters twice as large the link to a page's feed stands below its actions, whole", async (t) => {
  const news = '---\ntitle: News\nrss: true\n---\n\n<Update label="May">\n\nText.\n\n</Update>\n';
  const page = await openSite(t, browser, { "index.mdx": news }, { viewport: { width: 390, height: 844 } });
  const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? assert.fail(selector);
  const [menu, feed] = [await box("#header > .lc-split"), await box(".lc-feed > a")];
  assert.ok(Math.abs(menu.y - feed.y) < 1 && Math.abs(menu.height - feed.height) < 1, "as tall, and in one line");
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const large = await box(".lc-feed > a");
  assert.ok(large.x + large.width <= 390, JSON.stringify(large));
  assert.ok(large.y > menu.y + menu.height, "below");
});

test("a page that is all its author's has its text away from the header, the navigation and the window's edge", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": "---\ntitle: Own\nmode: frame\n---\n\n## Hello\n" }, {});
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heading = await page.locator("#content h2").boundingBox();
    const beside = width < 1024 ? 0 : 280;
    assert.ok(heading && heading.x >= beside + 16 && heading.y >= 56 + 16, `${width} ${JSON.stringify(heading)}`);
  }
});

test("a long example of a reference keeps nobody from what follows, and is printed whole", async (t) => {
  const lines = Array.from({ length: 200 }, (_, index) => `"berth_${index}": 1,`).join("\n");
  const example = `<ResponseExample>\n\`\`\`json 200\n${lines}\n\`\`\`\n</ResponseExample>\n\n## Book\n\n\`\`\`json\n${lines}\n\`\`\``;
  const page = await openSite(t, browser, { "index.mdx": example }, { viewport: { width: 390, height: 844 } });
  const height = (within: string) =>
    page
      .locator(`${within} pre`)
      .first()
      .evaluate((pre) => pre.clientHeight);
  assert.ok((await height(".lc-response-example")) < 500);
  assert.ok((await height("#content > .code-block")) > 2000, "what an author writes into the text stays as it is");
  await page.emulateMedia({ media: "print" });
  assert.ok((await height(".lc-response-example")) > 2000);
});

test("the full stop behind long code stands behind it, however the code fills its lines", async (t) => {
  const name = "lectern_deployments_Total/of:berths_booked_inAdvance_perHarbour_andQuay";
  const lengths = Array.from({ length: 30 }, (_, at) => 41 + at);
  const codes = lengths.flatMap((length) => [name.slice(0, length), "abcdefghij".repeat(7).slice(0, length)]);
  const page = await openSite(
    t,
    browser,
    {
      "index.mdx": codes.map((code) => `Set \`${code}\`.`).join("\n\n"),
    },
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  );
  const alone = await page.evaluate(`[...document.querySelectorAll("#content p")].flatMap((paragraph) => {
    const code = paragraph.querySelector("code");
    const stop = document.createRange();
    stop.setStart(code.nextSibling, 0);
    stop.setEnd(code.nextSibling, 1);
    const last = [...code.getClientRects()].at(-1);
    return stop.getBoundingClientRect().left < last.right - 1 ? [code.textContent] : [];
  })`);
  assert.deepEqual(alone, []);
  assert.equal(await page.evaluate("document.scrollingElement.scrollWidth"), 390);
});
