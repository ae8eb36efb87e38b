import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { fixtureSite } from "../../testing/fixture-site.ts";
import { serveFixture } from "../../testing/serve-fixture.ts";

const browser = await openBrowser();
const served = await serveFixture(fixtureSite());
after(() => served.close());

/** What a reader of a region sees at the end of a long page, and how often what stands there has moved meanwhile. */
async function read(locale: string, height = 800): Promise<{ date: string; moves: number }> {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height } });
  const page = await context.newPage();
  await page.goto(`${served.address}components`);
  await page.evaluate(
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))",
  );
  const date = await page.locator(".lc-updated time").innerText();
  const moves = await page.evaluate<number>(`new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => { for (const one of list.getEntries()) for (const { node } of one.sources) if (node?.parentElement?.closest(".lc-page-bottom")) sum++; }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(sum), 50);
  })`);
  await context.close();
  return { date, moves };
}

test("a date is written as the reader's region does, in the page's language, and nothing moves for it", async () => {
  assert.deepEqual(await read("en-US"), { date: "March 14, 2026", moves: 0 });
  assert.deepEqual(await read("en-GB"), { date: "14 March 2026", moves: 0 });
  assert.deepEqual(await read("de-DE"), { date: "March 14, 2026", moves: 0 });
});

test("a date that is in view when the page opens stays as it came", async () => {
  assert.equal((await read("en-GB", 20_000)).date, "March 14, 2026");
});
