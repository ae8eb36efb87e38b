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

test("icons in a dark colour of the author's are light enough to be seen in dark mode, and others keep theirs", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": content }, { colorScheme: "dark" });
  const colors = await page.evaluate<string[]>(
    '[...document.querySelectorAll(".callout-icon, .lc-card-icon")].map((icon) => getComputedStyle(icon).color)',
  );
  assert.equal(colors.length, 3);
  const lightness = colors.map((color) => Number(/^oklch\(([\d.]+)/.exec(color)?.[1]));
  assert.deepEqual(
    lightness.map((l) => l >= 0.6),
    [true, true, true],
    colors.join(" "),
  );
  assert.ok((lightness[2] ?? 0) > 0.8, "a light colour stays as it is");
});
