/** Headings that are called as parts of the frame are: they look like others, and links lead to them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const names = ["Sidebar", "Header", "Table of contents", "Footer", "Pagination", "Banner", "Navbar", "Page title"];
const files = {
  "index.mdx": `---\ntitle: Parts\n---\n\nText.\n\n## Usual\n\n[Down](#sidebar)\n\n${names
    .map((name) => `## ${name}\n\n${"Text. ".repeat(300)}\n`)
    .join("\n")}`,
  "closed.mdx": '---\ntitle: Closed\n---\n\n<Accordion title="Sidebar" id="sidebar">Inside.</Accordion>\n',
  "next.mdx": "---\ntitle: Next\n---\n\nText.\n",
};

test("a heading looks like every other, whatever it is called", async (t) => {
  const page = await openSite(t, browser, files);
  const looks = await page.evaluate<string[]>(`[...document.querySelectorAll("#content h2")].map((heading) => {
    const { color, display, position, fontSize, padding, margin, borderTop, width, gap } = getComputedStyle(heading);
    return JSON.stringify({ color, display, position, fontSize, padding, margin, borderTop, width, gap });
  })`);
  assert.equal(looks.length, names.length + 1);
  for (const [index, look] of looks.entries()) assert.equal(look, looks[0], names[index - 1]);
});

test("links, addresses and the list of contents lead to it", async (t) => {
  const page = await openSite(t, browser, files);
  const reaches = async (id: string) => {
    const place = `#content [id="${id}"]`;
    const isThere = `scrollY > 0 && Math.abs(document.querySelector('${place}').getBoundingClientRect().top) < 200`;
    for (let looks = 0; !(await page.evaluate<boolean>(isThere)); looks++) {
      assert.ok(looks < 100, `${page.url()} shows ${id}`);
      await page.waitForTimeout(100);
    }
  };
  await page.locator("#content a", { hasText: "Down" }).click();
  await reaches("sidebar");
  await page.goto(new URL("/next#top", page.url()).href);
  await page.goto(new URL("/#header", page.url()).href);
  await reaches("header");
  const entry = page.locator("nav#table-of-contents li", { hasText: "Table of contents" });
  await entry.locator("a").click();
  await reaches("table-of-contents");
  await page.locator("nav#table-of-contents li[data-active]", { hasText: "Table of contents" }).waitFor();
});

test("an address opens an accordion of such a name", async (t) => {
  const page = await openSite(t, browser, files);
  await page.goto(new URL("/closed#sidebar", page.url()).href);
  await page.getByText("Inside.").waitFor();
});
