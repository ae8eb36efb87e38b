/**
 * Bundles in a real browser, where they are meant to run: at the root of a host, under a path, and from disk; with no
 * name that resolves, and under the strictest policy.
 */
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { BuildReport, BundleManifest } from "@lectern/contract";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { lectern, siteOf, writeFiles } from "../packages/cli/testing.ts";
import { launchBrowser } from "./browser.ts";
import { crawl, watch } from "./crawl.ts";
import { serveFiles } from "./static-host.ts";

const manual = join(import.meta.dirname, "..", "docs");
const components = join(import.meta.dirname, "..", "packages/builder/theme/testing/components.mdx");

let browser: Browser;
let work: string;
const files: Record<string, string[]> = {};
const notes: Record<string, string[]> = {};

before(async () => {
  work = mkdtempSync(join(tmpdir(), "lectern-bundle-"));
  browser = await launchBrowser(["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]);
  writeFiles(join(work, "harbour"), harbour());
  await build("manual", manual, "client-hosted");
  await build("harbour", join(work, "harbour"), "client-hosted");
  await build("harbour-sealed", join(work, "harbour"), "air-gapped");
});
after(async () => {
  await browser?.close();
  rmSync(work, { recursive: true, force: true });
});

async function build(name: string, folder: string, target: string): Promise<void> {
  const bundle = join(work, `${name}.tar.gz`);
  const out = join(work, `${name} site`);
  const built = await lectern(["build", folder, "--out", out, "--target", target, "--bundle", bundle, "--json"]);
  assert.equal(built.code, 0, built.stdout + built.stderr);
  notes[name] = (JSON.parse(built.stdout) as BuildReport).diagnostics
    .filter(({ code }) => code === "outside-content-left-out")
    .map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
  const unpacked = await lectern(["verify", bundle]);
  assert.equal(unpacked.code, 0, unpacked.stderr);
  const manifest = JSON.parse(readFileSync(join(out, "lectern-bundle.json"), "utf8")) as BundleManifest;
  files[name] = Object.keys(manifest.files);
}

const places = {
  "at the root": (folder: string) => serveFiles(folder, ""),
  "under any sub path/ü": (folder: string) => serveFiles(folder, "/any/sub path/ü"),
  "from disk": async (folder: string) => {
    const elsewhere = mkdtempSync(join(work, "a folder ü-"));
    cpSync(folder, elsewhere, { recursive: true });
    return { url: `${pathToFileURL(elsewhere).href}/`, close: async () => {} };
  },
};

for (const [place, open] of Object.entries(places)) {
  describe(place, () => {
    for (const name of ["manual", "harbour", "harbour-sealed"]) {
      test(`E13, E14: every page of ${name}: no broken link, no complaint, no request elsewhere`, async () => {
        const { url, close } = await open(join(work, `${name} site`));
        const context = await browser.newContext();
        try {
          assert.deepEqual(await crawl(context, url, files[name] ?? []), []);
        } finally {
          await context.close();
          await close();
        }
      });
    }

    test("E13, E14: search, tabs, accordions, colour mode and copying work", async () => {
      for (const name of ["harbour", "harbour-sealed"]) await on(name, open, useEverything);
    });
  });
}

test("what a bundle leaves out is told by the build, with its place", () => {
  assert.deepEqual(notes.manual, []);
  assert.deepEqual(notes.harbour?.sort(), ["custom.css:1", "outside.mdx"]);
});

test("E23, F15: an air-gapped bundle has no button that leads nowhere", async () => {
  await on("harbour-sealed", places["from disk"], async (page) => {
    for (const path of ["index.html", "components.html"]) {
      await page.goto(new URL(path, page.url()).href);
      assert.equal(await page.locator(".lc-feedback, [data-feedback], [id*=feedback], [id*=assistant]").count(), 0);
      const outside = await page
        .locator("#page-context-menu a, [data-context-menu] a")
        .evaluateAll((links) =>
          links.map((link) => (link as unknown as { href: string }).href).filter((href) => /^https?:/.test(href)),
        );
      assert.deepEqual(outside, [], "no service that cannot be reached is offered");
    }
  });
});

async function on(
  name: string,
  open: (typeof places)["at the root"],
  use: (page: Page, url: string) => Promise<void>,
): Promise<void> {
  const { url, close } = await open(join(work, `${name} site`));
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: "light",
  });
  const faults: string[] = [];
  try {
    const page = await context.newPage();
    watch(page, url, faults);
    await page.goto(`${url}index.html`);
    await use(page, url);
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
    await close();
  }
}

