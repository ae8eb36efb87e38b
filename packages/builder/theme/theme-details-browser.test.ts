import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../test/browser.ts";
import { openSite } from "./testing/open-site.ts";

const browser = await openBrowser();

const files = (theme: string) => ({
  "docs.json": JSON.stringify({
    name: "Harbour",
    theme,
    colors: { primary: "#0d7a5f" },
    navbar: { primary: { type: "button", label: "Sign in", href: "https://example.com" } },
    navigation: { pages: ["index"] },
  }),
  "index.mdx": "---\ntitle: Berths\ntag: New\n---\n\nText.\n\n<Panel>Beside.</Panel>\n",
});

for (const theme of ["luma", "linden", "willow", "almond", "aspen"])
  test(`in ${theme} the tag of the page that is read stands on a ground, buttons have one shape, and a panel the font of text`, async (t) => {
    const page = await openSite(t, browser, files(theme));
    const styleOf = (selector: string, name: string) =>
      page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${name}`);
    const entry = "#sidebar a[data-active]";
    const ground = await styleOf(`${entry} .nav-tag-pill`, "backgroundColor");
    // Where the entry has no ground of its own, the page's is seen.
    for (const around of [entry, "html"]) {
      if (theme === "luma" && around === "html") continue;
      assert.notEqual(ground, await styleOf(around, "backgroundColor"), around);
    }
    const shape = await styleOf("#topbar-cta-button > a > span", "borderRadius");
    assert.equal(shape, await styleOf("#topbar-cta-button > a", "borderRadius"));
    assert.equal(await styleOf(".panel", "fontFamily"), await styleOf(".mdx-content", "fontFamily"));
  });
