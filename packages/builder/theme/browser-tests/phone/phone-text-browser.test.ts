import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";
import { openPhonePage } from "../../testing/phone-page.ts";

const browser = await openBrowser();

test("the end of a long first line of code can be read beside the button that copies it", async (t) => {
  const page = await openPhonePage(t, browser);
  const blocks = await page.evaluate<{ end: number; button: number; height: number }[]>(`
    [...document.querySelectorAll(".code-block")].map((block) => {
      const code = block.querySelector("pre");
      code.scrollLeft = code.scrollWidth;
      const text = document.createRange();
      text.selectNodeContents(code.querySelector(".line") ?? code.firstChild);
      return {
        end: Math.max(...[...text.getClientRects()].map(({ right }) => right)),
        button: block.querySelector("button").getBoundingClientRect().x,
        height: code.firstChild.getBoundingClientRect().height,
      };
    })`);
  assert.equal(blocks.length, 2);
  for (const { end, button, height } of blocks) {
    assert.ok(end <= button, `the text ends at ${end}, the button begins at ${button}`);
    assert.equal(height, 24, "and stands in its own line");
  }
});

test("columns of a wide table are as wide as reading asks for", async (t) => {
  const page = await openPhonePage(t, browser);
  const notes = await page.locator(".lc-table td").last().boundingBox();
  assert.ok(notes && notes.width >= 200, JSON.stringify(notes));
});

test("the name of a file breaks where the frame of its tree ends", async (t) => {
  const name = "a-file-with-a-name-that-goes-on-and-on.component.stories.test.ts";
  const tree = `<Tree><Tree.Folder name="berths" defaultOpen><Tree.File name="${name}" /></Tree.Folder></Tree>`;
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `---\ntitle: Files\n---\n\n${tree}\n` },
    { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true },
  );
  const frame = await page.locator(".tree").boundingBox();
  const words = await page.getByText(name).boundingBox();
  assert.ok(frame && words && words.x + words.width < frame.x + frame.width, JSON.stringify({ frame, words }));
});

test("the controls of a diagram hide no part of it, and the menu of a group of code is whole", async (t) => {
  const diagram = "```mermaid\ngraph TD; A[Quay]-->B[Berth]; B-->C[Ship]\n```";
  const code = "<CodeGroup dropdown>\n\n```js\n1\n```\n\n```py\n2\n```\n\n</CodeGroup>";
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `---\ntitle: Diagram\n---\n\n${diagram}\n\n${code}\n` },
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  );
  await page.locator(".lc-diagram-controls").waitFor();
  const boxes = ["> svg", "> .lc-diagram-controls"].map((part) => page.locator(`.lc-diagram ${part}`).boundingBox());
  const [drawing, controls] = await Promise.all(boxes);
  assert.ok(drawing && controls && drawing.y + drawing.height <= controls.y, JSON.stringify({ drawing, controls }));
  const row = page.locator(".code-group > .lc-tablist");
  await row.locator("select").waitFor();
  assert.ok(await row.evaluate((one) => one.scrollHeight <= one.clientHeight), "the row cuts the menu");
});

test("code within a line keeps to the text's width, and flags are not broken at their hyphens", async (t) => {
  const page = await openSite(
    t,
    browser,
    {
      "index.mdx":
        "Use `agents.defaults.compaction.memoryFlush.softThresholdTokens` or the flag `--no-restart-on-failure`, or `npm ci --ignore-scripts --no-audit`.\n\n| Flag | What |\n|---|---|\n| `--no-restart-on-failure` | A long text of what the flag does when it is given |\n",
    },
    { viewport: { width: 390, height: 844 } },
  );
  const right = await page.evaluate(
    "Math.max(...[...document.querySelectorAll('p code')].flatMap((code) => [...code.getClientRects()].map(({ right }) => right - code.closest('p').getBoundingClientRect().right)))",
  );
  assert.ok(Number(right) <= 0.5, `stands out by ${right} px`);
  const lines = await page.evaluate(
    "[...document.querySelectorAll('code')].filter((code) => code.textContent.startsWith('--')).map((code) => Math.round(code.getBoundingClientRect().height / parseFloat(getComputedStyle(code).fontSize)))",
  );
  assert.deepEqual(lines, [2, 2], "one line of text with its edge");
});

