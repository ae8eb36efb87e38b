import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../test/browser.ts";
import { openSite } from "./testing/open-site.ts";

const browser = await openBrowser();

const content = `---
title: Colours
---

<Callout icon="anchor" color="#1e3a8a">Dark blue.</Callout>

<Card title="Dark blue" icon="anchor" color="#1e3a8a">Text.</Card>

<Callout icon="anchor" color="#fbbf24">Light already.</Callout>
`;

test("icons in a colour of the author's are seen in light and in dark mode, and keep it where they are already", async (t) => {
  for (const [colorScheme, isSeen] of [
    ["dark", (l: number) => l >= 0.6],
    ["light", (l: number) => l <= 0.65],
  ] as const) {
    const page = await openSite(t, browser, { "index.mdx": content }, { colorScheme });
    const colors = await page.evaluate<string[]>(
      '[...document.querySelectorAll(".callout-icon, .lc-card-icon")].map((icon) => getComputedStyle(icon).color)',
    );
    assert.equal(colors.length, 3);
    const lightness = colors.map((color) => Number(/^oklch\(([\d.]+)/.exec(color)?.[1]));
    assert.deepEqual(lightness.map(isSeen), [true, true, true], `${colorScheme}: ${colors.join(" ")}`);
    if (colorScheme === "dark") assert.ok((lightness[2] ?? 0) > 0.8, "a light colour stays as it is");
    else assert.ok((lightness[0] ?? 1) < 0.4, "a dark colour stays as it is");
  }
});
