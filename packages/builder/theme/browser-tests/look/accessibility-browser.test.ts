import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { themeNames } from "../../../source/site-config.ts";
import { axeViolations, openBrowser } from "../../../test/browser.ts";
import { build, folderOf } from "../../../test/build-fixture.ts";
import { fixtureSite } from "../../testing/fixture-site.ts";
import { openFixture } from "../../testing/open-fixture.ts";
import { serveBuilt } from "../../testing/serve-built.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const pages = {
  components: read("../../testing/components.mdx"),
  more: read("../../testing/more-components.mdx"),
  rare: read("../../testing/rare-components.mdx"),
};
const ship =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120" fill="#4f9c8a"/></svg>';

const browser = await openBrowser();

test("every component of the format stands on a page that is looked at", () => {
  const names = [...read("../../../content/components/component-names.ts").matchAll(/^ +"([\w.]+)",/gm)].map(
    ([, name]) => name,
  );
  assert.ok(names.length > 40, `${names.length} components`);
  const used = new Set(
    Object.values(pages).flatMap((text) => [...text.matchAll(/<([A-Z][\w.]*)/g)].map(([, name]) => name)),
  );
  assert.deepEqual(
    names.filter((name) => !used.has(name)),
    [],
  );
});

for (const theme of themeNames) {
  test(`axe finds nothing in the components in ${theme}, light and dark, on a desk and on a phone`, async (t) => {
    const files = {
      "docs.json": JSON.stringify({
        name: "Harbour",
        theme,
        colors: { primary: "#0d7a5f" },
        variations: {
          options: [
            { id: "sail", label: "Sail" },
            { id: "steam", label: "Steam" },
          ],
        },
        navigation: {
          groups: [{ group: "All", pages: ["components", { group: "More", root: "more", pages: ["rare", "last"] }] }],
        },
      }),
      "last.mdx": "The last.",
      "components.mdx": `---\ntitle: Components\n---\n\n${pages.components}`,
      "more.mdx": `---\ntitle: More components\nrss: true\n---\n\n${pages.more}`,
      "rare.mdx": `---\ntitle: Rare components\n---\n\n${pages.rare}`,
      "snippets/quay.mdx": "From a snippet.",
      "images/ship.svg": ship,
      "images/harbour.svg": ship,
    };
    const served = await serveBuilt(await build(t, folderOf(t, files)));
    t.after(() => served.close());
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of theme === "mint" ? [1440, 390] : [1440]) {
        const context = await browser.newContext({
          colorScheme,
          bypassCSP: true,
          reducedMotion: "reduce",
          viewport: { width, height: 900 },
        });
        const page = await context.newPage();
        for (const path of Object.keys(pages)) {
          await page.goto(`${served.origin}/${path}`);
          assert.deepEqual(await axeViolations(page), [], `${path}, ${colorScheme}, ${width}`);
        }
        await context.close();
      }
    }
  });
}

for (const theme of themeNames) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing in the pages of a site in ${theme}, ${colorScheme}`, async (t) => {
      const files = fixtureSite({ theme, preview: theme === "palm" });
      const options = { colorScheme, bypassCSP: true, reducedMotion: "reduce" } as const;
      const { served, page } = await openFixture(t, browser, files, "components", options);
      for (const path of theme === "mint" ? ["components", "start", "changelog", "nowhere"] : ["components"]) {
        await page.goto(served.address + path);
        if (path === "start") {
          await page.keyboard.press("/");
          await page.locator("#search-input").fill("ship");
          await page.locator('[role="option"]').first().waitFor();
        }
        assert.deepEqual(await axeViolations(page), [], path);
      }
    });
  }
}
