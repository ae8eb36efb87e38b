import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { fixtureSite } from "../../testing/fixture-site.ts";
import { openSite } from "../../testing/open-site.ts";
import { serveFixture } from "../../testing/serve-fixture.ts";

const browser = await openBrowser();
const served = await serveFixture(fixtureSite());
after(() => served.close());

async function onPhone(javaScriptEnabled: boolean, run: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${served.address}start`);
  await run(page);
  await context.close();
}

test("a page has its tabs, switchers and links once, and the drawer of a phone shows them", async () => {
  await onPhone(true, async (page) => {
    const labels = (selector: string) => page.locator(selector).allInnerTexts();
    assert.deepEqual(await labels("#sidebar .mobile-nav-tabs-item"), [], "before it is opened");
    assert.equal(await page.locator("#sidebar .lc-drawer-links > *").count(), 0);
    const tabs = await page.locator(".nav-tabs > *").evaluateAll((all) => all.map((one) => one.textContent));
    await page.locator(".lc-menu-button").click();
    await page.locator("#sidebar .mobile-nav-tabs-item").first().waitFor();
    assert.equal((await labels("#sidebar .mobile-nav-tabs > *")).length, tabs.length);
    assert.ok(tabs.length > 1);
    assert.ok(await page.locator("#sidebar .lc-switcher summary").first().isVisible());
    assert.equal(await page.locator("#sidebar .mobile-nav-tabs-item[data-active]").count(), 1);
    const links = await page
      .locator("#navbar .topbar-right-container a")
      .evaluateAll((all) => all.map((one) => one.textContent));
    assert.ok(links.length > 1);
    assert.deepEqual(await labels("#sidebar .lc-drawer-links a"), links);
    await page.locator("#sidebar [popovertargetaction=hide]").click();
    await page.locator(".lc-menu-button").click();
    assert.equal(await page.locator("#sidebar .mobile-nav-tabs").count(), 1, "once, however often it is opened");
    const ids = await page.locator("[id]").evaluateAll((all) => all.map((one) => one.id));
    assert.equal(new Set(ids).size, ids.length, "every id names one element");
  });
});

test("without a script a phone has the tabs, switchers and links in the header", async () => {
  await onPhone(false, async (page) => {
    const links = page.locator("#navbar .topbar-right-container a");
    assert.ok((await links.count()) > 1);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
    }
    assert.equal(await page.locator("#sidebar .lc-drawer-links").isVisible(), false, "an empty list is no landmark");
    assert.ok(await page.locator(".nav-tabs-item").last().isVisible());
    assert.ok(await page.locator(".lc-header-switchers summary").first().isVisible());
    await page.locator(".lc-menu-button").click();
    assert.ok(await page.locator("#sidebar .sidebar-group a").first().isVisible());
  });
});

test("an entry for a section of the page itself closes the drawer and shows the section", async (t) => {
  const text = "Ships come and go.\n\n".repeat(80);
  const navigation = { pages: ["index", "index#capstan"] };
  const files = {
    "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation }),
    "index.mdx": `---\ntitle: Moor\n---\n\n${text}## Capstan\n\n${text}`,
  };
  const page = await openSite(t, browser, files, { viewport: { width: 390, height: 844 } });
  await page.locator(".lc-menu-button").click();
  await page.locator("#sidebar").getByRole("link", { name: "Capstan" }).click();
  await page.locator("#sidebar:popover-open").waitFor({ state: "detached" });
  await waitFor(page, "Math.abs(document.getElementById('capstan').getBoundingClientRect().top - 200) < 200");
});
