/** What readers see who ask for more contrast, or whose system chooses the colours of every page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { axeViolations, openBrowser, waitFor } from "../../../test/browser.ts";
import { fixtureSite } from "../../testing/fixture-site.ts";
import { openFixture } from "../../testing/open-fixture.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

const forced = (colorScheme: "light" | "dark"): BrowserContextOptions => ({
  forcedColors: "active",
  colorScheme,
  reducedMotion: "reduce",
});
const askedFor = (page: Page) =>
  page.evaluate<boolean>('performance.getEntriesByType("resource").some(({ name }) => name.includes("contrast."))');
/** What a browser computes of an element. */
const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${property}`);

test("the rules for more contrast are loaded by those who ask for it alone, also while the page is open", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": "Text." });
  assert.equal(await askedFor(page), false);
  await page.emulateMedia({ contrast: "more" });
  await waitFor(page, 'performance.getEntriesByType("resource").some(({ name }) => name.includes("contrast."))');
});

test("a reader who asks for more contrast has seven to one for what is muted elsewhere", async (t) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const options = { contrast: "more", colorScheme, bypassCSP: true, reducedMotion: "reduce" } as const;
    const { page } = await openFixture(t, browser, fixtureSite(), "components", options);
    assert.deepEqual(await axeViolations(page), []);
    const ratio = await page.evaluate<number>(`(() => {
      const context = document.createElement("canvas").getContext("2d");
      const light = (color) => {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
          byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = light(getComputedStyle(document.body).backgroundColor);
      const words = light(getComputedStyle(document.querySelector(".lc-description")).color);
      return (Math.max(ground, words) + 0.05) / (Math.min(ground, words) + 0.05);
    })()`);
    assert.ok(ratio >= 7, `${colorScheme}: ${ratio}`);
  }
});

test("where the system chooses the colours, what is chosen stands out, and still shows the keyboard's place", async (t) => {
  const entries = '<Update label="May" tags={["Mint", "Basil"]}>Both.</Update>';
  const tabs = '<Tabs><Tab title="A" icon="anchor">One.</Tab><Tab title="B">Two.</Tab></Tabs>';
  const page = await openSite(t, browser, { "index.mdx": `${entries}\n\n${tabs}` }, forced("dark"));
  const filters = page.locator("#changelog-filters .lc-button");
  await filters.first().press("Enter");
  const grounds = (selector: string) =>
    page.evaluate<string[]>(
      `[...document.querySelectorAll("${selector}")].map((one) => getComputedStyle(one).backgroundColor)`,
    );
  for (const selector of ["#changelog-filters .lc-button", ".lc-tab"]) {
    const [chosen, other] = await grounds(selector);
    assert.notEqual(chosen, other, selector);
  }
  assert.equal(await styleOf(page, ".lc-tab .lc-icon", "color"), await styleOf(page, ".lc-tab", "color"));
  assert.equal(await styleOf(page, "#changelog-filters .lc-button", "outlineStyle"), "solid");
  assert.equal(await styleOf(page, "#changelog-filters .lc-button", "outlineWidth"), "3px");
});

test("where the system chooses the colours, those that a page is about are kept, and badges have an edge", async (t) => {
  const content = `<Color variant="compact"><Color.Item name="Sea" value="#0d7a5f" /></Color>\n\n<Badge color="green">New</Badge>`;
  const page = await openSite(t, browser, { "index.mdx": content }, forced("light"));
  assert.equal(await styleOf(page, ".lc-color-swatch", "backgroundColor"), "rgb(13, 122, 95)");
  assert.equal(await styleOf(page, ".badge", "outlineStyle"), "solid");
});

test("where the system chooses the colours, a page is of the mode that they are of, whatever was chosen", async (t) => {
  const config = {
    name: "A",
    theme: "mint",
    colors: { primary: "#0a6" },
    appearance: { default: "light", strict: true },
    navigation: { pages: ["index"] },
  };
  const files = { "docs.json": JSON.stringify(config), "index.mdx": "Text." };
  const page = await openSite(t, browser, files, { colorScheme: "dark" });
  assert.equal(await page.locator("html.light").count(), 1);
  await page.emulateMedia({ forcedColors: "active" });
  await page.locator("html.dark").waitFor();
  await page.emulateMedia({ forcedColors: "none" });
  await page.locator("html.light").waitFor();
});

test("where the system chooses the colours, nobody is offered another mode, and menus keep their corner", async (t) => {
  const code = "<CodeGroup dropdown>\n```bash A\na\n```\n\n```js B\nb\n```\n</CodeGroup>";
  const page = await openSite(t, browser, { "index.mdx": code }, forced("dark"));
  assert.equal(await page.locator("[data-theme-switch]").isVisible(), false);
  assert.equal(await styleOf(page, ".lc-select", "appearance"), "auto");
});

test("diagrams are drawn in the system's colours and in mixtures, too", async (t) => {
  const files = { "index.mdx": "```mermaid\nflowchart LR\n  A --> B\n```\n" };
  for (const options of [forced("light"), forced("dark"), { contrast: "more" } as const]) {
    const page = await openSite(t, browser, files, options);
    await page.locator(".lc-diagram > svg").waitFor();
    assert.equal(await page.locator(".lc-diagram .node").count(), 2);
  }
});
