/** What a page is on paper. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../test/browser.ts";
import { fixtureSite } from "./testing/fixture-site.ts";
import { openFixture } from "./testing/open-fixture.ts";

const browser = await openBrowser();

test("paper shows the content alone, from its edge, and whole where the screen folds it", async (t) => {
  const sheetOfA4 = { width: 794, height: 1123 };
  const { page } = await openFixture(t, browser, fixtureSite(), "components", { viewport: sheetOfA4 });
  await page.locator(".code-block[data-folded]").waitFor();
  await page.emulateMedia({ media: "print" });
  for (const frame of ["#navbar", "#sidebar", ".lc-toc-button", "#page-context-menu", "#pagination", "#footer"]) {
    assert.equal(await page.locator(frame).first().isVisible(), false, frame);
  }
  const title = await page.locator("#page-title").boundingBox();
  assert.ok(title && title.x >= 0, JSON.stringify(title));
  const cut = await page.evaluate(`(() => {
    const code = document.querySelector(".code-block[data-folded] pre");
    return code.scrollHeight - code.clientHeight;
  })()`);
  assert.equal(cut, 0, "folded code is printed whole");
  const answer = page.locator(".accordion", { hasText: "What does it cost?" }).getByText("Less than you think.");
  assert.equal(await answer.isVisible(), true, "what is closed is printed open");
  const second = page.locator(".tabs > .lc-tab-panel[hidden]").first();
  assert.equal(await second.isVisible(), true, "a tab that is not chosen is printed as well");
  assert.equal(await second.locator("> .lc-tab-label").isVisible(), true, "and it has its name");
  assert.equal(await page.locator(".lc-tablist").first().isVisible(), false, "paper has no tabs to choose from");
});
