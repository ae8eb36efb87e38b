import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import { openBrowser, openPage, waitFor } from "../../../test/browser.ts";
import { fixtureSite } from "../../testing/fixture-site.ts";
import { openFixture } from "../../testing/open-fixture.ts";
import { type Served, serveFixture, writeFixture } from "../../testing/serve-fixture.ts";

const browser = await openBrowser();

for (const place of ["under a path of a server", "opened from disk"] as const) {
  describe(`a site ${place}`, () => {
    let served: Served;
    let context: BrowserContext;
    const hosted = place === "under a path of a server";
    before(async () => {
      const files = fixtureSite({ target: hosted ? "cloud" : "client-hosted" });
      served = hosted ? await serveFixture(files) : writeFixture(files);
      context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });
    });
    after(async () => {
      await context.close();
      await served.close();
    });

    /** Runs a test on a page, and fails it when the browser complained or asked anybody else for anything. */
    async function on(path: string, run: (page: Page) => Promise<void>): Promise<void> {
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || /Content.Security/i.test(message.text())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => {
        if (!request.url().startsWith(hosted ? new URL(served.address).origin : "file:"))
          complaints.push(request.url());
      });
      await page.goto(served.address + (hosted ? path : `${path || "index"}.html`));
      await run(page);
      assert.deepEqual(complaints, []);
      assert.deepEqual(served.missing, []);
      await page.close();
    }

    test("choosing a tab chooses its label everywhere on the page, and on the next page", async () => {
      await on("components", async (page) => {
        const chosen = () => page.locator('.lc-tab[aria-selected="true"]').allTextContents();
        await page.locator(".tabs .lc-tab", { hasText: "pnpm" }).click();
        assert.deepEqual(await chosen(), ["pnpm", "pnpm"]);
        assert.equal(await page.locator(".tabs").getByText("pnpm add harbour").isVisible(), true);
        assert.equal(await page.locator(".tabs").getByText("npm install harbour").isVisible(), false);
        await page.reload();
        assert.deepEqual(await chosen(), ["pnpm", "pnpm"]);
        await page.locator(".code-group .lc-tab", { hasText: "pnpm" }).press("ArrowLeft");
        assert.deepEqual(await chosen(), ["npm", "npm"]);
      });
    });

    test("search finds a word by its beginning and opens its section", async () => {
      await on("guides/customs/papers", async (page) => {
        await page.keyboard.press("/");
        await page.locator("#search-input").fill("idempot");
        const hit = page.locator('[role="option"]').first();
        await hit.waitFor();
        assert.match(await hit.innerText(), /Send a first shipment/);
        assert.equal(await hit.locator("mark").first().innerText(), "idempotency");
        assert.equal(await hit.getAttribute("aria-selected"), "true");
        await page.keyboard.press("Enter");
        await page.waitForURL(/start(\.html)?#ship$/);
        assert.equal(await page.locator("#page-title").innerText(), "Quickstart");
        await page.keyboard.press("Control+k");
        await page.locator("#search-input").fill("");
        assert.equal(await page.locator('[role="option"]').first().innerText(), "idempot");
        await page.keyboard.press("Escape");
        assert.equal(await page.locator(".lc-search").isVisible(), false);
      });
    });

    test("the colour mode that a reader chose survives a reload and holds on other pages", async () => {
      await on("start", async (page) => {
        const mode = () => page.evaluate<string>("document.documentElement.className");
        assert.match(await mode(), /\blight\b/);
        await page.locator("[data-theme-switch]").click();
        await page.reload();
        assert.match(await mode(), /\bdark\b/);
        await page.locator("#sidebar a", { hasText: "Components" }).click();
        await page.waitForURL(/components/);
        assert.match(await mode(), /\bdark\b/);
        await page.locator("[data-theme-switch]").click();
      });
    });

    test("code and the page can be copied", async () => {
      await on("components", async (page) => {
        await page.evaluate(`window.copied = [];
          Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void copied.push(text) } })`);
        const copied = () => page.evaluate<string>("copied.at(-1)");
        const diff = page.locator('.code-block[data-language="diff"]');
        await diff.getByRole("button", { name: "Copy code" }).click();
        await waitFor(page, "copied.length === 1");
        assert.match(await copied(), /berth: "auto"/);
        await page.locator("#page-context-menu-button").click();
        await waitFor(page, "copied.length === 2");
        assert.match(await copied(), /^# Components/);
      });
    });

    test("an address that leads into something closed opens it", async () => {
      await on("components", async (page) => {
        const accordion = page.locator("details.accordion").first();
        assert.equal(await accordion.getAttribute("open"), null);
        const id = await accordion.getAttribute("id");
        await page.evaluate(`location.assign("#${id}")`);
        await waitFor(page, `document.getElementById("${id}").open`);
      });
    });

    test("the navigation shows where the reader is, and the table of contents follows", async () => {
      await on("guides/customs/papers", async (page) => {
        const active = page.locator('#sidebar [aria-current="page"]');
        assert.equal(await active.innerText(), "Papers");
        assert.equal(await active.isVisible(), true);
        await page.evaluate('document.getElementById("next-steps").scrollIntoView({ behavior: "instant" })');
        await page.locator("#table-of-contents a[data-active]", { hasText: "Next steps" }).waitFor();
      });
    });

    test("the table of contents leaves out what a tab hides, until it shows", async () => {
      await on("components", async (page) => {
        const entry = page.locator("#table-of-contents li", { hasText: "Workspaces of pnpm" });
        await page.locator("#table-of-contents a[data-active]").waitFor();
        assert.equal(await entry.isVisible(), false);
        const first = page.locator("#table-of-contents a").first();
        assert.equal(await first.getAttribute("data-active"), "true");
        await page.locator(".tabs .lc-tab", { hasText: "pnpm" }).click();
        await entry.waitFor();
      });
    });

    test("a dismissed banner stays away", async () => {
      await on("start", async (page) => {
        await page.locator("[data-dismiss]").click();
        await page.reload();
        assert.equal(await page.locator("#banner").isVisible(), false);
      });
    });

    test("an image can be enlarged by keyboard and put back", async () => {
      await on("start", async (page) => {
        await page.locator("img[data-zoom]").press("Enter");
        await page.locator("dialog.lc-zoom").waitFor();
        await page.keyboard.press("Escape");
        await page.locator("dialog.lc-zoom").waitFor({ state: "detached" });
        await page.locator("img[data-zoom]").click();
        await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
        await page.locator("dialog.lc-zoom").waitFor({ state: "detached" });
      });
    });
  });
}

