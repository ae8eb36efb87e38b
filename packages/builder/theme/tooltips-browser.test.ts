import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../test/browser.ts";
import { openSite } from "./testing/open-site.ts";

const browser = await openBrowser();
const lines = Array.from({ length: 60 }, (_, at) => `Line ${at}.`).join("\n\n");
const page = `A <Tooltip tip="Where ships lie" cta="Read more" href="/berth">berth</Tooltip> is free.\n\n${lines}\n`;
const files = { "berth.mdx": `---\ntitle: Berth\n---\n\n${lines}\n\n${page}` };

test("the link of a tip is reached by a pointer that moves there slowly", async (t) => {
  const opened = await openSite(t, browser, files, { reducedMotion: "reduce" });
  const term = opened.locator(".tooltip");
  await term.hover();
  const from = await term.boundingBox();
  const link = opened.locator(".lc-tooltip-cta");
  const to = await link.boundingBox();
  assert.ok(from && to);
  const x = from.x + from.width / 2;
  await opened.mouse.move(x, from.y + from.height / 2);
  for (let y = from.y + from.height / 2; y > to.y + to.height / 2; y -= 1) {
    await opened.mouse.move(x, y);
    assert.equal(await link.isVisible(), true, `${from.y - y} pixels above the term`);
  }
});

test("a tip that has no room above its term opens below it, not under the header", async (t) => {
  const opened = await openSite(t, browser, files, { reducedMotion: "reduce" });
  const term = opened.locator(".tooltip");
  await term.evaluate(`(() => {
    const header = document.querySelector(".lc-header").getBoundingClientRect().bottom;
    scrollBy({ top: document.querySelector(".tooltip").getBoundingClientRect().top - header - 8, behavior: "instant" });
  })()`);
  await term.hover();
  const header = await opened.locator(".lc-header").boundingBox();
  const tip = await opened.locator(".lc-tooltip-tip").boundingBox();
  assert.ok(header && tip);
  assert.ok(tip.y >= header.y + header.height, `${tip.y} is behind the header`);
});
