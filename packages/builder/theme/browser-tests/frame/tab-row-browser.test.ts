import assert from "node:assert/strict";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { openBrowser, openPage, waitFor } from "../../../test/browser.ts";
import { build, type Composed, compose, folderOf } from "../../../test/build-fixture.ts";

const browser = await openBrowser();

/** A site of so many tabs of a page each, the third with a menu. */
async function siteOf(t: TestContext, count: number, ownStyles = ""): Promise<Composed> {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const tabs: object[] = numbers.map((one) => ({ tab: `Section ${one}`, pages: [`p${one}`] }));
  tabs[2] = { tab: "Section 3", menu: [{ item: "Deep", pages: ["p3"] }] };
  const config = { name: "A", theme: "mint", colors: { primary: "#123456" }, navigation: { tabs } };
  const pages = Object.fromEntries(numbers.map((one) => [`p${one}.mdx`, "Text."]));
  const files: Record<string, string> = { "docs.json": JSON.stringify(config), ...pages };
  if (ownStyles) files["own.css"] = ownStyles;
  return compose(await build(t, folderOf(t, files)));
}

/** Opens a page of it from disk. */
async function open(t: TestContext, files: Composed["files"], path: string): Promise<Page> {
  const folder = folderOf(t, Object.fromEntries(files));
  return openPage(t, browser, pathToFileURL(join(folder, path)).href, { viewport: { width: 1280, height: 700 } });
}

test("tabs beyond the row stand in a menu at its end, and the active one stays in the row", async (t) => {
  const { files } = await siteOf(t, 30);
  const page = await open(t, files, "p25.html");
  const row = page.locator(".nav-tabs > :visible");
  const names = await row.allInnerTexts();
  assert.deepEqual(names.slice(0, 2), ["Section 1", "Section 2"]);
  assert.equal(names.at(-2), "Section 25", "the page's own");
  assert.equal(names.at(-1)?.trim(), `+${30 - (names.length - 1)}`);
  const label = await page.locator(".lc-more-tabs summary").getAttribute("aria-label");
  assert.equal(label, `Sections ${names.at(-1)?.trim()}`, "what it is called holds what it shows");
  const width = () => page.evaluate("document.documentElement.scrollWidth - innerWidth");
  assert.ok(Number(await width()) <= 0, "the page is no wider than the window");
  await page.locator(".lc-more-tabs summary").click();
  assert.ok(await page.locator(".lc-more-tabs .nav-dropdown-item").last().isVisible());
  await page.locator(".lc-more-tabs").getByText("Section 30").click();
  await page.waitForURL(/p30\.html$/);

  await page.setViewportSize({ width: 1024, height: 700 });
  assert.ok((await row.count()) < names.length, "fewer of a narrower row");
  await page.setViewportSize({ width: 390, height: 700 });
  await page.locator(".lc-menu-button").click();
  await page.locator("#sidebar .mobile-nav-tabs-item").first().waitFor();
  assert.equal(await page.locator("#sidebar .mobile-nav-tabs > :visible").count(), 30, "all in the drawer");
  assert.ok(Number(await width()) <= 0);
});

test("a row that has room has no menu", async (t) => {
  const { files } = await siteOf(t, 4);
  const page = await open(t, files, "p1.html");
  assert.equal(await page.locator(".nav-tabs > :visible").count(), 4);
  assert.equal(await page.locator(".lc-more-tabs").count(), 0);
});

test("a rule for the first or the last tab means that one, and one for the row of tabs its tabs", async (t) => {
  const own =
    ".nav-tabs { gap: 3px; } .nav-tabs > a:last-child { color: rgb(4, 5, 6); } .nav-tabs-item:nth-child(2) { display: none; }";
  const { files } = await siteOf(t, 4, own);
  const page = await open(t, files, "p1.html");
  const shown = page.locator(".nav-tabs-item:visible");
  assert.deepEqual(await shown.allInnerTexts(), ["Section 1", "Section 3", "Section 4"]);
  const colors = `[...document.querySelectorAll(".nav-tabs-item")].map((one) => getComputedStyle(one).color === "rgb(4, 5, 6)")`;
  assert.deepEqual(await page.evaluate(colors), [false, false, false, true]);
  const [third, fourth] = [await shown.nth(1).boundingBox(), await shown.nth(2).boundingBox()];
  assert.ok(third && fourth && Math.abs(fourth.x - third.x - third.width - 3) < 0.5);
});

