/** How a page uses the window, whatever its width. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { harbourFiles } from "../../testing/harbour-files.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("header and banner reach both edges of the window, also while a dialog is open", async (t) => {
  const page = await openSite(t, browser, harbourFiles("mint"));
  const reach = () =>
    page
      .locator(".lc-header, #banner")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  const whole = [
    [0, 1440],
    [0, 1440],
  ];
  assert.deepEqual(await reach(), whole);
  await page.keyboard.press("ControlOrMeta+k");
  await page.locator(".lc-search[open]").waitFor();
  assert.deepEqual(await reach(), whole);
});

test("the logo stands at the same place on a page without a column of navigation", async (t) => {
  const page = await openSite(t, browser, harbourFiles("mint"));
  const logo = async () => {
    await page.evaluate("document.fonts.ready.then(() => true)");
    return page.locator(".lc-logo").boundingBox();
  };
  const usual = await logo();
  assert.ok(usual);
  await page.goto(new URL("landing", page.url()).href);
  assert.equal(await page.locator(".lc-menu-button").isVisible(), true, "which still has its drawer");
  assert.deepEqual(await logo(), usual);
});

test("on a very wide window sequoia has its text in the middle of what its navigation leaves", async (t) => {
  const page = await openSite(t, browser, harbourFiles("sequoia"), { viewport: { width: 2560, height: 1200 } });
  const box = async (selector: string) => {
    const found = await page.locator(selector).boundingBox();
    assert.ok(found, selector);
    return { left: found.x, right: found.x + found.width };
  };
  const [navigation, text, contents] = [
    await box("#sidebar"),
    await box("#content-area"),
    await box("#table-of-contents"),
  ];
  assert.equal(navigation.left, 0);
  const before = text.left - navigation.right;
  const after = 2560 - contents.right;
  assert.ok(Math.abs(before - after) < 200, `${before} pixels before, ${after} behind`);
});

test("on a very wide window sequoia's footer begins where its header and navigation do", async (t) => {
  const page = await openSite(t, browser, harbourFiles("sequoia"), { viewport: { width: 2560, height: 1200 } });
  const starts = await page.evaluate<number[]>(
    '[".lc-logo", ".lc-footer-header"].map((part) => document.querySelector(part).getBoundingClientRect().left)',
  );
  assert.equal(starts[0], starts[1]);
});

test("the lists of the footer stand side by side on a phone", async (t) => {
  const page = await openSite(t, browser, harbourFiles("mint"), { viewport: { width: 360, height: 780 } });
  const tops = await page
    .locator(".lc-footer-header")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  assert.equal(tops.length, 2);
  assert.equal(tops[0], tops[1]);
});

test("a long label of the footer has one line where there is room", async (t) => {
  const config = JSON.parse(harbourFiles("mint")["docs.json"]);
  config.footer.links[0].items[0].label = "Status page and incidents";
  const page = await openSite(t, browser, { ...harbourFiles("mint"), "docs.json": JSON.stringify(config) });
  const heights = await page
    .locator(".lc-footer-columns li")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  assert.equal(heights.length, 2);
  assert.equal(heights[0], heights[1]);
});

test("nothing in the header moves when the logo arrives", async (t) => {
  const config = JSON.parse(harbourFiles("mint")["docs.json"]);
  config.logo = { light: "/logo.svg", dark: "/logo.svg" };
  config.navigation = { versions: ["2", "1"].map((version) => ({ version, pages: ["index", "landing"] })) };
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><rect width="120" height="30"/></svg>';
  const page = await openSite(t, browser, {
    ...harbourFiles("mint"),
    "docs.json": JSON.stringify(config),
    "logo.svg": logo,
  });
  const place = async () => (await page.locator(".lc-header-switchers").boundingBox())?.x;
  const settled = await place();
  assert.ok(settled !== undefined);
  await page.route("**/logo.svg", () => {});
  await page.goto(page.url(), { waitUntil: "domcontentloaded" });
  assert.deepEqual(await place(), settled);
});

test("what an update says stays beside its neighbours, however long a line of its code is", async (t) => {
  const update = `<Update label="May">\n\n\`\`\`bash\n${"harbour book ".repeat(20)}\n\`\`\`\n\n</Update>`;
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `---\ntitle: Changes\n---\n\n${update}\n` },
    { viewport: { width: 360, height: 780 } },
  );
  const body = await page.locator(".lc-update-body").boundingBox();
  assert.ok(body && body.x + body.width <= 360, JSON.stringify(body));
});

test("a table written as HTML scrolls where the window is narrow", async (t) => {
  const cells = ["Callao", "Valparaíso", "Rotterdam", "Singapore"].map((port) => `<td>${port}-${port}</td>`).join("");
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `---\ntitle: Ports\n---\n\n<table><tbody><tr>${cells}</tr></tbody></table>\n` },
    { viewport: { width: 360, height: 780 } },
  );
  const table = page.locator(".mdx-content .lc-table");
  const box = await table.boundingBox();
  assert.ok(box && box.x + box.width <= 360, JSON.stringify(box));
  assert.ok(await table.evaluate((one) => one.scrollWidth > one.clientWidth), "and is wider than its place");
});

test("where the system chooses the colours, the button of the bar has its border and the tab that is read a line", async (t) => {
  const config = JSON.parse(harbourFiles("luma")["docs.json"]);
  config.navbar = { primary: { type: "button", label: "Sail", href: "/landing" } };
  config.navigation = {
    tabs: [
      { tab: "Guides", pages: ["index"] },
      { tab: "More", pages: ["landing"] },
    ],
  };
  const page = await openSite(
    t,
    browser,
    { ...harbourFiles("luma"), "docs.json": JSON.stringify(config) },
    { forcedColors: "active", viewport: { width: 1440, height: 900 } },
  );
  assert.equal(
    await page.locator(".lc-header .lc-cta > a > span").isVisible(),
    false,
    "its ground would lie over the border",
  );
  const lineOf = (at: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector(".nav-tabs > a:${at}-child")).textDecorationLine`);
  assert.deepEqual([await lineOf("first"), await lineOf("last")], ["underline", "none"]);
});

test("where the system chooses the colours no code shows through the buttons over it", async (t) => {
  const page = await openSite(
    t,
    browser,
    { ...harbourFiles("mint"), "index.mdx": `---\ntitle: Code\n---\n\n\`\`\`js\n${"long".repeat(60)}\n\`\`\`\n` },
    { forcedColors: "active", viewport: { width: 1024, height: 700 } },
  );
  const ground = await page.evaluate<string>(
    'getComputedStyle(document.querySelector(".lc-code-actions")).backgroundColor',
  );
  assert.match(ground, /^rgb\(/);
});

test("beside a column the line that opens the contents ends at the window's edge, in almond at that of its sheet", async (t) => {
  for (const theme of ["mint", "almond"]) {
    const page = await openSite(t, browser, harbourFiles(theme), { viewport: { width: 1100, height: 800 } });
    await page.locator(".lc-toc-button").waitFor();
    const [edge, text] = await page.evaluate<[number, number]>(
      '["main", "#content"].map((part) => document.documentElement.clientWidth - document.querySelector(part).getBoundingClientRect().right)',
    );
    assert.ok(theme === "mint" ? edge === 0 : edge > 16, `${theme}: ${edge} pixels beyond the line`);
    assert.ok(text - edge > 32, `${theme}: ${text} pixels beyond the text`);
  }
});
