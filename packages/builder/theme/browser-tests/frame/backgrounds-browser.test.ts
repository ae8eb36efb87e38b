/** What stands behind a page, and what the system's own colours leave of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const config = {
  name: "Harbour",
  theme: "mint",
  colors: { primary: "#0d7a5f" },
  background: { image: "/sea.svg" },
  navigation: { tabs: ["Guides", "More"].map((tab, at) => ({ tab, pages: [`p${at}`] })) },
};
const files = {
  "docs.json": JSON.stringify(config),
  "sea.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#048" d="M0 0h8v8H0z"/></svg>',
  "p0.mdx": "---\ntitle: Berths\n---\n\n## One\n\nText with a <mark>word</mark>.\n\n## Two\n",
  "p1.mdx": "---\ntitle: Cranes\n---\n\nText.\n",
};

test("a picture behind the page ends without an edge across the text", async (t) => {
  const page = await openSite(t, browser, files);
  const style = (name: string) => page.evaluate<string>(`getComputedStyle(document.body, "::before").${name}`);
  assert.match(await style("backgroundImage"), /sea/);
  assert.match(await style("maskImage"), /rgba\(0, 0, 0, 0\)\)$/, "at its foot nothing is left of it");
});

test("where the system chooses the colours, the line below the tabs goes through under the one that is read", async (t) => {
  const page = await openSite(t, browser, files, { forcedColors: "active", viewport: { width: 1280, height: 800 } });
  const line = await page.evaluate<string>(
    'getComputedStyle(document.querySelector(".nav-tabs-item[data-active]")).boxShadow',
  );
  assert.equal(line, "none");
});

test("in dark colours of the system the words that were found are read, also where the reader chose light pages", async (t) => {
  const page = await openSite(t, browser, files, { forcedColors: "active", colorScheme: "dark" });
  await page.evaluate('localStorage.setItem("isDarkMode", "light")');
  await page.reload();
  await page.keyboard.press("ControlOrMeta+k");
  await page.locator("#search-input").fill("text");
  await page.locator(".lc-search mark").first().waitFor();
  const style = (selector: string, name: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector("${selector}")).${name}`);
  for (const mark of [".lc-search mark", ".mdx-content mark"]) {
    const ground = await style(mark, "backgroundColor");
    assert.match(ground, /^rgb\(/, `${mark} has no ground`);
    assert.notEqual(ground, await style(mark, "color"), mark);
  }
  // White words stand on it, and a gradient's colours are nobody's but the page's.
  assert.match(await style(".lc-toc-button", "borderImageSource"), /^linear-gradient\((Canvas|rgb\(0, 0, 0\)) /i);
});
