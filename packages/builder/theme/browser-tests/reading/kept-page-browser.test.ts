/**
 * A page that the browser has kept, as the reader finds it on the way back. The browser of these tests keeps none: it is told
 * as one that does would tell the page.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const group = "<Tabs>\n<Tab title='npm'>\nBy npm.\n</Tab>\n<Tab title='pnpm'>\nBy pnpm.\n</Tab>\n</Tabs>\n";
const files = {
  "docs.json": JSON.stringify({
    name: "A",
    theme: "mint",
    colors: { primary: "#0a6" },
    banner: { content: "New.", dismissible: true },
    navigation: { versions: ["v1", "v2"].map((version) => ({ version, pages: [version] })) },
  }),
  "v1.mdx": `---\ntitle: One\n---\n\nAnchors.\n\n${group}`,
  "v2.mdx": `---\ntitle: Two\n---\n\nAnchors.\n\n${group}`,
};
const tell = (page: Page, event: "pagehide" | "pageshow") =>
  page.evaluate(`dispatchEvent(new PageTransitionEvent("${event}", { persisted: true }))`);

test("it has the colours, the tabs and no banner, as the reader chose on other pages since", async (t) => {
  const kept = await openSite(t, browser, files, { colorScheme: "light" });
  const other = await kept.context().newPage();
  await tell(kept, "pagehide");
  // What is kept runs nothing, and hears of no choice.
  await kept.evaluate('addEventListener("storage", (event) => event.stopImmediatePropagation(), true)');
  await other.goto(new URL("/v2", kept.url()).href);
  await other.locator("[data-theme-switch]").first().click();
  await other.getByRole("tab", { name: "pnpm", exact: true }).click();
  await other.locator("[data-dismiss]").click();
  await tell(kept, "pageshow");
  await waitFor(kept, 'document.documentElement.classList.contains("dark")');
  assert.ok(await kept.getByText("By pnpm.").isVisible());
  assert.equal(await kept.locator("[data-banner]").isVisible(), false);
});

test("a choice made in another tab holds where a reader may choose, and means what it says", async (t) => {
  const strict = JSON.stringify({ ...JSON.parse(files["docs.json"]), appearance: { default: "light", strict: true } });
  for (const [config, chosen, mode] of [
    [files["docs.json"], "light", "light"],
    [files["docs.json"], "system", "dark"],
    [strict, "dark", "light"],
  ] as const) {
    const page = await openSite(t, browser, { ...files, "docs.json": config }, { colorScheme: "dark" });
    const other = await page.context().newPage();
    await other.goto(new URL("/v2", page.url()).href);
    await page.evaluate('addEventListener("storage", () => (document.title = "told"))');
    await other.evaluate(`localStorage.setItem("isDarkMode", "${chosen}")`);
    await waitFor(page, 'document.title === "told"');
    assert.ok(await page.evaluate(`document.documentElement.classList.contains("${mode}")`), `${chosen}: ${mode}`);
  }
});

test("nothing lies over it that led away from it", async (t) => {
  const page = await openSite(t, browser, files);
  await page.keyboard.press("/");
  await page.locator("dialog.lc-search").waitFor();
  await tell(page, "pagehide");
  await page.locator("dialog.lc-search").waitFor({ state: "hidden" });
  await page.locator(".lc-header .nav-dropdown-trigger").first().click();
  await tell(page, "pagehide");
  assert.equal(await page.locator("details.lc-menu[open]").count(), 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".lc-menu-button").click();
  await page.locator("#sidebar:popover-open").waitFor();
  await tell(page, "pagehide");
  assert.equal(await page.locator("#sidebar:popover-open").count(), 0);
  assert.equal(await page.locator("main[inert], [inert] main").count(), 0);
});
