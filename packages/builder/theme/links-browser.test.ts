/** How links within text are drawn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../test/browser.ts";
import { openSite } from "./testing/open-site.ts";

const browser = await openBrowser();

test("an anchor that leads nowhere is drawn as the text around it, and one that leads somewhere as a link", async (t) => {
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#0d7a5f" },
      navigation: { pages: ["index"] },
    }),
    "index.mdx": '---\ntitle: A\n---\n\n## <a name="old">Named</a>\n\nSee [it](#old).\n',
  });
  const lines = await page.evaluate<string[]>(
    `[...document.querySelectorAll("#content :is(h2 > a[name], p > a)")].map((one) => getComputedStyle(one).textDecorationLine)`,
  );
  assert.deepEqual(lines, ["none", "underline"]);
});

test("a link is as heavy as the words that it stands in where those are heavier than a link", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx":
      "See [plain](/).\n\n## Try [heading](/) out\n\n**All of [bold](/) words**, [a **part**](/).\n\n| Head [cell](/) |\n| --- |\n| x |\n",
  });
  const weights = await page.evaluate(`
    [...document.querySelectorAll("#content a:not(.lc-heading-anchor)")]
      .map((link) => { const weight = (one) => getComputedStyle(one).fontWeight; return [link.textContent, weight(link) - weight(link.parentElement)]; })
  `);
  assert.deepEqual(weights, [
    ["plain", 100],
    ["heading", 0],
    ["bold", 0],
    ["a part", 100],
    ["cell", 0],
  ]);
});
