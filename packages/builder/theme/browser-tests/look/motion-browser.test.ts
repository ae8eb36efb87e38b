/** What moves for readers who ask for less motion. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const options = { reducedMotion: "reduce" } as const;

test("what its author has made go round for ever stands still for readers who ask for less motion", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": '<div className="animate-spin" id="wheel">o</div>' }, options);
  const running =
    'document.getElementById("wheel").getAnimations().filter((one) => one.playState === "running").length';
  await page.waitForTimeout(100);
  assert.equal(await page.evaluate(running), 0);
});

test("a film that begins by itself waits for readers who ask for less motion, and has what starts it", async (t) => {
  const films =
    '<video autoPlay muted loop src="/none.webm" />\n\n<Frame><video autoPlay src="/none.webm" /></Frame>\n';
  const states = "[...document.querySelectorAll('video')].map((film) => [film.autoplay, film.controls, film.paused])";
  const page = await openSite(t, browser, { "index.mdx": films }, options);
  await page.locator("html.js").waitFor();
  assert.deepEqual(await page.evaluate(states), [
    [false, true, true],
    [false, true, true],
  ]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  const [[begins, hasControls]] = (await page.evaluate(states)) as [[boolean, boolean]];
  assert.deepEqual([begins, hasControls], [true, false], "others see it as its author wrote it");
});
