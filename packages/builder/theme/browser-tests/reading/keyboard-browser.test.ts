import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser } from "../../../test/browser.ts";
import { fixtureSite } from "../../testing/fixture-site.ts";
import { serveFixture } from "../../testing/serve-fixture.ts";

const browser = await openBrowser();
const served = await serveFixture(fixtureSite());
after(() => served.close());

async function open(path: string, width: number, run: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
  await page.goto(served.address + path);
  await run(page);
  await page.close();
}

/** What has the focus: its text, whether it can be seen, and whether its outline can, at both its sides. */
const focused = `(() => {
  const at = document.activeElement;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(at);
  const box = at.getBoundingClientRect();
  const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const cut = (around) => {
    if (!around || around === document.body) return false;
    const edge = around.getBoundingClientRect();
    const clips = getComputedStyle(around).overflowX !== "visible";
    return (clips && (box.left - reach < edge.left - 0.5 || box.right + reach > edge.right + 0.5)) || cut(around.parentElement);
  };
  return {
    name: (at.getAttribute("aria-label") || at.textContent || at.id).trim().slice(0, 40),
    tag: at.tagName,
    id: at.id,
    inDrawer: at.closest("#sidebar") !== null,
    visible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
    outlined: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !cut(at.parentElement),
  };
})()`;
type Focused = Record<"name" | "tag" | "id", string> & Record<"visible" | "outlined" | "inDrawer", boolean>;
const focus = (page: Page) => page.evaluate<Focused>(focused);

test("the first stop of the keyboard leads past the navigation", async () => {
  await open("components", 1440, async (page) => {
    await page.keyboard.press("Tab");
    const skip = await focus(page);
    assert.equal(skip.name, "Skip to main content");
    assert.ok(skip.visible && skip.outlined, JSON.stringify(skip));
    await page.keyboard.press("Enter");
    assert.equal((await focus(page)).id, "content-area");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate('document.activeElement.closest("main") !== null'), true);
  });
});

test("every stop of the keyboard can be seen, from the header to the end of the page", async () => {
  await open("components", 1440, async (page) => {
    const stops: Focused[] = [];
    for (let at = 0; at < 160; at++) {
      await page.keyboard.press("Tab");
      const stop = await focus(page);
      if (stop.tag === "BODY") break;
      stops.push(stop);
    }
    assert.ok(stops.length > 60, `${stops.length} stops`);
    const lost = stops.filter((stop) => !stop.visible || !stop.outlined);
    assert.deepEqual(lost, []);
    for (const wanted of ["Search", "v2.0", "Quickstart", "npm", "berth"]) {
      assert.ok(
        stops.some((stop) => stop.name.includes(wanted)),
        `no stop at ${wanted}`,
      );
    }
  });
});

test("a menu opens, is walked through and closes by keys, and gives the focus back", async () => {
  await open("start", 1440, async (page) => {
    const trigger = page.locator(".lc-header .nav-dropdown-trigger").first();
    await trigger.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    assert.match((await focus(page)).name, /v2\.0/);
    await page.keyboard.press("ArrowDown");
    assert.match((await focus(page)).name, /v1\.4/);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".lc-header details[open]").count(), 0);
    assert.equal((await focus(page)).tag, "SUMMARY");
  });
});

test("a menu closes when the keyboard goes on beyond it, so that it hides nothing", async () => {
  await open("start", 1440, async (page) => {
    await page.locator(".lc-header .nav-dropdown-trigger").first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.equal(await page.locator(".lc-header details[open]").count(), 1, "within the menu it stays open");
    for (let at = 0; at < 2; at++) await page.keyboard.press("Tab");
    assert.match((await focus(page)).name, /Search/);
    assert.equal(await page.locator("details.lc-menu[open]").count(), 0);
  });
});

