/** What the dashboard makes of the settings of a user's system: other colours, more contrast, less motion. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { axeViolations, waitFor } from "../packages/builder/test/browser.ts";
import { launchBrowser } from "./browser.ts";
import { type Platform, startPlatform } from "./platform.ts";

let platform: Platform;
let browser: Browser;

before(async () => {
  platform = await startPlatform();
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await platform?.close();
});

/** Opens a page as the owner, with these settings. */
async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const [name, value] = platform.owner.cookie.split("=") as [string, string];
  await context.addCookies([{ name, value: decodeURIComponent(value), url: platform.baseUrl }]);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(platform.baseUrl + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${property}`);

test("where the system chooses the colours, the page that is open and the entry with the focus are told", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await open("/keys", { forcedColors: "active", colorScheme });
    const chosen = await styleOf(page, "nav a[aria-current=page]", "backgroundColor");
    assert.notEqual(chosen, await styleOf(page, "nav a:not([aria-current])", "backgroundColor"));
    await page.getByRole("button", { name: /^Account/ }).press("Enter");
    await page.keyboard.press("ArrowDown");
    const focused = 'document.activeElement.closest("[data-highlighted]")';
    await waitFor(page, `${focused} && getComputedStyle(${focused}).backgroundColor === ${JSON.stringify(chosen)}`);
    const mark = await styleOf(page, "[data-state=checked] > [data-state=checked]", "backgroundColor");
    const entry = await styleOf(page, "[role=menuitemradio][data-state=checked]", "backgroundColor");
    assert.notEqual(mark, entry, "the theme that is chosen is told");
    assert.equal(await styleOf(page, "main button.bg-primary", "borderTopWidth"), "1px");
    await page.context().close();
  }
});

test("who asks for more contrast gets stronger lines", async () => {
  const lineOf = async (contrast: "more" | "no-preference") => {
    const page = await open("/keys", { contrast, bypassCSP: true });
    assert.deepEqual(await axeViolations(page), []);
    const line = await styleOf(page, "aside", "borderInlineEndColor");
    await page.context().close();
    return line;
  };
  assert.notEqual(await lineOf("more"), await lineOf("no-preference"));
});

test("who asks for less motion sees nothing go round", async () => {
  const page = await open("/keys", {});
  await page.evaluate(
    `document.querySelector("main").insertAdjacentHTML("beforeend", '<b class="animate-spin">o</b>')`,
  );
  assert.equal(await styleOf(page, ".animate-spin", "animationIterationCount"), "1");
  await page.context().close();
});
