/** What a reader does, in each of the places where a site can stand. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { waitFor } from "../packages/builder/test/browser.ts";
import { type PlaygroundApi, startPlaygroundApi } from "../packages/builder/theme/testing/playground-api.ts";
import { launchBrowser } from "./browser.ts";
import { openPlaces, type Place, type Places } from "./reader-places.ts";
import { readerSite } from "./reader-site.ts";

let browser: Browser;
let api: PlaygroundApi;
let places: Places;
const cleanUp: (() => unknown)[] = [];

before(async () => {
  browser = await launchBrowser();
  api = await startPlaygroundApi();
  places = await openPlaces(
    { after: (done) => void cleanUp.push(done as () => unknown) },
    readerSite(api.origin),
    api.origin,
  );
});
after(async () => {
  await Promise.all([browser?.close(), api?.close()]);
  for (const done of cleanUp.reverse()) await done();
});

const names: Place["name"][] = ["hosted", "preview", "bundle under a path", "bundle from disk"];
for (const [index, name] of names.entries()) {
  describe(name, () => {
    let context: BrowserContext;
    before(async () => {
      context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        colorScheme: "light",
        reducedMotion: "reduce",
      });
      context.setDefaultTimeout(60_000);
    });
    after(() => context.close());

    /** Runs a visit that begins at a page, and fails it when the browser complained. */
    async function visit(
      start: string,
      run: (page: Page, at: (path: string) => RegExp) => Promise<void>,
    ): Promise<void> {
      const place = places.all[index] as Place;
      assert.equal(place.name, name);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await page.goto(place.address(start));
      await run(page, (path) => new RegExp(`${path}(\\.html)?(#.*)?$`));
      assert.deepEqual(complaints, []);
      await page.close();
    }

    test("search finds a section of the version and language at hand, and leads there", async () => {
      await visit("en/v2/cranes", async (page, at) => {
        await page.keyboard.press("/");
        await page.locator("#search-input").fill("idempot");
        await page.locator('[role="option"]', { hasText: "Idempotency" }).first().waitFor();
        await page.keyboard.press("Enter");
        await page.waitForURL(at("/en/v2/start"));
        assert.match(page.url(), /#idempotency$/);
      });
    });

    test("a tab chosen on one page is chosen on the next", async () => {
      await visit("en/v2/start", async (page, at) => {
        await page.locator(".lc-tab", { hasText: "pnpm" }).click();
        assert.equal(await page.getByText("pnpm add harbour").isVisible(), true);
        await page.locator("#pagination .pagination-next").click();
        await page.waitForURL(at("/en/v2/cranes"));
        await page.locator('.lc-tab[aria-selected="true"]', { hasText: "pnpm" }).waitFor();
      });
    });

    test("the playground asks the real API and shows its answer", async () => {
      await visit("api-reference/get-a-page", async (page) => {
        const before = api.received.length;
        await page.locator(".lc-endpoint-try").click();
        await page.locator(".lc-pg-send").click();
        await page.locator(".lc-pg-tools").waitFor();
        assert.equal(api.received.length, before + 1);
        assert.match(await page.locator(".lc-pg").innerText(), /200/);
      });
    });

    test(
      name === "hosted" ? "feedback reaches its project" : "no feedback is asked for where it would reach nobody",
      async () => {
        await visit("en/v2/start", async (page) => {
          if (name !== "hosted")
            return assert.equal(await page.locator(".feedback-toolbar, .lc-code-report").count(), 0);
          await page.locator("#feedback-thumbs-up").click();
          await page.locator("#feedback-form-input").fill("Clear.");
          await page.locator("#feedback-form-submit").click();
          await page.getByText("Thank you", { exact: false }).first().waitFor();
          const { db } = places.platform;
          const stored = () =>
            db.selectFrom("feedback").selectAll().where("project_id", "=", places.projectId).execute();
          for (const end = Date.now() + 60_000; (await stored()).length === 0; ) assert.ok(Date.now() < end);
          assert.deepEqual(
            (await stored()).map(({ path, helpful }) => [path, helpful]),
            [["/en/v2/start", true]],
          );
        });
      },
    );

    test("the navigation leads on, and back to where one was reading", async () => {
      await visit("en/v2/start", async (page, at) => {
        await page.evaluate("scrollTo({ top: 700, behavior: 'instant' })");
        await page.locator("#sidebar a", { hasText: "Cranes" }).click();
        await page.waitForURL(at("/en/v2/cranes"));
        assert.equal(await page.locator('#sidebar [aria-current="page"]').innerText(), "Cranes");
        assert.equal(await page.evaluate("scrollY"), 0);
        await page.goBack();
        await page.waitForURL(at("/en/v2/start"));
        await waitFor(page, "Math.abs(scrollY - 700) < 2");
      });
    });

    test("the colour mode holds on the next page", async () => {
      await visit("en/v2/start", async (page) => {
        const isDark = () => page.evaluate<boolean>('document.documentElement.classList.contains("dark")');
        const was = await isDark();
        await page.locator("[data-theme-switch]").click();
        await page.locator("#sidebar a", { hasText: "Cranes" }).click();
        await page.waitForURL(/cranes/);
        assert.equal(await isDark(), !was);
      });
    });

    test("version and language lead to their own pages, whose words and search are their own", async () => {
      await visit("en/v2/start", async (page, at) => {
        await page.locator('.lc-header [data-kind="version"] summary').click();
        await page.locator('.lc-header [data-kind="version"] a', { hasText: "v1" }).click();
        await page.waitForURL(at("/en/v1/start"));
        await page.locator('.lc-header [data-kind="language"] summary').click();
        await page.locator('.lc-header [data-kind="language"] a[lang="de"]').click();
        await page.waitForURL(at("/de/start"));
        assert.equal(await page.locator("html").getAttribute("lang"), "de");
        await page.keyboard.press("/");
        await page.locator("#search-input").fill("Anfang");
        await page.locator('[role="option"]', { hasText: "Anfang" }).first().waitFor();
      });
    });

    test("a whole tour needs no mouse", async () => {
      await visit("en/v2/start", async (page, at) => {
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        assert.equal(await page.evaluate("document.activeElement.id"), "content-area");
        await page.locator(".lc-tab").first().focus();
        await page.keyboard.press("ArrowRight");
        assert.equal(await page.locator(".lc-tab").nth(1).getAttribute("aria-selected"), "true");
        await page.locator('.lc-header [data-kind="version"] summary').focus();
        await page.keyboard.press("Enter");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await page.waitForURL(at("/en/v1/start"));
        await page.keyboard.press("Control+k");
        await page.locator("#search-input:focus").waitFor();
        await page.keyboard.type("old");
        await page.locator('[role="option"]').first().waitFor();
        await page.keyboard.press("Escape");
        await page.locator("[data-theme-switch]").focus();
        await page.keyboard.press("Enter");
      });
    });
  });
}