test("without scripts navigation, menus, accordions and all panels can be read, on a phone too", async (t) => {
  const { page } = await openFixture(t, browser, fixtureSite(), "components", {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  assert.equal(await page.getByText("npm install harbour").first().isVisible(), true);
  assert.equal(await page.getByText("pnpm add harbour").isVisible(), true);
  assert.equal(await page.locator("[data-search]").first().isVisible(), false);
  await page.locator(".lc-menu-button").click();
  await page.locator("#sidebar").getByText("Driving a crane").click();
  await page.waitForURL(/guides\/cranes$/);
});

test("where the page's script cannot be had, all panels can be read, and no control waits for it", async (t) => {
  const { served, page } = await openFixture(t, browser, fixtureSite(), "start");
  await page.route(/main\.\w+\.js$/, (route) => route.abort());
  await page.goto(`${served.address}components`);
  assert.equal(await page.getByText("npm install harbour").first().isVisible(), true);
  assert.equal(await page.getByText("pnpm add harbour").isVisible(), true);
  assert.equal(await page.locator("[data-search]").first().isVisible(), false);
});

test("on a phone nothing is wider than the screen", async (t) => {
  const viewport = { width: 360, height: 740 };
  const { served, page } = await openFixture(t, browser, fixtureSite(), "start", { viewport });
  for (const path of ["start", "components", "changelog", "nowhere"]) {
    await page.goto(served.address + path);
    const width = await page.evaluate<number>("document.documentElement.scrollWidth");
    assert.ok(width <= 360, `${path} is ${width} wide`);
  }
});

test("a content page asks for at most eight files, and nothing moves while it loads", async (t) => {
  const served = await serveFixture(fixtureSite());
  t.after(() => served.close());
  const page = await openPage(t, browser, "about:blank");
  for (const path of ["components", "start"]) {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(served.address + path, { waitUntil: "networkidle" });
    // A picture of the content is the content's own.
    const own = asked.filter((url) => !url.includes("/images/"));
    assert.ok(own.length <= 8, own.join("\n"));
    page.removeAllListeners("request");
    const shift = await page.evaluate<number>(`new Promise((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
        .observe({ type: "layout-shift", buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
    })`);
    assert.ok(shift < 0.005, `${path} moved by ${shift}`);
  }
});
