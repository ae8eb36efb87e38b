/** What a page is on paper. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../../e2e/browser.ts";
import { fixtureSite } from "./testing/fixture-site.ts";
import { serveFixture } from "./testing/serve-fixture.ts";

let browser: Browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

test("paper shows the content alone, from its edge, and whole where the screen folds it", async (t) => {
  const served = await serveFixture(fixtureSite());
  // As wide as a sheet of A4.
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  t.after(async () => {
    await page.close();
    await served.close();
  });
  await page.goto(`${served.address}components`);
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
});
