import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

test("Items without a box to tick keep their bullets beside those that have one", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": "---\ntitle: List\n---\n\n- plain\n- [ ] task\n  - inner\n\n1. [x] only\n2. [ ] tasks\n",
  });
  const signs = await page.evaluate<string[]>(
    `[...document.querySelectorAll(".mdx-content li")].map((item) => getComputedStyle(item).listStyleType)`,
  );
  assert.deepEqual(signs, ["disc", "none", "disc", "none", "none"]);
  const [plain, task] = await page.evaluate<
    number[]
  >(`[...document.querySelectorAll(".mdx-content ul:first-child > li")].map((item) => {
    const range = document.createRange();
    const text = [...item.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
    range.setStart(text, text.data.search(/\\S/));
    range.setEnd(text, text.data.trimEnd().length);
    return range.getBoundingClientRect().left;
  })`);
  assert.ok(Math.abs((plain as number) - (task as number)) < 2, `their texts begin at ${plain} and ${task}`);
});

test("The text of an item stands beside its box, also where lines stand between the items", async (t) => {
  const page = await openSite(t, browser, {
    "index.mdx": "---\ntitle: List\n---\n\n- [ ] first\n\n- [x] second\n\n  More of it.\n",
  });
  const rows = await page.evaluate<
    number[][]
  >(`[...document.querySelectorAll(".mdx-content .task-list-item")].map((item) =>
    [item.querySelector("input"), item.querySelector("p")].map((part) => {
      const { top, bottom } = part.getClientRects()[0];
      return (top + bottom) / 2;
    }))`);
  assert.equal(rows.length, 2);
  for (const [box, text] of rows) assert.ok(Math.abs((box as number) - (text as number)) < 8, rows.join(" | "));
});