test("the arrow of a card stands beside its title in a narrow box", async (t) => {
  const title = "I ".repeat(60).trim(); // words that fill each line
  const card = (more: string) => `<Card title="${title}" href="/" arrow ${more}>Text</Card>`;
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `<CardGroup cols={3}>\n${card("")}\n${card('horizontal icon="rocket"')}\n</CardGroup>\n` },
    { viewport: { width: 1000, height: 800 } },
  );
  const overlaps = await page.evaluate(`[...document.querySelectorAll(".card")].map((card) => {
    const arrow = card.querySelector(".lc-face-arrow").getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(card.querySelector(".lc-face-title").firstChild);
    return [...range.getClientRects()].some(({ right, top, bottom }) => right > arrow.left && top < arrow.bottom && bottom > arrow.top);
  })`);
  assert.deepEqual(overlaps, [false, false]);
});

test("a long name in a title breaks where its words meet", async (t) => {
  const page = await openSite(
    t,
    browser,
    { "index.mdx": "---\ntitle: getSmartAccountAddressFromInitialSigner\n---\n\nText.\n" },
    { viewport: { width: 390, height: 844 } },
  );
  const lines = await page.evaluate(`(() => {
    const lines = new Map();
    const walker = document.createTreeWalker(document.querySelector("#page-title"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) for (let at = 0; at < walker.currentNode.length; at++) {
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? "") + range.toString());
    }
    return [...lines.values()];
  })()`);
  assert.ok(
    (lines as string[]).length > 1 && (lines as string[]).slice(1).every((line) => /^[A-Z]/.test(line)),
    `${lines}`,
  );
});

test("the link of a heading stands nowhere beyond a narrow window, where a line of the heading is full", async (t) => {
  const page = await openSite(
    t,
    browser,
    { "index.mdx": `# \`${"name_".repeat(9)}\`\n\nText.\n\n## ${"Berths ".repeat(12)}\n\nText.\n` },
    { viewport: { width: 390, height: 844 } },
  );
  for (let width = 340; width <= 420; width += 8) {
    await page.setViewportSize({ width, height: 844 });
    assert.equal(await page.evaluate("document.scrollingElement.scrollWidth"), width);
  }
});

test("a long example of a reference keeps nobody from what follows, and is printed whole", async (t) => {
  const lines = Array.from({ length: 200 }, (_, index) => `"berth_${index}": 1,`).join("\n");
  const example = `<ResponseExample>\n\`\`\`json 200\n${lines}\n\`\`\`\n</ResponseExample>\n\n## Book\n\n\`\`\`json\n${lines}\n\`\`\``;
  const page = await openSite(t, browser, { "index.mdx": example }, { viewport: { width: 390, height: 844 } });
  const height = (within: string) =>
    page
      .locator(`${within} pre`)
      .first()
      .evaluate((pre) => pre.clientHeight);
  assert.ok((await height(".lc-response-example")) < 500);
  assert.ok((await height("#content > .code-block")) > 2000, "what an author writes into the text stays as it is");
  await page.emulateMedia({ media: "print" });
  assert.ok((await height(".lc-response-example")) > 2000);
});

test("the full stop behind long code stands behind it, however the code fills its lines", async (t) => {
  const name = "lectern_deployments_Total/of:berths_booked_inAdvance_perHarbour_andQuay";
  const lengths = Array.from({ length: 30 }, (_, at) => 41 + at);
  const codes = lengths.flatMap((length) => [name.slice(0, length), "abcdefghij".repeat(7).slice(0, length)]);
  const page = await openSite(
    t,
    browser,
    {
      "index.mdx": codes.map((code) => `Set \`${code}\`.`).join("\n\n"),
    },
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  );
  const alone = await page.evaluate(`[...document.querySelectorAll("#content p")].flatMap((paragraph) => {
    const code = paragraph.querySelector("code");
    const stop = document.createRange();
    stop.setStart(code.nextSibling, 0);
    stop.setEnd(code.nextSibling, 1);
    const last = [...code.getClientRects()].at(-1);
    return stop.getBoundingClientRect().left < last.right - 1 ? [code.textContent] : [];
  })`);
  assert.deepEqual(alone, []);
  assert.equal(await page.evaluate("document.scrollingElement.scrollWidth"), 390);
});
