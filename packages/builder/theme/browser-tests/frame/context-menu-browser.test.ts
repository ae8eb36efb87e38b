/** The menu of what may be done with a page, wherever the author puts it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { fixtureSite } from "../../testing/fixture-site.ts";
import { openFixture } from "../../testing/open-fixture.ts";

const browser = await openBrowser();

for (const display of ["header", "toc"] as const) {
  for (const width of [390, 1100, 1360]) {
    test(`in the ${display} of a page ${width} pixels wide each entry can be seen and hit`, async (t) => {
      const files = fixtureSite({
        change: (config) => {
          config.contextual = { options: ["copy", "view"], display };
        },
      });
      const { page } = await openFixture(t, browser, files, "components", { viewport: { width, height: 800 } });
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

test("`download-pdf` opens the browser's printing, which saves the page as a file", async (t) => {
  const files = fixtureSite({
    change: (config) => {
      config.contextual = { options: ["copy", "download-pdf"], display: "header" };
    },
  });
  const { page } = await openFixture(t, browser, files, "components");
  await page.evaluate("window.print = () => document.documentElement.setAttribute('data-printed', '')");
  await page.locator("#page-context-menu summary").click();
  await page.getByRole("button", { name: "Save as PDF" }).click();
  assert.equal(await page.locator("html[data-printed]").count(), 1);
});

test("the keys that copy a selection copy the page where nothing is selected, and no field has them", async (t) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page } = await openFixture(t, browser, fixtureSite(), "components", { permissions });
  const copied = "navigator.clipboard.readText()";
  await page.evaluate("navigator.clipboard.writeText('before')");
  await page.evaluate("getSelection().selectAllChildren(document.getElementById('page-title'))");
  await page.keyboard.press("Control+c");
  const title = (await page.locator("#page-title").innerText()).trim();
  await waitFor(page, `${copied}.then((text) => text.trim() === ${JSON.stringify(title)})`);
  await page.evaluate("getSelection().removeAllRanges()");
  await page.evaluate(
    "document.body.insertAdjacentHTML('beforeend', '<input id=own>'); document.getElementById('own').focus()",
  );
  await page.keyboard.press("Control+c");
  await page.evaluate("document.getElementById('own').remove()");
  assert.equal((await page.evaluate<string>(copied)).trim(), title);
  await page.keyboard.press("Control+c");
  await waitFor(page, `${copied}.then((text) => text.startsWith("# "))`);
});
