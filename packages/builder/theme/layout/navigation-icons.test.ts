import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser, openPage } from "../../test/browser.ts";
import { build, compose, folderOf } from "../../test/build-fixture.ts";
import { serveBuilt } from "../testing/serve-built.ts";

const navigation = {
  anchors: [
    { anchor: "Blog", icon: "rss", href: "https://blog.example.org" },
    {
      anchor: "Docs",
      icon: "book",
      groups: [
        { group: "One", icon: "lucide:rocket", pages: ["index", "other"] },
        { group: "Two", icon: "🚀", pages: ["third"] },
      ],
    },
  ],
};
const browser = await openBrowser();
const site = {
  "docs.json": JSON.stringify({ name: "Icons", theme: "mint", colors: { primary: "#0a7" }, navigation }),
  "index.mdx": '---\ntitle: Home\nicon: house\n---\n\nText with <Icon icon="leaf" />.\n',
  "other.mdx": "---\ntitle: Other\nicon: house\n---\n\nText.\n",
  "third.mdx": "---\ntitle: Third\nicon: no-such-icon\n---\n\nText.\n",
};

test("Icons of the navigation are drawn by the stylesheet, each by one rule, and those of the text by their page", async (t) => {
  const { text, manifest } = await build(t, folderOf(t, site));
  const html = text("index.html").replace(/.*<div id="sidebar-content">/s, "");
  const ofHome = /<a href="[^"]*"[^>]*>(<svg[^>]*>)<\/svg>Home</.exec(html)?.[1] ?? "";
  assert.match(ofHome, /^<svg class="lc-icon lc-icon-mask lc-i\w{7}" aria-hidden="true">$/);
  assert.ok(html.includes(`${ofHome}</svg>Other<`));
  assert.match(html, /Text with <span class="icon"[^>]*><svg class="lc-icon" viewBox/);
  assert.match(html, /🚀/u);
  const styles = text(Object.keys(manifest.files).find((path) => /theme\.\w+\.css$/.test(path)) as string);
  const [name] = /lc-i\w{7}/.exec(ofHome) ?? [];
  assert.equal(styles.split(`.${name}{`).length, 2);
});

test("A browser draws them under the policy of hosted pages, in the colour of their words", async (t) => {
  const served = await serveBuilt(await build(t, folderOf(t, site)));
  t.after(() => served.close());
  const page = await openPage(t, browser, served.origin);
  const icons = await page.evaluate<{ isDrawn: boolean; width: number; isOfWords: boolean }[]>(`Promise.all(
    [...document.querySelectorAll(".lc-icon-mask")].map(async (icon) => {
      const style = getComputedStyle(icon);
      const image = new Image();
      image.src = style.maskImage.slice(5, -2).replaceAll('\\\\"', '"');
      await image.decode();
      return {
        isDrawn: image.width > 0,
        width: icon.getBoundingClientRect().width,
        isOfWords: style.backgroundColor === getComputedStyle(icon.parentElement).color,
      };
    }))`);
  assert.ok(icons.length >= 5, String(icons.length));
  for (const icon of icons) assert.deepEqual(icon, { ...icon, isDrawn: true, isOfWords: true });
  assert.ok(icons.some(({ width }) => width >= 12));
});

test("In a bundle pages draw them, for hosts whose policy refuses pictures in a stylesheet", async (t) => {
  const { files } = await compose(await build(t, folderOf(t, site)), { target: "air-gapped" });
  const html = Buffer.from(files.get("index.html") ?? []).toString();
  assert.doesNotMatch(html, /lc-icon-mask/);
  assert.match(html, /<svg class="lc-icon" viewBox="[^"]*" aria-hidden="true">(?:(?!<\/svg>).)*<\/svg>Home</);
});
