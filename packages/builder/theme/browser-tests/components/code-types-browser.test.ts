import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const code =
  '/** Gives it a **home**. */\nfunction adopt(name: string) {\n  return [name];\n}\nconst all = adopt("Mintie");\n//    ^?';
const files = {
  "types.mdx": `---\ntitle: Types\n---\n\n\`\`\`ts twoslash lines\n${code}\n\`\`\`\n\n\`\`\`ts\nconst plain = 1;\n\`\`\`\n`,
  "other.mdx": "---\ntitle: Other\n---\n\n```ts\nconst plain = 1;\n```\n",
};

test("pointing at a name in checked code shows its type and what is said of it, over everything, until Escape", async (t) => {
  const page = await openSite(t, browser, files, { viewport: { width: 1000, height: 700 } });
  const name = page.locator(".lc-code-name", { hasText: "adopt" }).last();
  const tip = page.locator(".lc-code-tip");
  assert.equal(await tip.count(), 0);
  await name.hover();
  assert.equal(await tip.locator("pre").textContent(), "function adopt(name: string): string[]");
  assert.equal(await tip.locator("p strong").textContent(), "home");
  const [of, box] = [await name.boundingBox(), await tip.boundingBox()];
  assert.ok(of && box && box.y >= of.y + of.height && Math.abs(box.x - of.x) < 2, JSON.stringify({ of, box }));
  const cut = await page.evaluate(`(() => {
    const tip = document.querySelector(".lc-code-tip");
    const { left, right, top, bottom } = tip.getBoundingClientRect();
    return [top + 4, bottom - 4].filter((y) => !tip.contains(document.elementFromPoint((left + right) / 2, y)));
  })()`);
  assert.deepEqual(cut, [], "nothing lies over it");
  await tip.hover();
  await page.waitForTimeout(300);
  assert.equal(await tip.isVisible(), true, "a reader may copy from it");
  await page.keyboard.press("Escape");
  assert.equal(await tip.count(), 0);
  await name.hover({ position: { x: 1, y: 1 } });
  await page.mouse.move(5, 5);
  await tip.waitFor({ state: "detached" });
});

test("on a phone a press shows a type, inside the window, and a press elsewhere puts it away", async (t) => {
  const page = await openSite(t, browser, files, { viewport: { width: 390, height: 700 }, hasTouch: true });
  await page.locator(".lc-code-name", { hasText: "all" }).tap();
  const tip = page.locator(".lc-code-tip");
  assert.equal(await tip.textContent(), "const all: string[]");
  const box = await tip.boundingBox();
  assert.ok(box && box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
  await page.locator("h1").tap();
  assert.equal(await tip.count(), 0);
});

test("what stands below a line of checked code is no part of the code", async (t) => {
  const page = await openSite(t, browser, files, { permissions: ["clipboard-read", "clipboard-write"] });
  const note = page.locator(".lc-code-note");
  assert.equal(
    await page.evaluate('getComputedStyle(document.querySelector(".lc-code-note"), "::after").content'),
    '"      ╰ const all: string[]"',
  );
  const [line, box] = [await page.locator(".line").last().boundingBox(), await note.boundingBox()];
  assert.ok(
    line && box && Math.abs(box.y - line.y - line.height) < 2 && box.height > 12,
    JSON.stringify({ line, box }),
  );
  await page.locator(".code-block-copy-button").first().click();
  assert.equal(await page.evaluate("navigator.clipboard.readText()"), code.replace(/\n[^\n]*$/, ""));
});

test("pages without checked code do not load what shows types", async (t) => {
  const page = await openSite(t, browser, files);
  assert.equal(await page.locator('script[src*="code-types"]').count(), 1);
  await page.goto(new URL("/other", page.url()).href);
  assert.equal(await page.locator('script[src*="code-types"]').count(), 0);
});

test("lines of marked code are equally high, with something on them or not", async (t) => {
  const page = await openSite(t, browser, { "a.mdx": "```js {1}\nlet a;\n\n\nlet b;\n```\n" });
  const heights = await page.locator(".line").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const steps = heights.slice(1).map((top, index) => Math.round(top - (heights[index] as number)));
  assert.deepEqual(steps, [24, 24, 24]);
});
