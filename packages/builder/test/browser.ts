import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "../../../e2e/browser.ts";
import type { TestScope } from "./build-fixture.ts";

/** A browser for the tests of the file that asks for it, closed after them. */
export async function openBrowser(): Promise<Browser> {
  const browser = await launchBrowser();
  after(() => browser.close());
  return browser;
}

/** A page in a context of its own, put away when the test ends; the window is 1440 × 900 pixels unless told otherwise. */
export async function openPage(
  test: TestScope,
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(60_000);
  test.after(() => context.close());
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds in a page, one line for each element, to be read in a test's output. The page's own policy refuses axe:
 * hosted pages want a context with `bypassCSP`.
 * @param within selector of the part to look at; the whole page without it
 */
export async function axeViolations(page: Page, within = ":root"): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate<
    string[]
  >(`axe.run(${JSON.stringify(within)}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => id + ": " + node.html.slice(0, 120) + " " + node.failureSummary)))`);
}

/** Waits until an expression holds in the page. Playwright's own way evaluates text in the page, which its policy refuses. */
export async function waitFor(page: Page, expression: string): Promise<void> {
  for (const end = Date.now() + 60_000; !(await page.evaluate(expression)); ) {
    assert.ok(Date.now() < end, expression);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
