/** The way from one page to the next: fetched ahead, shown at once, kept for the way back. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { lectern, type Serving, siteOf, startServing, writeFiles } from "../packages/cli/testing.ts";
import { launchBrowser } from "./browser.ts";

let work: string;
let site: Serving;
let browser: Browser;

before(async () => {
  work = mkdtempSync(join(tmpdir(), "lectern-between-"));
  const text =
    "A berth is booked for a day.\n\n```ts\nawait book();\n```\n\n<Tabs><Tab title='a'>A</Tab><Tab title='b'>B</Tab></Tabs>\n";
  writeFiles(join(work, "source"), siteOf({ first: text, second: text }, "Harbour"));
  const built = await lectern(["build", join(work, "source"), "--out", join(work, "site")]);
  assert.equal(built.code, 0, built.stdout + built.stderr);
  site = await startServing([join(work, "site"), "--port", "0"]);
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(work, { recursive: true, force: true });
});

test("a page that a reader is about to open is fetched before, and not a second time", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}first`);
  const link = page.locator("#sidebar a", { hasText: "second" });
  const fetched = page.waitForResponse((response) => /\/second(\.html)?$/.test(response.url()));
  await link.hover();
  assert.equal((await fetched).status(), 200);
  await (await fetched).finished();
  await link.click();
  await page.waitForURL(/\/second/);
  assert.equal(await page.evaluate("performance.getEntriesByType('navigation')[0].transferSize"), 0);
  await page.close();
});

test("a reader in the dark sees no light frame between two pages, and nothing that moves", async () => {
  const context = await browser.newContext({ colorScheme: "dark", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(`window.seen = { grounds: new Set(), shift: 0 };
    const look = () => {
      if (document.documentElement) seen.grounds.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { seen.shift += value; }))
      .observe({ type: "layout-shift", buffered: true });`);
  for (const path of ["first", "second", "first"]) {
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    const { grounds, shift } = await page.evaluate<{ grounds: string[]; shift: number }>(
      "({ grounds: [...seen.grounds], shift: seen.shift })",
    );
    assert.equal(grounds.length, 1, grounds.join(", "));
    assert.notEqual(grounds[0], "rgb(255, 255, 255)");
    assert.ok(shift < 0.0005, `moved by ${shift}`);
  }
  await context.close();
});

test("nothing keeps a page out of the browser's memory of pages left", async () => {
  const page = await browser.newPage();
  // What browsers name as reasons; the browser of these tests keeps no pages, whatever they do.
  await page.addInitScript(`window.kept = [];
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (type === "unload" || type === "beforeunload") kept.push(type);
      return listen.call(this, type, ...rest);
    };
    for (const name of ["WebSocket", "RTCPeerConnection", "BroadcastChannel", "SharedWorker"]) {
      const Original = window[name];
      if (Original) window[name] = class extends Original { constructor(...rest) { super(...rest); kept.push(name); } };
    }
    for (const [object, name] of [[window.indexedDB, "open"], [navigator.locks, "request"]]) {
      if (object) object[name] = () => { kept.push(name); throw new Error("refused"); };
    }`);
  const answer = await page.goto(`${site.url}first`, { waitUntil: "networkidle" });
  assert.doesNotMatch(answer?.headers()["cache-control"] ?? "", /no-store/);
  await page.keyboard.press("Control+k");
  await page.locator("#search-input").fill("berth");
  await page.locator('[role="option"]').first().waitFor();
  assert.deepEqual(await page.evaluate("[...kept, ...(window.onunload || window.onbeforeunload ? ['on'] : [])]"), []);
  await page.close();
});
