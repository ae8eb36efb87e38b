/** What is cut at the edge of its place shows that it goes on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const headings = Array.from({ length: 60 }, (_, index) => `## Heading ${index}\n\nText.\n`).join("\n");
const path = `/organizations/{organizationId}/harbours/{harbourId}/berths/{berthId}/containers/{containerId}`;
const pages = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`page-${index}.mdx`, `---\ntitle: Page ${index}\n---\n\nText.\n`]),
);

test("the list of headings and the navigation fade at their foot until their end is reached; on a short page nothing does", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Long\n---\n\n${headings}`, ...pages });
  for (const column of ["#table-of-contents-layout", "#sidebar"]) {
    assert.equal(await footFades(page, column), true, column);
    await page.locator(column).evaluate((one) => one.scrollTo(0, one.scrollHeight));
    assert.equal(await footFades(page, column), false, `the end of ${column}`);
  }
  const short = await openSite(t, browser, { "index.mdx": "---\ntitle: Short\n---\n\n## One\n\n## Two\n" });
  for (const column of ["#table-of-contents-layout", "#sidebar"]) assert.equal(await footFades(short, column), false);
});

test("a long path of an operation fades at its end", async (t) => {
  const content = `---\ntitle: Put\napi: PUT https://api.example.com${path}\n---\n\nText.\n`;
  const page = await openSite(t, browser, { "index.mdx": content });
  await fades(page, ".lc-endpoint-path", 0);
});

test("a formula wider than the text fades at its end, and one that fits does not", async (t) => {
  const formulas = ["a", Array.from({ length: 60 }, (_, index) => `a_{${index}}`).join(" + ")];
  const content = `---\ntitle: Sum\n---\n\n${formulas.map((one) => `$$\n${one}\n$$`).join("\n\n")}\n`;
  const page = await openSite(t, browser, { "index.mdx": content });
  await fades(page, ".lc-math-block", 1);
  assert.equal(await page.evaluate("getComputedStyle(document.querySelector('.lc-math-block')).maskImage"), "none");
});

test("an example of an API that is cut on a phone fades at its foot", async (t) => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`).join("\n");
  const example = (name: string, code: string) => `<${name}>\n\n\`\`\`text 200\n${code}\n\`\`\`\n\n</${name}>\n`;
  const content = `---\ntitle: Get\n---\n\n${example("RequestExample", lines)}\n${example("ResponseExample", "short")}`;
  const page = await openSite(t, browser, { "index.mdx": content });
  await page.setViewportSize({ width: 390, height: 844 });
  await fades(page, ".lc-request-example pre", 0);
  assert.equal(
    await page.evaluate("getComputedStyle(document.querySelector('.lc-response-example pre')).maskImage"),
    "none",
  );
});

test("a list of long names of code is as wide as its row, so that its arrow is no part of what fades", async (t) => {
  const title = "200 When all that was asked for had gone as it should";
  const code = `<CodeGroup dropdown>\n\n\`\`\`json ${title}\n1\n\`\`\`\n\n\`\`\`json 404\n2\n\`\`\`\n\n</CodeGroup>`;
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Code\n---\n\n${code}\n` });
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.locator(".code-group > .lc-tablist");
  await row.locator("select").waitFor();
  assert.ok(await row.evaluate((one) => one.scrollWidth <= one.clientWidth), "the row is scrolled");
});

/** Waits for the fading of the element of that index: what scrolls is looked at with the frames that are drawn. */
async function fades(page: Page, selector: string, index: number): Promise<void> {
  const mask = `getComputedStyle(document.querySelectorAll(${JSON.stringify(selector)})[${index}]).maskImage`;
  await page.waitForFunction(`${mask}.includes("gradient")`);
}

/** The mask is as tall as the column while its foot fades, and taller at its end; without scrolling there is none. */
async function footFades(page: Page, column: string): Promise<boolean> {
  return page.evaluate<boolean>(`(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { maskImage, maskSize } = getComputedStyle(document.querySelector("${column}"));
    return maskImage !== "none" && maskSize === "100% 100%";
  })()`);
}
