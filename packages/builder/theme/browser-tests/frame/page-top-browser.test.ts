/** What stands above the text of a page: the way to it, its title, what may be done with it. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const title = "Harbours and their berths";
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A page of a group, whose name stands above the title, or one beside all groups. */
function open(t: TestContext, grouped: boolean, options: BrowserContextOptions): Promise<Page> {
  const pages = ["index"];
  const config = {
    name: "A",
    theme: "mint",
    colors: { primary: "#0a6" },
    navigation: grouped ? { groups: [{ group: "Get started", pages }] } : { pages },
  };
  const content = `---\ntitle: ${title}\ndescription: Where ships lie.\n---\n\nText.\n\n## More\n\nText.\n`;
  return openSite(t, browser, { "docs.json": JSON.stringify(config), "index.mdx": content }, options);
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  assert.ok(box, selector);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 };
}

for (const [name, options] of [
  ["beside a column", { viewport: { width: 1280, height: 800 } }],
  ["on a phone", phone],
] as const) {
  test(`${name} a page's actions stand beside its group, and its title has the whole width`, async (t) => {
    const page = await open(t, true, options);
    const [group, heading, menu, text] = [
      await boxOf(page, "#header .eyebrow"),
      await boxOf(page, "#page-title"),
      await boxOf(page, "#page-context-menu"),
      await boxOf(page, "#content"),
    ];
    assert.ok(Math.abs(group.middle - menu.middle) < 1.5, `${group.middle} ${menu.middle}`);
    assert.equal(menu.right, text.right);
    assert.equal(heading.width, text.width);
    assert.ok(menu.bottom <= heading.y, `${menu.bottom} ${heading.y}`);
    // A title that fits beside nothing stands in one line.
    if (name !== "on a phone") assert.ok(heading.height < 50, `${heading.height}`);
  });
}

test("without a group the actions stand beside the title, and on a phone below what the page is about", async (t) => {
  const page = await open(t, false, { viewport: { width: 1280, height: 800 } });
  const wide = [await boxOf(page, "#page-title"), await boxOf(page, "#page-context-menu")] as const;
  assert.ok(wide[1].x >= wide[0].right && wide[1].y < wide[0].bottom);
  await page.setViewportSize(phone.viewport);
  const narrow = [await boxOf(page, ".lc-description"), await boxOf(page, "#page-context-menu")] as const;
  assert.ok(narrow[1].y >= narrow[0].bottom);
});

test("with letters twice as large the actions go to a line of their own, within the window", async (t) => {
  const page = await open(t, true, phone);
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const [group, heading, menu] = [
    await boxOf(page, "#header .eyebrow"),
    await boxOf(page, "#page-title"),
    await boxOf(page, "#page-context-menu"),
  ];
  assert.ok(group.bottom <= menu.y + 16 && menu.bottom <= heading.y + 16, JSON.stringify([group, menu, heading]));
  assert.ok(menu.x >= 0 && menu.right <= 390);
  await page.locator("#page-context-menu summary").click();
  const panel = await boxOf(page, "#page-context-menu .lc-menu-panel");
  assert.ok(panel.x >= 0 && panel.right <= 390, JSON.stringify(panel));
});

test("breadcrumbs run on as text does: an arrow stands in the last line before it or the first one after it", async (t) => {
  const pages = ["index"];
  const inner = { group: "Berths that are booked for ships of more than one owner", pages };
  const config = {
    name: "A",
    theme: "mint",
    colors: { primary: "#0a6" },
    styling: { eyebrows: "breadcrumbs" },
    navigation: { groups: [{ group: "Guides", pages: [{ group: "Harbours and what they are for", pages: [inner] }] }] },
  };
  const files = { "docs.json": JSON.stringify(config), "index.mdx": `---\ntitle: ${title}\n---\n\nText.\n` };
  const page = await openSite(t, browser, files, phone);
  const far = await page.evaluate<
    number[]
  >(`[...document.querySelectorAll(".breadcrumb-item > .lc-icon")].map((icon) => {
    const middle = (box) => (box.top + box.bottom) / 2;
    const lines = (item) => {
      const words = document.createRange();
      words.selectNodeContents(item.lastElementChild);
      return [...words.getClientRects()].map(middle);
    };
    const item = icon.parentElement;
    const near = [lines(item.previousElementSibling).at(-1), lines(item)[0]];
    return Math.min(...near.map((line) => Math.abs(line - middle(icon.getBoundingClientRect()))));
  })`);
  assert.equal(far.length, 2);
  assert.deepEqual(
    far.filter((one) => one > 3),
    [],
  );
  const [trail, menu] = [await boxOf(page, "#header .eyebrow"), await boxOf(page, "#page-context-menu")];
  assert.ok(Math.abs(menu.middle - trail.y - 10.8) < 1, "the actions stand beside the first of several lines");
});
