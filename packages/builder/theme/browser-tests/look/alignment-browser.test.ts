/** Lines, signs and boxes that stand beside or below each other: to the pixel where they should. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

/** One edge or size of each element of a selector. */
function each(page: Page, selector: string, side: "left" | "top" | "bottom" | "height"): Promise<number[]> {
  return page.evaluate(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => one.getBoundingClientRect().${side})`,
  );
}

test("signs above and below the line leave the lines of a text as far apart as they are", async (t) => {
  const text = (sign: string) => `Water is H${sign} and a footnote follows.`;
  const content = [text("2O"), text("<sub>2</sub>O"), text("<sup>2</sup>"), "A note[^1].\n\n[^1]: It."].join("\n\n");
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Text\n---\n\n${content}\n` });
  const heights = (await each(page, ".mdx-content > .lc-paragraph, .mdx-content > p", "height")).slice(0, 4);
  assert.equal(heights.length, 4);
  assert.equal(new Set(heights).size, 1, heights.join(" "));
});

test("files and folders of a tree stand below each other", async (t) => {
  const tree =
    '<Tree><Tree.Folder name="app"><Tree.File name="a.ts" /></Tree.Folder><Tree.File name="package.json" /></Tree>';
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Tree\n---\n\n${tree}\n` });
  for (const part of [".lc-icon", ".lc-tree-name"]) {
    const [folder, , file] = await each(page, `.tree .lc-tree-row > ${part}`, "left");
    assert.equal(folder, file, part);
  }
});

test("what is told of a field stands in one line, and a box right below it keeps its distance", async (t) => {
  const inner = '<Expandable title="parts"><ResponseField name="id" type="string">One.</ResponseField></Expandable>';
  const field = `<ParamField body="cargo" type="object" default="{}" required>\n${inner}\n</ParamField>`;
  const page = await openSite(t, browser, { "index.mdx": `---\ntitle: Fields\n---\n\n${field}\n` });
  const pills = "#param-cargo > .param-head > span";
  for (const side of ["top", "height"] as const)
    assert.equal(new Set(await each(page, pills, side)).size, 1, `${side}: ${await each(page, pills, side)}`);
  const size = await page.evaluate<number>(
    `parseFloat(getComputedStyle(document.querySelector("${pills} code")).fontSize)`,
  );
  assert.ok(size >= 11, `${size}px are read with effort`);
  const [head = 0] = await each(page, "#param-cargo > .param-head", "bottom");
  const [box = 0] = await each(page, "#param-cargo .expandable", "top");
  assert.ok(box - head >= 8, `${box - head} pixels`);
});
