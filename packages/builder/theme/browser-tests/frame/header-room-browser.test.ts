/** What the bar on top gives up where it has no room for all that it holds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const pages = ["index"];
const versions = [
  { version: "v2.0", pages },
  { version: "v1.0", pages: ["old"] },
];
const products = [
  { product: "Shipping platform", icon: "ship", versions },
  { product: "Crane control", pages: ["cranes"] },
];
const config = {
  name: "Harbour",
  theme: "mint",
  colors: { primary: "#0d7a5f" },
  navbar: {
    links: [
      { label: "Support", href: "https://a.example" },
      {
        label: "example/harbour-of-the-north",
        type: "github",
        href: "https://github.com/example/harbour-of-the-north",
      },
    ],
    primary: { type: "button", label: "Dashboard", href: "https://b.example" },
  },
  navigation: {
    languages: [
      { language: "en", products },
      { language: "fr", pages: ["fr"] },
    ],
  },
};
const files = {
  "docs.json": JSON.stringify(config),
  ...Object.fromEntries(["index", "old", "cranes", "fr"].map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n`])),
};

test("beside a column the link to a repository is its sign before a name is cut, and is still called by its name", async (t) => {
  const page = await openSite(t, browser, files, { viewport: { width: 1024, height: 700 } });
  await page.locator(".lc-header-bar[data-tight]").waitFor();
  assert.deepEqual(await cutWords(page), []);
  const link = page.locator(".lc-header").getByRole("link", { name: "example/harbour-of-the-north" });
  const box = await link.boundingBox();
  assert.ok(box && box.width < 48, JSON.stringify(box));
  // Some of these have room for all but the word in the field for searching.
  for (let width = 1050; width < 1400; width += 20) {
    await page.setViewportSize({ width, height: 700 });
    assert.deepEqual(await cutWords(page), [], `${width}`);
  }
  await page.setViewportSize({ width: 1920, height: 700 });
  await page.locator(".lc-header-bar:not([data-tight])").waitFor();
  assert.ok(((await link.boundingBox())?.width ?? 0) > 150, "where there is room, it is written out");
});

test("on a tablet menus that would be cut stand in the drawer alone, and the rest of the bar is whole", async (t) => {
  const long = files["docs.json"].replace(
    "Shipping platform",
    "Shipping platform of all the harbours of the north and the south",
  );
  const page = await openSite(t, browser, { ...files, "docs.json": long }, { viewport: { width: 768, height: 900 } });
  await page.locator(".lc-header-bar[data-full]").waitFor();
  assert.equal(await page.locator(".lc-header .nav-dropdown-trigger:visible").count(), 0);
  assert.equal(await page.locator("#search-bar-entry").isVisible(), true, "the field for searching has its room back");
  assert.deepEqual(await cutWords(page), []);
  await page.locator(".lc-menu-button").click();
  assert.equal(await page.locator("#sidebar .nav-dropdown-trigger:visible").count(), 3);
});

test("where even the menus are cut, signs keep their size, and the words all the room that there is", async (t) => {
  const dropdowns = [
    { dropdown: "Documentation", icon: "book", pages },
    { dropdown: "SDKs", pages: ["sdks"] },
  ];
  const products = [
    { product: "Platform", dropdowns },
    { product: "Agents", pages: ["cranes"] },
  ];
  const versions = [
    { version: "Version 2026-07-28", products },
    { version: "v1", pages: ["old"] },
  ];
  const full = {
    ...config,
    theme: "linden",
    navbar: { ...config.navbar, links: [config.navbar.links[0], { type: "github", href: "https://github.com/a/b" }] },
    navigation: {
      languages: [
        { language: "en", versions },
        { language: "fr", pages: ["fr"] },
      ],
    },
  };
  const all = { ...files, "sdks.mdx": "---\ntitle: SDKs\n---\n", "docs.json": JSON.stringify(full) };
  const page = await openSite(t, browser, all, { viewport: { width: 1024, height: 700 } });
  await page.locator(".lc-header-bar[data-crowded]").waitFor({ timeout: 20_000 });
  const ratios = await page.evaluate<number[]>(`[...document.querySelectorAll(".lc-header-bar .lc-icon")]
    .filter((icon) => icon.checkVisibility() && icon.getBoundingClientRect().height)
    .map((icon) => icon.getBoundingClientRect().width / parseFloat(getComputedStyle(icon).fontSize))`);
  assert.deepEqual(
    ratios.filter((one) => one < 0.99),
    [],
  );
  const word = await page.locator(".nav-dropdown-trigger > span", { hasText: "Version" }).boundingBox();
  const menu = await page.locator(".nav-dropdown-trigger", { hasText: "Version" }).boundingBox();
  assert.ok(word && menu && menu.width - word.width < 34, `${menu?.width} around ${word?.width}`);
});

test("beside a column links that would be cut stand in a drawer, then the menus, and the text stays where it was", async (t) => {
  const docs = JSON.parse(files["docs.json"]);
  docs.name = "Harbour of the north";
  docs.navbar.links[1] = { label: "Community of all pilots", href: "https://c.example" };
  docs.navigation.languages[0].products[0].product = "Shipping platform of all harbours";
  const all = { ...files, "docs.json": JSON.stringify(docs) };
  const page = await openSite(t, browser, all, { viewport: { width: 1024, height: 700 } });
  await page.locator('.lc-header-bar[data-full="links"]').waitFor();
  assert.deepEqual(await cutWords(page), []);
  assert.equal(await page.locator(".lc-header .nav-dropdown-trigger:visible").count(), 3);
  const before = await page.locator("#content-area").boundingBox();
  await page.locator(".lc-menu-button").click();
  assert.equal(await page.locator("#sidebar .navbar-link:visible").count(), 2);
  assert.equal((await page.locator("#content-area").boundingBox())?.x, before?.x);
  await page.keyboard.press("Escape");
  docs.navigation.languages[0].products[0].product += " of the north and of the south, and of the islands between them";
  const longer = await openSite(
    t,
    browser,
    { ...all, "docs.json": JSON.stringify(docs) },
    { viewport: { width: 1024, height: 700 } },
  );
  await longer.locator('.lc-header-bar[data-full="menus"]').waitFor();
  assert.deepEqual(await cutWords(longer), []);
  await longer.locator(".lc-menu-button").click();
  assert.equal(await longer.locator("#sidebar .nav-dropdown-trigger:visible").count(), 3);
});

/** Words of the bar that are shown in part. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() =>
    requestAnimationFrame(done)))).then(() =>
      [...document.querySelectorAll(".lc-header .nav-dropdown-trigger > span, .navbar-link > a > span, .lc-search-button > span")]
        .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent))`);
}