async function useEverything(page: Page, url: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.locator("#search-input").fill("papers");
  const hit = page.locator('[role="option"]').first();
  await hit.waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/components\.html#accordions$/);

  const tab = page.locator(".tabs .lc-tab", { hasText: "pnpm" });
  await tab.click();
  assert.equal(await tab.getAttribute("aria-selected"), "true");
  assert.equal(await page.locator(".tabs").getByText("pnpm add harbour").isVisible(), true);

  const accordion = page.locator("details.accordion", { hasText: "What does it cost?" });
  await accordion.locator("summary").click();
  assert.equal(await accordion.getByText("Less than you think.").isVisible(), true);

  await page.locator("[data-theme-switch]").first().click();
  await page.goto(`${url}guides/start.html`);
  assert.match(await page.evaluate<string>("document.documentElement.className"), /\bdark\b/);

  await page.goto(`${url}components.html`);
  await page.evaluate(`window.copied = [];
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void copied.push(text) } })`);
  await page.locator('.code-block[data-language="diff"]').getByRole("button", { name: "Copy code" }).click();
  await page.waitForFunction("copied.length === 1");
  assert.match(await page.evaluate<string>("copied[0]"), /berth: "auto"/);
}

/** A site with every component, and with all that authors bring from other hosts. */
function harbour(): Record<string, string> {
  const outside = `
![A badge](https://badges.example.com/build.svg)

<img src="https://images.example.com/ship.png" alt="A ship" />

<Frame><iframe src="https://www.youtube.com/embed/abc" title="A film"></iframe></Frame>

<video src="https://films.example.com/sail.mp4" controls></video>

<div style={{ backgroundImage: "url(https://images.example.com/paper.png)" }}>On paper.</div>

<style>{\`.paper background: url(https://images.example.com/paper.png) } @import "https://fonts.example.com/third.css";\`}</style>

<script src="https://scripts.example.com/count.js"></script>

<Card title="A card" img="https://images.example.com/card.png" icon="https://images.example.com/icon.svg">With a picture.</Card>

<a href="https://example.com/elsewhere">A link may lead out.</a>
`;
  const base = siteOf(
    { index: "See [the components](/components).", "guides/start": "Start [here](/components#tabs).", outside },
    "Harbour",
  );
  const config = JSON.parse(base["docs.json"] as string);
  config.navigation.pages.push("components", "start", "guides/containers");
  config.favicon = "https://images.example.com/favicon.ico";
  config.logo = { light: "https://images.example.com/light.svg", dark: "https://images.example.com/dark.svg" };
  config.fonts = { family: "Roboto" };
  config.contextual = { options: ["copy", "view", "chatgpt", "claude"] };
  config.navbar = { links: [{ label: "Elsewhere", href: "https://example.com" }] };
  return {
    ...base,
    "docs.json": JSON.stringify(config),
    "components.mdx": `---\ntitle: Components\n---\n\n${readFileSync(components, "utf8")}`,
    "start.mdx": "---\ntitle: Quickstart\n---\n\nFrom an empty folder.\n",
    "guides/containers.mdx": "---\ntitle: Containers\n---\n\nSizes.\n",
    "images/harbour.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    "custom.css": `@import url("https://fonts.example.com/css?family=Roboto");
@import "https://fonts.example.com/more.css" screen;
@font-face font-family: Outside; src: url(https://fonts.example.com/a.woff2) format("woff2"), local("Arial"); }
.prose background: url('//images.example.com/paper.png'), url("images/harbour.svg"); 
`,
    "custom.js": 'document.documentElement.dataset.custom = "ran";\n',
  };
}
