import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { harbourFiles } from "../../testing/harbour-files.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("on a tablet the field of search says what it is for, beside a long name and a version", async (t) => {
  const config = JSON.parse(harbourFiles("mint")["docs.json"]);
  config.name = "The Documentation of Harbour";
  config.navbar = { links: ["Blog", "Forum"].map((label) => ({ label, href: "https://example.com" })) };
  config.navigation = { versions: ["2027-07-28 (latest)", "1"].map((version) => ({ version, pages: ["index"] })) };
  const page = await openSite(
    t,
    browser,
    { ...harbourFiles("mint"), "docs.json": JSON.stringify(config) },
    { viewport: { width: 800, height: 1100 } },
  );
  const cut = await page
    .locator(".lc-search-button > span")
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  assert.deepEqual(cut, [0]);
});

test("menus of long names leave the header's other parts their place on a tablet", async (t) => {
  const groups = [{ group: "Start", pages: ["index"] }];
  const dropdowns = [
    { dropdown: "Frameworks and integrations", groups },
    { dropdown: "Reference", pages: ["landing"] },
  ];
  const config = {
    name: "Harbour of the north",
    theme: "aspen",
    colors: { primary: "#0d7a5f" },
    navbar: { primary: { type: "button", label: "Sign in", href: "https://a.example" } },
    navigation: {
      products: [
        { product: "Agent development lifecycle", dropdowns },
        { product: "Trains", href: "https://b.example" },
      ],
    },
  };
  const page = await openSite(t, browser, { ...harbourFiles("aspen"), "docs.json": JSON.stringify(config) });
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(
      "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))",
    );
    const boxes = await page
      .locator(".lc-menu-button, .lc-logo, #navbar .lc-switcher summary, .lc-search-button, .lc-cta, .lc-theme-switch")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0));
    const shown = boxes.map(({ left, right }) => ({ left, right })).sort((one, other) => one.left - other.left);
    assert.ok(shown.length >= 5, `${width}`);
    for (const [index, { left, right }] of shown.entries()) {
      assert.ok(right <= width, `${width}: ${JSON.stringify(shown)}`);
      assert.ok(left >= (shown[index - 1]?.right ?? 0), `${width}: ${JSON.stringify(shown)}`);
    }
  }
});

test("in a narrow bar the field for searching becomes a button before a name is cut", async (t) => {
  const pages = ["index"];
  const languages = [
    { language: "en", pages },
    { language: "fr", pages: ["landing"] },
  ];
  const versions = [
    { version: "v3 (latest)", languages },
    { version: "v2", pages: ["landing"] },
  ];
  const navigation = {
    products: [
      { product: "Shipping and customs", icon: "ship", versions },
      { product: "Customs", pages },
    ],
  };
  const config = { name: "Harbour and Rail", theme: "mint", colors: { primary: "#0d7a5f" }, navigation };
  const page = await openSite(
    t,
    browser,
    {
      ...harbourFiles("mint"),
      "docs.json": JSON.stringify({ ...config, navbar: { links: [{ label: "Blog", href: "/" }] } }),
    },
    { viewport: { width: 768, height: 900 } },
  );
  await page.locator(".lc-header-bar[data-crowded]").waitFor();
  const cut = await page.evaluate<string[]>(`[...document.querySelectorAll(".lc-header .nav-dropdown-trigger > span")]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)`);
  assert.deepEqual(cut, []);
  assert.equal(await page.locator("#search-bar-entry").isVisible(), false);
  await page.locator("#search-bar-entry-mobile").click();
  await page.locator(".lc-search[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("#search-bar-entry").waitFor();
  assert.equal(await page.locator("#search-bar-entry-mobile").isVisible(), false);
});

test("on a tablet four lists of the footer stand side by side", async (t) => {
  const config = JSON.parse(harbourFiles("mint")["docs.json"]);
  config.footer.links.push(...config.footer.links);
  const page = await openSite(
    t,
    browser,
    { ...harbourFiles("mint"), "docs.json": JSON.stringify(config) },
    { viewport: { width: 768, height: 900 } },
  );
  for (const width of [768, 834, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator(".lc-footer-header")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    assert.equal(tops.length, 4);
    assert.equal(new Set(tops).size, 1, `${width}`);
  }
});

test("on a tablet the footer begins where the text does", async (t) => {
  const page = await openSite(t, browser, harbourFiles("mint"), { viewport: { width: 834, height: 900 } });
  const starts = await page.evaluate<number[]>(
    '["#page-title", "#footer .lc-footer-name"].map((part) => document.querySelector(part).getBoundingClientRect().left)',
  );
  assert.equal(starts[0], starts[1]);
});
