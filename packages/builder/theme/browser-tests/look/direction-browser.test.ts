import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import type { SiteConfig } from "../../../source/site-config.ts";
import { openBrowser, openPage } from "../../../test/browser.ts";
import { build, folderOf } from "../../../test/build-fixture.ts";
import { fixtureSite } from "../../testing/fixture-site.ts";
import { openSite } from "../../testing/open-site.ts";
import { serveBuilt } from "../../testing/serve-built.ts";
import { serveFixture } from "../../testing/serve-fixture.ts";

const browser = await openBrowser();
const served = await serveFixture(fixtureSite({ language: "ar" }));
after(() => served.close());

/** Left edge of an element. */
async function left(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return box?.x ?? assert.fail(`${selector} is not drawn`);
}

test("a page in Arabic runs from right to left, and its code from left to right", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${served.address}components`);
  assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
  assert.ok((await left(page, "#sidebar")) > (await left(page, "#content")));
  assert.ok((await left(page, "#table-of-contents")) < (await left(page, "#content")));
  assert.ok((await left(page, ".lc-logo")) > (await left(page, "[data-theme-switch]")));
  assert.ok((await left(page, ".code-block .lc-code-actions")) > (await left(page, ".code-block code")));
  const title = 'getComputedStyle(document.getElementById("page-title")).letterSpacing';
  assert.match(await page.evaluate<string>(title), /^(normal|0px)$/);
  await page.close();
});

test("on a phone its drawer comes from the right, and nothing is wider than the screen", async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  for (const path of ["components", "start", "changelog"]) {
    await page.goto(served.address + path);
    assert.ok((await page.evaluate<number>("document.documentElement.scrollWidth")) <= 360, path);
  }
  await page.locator(".lc-menu-button").click();
  await page.locator("#sidebar:popover-open").waitFor();
  assert.ok((await left(page, "#sidebar")) > 20);
  await page.close();
});

test("what a program reads keeps its order in a line that runs from right to left", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${served.address}components`);
  for (const selector of [".mdx-content p code", ".lc-field-type"]) {
    // Where the first and the last sign of `/list[]` are drawn: alone, both would be taken for the sentence's.
    const signs = await page.evaluate<number[]>(`(() => {
      const code = document.querySelector(${JSON.stringify(selector)});
      code.textContent = "/list[]";
      return [0, 6].map((at) => {
        const range = document.createRange();
        range.setStart(code.firstChild, at);
        range.setEnd(code.firstChild, at + 1);
        return range.getBoundingClientRect().left;
      });
    })()`);
    assert.ok((signs[0] as number) < (signs[1] as number), `${selector} ${signs}`);
  }
  await page.close();
});

test("what an API says in English keeps its full stops behind its sentences, and stands below its name", async (t) => {
  const operation = {
    summary: "Book",
    description: "Books a berth.\n\n- The first.\n\n| A |\n|---|\n| A cell. |",
    parameters: [{ name: "id", in: "query", description: "Names the berth.", schema: { type: "string" } }],
    responses: { 200: { description: "מעגן, API." } },
  };
  const navigation = { languages: [{ language: "he", openapi: "api.json" }] };
  const folder = folderOf(t, {
    "docs.json": JSON.stringify({ name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation }),
    "api.json": JSON.stringify({
      openapi: "3.1.0",
      info: { title: "A", version: "1" },
      paths: { "/a": { get: operation } },
    }),
  });
  const site = await serveBuilt(await build(t, folder));
  t.after(() => site.close());
  const page = await openPage(t, browser, `${site.origin}/api-reference/book`);
  const found = await page.evaluate<Record<string, [stopFirst: boolean, atTheRight: boolean]>>(`(() => {
    const walker = document.createTreeWalker(document.getElementById("content-area"), NodeFilter.SHOW_TEXT);
    const found = {};
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.data.trim();
      if (!words.endsWith(".") || !text.parentElement.checkVisibility()) continue;
      const boxOf = (at, to) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, to);
        return range.getBoundingClientRect();
      };
      const end = text.data.lastIndexOf(".");
      const around = text.parentElement.getBoundingClientRect();
      const all = boxOf(0, text.length);
      found[words] = [boxOf(end, end + 1).left <= all.left + 1, all.right - around.left > around.width * 0.9];
    }
    return found;
  })()`);
  assert.deepEqual(found, {
    "Books a berth.": [false, true],
    "The first.": [false, true],
    "A cell.": [false, true],
    "Names the berth.": [false, true],
    "מעגן, API.": [true, true],
  });
});