test("what a rule writes behind a tab is no line through its words", async (t) => {
  const { files } = await siteOf(
    t,
    4,
    '.nav-tabs > a:first-child::after { content: "|"; position: absolute; right: -14px; }',
  );
  const page = await open(t, files, "p1.html");
  const behind = (name: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector(".nav-tabs-item"), "::after").${name}`);
  assert.equal(await behind("backgroundColor"), "rgba(0, 0, 0, 0)");
  assert.ok(parseFloat(await behind("height")) > 10, "as tall as a letter");
  const line = (at: number) =>
    page.evaluate<string>(`getComputedStyle(document.querySelectorAll(".nav-tabs-item")[${at}]).boxShadow`);
  assert.notEqual(await line(0), await line(1), "the active tab has its line");
});

test("a reader who sets letters wider apart loses no tab", async (t) => {
  const { files } = await siteOf(t, 9);
  const page = await open(t, files, "p1.html");
  assert.equal(await page.locator(".nav-tabs > :visible").count(), 9);
  await page.addStyleTag({ content: "* { letter-spacing: 0.35em !important; word-spacing: 0.6em !important }" });
  await page.locator(".lc-more-tabs").waitFor();
  const isCut = `(() => { const row = document.querySelector(".nav-tabs"); return row.scrollWidth > row.clientWidth; })()`;
  assert.equal(await page.evaluate(isCut), false);
});

test("of very many tabs a page carries those around its own and a link to each other part", async (t) => {
  const { text } = await siteOf(t, 100);
  const row = (page: string) =>
    [...text(page).matchAll(/<a class="nav-tabs-item"[^>]*>([^<]*)/g)].map(([, one]) => one);
  assert.equal(row("p45.html").length, 19);
  assert.deepEqual(row("p45.html").slice(3, 6), ["Section 31 … Section 40", "Section 41", "Section 42"]);
  assert.match(text("p45.html"), /<a class="nav-tabs-item" href="p91.html">Section 91 … Section 100</);
});

test("links that the bar on top has no room for stand in the drawer, and beside the column they are cut", async (t) => {
  const links = Array.from({ length: 5 }, (_, at) => ({
    label: `A link with a name ${at}`,
    href: `https://x${at}.example`,
  }));
  const config = {
    name: "A",
    theme: "mint",
    colors: { primary: "#123456" },
    navigation: { pages: ["p1"] },
    navbar: { links },
  };
  const { files } = await compose(
    await build(t, folderOf(t, { "docs.json": JSON.stringify(config), "p1.mdx": "Text." })),
  );
  const page = await open(t, files, "p1.html");
  const shown = () => page.locator(".topbar-right-container a:visible").count();
  for (const [width, count] of [
    [1440, 5],
    [1024, 5],
    [800, 0],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    // The bar is measured again after the window has changed: first the links are there, then they are cut.
    await waitFor(
      page,
      `${count} === [...document.querySelectorAll(".topbar-right-container a")].filter((one) => one.offsetWidth).length
        && document.documentElement.scrollWidth <= innerWidth`,
    );
    assert.equal(await shown(), count);
  }
  // As by a font that comes late.
  await page.addStyleTag({ content: ".navbar-link > a { letter-spacing: 0.5em }" });
  await waitFor(page, `document.documentElement.scrollWidth <= innerWidth`);
  await page.setViewportSize({ width: 800, height: 700 });
  await page.locator(".lc-menu-button").click();
  assert.equal(await page.locator("#sidebar .lc-drawer-links a:visible").count(), 5);
});

test("icons of a menu's entries stand in the middle of their first line, whatever they are", async (t) => {
  const item = (name: string, icon?: string) => ({ item: name, icon, description: "What it is", pages: [name] });
  const menu = [item("drawn", "bolt"), item("picture", "/sign.svg"), item("letter", "🚀"), item("none")];
  const config = {
    name: "A",
    theme: "mint",
    colors: { primary: "#123456" },
    navigation: { tabs: [{ tab: "All", menu }] },
  };
  const source = {
    "docs.json": JSON.stringify(config),
    "sign.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
    ...Object.fromEntries(menu.map((one) => [`${one.item}.mdx`, "Text."])),
  };
  const { files } = await compose(await build(t, folderOf(t, source)));
  const page = await open(t, files, "none.html");
  await page.locator(".nav-tabs summary").click();
  // Both in one look, and after fonts and the menu's opening have ended: each of them moves what is measured.
  const apart = await page.evaluate<number[]>(`(async () => {
    await document.fonts.ready;
    await Promise.all(document.querySelector(".nav-tabs").getAnimations({ subtree: true }).map((one) => one.finished));
    const middle = (part) => {
      const box = part.getBoundingClientRect();
      return box.y + box.height / 2;
    };
    return [...document.querySelectorAll(".nav-tabs .nav-dropdown-item")].map((entry) => {
      const icon = entry.querySelector(".nav-dropdown-item-icon");
      return icon ? Math.abs(middle(icon) - middle(entry.querySelector(".nav-dropdown-item-title"))) : 0;
    });
  })()`);
  assert.equal(apart.length, menu.length);
  for (const [at, one] of apart.entries()) assert.ok(one <= 1.5, `${menu[at]?.item} is ${one} off`);
});
