/** The menu of what may be done with a page, wherever the author puts it. */
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

for (const display of ["header", "toc"] as const) {
  for (const width of [390, 1100, 1360]) {
    test(`in the ${display} of a page ${width} pixels wide each entry can be seen and hit`, async (t) => {
      const files = fixtureSite({
        change: (config) => {
          config.contextual = { options: ["copy", "view"], display };
        },
      });
      const served = await serveFixture(files);
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      t.after(async () => {
        await page.close();
        await served.close();
      });
      await page.goto(`${served.address}components`);
      await page.locator("#page-context-menu summary").click();
      const entries = await page.locator("#page-context-menu .lc-menu-item").all();
      assert.equal(entries.length, 2);
      for (const entry of entries) {
        const box = await entry.boundingBox();
        assert.ok(box && box.x >= 0 && box.x + box.width <= width, JSON.stringify(box));
        // Where it begins and where it ends, nothing lies over it or cuts it.
        for (const x of [box.x + 8, box.x + box.width - 8]) {
          const hit: string = `!!document.elementFromPoint(${x}, ${box.y + box.height / 2})?.closest(".lc-menu-item")`;
          assert.equal(await page.evaluate(hit), true, `${x} ${JSON.stringify(box)}`);
        }
      }
    });
  }
}
