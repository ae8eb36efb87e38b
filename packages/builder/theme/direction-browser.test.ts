import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import type { SiteConfig } from "../source/site-config.ts";
import { openBrowser } from "../test/browser.ts";
import { fixtureSite } from "./testing/fixture-site.ts";
import { serveFixture } from "./testing/serve-fixture.ts";

const browser = await openBrowser();
const served = await serveFixture(fixtureSite({ language: "ar" }));
after(() => served.close());

/** Left edge of an element. */
async function left(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return box?.x ?? assert.fail(`${selector} is not drawn`);
}

test("a page in Arabic runs from right to left, and its code from left to right", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${served.address}components`);
  assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
  assert.ok((await left(page, "#sidebar")) > (await left(page, "#content")));
  assert.ok((await left(page, "#table-of-contents")) < (await left(page, "#content")));
  assert.ok((await left(page, ".lc-logo")) > (await left(page, "[data-theme-switch]")));
  assert.ok((await left(page, ".code-block .lc-code-actions")) > (await left(page, ".code-block code")));
  const title = 'getComputedStyle(document.getElementById("page-title")).letterSpacing';
  assert.match(await page.evaluate<string>(title), /^(normal|0px)$/);
  await page.close();
});

test("on a phone its drawer comes from the right, and nothing is wider than the screen", async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  for (const path of ["components", "start", "changelog"]) {
    await page.goto(served.address + path);
    assert.ok((await page.evaluate<number>("document.documentElement.scrollWidth")) <= 360, path);
  }
  await page.locator(".lc-menu-button").click();
  await page.locator("#sidebar:popover-open").waitFor();
  assert.ok((await left(page, "#sidebar")) > 20);
  await page.close();
});

test("what a program reads keeps its order in a line that runs from right to left", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${served.address}components`);
  for (const selector of [".mdx-content p code", ".lc-field-type"]) {
    // Where the first and the last sign of `/list[]` are drawn: alone, both would be taken for the sentence's.
    const signs = await page.evaluate<number[]>(`(() => {
      const code = document.querySelector(${JSON.stringify(selector)});
      code.textContent = "/list[]";
      return [0, 6].map((at) => {
        const range = document.createRange();
        range.setStart(code.firstChild, at);
        range.setEnd(code.firstChild, at + 1);
        return range.getBoundingClientRect().left;
      });
    })()`);
    assert.ok((signs[0] as number) < (signs[1] as number), `${selector} ${signs}`);
  }
  await page.close();
});

test("a banner runs as its own words do: in English from left to right, in Arabic from right to left", async () => {
  const directions = await Promise.all(
    ["New agents [Read more →](https://example.org)", "جديد [اقرأ المزيد ←](https://example.org)"].map(
      async (content) => {
        const change = (config: SiteConfig) => {
          config.banner = { content, dismissible: true, type: "info", color: null };
        };
        const site = await serveFixture(fixtureSite({ language: "ar", change }));
        const page = await browser.newPage();
        await page.goto(`${site.address}start`);
        const direction = await page.evaluate<string>(
          'getComputedStyle(document.querySelector("#banner > div")).direction',
        );
        await page.close();
        site.close();
        return direction;
      },
    ),
  );
  assert.deepEqual(directions, ["ltr", "rtl"]);
});
