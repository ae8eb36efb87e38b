import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, type TestContext, test } from "node:test";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "../../../e2e/browser.ts";
import { themeNames } from "../source/site-config.ts";
import { fixtureSite } from "./testing/fixture-site.ts";
import { type Served, serveFixture, writeFixture } from "./testing/serve-fixture.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let browser: Browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser.close());

for (const place of ["under a path of a server", "opened from disk"] as const) {
  describe(`a site ${place}`, () => {
    let served: Served;
    let context: BrowserContext;
    const hosted = place === "under a path of a server";
    before(async () => {
      const files = fixtureSite();
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
        await until(page, "copied.length === 1");
        assert.match(await copied(), /berth: "auto"/);
        await page.locator("#page-context-menu-button").click();
        await until(page, "copied.length === 2");
        assert.match(await copied(), /^# Components/);
      });
    });

    test("an address that leads into something closed opens it", async () => {
      await on("components", async (page) => {
        const accordion = page.locator("details.accordion").first();
        assert.equal(await accordion.getAttribute("open"), null);
        const id = await accordion.getAttribute("id");
        await page.evaluate(`location.assign("#${id}")`);
        await until(page, `document.getElementById("${id}").open`);
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
      });
    });
  });
}

describe("without scripts", () => {
  test("navigation, menus, accordions and all panels can be read, on a phone too", async (t) => {
    const { served, context } = await fresh(t, fixtureSite(), {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(`${served.address}components`);
    assert.equal(await page.getByText("npm install harbour").first().isVisible(), true);
    assert.equal(await page.getByText("pnpm add harbour").isVisible(), true);
    assert.equal(await page.locator("[data-search]").first().isVisible(), false);
    await page.locator(".lc-menu-button").click();
    await page.locator("#sidebar").getByText("Driving a crane").click();
    await page.waitForURL(/guides\/cranes$/);
  });
});

describe("on a phone", () => {
  test("nothing is wider than the screen", async (t) => {
    const { served, context } = await fresh(t, fixtureSite(), { viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    for (const path of ["start", "components", "changelog", "nowhere"]) {
      await page.goto(served.address + path);
      const width = await page.evaluate<number>("document.documentElement.scrollWidth");
      assert.ok(width <= 360, `${path} is ${width} wide`);
    }
  });
});

describe("loading", () => {
  test("a content page asks for at most eight files, and nothing moves while it loads", async (t) => {
    const { served, context } = await fresh(t, fixtureSite());
    const page = await context.newPage();
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
});

describe("feedback", () => {
  test("a vote with its reason and comment is sent once and thanked for", async (t) => {
    const { served, context } = await fresh(t, fixtureSite());
    const page = await context.newPage();
    await page.goto(`${served.address}start`);
    await page.locator("#feedback-thumbs-down").click();
    await page.getByLabel("Something is missing").check();
    await page.locator("#feedback-form-input").fill("Where is the anchor?");
    await page.locator("#feedback-form-submit").click();
    await page.getByText("Thank you. Your feedback has been passed on.").first().waitFor();
    const [{ path, type, body }] = served.posted as [{ path: string; type: string; body: Record<string, unknown> }];
    assert.equal(path, "/docs/sub/_lectern/feedback");
    assert.equal(type, "application/json");
    assert.match(String(body.id), /^[0-9a-f-]{36}$/);
    const { id: _, ...rest } = body;
    assert.deepEqual(rest, {
      path: "/start",
      kind: "contextual",
      helpful: false,
      reason: "Something is missing",
      comment: "Where is the anchor?",
    });
    assert.equal(served.posted.length, 1);
  });

  test("what could not be stored is said to wait, and is sent at the next visit under the same id", async (t) => {
    const { served, context } = await fresh(t, fixtureSite());
    const page = await context.newPage();
    served.answer.status = 503;
    await page.goto(`${served.address}start`);
    await page.locator(".code-block .lc-code-report").first().click({ force: true });
    await page.locator(".code-snippet-feedback-textarea").fill("It fails.");
    await page.locator(".code-snippet-feedback-form-submit-button").click();
    await page.getByText("it is kept in this browser").first().waitFor();
    served.answer.status = 202;
    const again = page.waitForResponse((response) => response.request().method() === "POST");
    await page.goto(`${served.address}components`);
    await again;
    const bodies = (served.posted as { body: { id: string; kind: string; code: string; path: string } }[]).map(
      ({ body }) => body,
    );
    assert.equal(bodies.length, 2);
    assert.deepEqual(bodies[1], bodies[0]);
    assert.equal(bodies[0]?.kind, "code_snippet");
    assert.equal(bodies[0]?.path, "/start");
    assert.match(bodies[0]?.code ?? "", /npm install harbour/);
    await until(page, 'localStorage.getItem("lectern:feedback") === "[]"');
  });
});

describe("in another language", () => {
  test("search and feedback speak the language of the page, and the reason arrives in English", async (t) => {
    const { served, context } = await fresh(t, fixtureSite({ language: "de" }));
    const page = await context.newPage();
    await page.goto(`${served.address}start`);
    await page.keyboard.press("/");
    await page.locator("#search-input").fill("qqqzzz");
    await page.getByText("Nichts gefunden für „qqqzzz“").first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#feedback-thumbs-down").click();
    await page.getByLabel("Etwas fehlt").check();
    await page.getByRole("button", { name: "Senden" }).click();
    await page.getByText("Danke. Ihre Rückmeldung wurde weitergegeben.").first().waitFor();
    assert.equal((served.posted as { body: { reason: string } }[])[0]?.body.reason, "Something is missing");
  });
});

describe("accessibility", () => {
  for (const theme of themeNames) {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`axe finds nothing in ${theme}, ${colorScheme}`, async (t) => {
        const files = fixtureSite({ theme, preview: theme === "palm" });
        // axe has to be put into the page, which the site's own policy refuses.
        const { served, context } = await fresh(t, files, { colorScheme, bypassCSP: true, reducedMotion: "reduce" });
        const page = await context.newPage();
        for (const path of theme === "mint" ? ["components", "start", "changelog", "nowhere"] : ["components"]) {
          await page.goto(served.address + path);
          await page.evaluate(axe);
          if (path === "start") {
            await page.keyboard.press("/");
            await page.locator("#search-input").fill("ship");
            await page.locator('[role="option"]').first().waitFor();
          }
          assert.deepEqual(await page.evaluate(violations), [], path);
        }
      });
    }
  }
});

/** Waits until an expression holds in the page. Playwright's own way evaluates text in the page, which its policy refuses. */
async function until(page: Page, expression: string): Promise<void> {
  for (const end = Date.now() + 60_000; !(await page.evaluate(expression)); ) {
    assert.ok(Date.now() < end, expression);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Evaluated in the page: what axe finds, in a form that can be read in a test's output. */
const violations = `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map((node) => id + ": " + node.html.slice(0, 120) + " " + node.failureSummary)))`;

/** A served site and a context of its own, both put away when the test ends. */
async function fresh(t: TestContext, files: ReturnType<typeof fixtureSite>, options: BrowserContextOptions = {}) {
  const served = await serveFixture(files);
  t.after(() => served.close());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(60_000);
  t.after(() => context.close());
  return { served, context };
}
