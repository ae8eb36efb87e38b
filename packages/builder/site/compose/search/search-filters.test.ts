import assert from "node:assert/strict";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { axeViolations, openBrowser, openPage } from "../../../test/browser.ts";
import { type Built, build, compose, folderOf } from "../../../test/build-fixture.ts";

const browser = await openBrowser();

const tabs = (folder: string, guides: string, api: string) => [
  {
    tab: guides,
    groups: [
      {
        group: "How to",
        root: `${folder}list/index`,
        directory: "accordion",
        pages: [`${folder}lift`, `${folder}turn`],
      },
    ],
  },
  { tab: api, pages: [`${folder}cranes`] },
];
const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n${text}`;
const source = {
  "docs.json": JSON.stringify({
    name: "Cranes",
    theme: "mint",
    colors: { primary: "#0a7" },
    navigation: {
      languages: [
        {
          language: "en",
          versions: [
            { version: "v2", tabs: tabs("v2/", "Guides", "API") },
            { version: "v1", pages: ["v1/lift"] },
          ],
        },
        { language: "de", pages: ["de/heben"] },
      ],
    },
  }),
  "v2/list/index.mdx": page("How to", "What cranes do."),
  "v2/lift.mdx": page("Lift a load", "The harbour crane lifts.\n\n## Harbour rules\n\nSlowly."),
  "v2/turn.mdx": page("Turn\nsidebarTitle: Slewing", "The crane turns."),
  "v2/cranes.mdx": page("Crane object", "A harbour has cranes."),
  "v1/lift.mdx": page("Lift, the old way", "By hand in the harbour."),
  "de/heben.mdx": page("Heben", "Der Kran im Hafen (harbour) hebt."),
};

/** The site on a disk, where it must work without any server. */
async function onDisk(context: TestContext, built: Built, paths: string[] | null = null): Promise<string> {
  const { files } = await compose(built, { target: "air-gapped", paths });
  return folderOf(context, Object.fromEntries(files));
}

async function searchOn(context: TestContext, file: string): Promise<Page> {
  const opened = await openPage(context, browser, pathToFileURL(file).href, { reducedMotion: "reduce" });
  await opened.keyboard.press("/");
  return opened;
}

const titles = (opened: Page) => opened.locator('[role="option"] .lc-search-hit-title').allInnerTexts();
const status = (opened: Page, text: string) =>
  opened.locator('[role="status"]', { hasText: text }).first().waitFor({ state: "attached" });

test("a reader narrows a search to a tab, to another version and to another language", async (t) => {
  const folder = await onDisk(t, await build(t, folderOf(t, source)));
  const opened = await searchOn(t, join(folder, "v2/turn.html"));
  await opened.locator("#search-input").fill("harbour");
  await status(opened, "Results: 3");
  const chip = (name: string) => opened.getByRole("button", { name, exact: true });
  assert.equal(await chip("All").getAttribute("aria-pressed"), "true");
  await chip("API").press("Enter");
  await status(opened, "Results: 1");
  assert.deepEqual(await titles(opened), ["Crane object"]);
  assert.equal(await chip("API").getAttribute("aria-pressed"), "true");
  assert.equal(await chip("All").getAttribute("aria-pressed"), "false");

  await opened.locator("#search-input").fill("rules");
  await status(opened, "Nothing found");
  await chip("Search everywhere").press("Enter");
  await status(opened, "Results: 1");
  assert.deepEqual(await titles(opened), ["Harbour rules"]);

  await opened.locator("#search-input").fill("harbour");
  await opened.getByLabel("Version", { exact: true }).selectOption({ label: "v1" });
  await status(opened, "Results: 1");
  assert.deepEqual(await titles(opened), ["Lift, the old way"]);
  assert.equal(await chip("API").count(), 0, "the old version has no tabs to choose from");
  await opened.getByLabel("Language", { exact: true }).selectOption({ label: "Deutsch" });
  await opened.getByRole("option", { name: /Heben/ }).waitFor();
  await opened.locator("#search-input").press("Enter");
  await opened.waitForURL(/de\/heben\.html$/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the dialog and in a listing, ${colorScheme}`, async (t) => {
    const folder = await onDisk(t, await build(t, folderOf(t, source)));
    const address = pathToFileURL(join(folder, "v2/list/index.html")).href;
    const opened = await openPage(t, browser, address, { reducedMotion: "reduce", colorScheme });
    assert.deepEqual(await axeViolations(opened, ".directory"), []);
    await opened.keyboard.press("/");
    await opened.locator("#search-input").fill("harbour");
    await status(opened, "Results: 3");
    assert.deepEqual(await axeViolations(opened, ".lc-search"), []);
    await opened.getByRole("button", { name: "API", exact: true }).press("Enter");
    await opened.locator("#search-input").fill("rules");
    await status(opened, "Nothing found");
    assert.deepEqual(await axeViolations(opened, ".lc-search"), []);
  });
}

test("where there is nothing to choose, nothing is offered", async (t) => {
  const built = await build(t, folderOf(t, source));
  const folder = await onDisk(t, built, ["de/heben"]);
  const opened = await searchOn(t, join(folder, "de/heben.html"));
  await opened.locator("#search-input").fill("Kran");
  await opened.getByRole("option", { name: /Heben/ }).waitFor();
  assert.equal(await opened.locator(".lc-search-filters").isVisible(), false);
});

test("a page is found by the shorter name that the navigation has for it", async (t) => {
  const built = await build(t, folderOf(t, source));
  const opened = await searchOn(t, join(await onDisk(t, built), "v2/turn.html"));
  await opened.locator("#search-input").fill("slewing");
  await status(opened, "Results: 1");
  assert.deepEqual(await titles(opened), ["Turn"]);
});
