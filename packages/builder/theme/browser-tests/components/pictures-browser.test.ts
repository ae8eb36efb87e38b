/** Pictures beside words, and by themselves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator } from "playwright-core";
import { axeViolations, openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const badge = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20"/></svg>';
const linked = "[![Sign](/a.svg)](https://example.com)";
const content = `---
title: Pictures
---

Press ![Sign](/a.svg) to go on.

Press <img src="/a.svg" alt="Sign" width="24" /> to go on.

- Press ![Sign](/a.svg) to go on

${linked} ${linked} ${linked}

| Key | Use |
| --- | --- |
| Press ![Sign](/a.svg) | to go on |

**Press ![Sign](/a.svg) to go on**

## Press ![Sign](/a.svg)

![Alone](/a.svg)
`;

test("a picture in a line of text stays in the line, and so do badges in a row; one alone stands in the middle", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": content, "a.svg": badge });
  const lines = page.locator("#content :is(p, li, td:first-child, h2):has(img[alt=Sign])");
  assert.equal(await lines.count(), 7);
  for (const line of await lines.all()) {
    const text = await line.textContent();
    assert.equal(new Set(await middles(line.locator("img"))).size, 1, `badges stand side by side in ${text}`);
    const { height } = (await line.boundingBox()) as { height: number };
    assert.ok(height < 56, `one line of text and not three: ${text} is ${height} tall`);
  }
  const alone = page.locator("img[alt=Alone]");
  const [column] = await middles(page.locator("#content"), "x");
  assert.deepEqual(await middles(alone, "x"), [column]);
});

test("a picture that is hidden from those who hear the page opens on a click, and is no stop of the keyboard", async (t) => {
  const parts =
    'export const Card = () => { const [on] = useState(true); return <div aria-hidden={on}><img src="/a.svg" className="drawn" /></div> }';
  const page = await openSite(t, browser, {
    "index.mdx": `---\ntitle: Hidden\n---\n\n${parts}\n\n<img src="/a.svg" className="told" alt="" aria-hidden="true" />\n\n<Card />\n\n![Seen](/a.svg)\n`,
    "a.svg": badge,
  });
  await page.locator("lc-island[data-alive] img").waitFor();
  for (const name of [".told", ".drawn"]) {
    const image = page.locator(`#content img${name}`);
    assert.deepEqual(
      [await image.getAttribute("role"), await image.getAttribute("tabindex"), await image.getAttribute("aria-label")],
      [null, null, null],
      name,
    );
    await image.click();
    await page.locator("dialog.lc-zoom img").waitFor();
    await page.keyboard.press("Escape");
  }
  assert.equal(await page.locator("#content img[alt=Seen]").getAttribute("role"), "button");
  assert.deepEqual(
    (await axeViolations(page, "#content")).filter((line) => line.startsWith("aria-hidden")),
    [],
  );
});

async function middles(found: Locator, axis: "x" | "y" = "y"): Promise<number[]> {
  const boxes = await Promise.all((await found.all()).map((one) => one.boundingBox()));
  return boxes.map((box) => {
    assert.ok(box);
    return Math.round(axis === "x" ? box.x + box.width / 2 : box.y + box.height / 2);
  });
}
