/** Edges and grounds of boxes: seen in every colour, and only where there is one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

const styles = (page: Page, selector: string, name: string) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => getComputedStyle(one).${name})`,
  );

/** How the colours of a selector's elements are painted over the page's. */
const painted = (page: Page, selector: string, name: string) =>
  page.evaluate<number[][]>(`(() => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const draw = (color) => { context.fillStyle = color; context.fillRect(0, 0, 1, 1); };
    return [...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => {
      draw(getComputedStyle(document.body).backgroundColor);
      draw(getComputedStyle(one)[${JSON.stringify(name)}]);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });
  })()`);

for (const colorScheme of ["light", "dark"] as const)
  test(`a callout has an edge also where its colour is the page's (${colorScheme})`, async (t) => {
    const content = ["#ffffff", "#000000", "#2f7df6"].map((color) => `<Callout color="${color}">Text.</Callout>`);
    const files = { "index.mdx": `---\ntitle: Boxes\n---\n\n${content.join("\n\n")}\n` };
    const page = await openSite(t, browser, files, { colorScheme });
    const [ground = []] = await painted(page, "body", "backgroundColor");
    const edges = await painted(page, ".callout", "borderTopColor");
    assert.equal(edges.length, 3);
    for (const edge of edges) {
      const most = Math.max(...edge.map((one, index) => Math.abs(one - (ground[index] as number))));
      assert.ok(most >= 12, `${edge} on ${ground}`);
    }
  });

test("where the system chooses the colours, only the lines of code that are marked have an edge", async (t) => {
  const code = "```ts {1}\nconst a = 1;\nconst b = 2; // [!code ++]\nconst c = 3;\n```";
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `---\ntitle: Code\n---\n\n${code}\n` },
    { forcedColors: "active" },
  );
  const lines = ".code-block .line";
  assert.deepEqual(await styles(page, lines, "borderInlineStartWidth"), ["2px", "2px", "0px"]);
  const starts = await page.evaluate<number[]>(`[...document.querySelectorAll("${lines}")].map((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return range.getBoundingClientRect().left;
  })`);
  assert.equal(new Set(starts).size, 1, `the code stands in one line: ${starts}`);
});

test("the head of a prompt has the ground of the head of code", async (t) => {
  const content =
    '<Prompt description="Set up" actions={["copy"]}>\nInstall it.\n</Prompt>\n\n```ts title="a.ts"\na\n```';
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await openSite(t, browser, { "index.mdx": `---\ntitle: A\n---\n\n${content}\n` }, { colorScheme });
    const grounds = await styles(page, ".prompt, .lc-code-header", "backgroundColor");
    assert.equal(grounds.length, 2);
    assert.equal(new Set(grounds).size, 1, grounds.join(" "));
  }
});