test("Escape closes a menu of the drawer, and the drawer with the next press", async () => {
  await open("start", 390, async (page) => {
    await page.locator(".lc-menu-button").click();
    const trigger = page.locator("#sidebar .nav-dropdown-trigger").first();
    await trigger.focus();
    await page.keyboard.press("Enter");
    await page.locator("#sidebar details.lc-menu[open]").first().waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#sidebar details.lc-menu[open]").count(), 0);
    assert.equal(await page.locator("#sidebar:popover-open").count(), 1);
    assert.equal((await focus(page)).tag, "SUMMARY");
    await page.keyboard.press("Escape");
    await page.locator("#sidebar").waitFor({ state: "hidden" });
  });
});

test("screen readers hear of the drawer as a dialog while it lies over the page, and of the column as none", async () => {
  await open("start", 390, async (page) => {
    await page.locator(".lc-menu-button").click();
    await page.getByRole("dialog", { name: "Pages" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#sidebar").waitFor({ state: "hidden" });
    assert.equal(await page.locator("#sidebar").getAttribute("role"), null);
  });
});

test("screen readers hear which mode is on and which section is read", async () => {
  await open("components", 1440, async (page) => {
    const mode = page.getByRole("button", { name: "Toggle dark mode" });
    assert.equal(await mode.getAttribute("aria-pressed"), "false");
    await mode.click();
    assert.equal(await mode.getAttribute("aria-pressed"), "true");
    const read = page.locator("#table-of-contents [aria-current]");
    assert.deepEqual([await read.count(), await read.getAttribute("data-active")], [1, "true"]);
  });
});

test("the drawer of a phone takes the focus, keeps it, and gives it back", async () => {
  await open("start", 390, async (page) => {
    await page.locator(".lc-menu-button").focus();
    await page.keyboard.press("Enter");
    await page.locator("#sidebar:popover-open").waitFor();
    await page.locator("#sidebar :focus").waitFor();
    for (let at = 0; at < 60; at++) {
      await page.keyboard.press("Tab");
      const stop = await focus(page);
      assert.ok(stop.inDrawer || stop.tag === "BODY", JSON.stringify(stop));
    }
    await page.locator("#sidebar button").first().focus();
    await page.keyboard.press("Escape");
    await page.locator("#sidebar").waitFor({ state: "hidden" });
    assert.equal((await focus(page)).name, "Open navigation");
    await page.locator("#content-area a").first().focus();
    assert.equal((await focus(page)).inDrawer, false);
  });
});

test("nothing is wider than a window of 320 pixels, as a page enlarged to 400 % has it", async () => {
  await open("components", 320, async (page) => {
    for (const path of ["components", "start", "changelog", "api/create-shipment"]) {
      await page.goto(served.address + path);
      const width = await page.evaluate<number>("document.documentElement.scrollWidth");
      assert.ok(width <= 320, `${path} is ${width} wide`);
    }
  });
});

test("what a tooltip says is there for whoever comes by keyboard, and goes by Escape", async () => {
  await open("components", 1440, async (page) => {
    const tooltip = page.locator(".tooltip").first();
    await tooltip.focus();
    const tip = page.locator(".lc-tooltip-tip").first();
    await tip.waitFor({ state: "visible" });
    await page.keyboard.press("Escape");
    await tip.waitFor({ state: "hidden" });
  });
});

test("a page read in the dark is printed on white, without the controls around it", async () => {
  const page = await browser.newPage({ colorScheme: "dark", viewport: { width: 800, height: 1000 } });
  await page.goto(`${served.address}start`);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  const ground = 'getComputedStyle(document.documentElement).getPropertyValue("--lc-bg").trim()';
  assert.equal(await page.evaluate(ground), "#ffffff");
  for (const part of [".lc-header", "#sidebar", "#pagination", "#footer", ".lc-code-actions"]) {
    assert.equal(await page.locator(part).first().isVisible(), false, part);
  }
  await page.evaluate('dispatchEvent(new Event("afterprint"))');
  assert.notEqual(await page.evaluate(ground), "#ffffff");
  await page.close();
});
