import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../../e2e/browser.ts";
import { build, folderOf } from "../test/build-fixture.ts";
import { serveBuilt } from "./testing/serve-built.ts";

let browser: Browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120"/></svg>';
const content = `---
title: Pictures
---

<img src="/a.svg" alt="A picture" actions actionsPlacement="top-right" />

<img src="/a.svg" alt="Plain" />

<Expandable title="more" closedText="Show more" openedText="Show less">Inside</Expandable>
`;

test("an image's controls copy it and offer its file; an expandable says what opening and closing does", async (t) => {
  const config = { name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation: { pages: ["index"] } };
  const files = { "docs.json": JSON.stringify(config), "index.mdx": content, "a.svg": picture };
  const served = await serveBuilt(await build(t, folderOf(t, files)));
  const context = await browser.newContext();
  t.after(async () => {
    await context.close();
    await served.close();
  });
  const page = await context.newPage();
  await page.goto(served.origin);
  assert.equal(await page.locator(".lc-image-actions").count(), 1, "only the image that asks for controls has them");
  const link = page.getByRole("link", { name: "Download" });
  assert.equal(await link.getAttribute("href"), `${served.origin}/a.svg`);
  assert.notEqual(await link.getAttribute("download"), null);
  await page.getByRole("button", { name: "Copy image" }).click();
  await page.getByText("Copied", { exact: true }).waitFor({ state: "attached" });

  const summary = page.locator(".lc-expandable-summary");
  assert.equal((await summary.innerText()).trim(), "Show more");
  await summary.click();
  assert.equal((await summary.innerText()).trim(), "Show less");
});