test("in the playground and in the search words of another direction keep their beginning and their full stop", async (t) => {
  const operation = {
    summary: "Book",
    parameters: [{ name: "id", in: "query", description: "Names it.", schema: { type: "string" } }],
    responses: {},
  };
  const openapi = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a": { get: operation } } };
  const navigation = {
    languages: [{ language: "ar", groups: [{ group: "A", pages: ["index"], openapi: "api.json" }] }],
  };
  const config = { name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation };
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify(config),
    "api.json": JSON.stringify({ ...openapi, servers: [{ url: "https://api.example.org" }] }),
    "index.mdx": `---\ntitle: A\n---\n\nberth ${"and many other words ".repeat(20)}\n`,
  });
  /** Whether the first letter of an element stands in it, and the last left of the first. */
  const letters = (selector: string) =>
    page.evaluate<[firstIsSeen: boolean, lastIsLeft: boolean]>(`(() => {
      const parent = document.querySelector(${JSON.stringify(selector)});
      const texts = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
      const first = texts.nextNode();
      let last = first;
      while (texts.nextNode()) last = texts.currentNode;
      const boxOf = (text, at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      };
      const [from, to] = [boxOf(first, 0), boxOf(last, last.length - 1)];
      return [from.left >= parent.getBoundingClientRect().left - 1, to.left < from.left];
    })()`);
  await page.keyboard.press("/");
  await page.locator("#search-input").fill("berth");
  await page.locator(".lc-search-hit-text").first().waitFor();
  assert.deepEqual(await letters(".lc-search-hit-text"), [true, false]);
  await page.goto(new URL("/api-reference/book", page.url()).href);
  await page.locator(".lc-endpoint-try").click();
  await page.locator(".lc-pg-hint").first().waitFor();
  assert.deepEqual(await letters(".lc-pg-field .lc-pg-hint"), [true, false]);
  const gap = `document.querySelector(".lc-pg-bar .method-pill").getBoundingClientRect().left - (() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(".lc-pg-address"));
    return range.getBoundingClientRect().right;
  })()`;
  assert.ok((await page.evaluate<number>(gap)) < 24, "the address stands beside its method");
});

test("a column stands on the side that Markdown names, also where the page runs from right to left", async (t) => {
  const table = "| a | b | c |\n|:---|---:|---|\n| 1 | 2 | 3 |";
  const navigation = { languages: [{ language: "he", pages: ["index"] }] };
  const config = { name: "A", theme: "mint", colors: { primary: "#0a6" }, navigation };
  const page = await openSite(t, browser, { "docs.json": JSON.stringify(config), "index.mdx": table });
  const sides = "[...document.querySelectorAll('td')].map((cell) => getComputedStyle(cell).textAlign)";
  assert.deepEqual(await page.evaluate(sides), ["left", "right", "start"]);
});

test("a banner runs as its own words do: in English from left to right, in Arabic from right to left", async () => {
  const directions = await Promise.all(
    ["New agents [Read more →](https://example.org)", "جديد [اقرأ المزيد ←](https://example.org)"].map(
      async (content) => {
        const change = (config: SiteConfig) => {
          config.banner = { content, dismissible: true, type: "info", color: null };
        };
        const site = await serveFixture(fixtureSite({ language: "ar", change }));
        const page = await browser.newPage();
        await page.goto(`${site.address}start`);
        const direction = await page.evaluate<string>(
          'getComputedStyle(document.querySelector("#banner > div")).direction',
        );
        await page.close();
        site.close();
        return direction;
      },
    ),
  );
  assert.deepEqual(directions, ["ltr", "rtl"]);
});

test("a name in Latin letters without room for it is cut at its end, also where the page runs from right to left", async (t) => {
  const navigation = { languages: [{ language: "ar", pages: ["index"] }] };
  const name = "Anchors and Chains of Harbours";
  const config = { name, theme: "mint", colors: { primary: "#0a6" }, navigation };
  const page = await openSite(
    t,
    browser,
    { "docs.json": JSON.stringify(config), "index.mdx": "---\ntitle: A\n---\n\nText\n" },
    { viewport: { width: 320, height: 700 } },
  );
  // The first letter is drawn within its box, and the last is not.
  const ends = await page.evaluate<boolean[]>(`(() => {
    const name = document.querySelector(".lc-site-name");
    const box = name.getBoundingClientRect();
    const text = name.firstChild;
    return [0, text.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const letter = range.getBoundingClientRect();
      return letter.left >= box.left - 1 && letter.right <= box.right + 1;
    });
  })()`);
  assert.deepEqual(ends, [true, false]);
});
