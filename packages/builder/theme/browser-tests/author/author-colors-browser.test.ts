import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

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
      '[...document.querySelectorAll(".callout-icon, .lc-face-sign")].map((icon) => getComputedStyle(icon).color)',
    );
    assert.equal(colors.length, 3);
    const lightness = colors.map((color) => Number(/^oklch\(([\d.]+)/.exec(color)?.[1]));
    assert.deepEqual(lightness.map(isSeen), [true, true, true], `${colorScheme}: ${colors.join(" ")}`);
    if (colorScheme === "dark") assert.ok((lightness[2] ?? 0) > 0.8, "a light colour stays as it is");
    else assert.ok((lightness[0] ?? 1) < 0.4, "a dark colour stays as it is");
  }
});

test("the colours of the site are there for stylesheets as channels and as whole colours", async (t) => {
  const page = await openSite(t, browser, {
    "docs.json": JSON.stringify({
      name: "A",
      theme: "mint",
      colors: { primary: "#0a6e5c", light: "#7fe0c8", dark: "#043d33" },
      background: { color: { light: "#fffaf0" } },
      navigation: { pages: ["index"] },
    }),
    "style.css":
      "#a { color: rgb(var(--primary)); } #b { color: var(--color-primary); } #c { color: var(--color-primary-light); } #d { color: var(--color-primary-dark); } #e { color: var(--color-background-light); }",
    "index.mdx": "abcde".replace(/./g, '<div id="$&">$&</div>\n\n'),
  });
  const colors = await page.evaluate<string[]>(
    '[..."abcde"].map((id) => getComputedStyle(document.getElementById(id)).color)',
  );
  assert.deepEqual(colors, [
    "rgb(10, 110, 92)",
    "rgb(10, 110, 92)",
    "rgb(127, 224, 200)",
    "rgb(4, 61, 51)",
    "rgb(255, 250, 240)",
  ]);
});

test("variables of a stylesheet of the content, named as anyone would, leave the look of the theme alone", async (t) => {
  const names =
    "accent bg text text-muted text-strong line surface raised radius shadow-md green tone code-ground body-weight header-height";
  const variables = names.split(" ").map((name) => `--${name}: 34 197 94;`);
  const content = 'Text with `code` and [a link](/).\n\n<Note>Text</Note>\n\n<Card title="A" icon="ship">Text</Card>\n';
  const looks = async (style: string): Promise<unknown> => {
    const page = await openSite(t, browser, { "style.css": style, "index.mdx": content });
    return page.evaluate(`[...document.querySelectorAll("*")].map((one) => {
      const { color, backgroundColor, borderTopColor, borderRadius, boxShadow, fontWeight } = getComputedStyle(one);
      return [one.localName, color, backgroundColor, borderTopColor, borderRadius, boxShadow, fontWeight].join(" ");
    })`);
  };
  assert.deepEqual(await looks(`:root { ${variables.join(" ")} }`), await looks(":root { --own: 1px; }"));
});
