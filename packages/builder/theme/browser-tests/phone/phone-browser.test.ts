/** What a reader on a phone sees, where there is little room. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";
import { openPhonePage, phonePage } from "../../testing/phone-page.ts";

const browser = await openBrowser();

test("nothing stands beyond the window, not even what is open", async (t) => {
  const page = await openPhonePage(t, browser);
  const menu = page.locator("#page-context-menu");
  await menu.locator("summary").click();
  const panel = await menu.locator("ul").boundingBox();
  assert.ok(panel && panel.x >= 0 && panel.x + panel.width <= 390, JSON.stringify(panel));
  assert.equal(await page.evaluate("document.scrollingElement.scrollWidth"), 390);
  const description = "document.querySelector('.lc-description')";
  assert.ok(await page.evaluate(`${description}.scrollWidth <= ${description}.clientWidth`), "one long word breaks");
});

test("what leads through the site is large enough for a finger", async (t) => {
  const page = await openPhonePage(t, browser);
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
  const files = { "index.mdx": phonePage, "docs.json": JSON.stringify(config) };
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

test("a line below the header says which section one reads and opens the list of all", async (t) => {
  const page = await openPhonePage(t, browser);
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
  const page = await openPhonePage(t, browser);
  await page.locator("#search-bar-entry-mobile").tap();
  const close = page.getByRole("button", { name: "close search" });
  await close.waitFor();
  assert.equal(await close.locator("kbd").isVisible(), false);
  assert.equal(await close.locator("svg").isVisible(), true);
  await close.tap();
  assert.equal(await page.locator(".lc-search").isVisible(), false);
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
