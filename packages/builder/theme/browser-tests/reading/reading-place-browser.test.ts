/** Where the reader is in a page: led there by links within it, and brought back there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const diagram = "```mermaid\ngraph TD\nA-->B\nB-->C\nC-->D\nD-->E\n```\n\n";
const sections = Array.from({ length: 30 }, (_, index) => {
  const drawn = index % 6 === 2 ? diagram : "";
  return `## Section ${index + 1}\n\n${drawn}${"Words of a long text that goes on. ".repeat(30)}\n\n`;
});
const files = {
  "long.mdx": `---\ntitle: Long\n---\n\n[Ahead](#section-20)\n\n${sections.join("")}`,
  "closed.mdx": `---\ntitle: Closed\n---\n\n[To it](#inside)\n\n<Tabs>\n<Tab title="One">\nFirst.\n</Tab>\n<Tab title="Two">\n## Inside\n\nSecond.\n</Tab>\n</Tabs>\n\n<Accordion title="More">\n${"A paragraph.\n\n".repeat(60)}\nRead until here.\n\n${"A paragraph.\n\n".repeat(30)}</Accordion>\n`,
};

const topOf = (page: Page, id: string) =>
  page.evaluate<number>(`Math.round(document.getElementById("${id}").getBoundingClientRect().top)`);
const areDrawn = 'document.querySelectorAll(".lc-diagram > svg").length === 5';
/** All heights at which the page stands from now on, also after it is loaded again. */
const watched = `window.heights = []; (function look() { heights.push(Math.round(scrollY)); requestAnimationFrame(look); })();`;

/** Reads a page until after its fifteenth section, so that everything in it is drawn. */
async function read(page: Page): Promise<number> {
  await page.evaluate('document.getElementById("section-3").scrollIntoView({ behavior: "instant" })');
  await waitFor(page, areDrawn);
  await page.evaluate(
    'document.getElementById("section-15").scrollIntoView({ behavior: "instant" }); scrollBy({ top: 150, behavior: "instant" })',
  );
  return topOf(page, "section-15");
}

for (const way of ["back", "again"] as const) {
  test(`on the way ${way} the reader finds the place that was read, at once`, async (t) => {
    const page = await openSite(t, browser, files);
    await page.addInitScript(watched);
    await page.goto(new URL("/long", page.url()).href);
    const before = await read(page);
    if (way === "again") await page.reload();
    else {
      await page.goto(new URL("/closed", page.url()).href);
      await page.goBack();
    }
    await waitFor(page, areDrawn);
    await page.waitForTimeout(300);
    const heights = await page.evaluate<number[]>("[...new Set(heights)].filter((height) => height > 0)");
    assert.ok(heights.length < 5, `stood at ${heights.slice(0, 20).join(", ")}`);
    assert.ok(
      Math.abs((await topOf(page, "section-15")) - before) <= 2,
      `${await topOf(page, "section-15")}, ${before}`,
    );
    // What is drawn when the reader goes up moves nothing that is read.
    await page.mouse.wheel(0, -200);
    await page.waitForTimeout(300);
    assert.ok((await topOf(page, "section-15")) > before);
  });
}

test("a link within the page glides to its place, which what is drawn on the way moves", async (t) => {
  const page = await openSite(t, browser, files);
  await page.evaluate(watched);
  await page.getByText("Ahead").click();
  await waitFor(page, areDrawn);
  await waitFor(page, 'Math.abs(document.getElementById("section-20").getBoundingClientRect().top) < 200');
  const heights = await page.evaluate<number[]>("[...new Set(heights)]");
  assert.ok(heights.length > 5, `stood at ${heights.join(", ")}`);
});

test("what stood open where the reader was stands open again", async (t) => {
  const page = await openSite(t, browser, files);
  await page.goto(new URL("/closed", page.url()).href);
  await page.locator("summary", { hasText: "More" }).click();
  await page.getByText("Read until here.").evaluate((text) => text.scrollIntoView({ block: "center" }));
  await page.goto(new URL("/long", page.url()).href);
  await page.goBack();
  await page.getByText("Read until here.").waitFor();
  await waitFor(page, "scrollY > 500");
  assert.ok(await page.getByText("Read until here.").isVisible());
});

test("a link leads into what is closed a second time, too", async (t) => {
  const page = await openSite(t, browser, files);
  await page.goto(new URL("/closed", page.url()).href);
  for (let times = 0; times < 2; times++) {
    await page.getByRole("tab", { name: "One" }).click();
    await page.getByText("First.").waitFor();
    await page.getByText("To it").click();
    await page.getByText("Second.").waitFor();
  }
});
