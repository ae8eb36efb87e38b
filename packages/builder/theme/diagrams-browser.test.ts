/** Diagrams that say how they look, by a directive or in their own frontmatter, beside those that take the page's colours. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser, waitFor } from "../test/browser.ts";
import { openSite } from "./testing/open-site.ts";

const browser = await openBrowser();

const graph = "flowchart TB\n  A[Quay] --> B[Berth]";
const fence = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\``;

/** Colours of the first node of each diagram: its ground and its words. */
const nodes = `[...document.querySelectorAll(".lc-diagram > svg")].map((svg) => ({
  ground: getComputedStyle(svg.querySelector(".node rect")).fill,
  words: getComputedStyle(svg.querySelector(".node text")).fill,
  font: getComputedStyle(svg.querySelector(".node text")).fontSize,
}))`;

interface Node {
  ground: string;
  words: string;
  font: string;
}

async function drawn(page: Page, count: number): Promise<Node[]> {
  await page
    .locator(".lc-diagram > svg")
    .nth(count - 1)
    .waitFor();
  return page.evaluate<Node[]>(nodes);
}

test("Colours that a diagram sets are those of its nodes, and not only of their words", async (t) => {
  const set = "'primaryColor': '#1a1a1a', 'primaryTextColor': '#ffffff'";
  const diagrams = [
    graph,
    `%%{init: {'theme': 'base', 'themeVariables': { ${set} }}}%%\n${graph}`,
    `%%{init: {'themeVariables': { ${set} }}}%%\n${graph}`,
    `---\nconfig:\n  theme: base\n  themeVariables:\n    primaryColor: "#1a1a1a"\n    primaryTextColor: "#ffffff"\n---\n${graph}`,
    graph,
  ];
  const page = await openSite(t, browser, { "index.mdx": diagrams.map(fence).join("\n\n") });
  const [first, ...own] = await drawn(page, diagrams.length);
  const last = own.pop();
  for (const { ground, words } of own)
    assert.deepEqual({ ground, words }, { ground: "rgb(26, 26, 26)", words: "rgb(255, 255, 255)" });
  assert.deepEqual(last, first);
  assert.notEqual(first?.ground, "rgb(26, 26, 26)");
});

test("A theme that a diagram names is drawn, in both modes; a size of its letters leaves it the page's colours", async (t) => {
  const diagrams = [
    graph,
    `%%{init: {"theme": "forest"}}%%\n${graph}`,
    `%%{init: {"theme": "dark"}}%%\n${graph}`,
    `%%{init: {"themeVariables": {"fontSize": "20px"}}}%%\n${graph}`,
  ];
  const page = await openSite(t, browser, { "index.mdx": diagrams.map(fence).join("\n\n") });
  const [plain, forest, dark, large] = await drawn(page, diagrams.length);
  assert.equal(forest?.ground, "rgb(205, 228, 152)");
  assert.notEqual(dark?.ground, plain?.ground);
  assert.equal(large?.ground, plain?.ground);
  assert.equal(large?.font, "20px");
  await page.evaluate(`document.documentElement.classList.add("dark")`);
  // The last of them is drawn last.
  await waitFor(page, `${nodes}.at(-1).ground !== ${JSON.stringify(large?.ground)}`);
  const again = await drawn(page, diagrams.length);
  assert.equal(again[1]?.ground, forest?.ground);
});
