/** Entries of the navigation whose names take several lines. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const long = "A name that goes on for several lines because nobody stopped whoever wrote it";
const files = {
  "docs.json": JSON.stringify({
    name: "Harbour",
    theme: "mint",
    colors: { primary: "#0d7a5f" },
    navigation: {
      groups: [
        { group: long, icon: "anchor", pages: ["index", "method", { group: long, icon: "ship", pages: ["last"] }] },
      ],
    },
  }),
  "index.mdx": `---\ntitle: "${long}"\nicon: ship\ntag: ${"LATEST-".repeat(4)}NEWS\n---\n\nText.\n`,
  "method.mdx": `---\ntitle: "${long} again"\napi: "POST https://api.example.com/ships"\n---\n\nText.\n`,
  "last.mdx": "---\ntitle: Last\n---\n\nText.\n",
};

for (const [place, options] of Object.entries({
  desk: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
})) {
  test(`icons and methods stand in the first line of a long name, on a ${place}`, async (t) => {
    const page = await openSite(t, browser, files, options);
    if (place === "phone") await page.locator(".lc-menu-button").click();
    const entries = await page.evaluate<{ lines: number; apart: number }[]>(`(() => {
      const middle = ({ top, bottom }) => (top + bottom) / 2;
      const entries = document.querySelectorAll("#sidebar :is(.sidebar-title, .sidebar-group :is(a, summary))");
      return [...entries].slice(0, 4).map((entry) => {
        const [sign, name] = entry.childNodes;
        const words = document.createRange();
        words.selectNodeContents(name.firstChild ?? name);
        const lines = [...words.getClientRects()];
        return { lines: lines.length, apart: middle(sign.getBoundingClientRect()) - middle(lines[0]) };
      });
    })()`);
    assert.equal(entries.length, 4);
    for (const { lines, apart } of entries) {
      assert.ok(lines > 1);
      assert.ok(Math.abs(apart) < 1.5, `${apart} pixels from the middle of the first line`);
    }
  });
}

test("a tag that has a line of its own begins where the name does", async (t) => {
  const page = await openSite(t, browser, files, { viewport: { width: 1280, height: 900 } });
  const starts = await page.evaluate<number[]>(`(() => {
    const tag = document.querySelector("#sidebar .nav-tag-pill");
    return [tag, tag.parentElement].map((one) => one.getBoundingClientRect().left);
  })()`);
  assert.equal(starts[0], starts[1]);
});

test("in aspen the mark of the page that is read lies on the line of its group, however deep", async (t) => {
  const config = { ...JSON.parse(files["docs.json"]), theme: "aspen" };
  const site = { ...files, "docs.json": JSON.stringify(config) };
  const page = await openSite(t, browser, site, { viewport: { width: 1280, height: 900 } });
  await page.goto(new URL("/last", page.url()).href);
  const [mark, line, color] = await page.evaluate<[number, number, string]>(`(() => {
    const entry = document.querySelector("#sidebar details a[data-active]");
    const group = entry.closest("ul");
    return [entry.getBoundingClientRect().left, group.getBoundingClientRect().left, getComputedStyle(group).borderInlineStartColor];
  })()`);
  assert.equal(mark, line);
  assert.doesNotMatch(color, /, 0\)|transparent/);
});

test("the entry of the page that is read is in the window, below a banner too", async (t) => {
  const names = Array.from({ length: 30 }, (_, index) => `page-${index}`);
  const page = await openSite(
    t,
    browser,
    {
      "docs.json": JSON.stringify({
        name: "Harbour",
        theme: "mint",
        colors: { primary: "#0d7a5f" },
        banner: { content: "Harbour 2 is here." },
        navigation: { pages: ["index", ...names] },
      }),
      "index.mdx": "---\ntitle: First\n---\n\nText.\n",
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\nText.\n`])),
    },
    // To look a second time `waitForFunction` evaluates text in the page, which its policy refuses.
    { viewport: { width: 1280, height: 1400 }, bypassCSP: true },
  );
  const end = '[...document.querySelectorAll("#sidebar a")].at(-9).getBoundingClientRect().bottom';
  const height = Math.floor(await page.evaluate<number>(end)) - 6;
  await page.setViewportSize({ width: 1280, height });
  await page.goto(new URL("/page-21", page.url()).href);
  const isShown = '[...document.querySelectorAll("#sidebar a")].at(-9).getBoundingClientRect().bottom < innerHeight';
  await page.waitForFunction(isShown, undefined, { timeout: 10_000 });
});

for (const theme of ["mint", "maple", "almond", "sequoia"]) {
  test(`a group whose own page is read is marked as a page is, and moves nothing, in ${theme}`, async (t) => {
    const group = { group: "Trays", root: "trays", pages: ["first"] };
    // In grey an active name has the colour of the others.
    const config = { name: "A", theme, colors: { primary: "#1c1c1c" }, navigation: { groups: [group] } };
    const page = await openSite(t, browser, {
      "docs.json": JSON.stringify(config),
      "trays.mdx": "---\ntitle: Trays\n---\n\nAll.\n",
      "first.mdx": "---\ntitle: First\n---\n\nOne.\n",
    });
    const seen = () =>
      page.evaluate<{ title: string; entry: string; top: number }>(`(() => {
        const title = document.querySelector("#sidebar .sidebar-title");
        const entry = document.querySelector("#sidebar .sidebar-group li > a");
        const ground = (one) => getComputedStyle(one).backgroundColor;
        return { title: ground(title), entry: ground(entry), top: entry.getBoundingClientRect().top };
      })()`);
    await page.goto(new URL("/trays", page.url()).href);
    const onGroup = await seen();
    await page.goto(new URL("/first", page.url()).href);
    const onPage = await seen();
    assert.equal(onGroup.title, onPage.entry);
    assert.notEqual(onGroup.title, onPage.title);
    assert.equal(onGroup.top, onPage.top);
  });
}
